#!/usr/bin/env bash
# usage: serve_examples.sh PTCG EXAMPLES_FOLDER
# Checks the examples for operators as far as this machine can: the options of the unit with the
# program itself, the rest with systemd, nginx and Caddy where they are installed.
. "${0%/*}/serving.sh"
examples=$2

# The options that the unit gives, with free ports and a folder of ours.
options=$(sed -n '/^ExecStart=/,/[^\\]$/p' "$examples/ptcg.service" | sed 's/\\$//; s/^ExecStart=[^ ]* serve//' | tr '\n' ' ')
options=${options//--port 8080/--port 0}
options=${options//--metrics 9100/--metrics 0}
options=${options//\/var\/lib\/ptcg/$folder}
read -ra words <<<"$options"
serve "${words[@]}"
[[ -s $folder/rooms.sqlite ]]
kill "$server"
wait "$server"
server=

if command -v systemd-analyze >/dev/null; then
    # With a program that exists here.
    sed "s|/usr/local/bin/ptcg|$ptcg|" "$examples/ptcg.service" >"$folder/ptcg.service"
    said=$(systemd-analyze verify --man=no "$folder/ptcg.service" 2>&1 | grep -F ptcg.service || true)
    [[ -z $said ]] || { echo "$said"; exit 1; }
else
    echo "systemd-analyze is not installed: the unit is not checked"
fi
if command -v nginx >/dev/null && command -v openssl >/dev/null; then
    openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=cards.example -days 1 \
        -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null
    sed "s|/etc/letsencrypt/live/cards.example|$folder|" "$examples/nginx.conf" >"$folder/site.conf"
    printf 'pid %s/pid; error_log stderr; events {}\nhttp { access_log off; include %s/site.conf; }\n' \
        "$folder" "$folder" >"$folder/nginx.conf"
    nginx -t -q -c "$folder/nginx.conf"
else
    echo "nginx is not installed: its example is not checked"
fi
if command -v caddy >/dev/null; then
    caddy validate --adapter caddyfile --config "$examples/Caddyfile"
else
    echo "Caddy is not installed: its example is not checked"
fi
