#include <nettle/sha1.h>
#include <nettle/sha2.h>
#include <nettle/version.h>

// Nettle 4 writes whole digests; before, it was told their length.
#if NETTLE_VERSION_MAJOR >= 4
#define FEEDSITE_DIGEST(name, context, size, digest) name(context, digest)
#else
#define FEEDSITE_DIGEST(name, context, size, digest) name(context, size, digest)
#endif

static inline void feedsite_sha1_digest(struct sha1_ctx *context, uint8_t *digest) {
  FEEDSITE_DIGEST(sha1_digest, context, SHA1_DIGEST_SIZE, digest);
}

static inline void feedsite_sha256_digest(struct sha256_ctx *context, uint8_t *digest) {
  FEEDSITE_DIGEST(sha256_digest, context, SHA256_DIGEST_SIZE, digest);
}
