#include <cmark.h>
#include <pthread.h>
#include <string.h>
