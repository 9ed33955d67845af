#pragma once
// Columns of the tables in Run.

namespace arenascope {

enum OutputColumn {
    output_column,
    type_column,
    shape_column,
    delta_column,
    largest_column,
    tolerance_column,
    verdict_column
};
enum OpColumn {
    step_column,
    op_column,
    node_column,
    kernel_column,
    median_column,
    fastest_column,
    share_column,
    read_column,
    written_column,
    change_column,  ///< of the checksum, where values were compared
    checked_column
};

}  // namespace arenascope
