// What a generator of a site cannot do without: reads every entry, hands its body to libcmark once, and writes files of
// given sizes, with as many threads as there are processors. No templates, no lists, no feeds.
//
//     floor PLAN CONTENT OUTPUT
//
// PLAN has a line for each thing to do, in this order: `folder PATH`, `read PATH`, `write BYTES PATH`. CONTENT is where
// it reads, OUTPUT where it writes; OUTPUT must not be there yet.

#include <cmark.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
  size_t size;
  const char *path;
} File;

typedef struct {
  File *files;
  size_t count, room;
  atomic_size_t next;
} Work;

static Work entries, outputs;
static int content, output;
static size_t largest;
static char *bytes;
static atomic_size_t rendered;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void append(Work *work, size_t size, const char *path) {
  if (work->count == work->room) {
    work->room = work->room ? work->room * 2 : 1024;
    work->files = realloc(work->files, work->room * sizeof(File));
    if (!work->files) fail("memory");
  }
  work->files[work->count++] = (File){size, path};
}

/// The whole file, with a zero behind it, in a buffer that grows and is used again.
static size_t read_file(const char *path, char **buffer, size_t *room) {
  int file = openat(content, path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0) fail(path);
  size_t size = (size_t)status.st_size, done = 0;
  if (*room < size + 1) {
    *room = size * 2 + 1;
    free(*buffer);
    *buffer = malloc(*room);
    if (!*buffer) fail("memory");
  }
  while (done < size) {
    ssize_t count = read(file, *buffer + done, size - done);
    if (count <= 0) fail(path);
    done += (size_t)count;
  }
  close(file);
  (*buffer)[size] = 0;
  return size;
}

/// The text below the front matter.
static const char *body(const char *text) {
  if (strncmp(text, "---\n", 4) != 0) return text;
  const char *end = strstr(text + 3, "\n---\n");
  return end ? end + 5 : text;
}

static void write_file(File file) {
  int target = openat(output, file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
  if (target < 0) fail(file.path);
  for (size_t done = 0; done < file.size;) {
    ssize_t count = write(target, bytes + done, file.size - done);
    if (count <= 0) fail(file.path);
    done += (size_t)count;
  }
  close(target);
}

static void *work(void *unused) {
  (void)unused;
  char *buffer = NULL;
  size_t room = 0, total = 0;
  for (size_t index; (index = atomic_fetch_add(&entries.next, 1)) < entries.count;) {
    size_t size = read_file(entries.files[index].path, &buffer, &room);
    const char *text = body(buffer);
    char *html = cmark_markdown_to_html(text, size - (size_t)(text - buffer), CMARK_OPT_DEFAULT);
    total += strlen(html);
    free(html);
  }
  atomic_fetch_add(&rendered, total);
  for (size_t index; (index = atomic_fetch_add(&outputs.next, 1)) < outputs.count;) write_file(outputs.files[index]);
  free(buffer);
  return NULL;
}

static void read_plan(const char *path) {
  FILE *plan = fopen(path, "r");
  char *line = NULL;
  size_t room = 0;
  ssize_t length;
  if (!plan) fail(path);
  while ((length = getline(&line, &room, plan)) > 0) {
    line[length - 1] = 0;
    char *rest = strchr(line, ' ');
    if (!rest) fail(line);
    *rest++ = 0;
    if (strcmp(line, "folder") == 0) {
      if (mkdirat(output, rest, 0755) != 0) fail(rest);
    } else if (strcmp(line, "read") == 0) {
      append(&entries, 0, strdup(rest));
    } else {
      char *name;
      size_t size = strtoull(rest, &name, 10);
      append(&outputs, size, strdup(name + 1));
      if (size > largest) largest = size;
    }
  }
  free(line);
  fclose(plan);
}

int main(int count, char **arguments) {
  if (count != 4) {
    fputs("floor PLAN CONTENT OUTPUT\n", stderr);
    return 2;
  }
  content = open(arguments[2], O_RDONLY | O_DIRECTORY);
  if (content < 0) fail(arguments[2]);
  if (mkdir(arguments[3], 0755) != 0) fail(arguments[3]);
  output = open(arguments[3], O_RDONLY | O_DIRECTORY);
  if (output < 0) fail(arguments[3]);
  read_plan(arguments[1]);
  bytes = malloc(largest + 1);
  if (!bytes) fail("memory");
  memset(bytes, 'x', largest + 1);

  long processors = sysconf(_SC_NPROCESSORS_ONLN);
  pthread_t threads[processors];
  for (long index = 0; index < processors; index++)
    if (pthread_create(&threads[index], NULL, work, NULL) != 0) fail("thread");
  for (long index = 0; index < processors; index++) pthread_join(threads[index], NULL);
  printf("%zu entries, %zu bytes of HTML, %zu files\n", entries.count, (size_t)rendered, outputs.count);
  return 0;
}
