/* Stands between a program and the C library, as LD_PRELOAD has it: counts the calls that change files below one folder
 * (or read them), and at chosen ones kills the program, lets the call fail, or does less than it was asked for.
 *
 *   FAULTS_ROOT    the folder; calls about anything else pass
 *   FAULTS_STATE   a file of eight zero bytes: the count, shared by all processes
 *   FAULTS_LOG     a file that gets a line for each counted call
 *   FAULTS_COUNTS  which calls are counted, by letters: see SORTS below
 *   FAULTS_ONLY    count only calls whose path holds this text
 *   FAULTS_AT      the number of the call, from one on; with a + behind it, that call and all later ones
 *   FAULTS_DO      kill, half (writes half and kills), short (writes half and says so), drop (writes half and says it was
 *                  all), vanish (removes the file before it is opened), or a number of errno
 *   FAULTS_TOUCH   a file that gets a byte more at the chosen call, for the self-test
 *   FAULTS_MUTE    no word reaches standard error, for the self-test
 *   FAULTS_CLOCK   seconds that the clock on the wall is ahead by in every other call
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

#if !defined(__linux__)
#error "for Linux only"
#endif

/* SORTS: o opens for writing, w writes, r renames, u unlinks, m makes a folder, d removes one, t truncates, l links,
 * s syncs, x closes what was written, c changes times or modes; O opens for reading, R reads, S asks for the state, D lists. */

static char root[PATH_MAX];
static size_t root_length;
static const char *counts = "", *only, *action = "", *touched;
static long chosen, is_onward, is_mute;
static long clock_offset;
static int log_number = -1;
static _Atomic unsigned long *count;
static _Atomic unsigned long clock_calls;

__attribute__((constructor)) static void start(void) {
  const char *text = getenv("FAULTS_ROOT"), *state = getenv("FAULTS_STATE");
  if (!text || !state) return;
  snprintf(root, sizeof root, "%s", text);
  if (getenv("FAULTS_COUNTS")) counts = getenv("FAULTS_COUNTS");
  if (getenv("FAULTS_DO")) action = getenv("FAULTS_DO");
  only = getenv("FAULTS_ONLY");
  touched = getenv("FAULTS_TOUCH");
  is_mute = getenv("FAULTS_MUTE") != NULL;
  if (getenv("FAULTS_CLOCK")) clock_offset = atol(getenv("FAULTS_CLOCK"));
  if (getenv("FAULTS_AT")) {
    char *rest;
    chosen = strtol(getenv("FAULTS_AT"), &rest, 10);
    is_onward = *rest == '+';
  }
  int number = (int)syscall(SYS_openat, AT_FDCWD, state, O_RDWR | O_CLOEXEC, 0);
  if (number < 0) return;
  void *place = mmap(NULL, 8, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0);
  syscall(SYS_close, number);
  if (place == MAP_FAILED) return;
  if (getenv("FAULTS_LOG")) {
    /* A high number, since programs close and count on low ones. */
    number = (int)syscall(SYS_openat, AT_FDCWD, getenv("FAULTS_LOG"), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
    log_number = (int)syscall(SYS_fcntl, number, F_DUPFD_CLOEXEC, 900);
    syscall(SYS_close, number);
  }
  count = place;
  root_length = strlen(root);
}

/* The absolute path of a path that starts in an open folder; the folder's own path where there is none. */
static void resolve(int folder, const char *path, char *full) {
  char base[PATH_MAX] = "";
  if (path && path[0] == '/') {
    snprintf(full, PATH_MAX, "%s", path);
    return;
  }
  if (folder == AT_FDCWD) {
    if (syscall(SYS_getcwd, base, sizeof base) < 0) base[0] = 0;
  } else {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
    long length = syscall(SYS_readlinkat, AT_FDCWD, link, base, sizeof base - 1);
    base[length > 0 ? length : 0] = 0;
  }
  if (!path) snprintf(full, PATH_MAX, "%s", base);
  else if (snprintf(full, PATH_MAX, "%s/%s", base, path) >= PATH_MAX) full[0] = 0;
}

/* Takes out empty parts, `.` and `..`, which say nothing of the place. */
static void straighten(char *path) {
  char *end = path, *part = path;
  /* Pipes and the like have names that are no paths. */
  if (*path != '/') return;
  while (*part) {
    while (*part == '/') part++;
    size_t length = strcspn(part, "/");
    if (length == 2 && part[0] == '.' && part[1] == '.') {
      while (end > path && *--end != '/') {}
    } else if (length && !(length == 1 && part[0] == '.')) {
      *end++ = '/';
      memmove(end, part, length);
      end += length;
    }
    part += length;
  }
  *end = 0;
}

enum { PASS, FAIL, SHORT, DROP, HALF };

/* Counts a call, and says what is to become of it; sets errno where it fails. */
static int judge(char sort, const char *name, int folder, const char *path) {
  if (!root_length || !strchr(counts, sort)) return PASS;
  int before = errno;
  char full[PATH_MAX];
  resolve(folder, path, full);
  straighten(full);
  if (strncmp(full, root, root_length) || (full[root_length] && full[root_length] != '/') ||
      (only && !strstr(full, only))) {
    errno = before;
    return PASS;
  }
  long number = (long)atomic_fetch_add(count, 1) + 1;
  if (log_number >= 0) {
    char line[PATH_MAX + 64];
    int length = snprintf(line, sizeof line, "%ld\t%c\t%s\t%s\n", number, sort, name, full);
    syscall(SYS_write, log_number, line, length);
  }
  errno = before;
  if (!chosen || (is_onward ? number < chosen : number != chosen)) return PASS;
  if (touched) {
    int file = (int)syscall(SYS_openat, AT_FDCWD, touched, O_WRONLY | O_APPEND, 0);
    syscall(SYS_write, file, "!", 1);
    syscall(SYS_close, file);
  }
  if (!strcmp(action, "kill")) syscall(SYS_kill, 0, SIGKILL);
  if (!strcmp(action, "half")) {
    if (sort == 'w') return HALF;
    syscall(SYS_kill, 0, SIGKILL);
  }
  if (!strcmp(action, "short")) return sort == 'w' ? SHORT : PASS;
  if (!strcmp(action, "drop")) return sort == 'w' ? DROP : PASS;
  if (!strcmp(action, "vanish")) {
    if (syscall(SYS_unlinkat, AT_FDCWD, full, 0) < 0) syscall(SYS_unlinkat, AT_FDCWD, full, AT_REMOVEDIR);
    errno = before;
    return PASS;
  }
  int reason = atoi(action);
  if (!reason) return PASS;
  errno = reason;
  return FAIL;
}

#define REAL(type, name, ...) \
  static type (*real)(__VA_ARGS__); \
  if (!real) real = (type (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static int is_changing(int flags) { return (flags & O_ACCMODE) != O_RDONLY || flags & (O_CREAT | O_TRUNC); }

static char sort_of(int flags) { return is_changing(flags) ? 'o' : flags & O_DIRECTORY ? 'D' : 'O'; }

#define OPEN(name) \
  int name(const char *path, int flags, ...) { \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); } \
    REAL(int, #name, const char *, int, ...); \
    return judge(sort_of(flags), #name, AT_FDCWD, path) == FAIL ? -1 : real(path, flags, mode); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
  int name(int folder, const char *path, int flags, ...) { \
    mode_t mode = 0; \
    if (flags & (O_CREAT | O_TMPFILE)) { va_list more; va_start(more, flags); mode = va_arg(more, mode_t); va_end(more); } \
    REAL(int, #name, int, const char *, int, ...); \
    return judge(sort_of(flags), #name, folder, path) == FAIL ? -1 : real(folder, path, flags, mode); \
  }
OPENAT(openat)
OPENAT(openat64)

int __open_2(const char *path, int flags) { return open(path, flags); }
int __open64_2(const char *path, int flags) { return open64(path, flags); }
int __openat_2(int folder, const char *path, int flags) { return openat(folder, path, flags); }
int __openat64_2(int folder, const char *path, int flags) { return openat64(folder, path, flags); }
int creat(const char *path, mode_t mode) { return open(path, O_WRONLY | O_CREAT | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return open64(path, O_WRONLY | O_CREAT | O_TRUNC, mode); }

#define FOPEN(name) \
  FILE *name(const char *path, const char *mode) { \
    REAL(FILE *, #name, const char *, const char *); \
    return judge(strpbrk(mode, "wa+") ? 'o' : 'O', #name, AT_FDCWD, path) == FAIL ? NULL : real(path, mode); \
  }
FOPEN(fopen)
FOPEN(fopen64)

#define TEMPORARY(name, ...) \
  judge('o', name, AT_FDCWD, pattern) == FAIL ? -1 : real(__VA_ARGS__)
int mkstemp(char *pattern) { REAL(int, "mkstemp", char *); return TEMPORARY("mkstemp", pattern); }
int mkstemp64(char *pattern) { REAL(int, "mkstemp64", char *); return TEMPORARY("mkstemp64", pattern); }
int mkostemp(char *pattern, int flags) { REAL(int, "mkostemp", char *, int); return TEMPORARY("mkostemp", pattern, flags); }
int mkstemps(char *pattern, int end) { REAL(int, "mkstemps", char *, int); return TEMPORARY("mkstemps", pattern, end); }
int mkostemps(char *pattern, int end, int flags) {
  REAL(int, "mkostemps", char *, int, int);
  return TEMPORARY("mkostemps", pattern, end, flags);
}
char *mkdtemp(char *pattern) {
  REAL(char *, "mkdtemp", char *);
  return judge('m', "mkdtemp", AT_FDCWD, pattern) == FAIL ? NULL : real(pattern);
}

ssize_t write(int number, const void *bytes, size_t size) {
  if (is_mute && number == 2) return (ssize_t)size;
  REAL(ssize_t, "write", int, const void *, size_t);
  switch (judge('w', "write", number, NULL)) {
  case FAIL: return -1;
  case SHORT: return real(number, bytes, (size + 1) / 2);
  case DROP: real(number, bytes, size / 2); return (ssize_t)size;
  case HALF: real(number, bytes, size / 2); syscall(SYS_kill, 0, SIGKILL);
  }
  return real(number, bytes, size);
}

#define PWRITE(name, offset_type) \
  ssize_t name(int number, const void *bytes, size_t size, offset_type offset) { \
    REAL(ssize_t, #name, int, const void *, size_t, offset_type); \
    switch (judge('w', #name, number, NULL)) { \
    case FAIL: return -1; \
    case SHORT: return real(number, bytes, (size + 1) / 2, offset); \
    case DROP: real(number, bytes, size / 2, offset); return (ssize_t)size; \
    case HALF: real(number, bytes, size / 2, offset); syscall(SYS_kill, 0, SIGKILL); \
    } \
    return real(number, bytes, size, offset); \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t writev(int number, const struct iovec *parts, int length) {
  REAL(ssize_t, "writev", int, const struct iovec *, int);
  if (is_mute && number == 2) {
    ssize_t all = 0;
    for (int index = 0; index < length; index++) all += (ssize_t)parts[index].iov_len;
    return all;
  }
  return judge('w', "writev", number, NULL) == FAIL ? -1 : real(number, parts, length);
}

ssize_t copy_file_range(int from, off64_t *start, int to, off64_t *place, size_t size, unsigned flags) {
  REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned);
  switch (judge('w', "copy_file_range", to, NULL)) {
  case FAIL: return -1;
  case SHORT: return real(from, start, to, place, (size + 1) / 2, flags);
  case HALF: real(from, start, to, place, size / 2, flags); syscall(SYS_kill, 0, SIGKILL);
  }
  return real(from, start, to, place, size, flags);
}

#define SENDFILE(name, offset_type) \
  ssize_t name(int to, int from, offset_type *start, size_t size) { \
    REAL(ssize_t, #name, int, int, offset_type *, size_t); \
    switch (judge('w', #name, to, NULL)) { \
    case FAIL: return -1; \
    case SHORT: return real(to, from, start, (size + 1) / 2); \
    case HALF: real(to, from, start, size / 2); syscall(SYS_kill, 0, SIGKILL); \
    } \
    return real(to, from, start, size); \
  }
SENDFILE(sendfile, off_t)
SENDFILE(sendfile64, off64_t)

ssize_t read(int number, void *bytes, size_t size) {
  REAL(ssize_t, "read", int, void *, size_t);
  return judge('R', "read", number, NULL) == FAIL ? -1 : real(number, bytes, size);
}
ssize_t pread(int number, void *bytes, size_t size, off_t offset) {
  REAL(ssize_t, "pread", int, void *, size_t, off_t);
  return judge('R', "pread", number, NULL) == FAIL ? -1 : real(number, bytes, size, offset);
}
ssize_t pread64(int number, void *bytes, size_t size, off64_t offset) {
  REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
  return judge('R', "pread64", number, NULL) == FAIL ? -1 : real(number, bytes, size, offset);
}

/* What a path is the first or the last part of: calls that take one path, one folder and a path, or an open file. */
#define PATH(sort, name, types, arguments, ...) \
  int name types { \
    REAL(int, #name, __VA_ARGS__); \
    return judge(sort, #name, AT_FDCWD, path) == FAIL ? -1 : real arguments; \
  }
#define PATH_IN(sort, name, types, arguments, ...) \
  int name types { \
    REAL(int, #name, __VA_ARGS__); \
    return judge(sort, #name, folder, path) == FAIL ? -1 : real arguments; \
  }
#define OPENED(sort, name, types, arguments, ...) \
  int name types { \
    REAL(int, #name, __VA_ARGS__); \
    return judge(sort, #name, number, NULL) == FAIL ? -1 : real arguments; \
  }

PATH('r', rename, (const char *from, const char *path), (from, path), const char *, const char *)
PATH_IN('r', renameat, (int start, const char *from, int folder, const char *path), (start, from, folder, path), int, const char *, int, const char *)
PATH_IN('r', renameat2, (int start, const char *from, int folder, const char *path, unsigned flags), (start, from, folder, path, flags), int, const char *, int, const char *, unsigned)
PATH('u', unlink, (const char *path), (path), const char *)
PATH_IN('u', unlinkat, (int folder, const char *path, int flags), (folder, path, flags), int, const char *, int)
PATH('u', remove, (const char *path), (path), const char *)
PATH('d', rmdir, (const char *path), (path), const char *)
PATH('m', mkdir, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
PATH_IN('m', mkdirat, (int folder, const char *path, mode_t mode), (folder, path, mode), int, const char *, mode_t)
PATH('l', link, (const char *from, const char *path), (from, path), const char *, const char *)
PATH_IN('l', linkat, (int start, const char *from, int folder, const char *path, int flags), (start, from, folder, path, flags), int, const char *, int, const char *, int)
PATH('l', symlink, (const char *from, const char *path), (from, path), const char *, const char *)
PATH_IN('l', symlinkat, (const char *from, int folder, const char *path), (from, folder, path), const char *, int, const char *)
PATH('t', truncate, (const char *path, off_t size), (path, size), const char *, off_t)
PATH('t', truncate64, (const char *path, off64_t size), (path, size), const char *, off64_t)
OPENED('t', ftruncate, (int number, off_t size), (number, size), int, off_t)
OPENED('t', ftruncate64, (int number, off64_t size), (number, size), int, off64_t)
OPENED('s', fsync, (int number), (number), int)
OPENED('s', fdatasync, (int number), (number), int)

/* Only where something was written can closing lose anything. */
int close(int number) {
  REAL(int, "close", int);
  int before = errno;
  long flags = root_length ? syscall(SYS_fcntl, number, F_GETFL) : -1;
  errno = before;
  if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY) return real(number);
  if (judge('x', "close", number, NULL) == FAIL) {
    int reason = errno;
    real(number);
    errno = reason;
    return -1;
  }
  return real(number);
}
PATH('c', chmod, (const char *path, mode_t mode), (path, mode), const char *, mode_t)
OPENED('c', fchmod, (int number, mode_t mode), (number, mode), int, mode_t)
PATH_IN('c', fchmodat, (int folder, const char *path, mode_t mode, int flags), (folder, path, mode, flags), int, const char *, mode_t, int)
PATH_IN('c', utimensat, (int folder, const char *path, const struct timespec times[2], int flags), (folder, path, times, flags), int, const char *, const struct timespec *, int)
OPENED('c', futimens, (int number, const struct timespec times[2]), (number, times), int, const struct timespec *)
PATH('c', utimes, (const char *path, const struct timeval times[2]), (path, times), const char *, const struct timeval *)
PATH('S', stat, (const char *path, struct stat *state), (path, state), const char *, struct stat *)
PATH('S', lstat, (const char *path, struct stat *state), (path, state), const char *, struct stat *)
PATH_IN('S', fstatat, (int folder, const char *path, struct stat *state, int flags), (folder, path, state, flags), int, const char *, struct stat *, int)
PATH_IN('S', fstatat64, (int folder, const char *path, struct stat64 *state, int flags), (folder, path, state, flags), int, const char *, struct stat64 *, int)

DIR *opendir(const char *path) {
  REAL(DIR *, "opendir", const char *);
  return judge('D', "opendir", AT_FDCWD, path) == FAIL ? NULL : real(path);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  REAL(int, "clock_gettime", clockid_t, struct timespec *);
  int result = real(clock, now);
  if (clock_offset && clock == CLOCK_REALTIME && atomic_fetch_add(&clock_calls, 1) % 2) now->tv_sec += clock_offset;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  REAL(int, "gettimeofday", struct timeval *, void *);
  int result = real(now, zone);
  if (clock_offset && atomic_fetch_add(&clock_calls, 1) % 2) now->tv_sec += clock_offset;
  return result;
}
