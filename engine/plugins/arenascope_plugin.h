/* What a plug-in may add to ArenaScope: backends, partitioners, planners, kernels and memories with copy functions,
 * through plain C.
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

#define ARENASCOPE_PLUGIN_VERSION 3

/* Element types are numbered as PyTorch numbers them: 4 int64, 6 float32, 11 bool. Arrays are row-major. */
typedef struct as_tensor {
    int32_t dtype, rank;
    const int64_t* sizes;
    void* data;
} as_tensor;

/* What as_value.flags says of a tensor. */
#define ARENASCOPE_CONSTANT 1 /* `data` has its bytes, unless they are in another file */
#define ARENASCOPE_STATE 2    /* a buffer that outlives a run */
#define ARENASCOPE_VIEW 4     /* the bytes of another value */
#define ARENASCOPE_DYNAMIC 8  /* `sizes` are upper bounds */

/* A value of a region: a tensor (its data is NULL unless it is a constant), a number (its rank is -1), or a list
 * (its rank is -2) whose items are indices of values; -1 is an item that is absent. */
typedef struct as_value {
    int32_t dtype, rank;
    const int64_t* sizes;
    const void* data;
    double number;
    const char* name;
    int32_t flags, item_count;
    const int32_t* items;
} as_value;

/* Arguments and outputs are indices of values; arguments are the operator's, without its outputs. `op` is empty for
 * an instruction of control flow, and the backend's id for a call that another one has taken. `module` is the path of
 * the Python module that the node comes from, such as "encoder.conv1". */
typedef struct as_node {
    const char *op, *name, *source;
    int32_t argument_count, output_count;
    const int32_t *arguments, *outputs;
    const char* module;
} as_node;

/* A compile spec of the user's: any bytes under a key. */
typedef struct as_spec {
    const char* key;
    const void* value;
    size_t size;
} as_spec;

/* Part of a method, as preprocess gets it, or all of it, as a partitioner does. */
typedef struct as_region {
    int32_t value_count, input_count, output_count, node_count, spec_count;
    const as_value* values;
    const int32_t *inputs, *outputs;
    const as_node* nodes;
    const as_spec* specs;
} as_region;

/* Where preprocess writes its payload, and what the payload's own ids stand for. */
typedef struct as_payload {
    void* context;
    void (*write)(void* context, const void* bytes, size_t size);
    void (*handle)(void* context, int64_t id, int32_t node);
} as_payload;
typedef as_payload as_blob; /* its former name, for one version */

/* How one call tells what ran and what failed inside it. `id` is one that preprocess gave a handle. */
typedef struct as_call {
    void* context;
    void (*event)(void* context, int64_t id, const char* name, double start_ms, double end_ms);
    int (*fail)(void* context, int64_t id, const char* error); /* returns 1, for execute to return; id -1: no node */
} as_call;

typedef struct as_backend {
    const char *id, *title;
    /* Whether it takes a node (all of fixed, row-major shapes); otherwise `why` says why not. */
    int (*supports)(const as_node* node, const as_value* values, char* why, size_t why_size);
    int (*preprocess)(const as_region* region, as_payload* payload, char* error, size_t error_size);
    int (*is_available)(char* error, size_t error_size); /* may be NULL: always */
    /* NULL where the payload is unusable. The payload is gone when init returns. */
    void* (*init)(const void* payload, size_t size, char* error, size_t error_size);
    /* Arguments are the region's inputs, then its outputs. */
    int (*execute)(void* handle, const as_tensor* arguments, int32_t count, const as_call* call);
    void (*destroy)(void* handle);
} as_backend;

/* Where a partitioner says which nodes go together. Each function returns 0, or 1 for what is not accepted (the
 * partition then fails and names it). */
typedef struct as_tags {
    void* context;
    /* A tag stands for a backend (its id) and the compile specs of the regions that carry the tag. */
    int (*define)(void* context, const char* tag, const char* backend, const as_spec* specs, int32_t spec_count);
    /* Connected nodes of one tag become one call; the tag must be defined before. */
    int (*tag)(void* context, int32_t node, const char* tag);
    /* The reason that is shown beside a node without a tag. */
    int (*refuse)(void* context, int32_t node, const char* why);
} as_tags;

/* Sees a whole method and tags its nodes, for one backend or for several; --backend ID chooses it. One with a backend's
 * own id decides in place of that backend's `supports`. A node that its backend refuses keeps to the processor, and the
 * report says why. */
typedef struct as_partitioner {
    const char *id, *title;
    int (*partition)(const as_region* method, as_tags* tags, char* error, size_t error_size);
} as_partitioner;

typedef struct as_buffer {
    int64_t bytes, align, pinned; /* pinned: a fixed offset, or -1 */
    int32_t first, last, mem_id;  /* the steps that it lives in, both included, and its pool */
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

/* Memory that the host cannot read, for pools that name it as their copy function. `allocate` answers with an address
 * that stands for its first byte; nothing but the copy functions ever looks there. */
typedef struct as_memory {
    const char *id, *title;
    int64_t align; /* offsets in its pools are multiples of this power of two */
    void* (*allocate)(int64_t bytes, char* error, size_t error_size);
    void (*release)(void* memory);
    int (*to_device)(void* to, const void* from, size_t bytes, char* error, size_t error_size);
    int (*from_device)(void* to, const void* from, size_t bytes, char* error, size_t error_size);
} as_memory;

/* Each returns 0, or 1 where the id is taken. */
typedef struct as_registry {
    void* context;
    int (*add_backend)(void* context, const as_backend* backend);
    int (*add_planner)(void* context, const as_planner* planner);
    int (*add_kernel)(void* context, const as_kernel* kernel);
    int (*add_memory)(void* context, const as_memory* memory);
    int (*add_partitioner)(void* context, const as_partitioner* partitioner);
} as_registry;

/* What the plug-in exports. */
int arenascope_plugin(uint32_t version, const as_registry* registry);

#ifdef __cplusplus
}
#endif
#endif
