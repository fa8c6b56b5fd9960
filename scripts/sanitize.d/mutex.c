// Tells the thread sanitizer of locks that Swift's own library takes and gives back, which is not instrumented.
//
// Code that finds a Mutex free takes it by an atomic operation of its own, which the sanitizer sees. Where another thread
// holds it, functions of Swift's library wait for it and hand it on. These stand in front of them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// There in programs that are built for the sanitizer, and in no other that is run with this library.
void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void lock(uint32_t thread, SELF void *mutex) {
  typedef SWIFT void Function(uint32_t, SELF void *);
  ((Function *)next(LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool try_lock(SELF void *mutex) __asm__(TRY);
SWIFT bool try_lock(SELF void *mutex) {
  typedef SWIFT bool Function(SELF void *);
  bool is_locked = ((Function *)next(TRY))(mutex);
  if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
  return is_locked;
}

SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);
SWIFT void unlock(SELF void *mutex) {
  typedef SWIFT void Function(SELF void *);
  if (__tsan_release) __tsan_release(mutex);
  ((Function *)next(UNLOCK))(mutex);
}
