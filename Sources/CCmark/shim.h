#include <cmark.h>
#include <pthread.h>
#include <string.h>

/// Where a thread keeps the address of what it has for cmark: nothing at first.
///
/// Swift has no variables of threads, and `pthread_getspecific` would be asked for each block of memory. Each object file
/// that calls this has a variable of its own, so that one function of Swift alone may call it, which is never inlined.
static inline void *_Nullable *_Nonnull feedsite_cmark_slot(void) {
  static __thread void *slot;
  return &slot;
}
