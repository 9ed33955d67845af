#pragma once
// Field numbers of onnx.proto's messages, with its names; only those that are read.

#include <cstdint>

namespace arenascope::onnx {

enum ModelField : std::uint32_t { model_ir_version = 1, model_graph = 7, model_opset_import = 8 };
enum OpsetField : std::uint32_t { opset_domain = 1, opset_version = 2 };
enum GraphField : std::uint32_t {
    graph_node = 1,
    graph_name = 2,
    graph_initializer = 5,
    graph_input = 11,
    graph_output = 12,
    graph_value_info = 13,
    graph_sparse_initializer = 15
};
enum NodeField : std::uint32_t {
    node_input = 1,
    node_output = 2,
    node_name = 3,
    node_op_type = 4,
    node_attribute = 5,
    node_doc_string = 6,
    node_domain = 7,
    node_metadata_props = 9
};
enum EntryField : std::uint32_t { entry_key = 1, entry_value = 2 };  // StringStringEntryProto
enum AttributeField : std::uint32_t {
    attribute_name = 1,
    attribute_f = 2,
    attribute_i = 3,
    attribute_s = 4,
    attribute_t = 5,
    attribute_g = 6,
    attribute_floats = 7,
    attribute_ints = 8,
    attribute_strings = 9,
    attribute_graphs = 11
};
enum ValueField : std::uint32_t { value_name = 1, value_type = 2 };
enum TypeField : std::uint32_t { type_tensor_type = 1, type_sequence = 4, type_map = 5, type_optional = 9 };
enum SparseField : std::uint32_t { sparse_values = 1, sparse_indices = 2, sparse_dims = 3 };
enum TensorTypeField : std::uint32_t { tensor_type_elem_type = 1, tensor_type_shape = 2 };
enum ShapeField : std::uint32_t { shape_dim = 1 };
enum DimensionField : std::uint32_t { dimension_value = 1, dimension_param = 2 };
enum TensorField : std::uint32_t {
    tensor_dims = 1,
    tensor_data_type = 2,
    tensor_segment = 3,
    tensor_float_data = 4,
    tensor_int32_data = 5,
    tensor_string_data = 6,
    tensor_int64_data = 7,
    tensor_name = 8,
    tensor_raw_data = 9,
    tensor_double_data = 10,
    tensor_uint64_data = 11,
    tensor_external_data = 13,
    tensor_data_location = 14
};

/// TensorProto.DataType
enum ElementType : std::int64_t {
    element_float = 1,
    element_uint8 = 2,
    element_int8 = 3,
    element_uint16 = 4,
    element_int16 = 5,
    element_int32 = 6,
    element_int64 = 7,
    element_string = 8,
    element_bool = 9,
    element_float16 = 10,
    element_double = 11,
    element_uint32 = 12,
    element_uint64 = 13,
    element_complex64 = 14,
    element_complex128 = 15,
    element_bfloat16 = 16,
    element_float8e4m3fn = 17,
    element_float8e4m3fnuz = 18,
    element_float8e5m2 = 19,
    element_float8e5m2fnuz = 20
};

}  // namespace arenascope::onnx
