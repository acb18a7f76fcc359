// The parts of Boost that are compiled once.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
