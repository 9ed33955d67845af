/* What a plug-in may add to ArenaScope: backends, planners and kernels, through plain C.
 *
 * A plug-in is a shared library that exports arenascope_plugin(). It gets the version of this file that the program
 * speaks and a registry; it returns 0, or the version that it needs instead. Everything handed to the registry must
 * live as long as the library. Functions return 0 for success; otherwise they write one line into `error`. */
#ifndef ARENASCOPE_PLUGIN_H
#define ARENASCOPE_PLUGIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ARENASCOPE_PLUGIN_VERSION 1

/* Element types are numbered as PyTorch numbers them: 4 int64, 6 float32, 11 bool. Arrays are row-major. */
typedef struct as_tensor {
    int32_t dtype, rank;
    const int64_t* sizes;
    void* data;
} as_tensor;

/* A value of a region: a tensor (its data is NULL unless it is a constant), or a number (its rank is -1). */
typedef struct as_value {
    int32_t dtype, rank;
    const int64_t* sizes;
    const void* data;
    double number;
} as_value;

/* Arguments and outputs are indices of values; arguments are the operator's, without its outputs. */
typedef struct as_node {
    const char *op, *name, *source;
    int32_t argument_count, output_count;
    const int32_t *arguments, *outputs;
} as_node;

typedef struct as_region {
    int32_t value_count, input_count, output_count, node_count;
    const as_value* values;
    const int32_t *inputs, *outputs;
    const as_node* nodes;
} as_region;

/* Where preprocess writes its blob, and what the blob's own ids stand for. */
typedef struct as_blob {
    void* context;
    void (*write)(void* context, const void* bytes, size_t size);
    void (*handle)(void* context, int64_t id, int32_t node);
} as_blob;

typedef struct as_backend {
    const char *id, *title;
    /* Whether it takes a node (all of fixed, row-major shapes); otherwise `why` says why not. */
    int (*supports)(const as_node* node, const as_value* values, char* why, size_t why_size);
    int (*preprocess)(const as_region* region, as_blob* blob, char* error, size_t error_size);
    int (*is_available)(char* error, size_t error_size);  /* may be NULL: always */
    /* NULL where the blob is unusable. The blob is gone when init returns. */
    void* (*init)(const void* blob, size_t size, char* error, size_t error_size);
    /* Arguments are the region's inputs, then its outputs. */
    int (*execute)(void* handle, const as_tensor* arguments, int32_t count, char* error, size_t error_size);
    void (*destroy)(void* handle);
} as_backend;

typedef struct as_buffer {
    int64_t bytes, align, pinned;  /* pinned: a fixed offset, or -1 */
    int32_t first, last, mem_id;   /* the steps that it lives in, both included, and its pool */
} as_buffer;

/* Whatever it answers is checked by the independent verifier. */
typedef struct as_planner {
    const char *id, *title;
    int (*plan)(const as_buffer* buffers, int32_t count, int64_t* offsets, char* error, size_t error_size);
} as_planner;

/* A kernel for an out variant, "my::op.out", whose arguments are all tensors and whose last one is written. */
typedef struct as_kernel {
    const char* op;
    int32_t arguments;
    int (*run)(const as_tensor* arguments, int32_t count, char* error, size_t error_size);
} as_kernel;

/* Each returns 0, or 1 where the id is taken. */
typedef struct as_registry {
    void* context;
    int (*add_backend)(void* context, const as_backend* backend);
    int (*add_planner)(void* context, const as_planner* planner);
    int (*add_kernel)(void* context, const as_kernel* kernel);
} as_registry;

/* What the plug-in exports. */
int arenascope_plugin(uint32_t version, const as_registry* registry);

#ifdef __cplusplus
}
#endif
#endif
