#include <stdlib.h>
#if defined(__GLIBC__)
#include <malloc.h>
#include <unistd.h>
#endif

// glibc keeps what was freed in an arena for each thread, and takes ever larger pieces from there. A process that stays
// for days and works for moments does better with few arenas, and with large pieces that go back to the system at once.
// One that works on all processors and then ends does best with an arena for each of them.
static inline void feedsite_prefer_speed(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, (int)sysconf(_SC_NPROCESSORS_ONLN));
#endif
}

static inline void feedsite_prefer_little_memory(void) {
#if defined(__GLIBC__)
  mallopt(M_ARENA_MAX, 2);
  mallopt(M_TRIM_THRESHOLD, 64 * 1024);
#endif
}
