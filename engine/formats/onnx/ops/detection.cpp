// Operators of detectors: non-maximum suppression, and deformable convolutions.

#include <algorithm>

#include "engine/formats/onnx/ops/formula.h"
#include "engine/formats/onnx/ops/operators.h"
#include "engine/formats/onnx/ops/window.h"
#include "engine/ir/graph_budget.h"

namespace arenascope::onnx {

namespace {

using Numbers = std::vector<std::int64_t>;

/// Counts a class of boxes, or an element of a kernel, as some twenty operators.
bool spend_operators(Importer& im) { return im.values().spend(20 * GraphBudget::operator_bytes); }

/// Corners [N, 4] of the boxes of a sample, the lower ones first.
std::string corners(Formula& f, const std::string& boxes, bool centred) {
    const auto column = [&](std::int64_t i) { return f.slice(boxes, 1, i, i + 1); };
    const std::string a = column(0), b = column(1), c = column(2), d = column(3);
    if (!centred)
        return f.concat({f.op("Min", {a, c}), f.op("Min", {b, d}), f.op("Max", {a, c}), f.op("Max", {b, d})}, 1);
    const std::string half = f.real(0.5, boxes);
    const std::string width = f.mul(c, half), height = f.mul(d, half);
    return f.concat({f.sub(a, width), f.sub(b, height), f.add(a, width), f.add(b, height)}, 1);
}

/// Limits that the node has as constants.
struct Limits {
    std::int64_t most = 0;
    double overlap = 0;
    std::optional<double> score;
};

Result<Limits> limits_of(Importer& im, const Node& node) {
    Limits out;
    if (im.values().has(node, 2)) {
        const auto most = im.values().numbers(node, 2);
        if (!most || most->size() != 1) return not_mapped(node, message("a number of boxes that is not constant"));
        out.most = std::clamp<std::int64_t>(most->front(), 0, most_size);
    }
    if (im.values().has(node, 3)) {
        const auto overlap = im.values().number(node, 3);
        if (!overlap) return not_mapped(node, message("a limit that is not constant"));
        out.overlap = *overlap;
    }
    if (im.values().has(node, 4)) {
        out.score = im.values().number(node, 4);
        if (!out.score) return not_mapped(node, message("a limit that is not constant"));
    }
    return out;
}

/// Rows (sample, class, box) of the boxes that one class of a sample keeps.
std::string kept_rows(Formula& f, const Node& node, const Limits& limits, const std::string& boxes,
                      const std::string& scores, std::int64_t count, const Numbers& place) {
    GraphWriter& graph = f.importer().graph();
    std::string index, own_boxes = boxes, own_scores = scores;
    const auto picked = [&](const std::string& from, const std::string& by, const sym::Expr& size) {
        TensorType type = f.type(from);
        type.sizes[0] = size;
        return graph.emit(node, "aten::index_select.default",
                          {fx_value("self", from), fx_arg("dim", std::int64_t{0}), fx_value("index", by)},
                          {.dtype = type.dtype, .sizes = type.sizes});
    };
    if (f.failed()) return scores;
    if (limits.score) {
        const std::string better = f.op("Greater", {scores, f.real(*limits.score, scores)});
        if (f.failed()) return scores;
        const sym::Expr size = f.importer().size_of_data(count);
        index = f.reshape(graph.emit(node, "aten::nonzero.default", {fx_value("self", better)},
                                     {.dtype = DType::i64, .sizes = {size, 1}}),
                          {size});
        if (f.failed()) return scores;
        own_boxes = picked(boxes, index, size);
        own_scores = picked(scores, index, size);
    }
    std::string kept = graph.emit(
        node, "torchvision::nms.default",
        {fx_value("dets", own_boxes), fx_value("scores", own_scores), fx_arg("iou_threshold", limits.overlap)},
        {.dtype = DType::i64, .sizes = {f.importer().size_of_data(count)}});
    if (limits.most < count) {
        kept = graph.emit(node, "aten::slice.Tensor",
                          {fx_value("self", kept), fx_arg("dim", std::int64_t{0}), fx_arg("start", std::int64_t{0}),
                           fx_arg("end", limits.most), fx_arg("step", std::int64_t{1})},
                          {.dtype = DType::i64, .sizes = {f.importer().size_of_data(limits.most)}});
    }
    const std::string box = f.unsqueeze(index.empty() ? kept : picked(index, kept, f.sizes(kept)[0]), 1);
    const std::string nothing = f.mul(box, f.integer(0));
    return f.concat({f.add(nothing, f.integer(place[0])), f.add(nothing, f.integer(place[1])), box}, 1);
}

Result<> non_max_suppression(Importer& im, const Node& node) {
    constexpr std::int64_t most_classes = 256;
    TRY(const Limits limits, limits_of(im, node));
    Formula f(im, node);
    const auto boxes = countable_sizes(f.type(f.in(0))), scores = countable_sizes(f.type(f.in(1)));
    const bool fits = boxes && scores && boxes->size() == 3 && scores->size() == 3 && (*boxes)[2] == 4 &&
        (*boxes)[0] == (*scores)[0] && (*boxes)[1] == (*scores)[2];
    if (!fits) return not_mapped(node, message("boxes of a dynamic number"));
    const std::int64_t samples = (*scores)[0], classes = (*scores)[1], count = (*scores)[2];
    if (limits.most == 0 || samples == 0 || classes == 0 || count == 0) {
        im.values().constant(node.outputs[0], {.dtype = DType::i64, .sizes = {0, 3}}, Data{});
        return done;
    }
    if (classes > most_classes || samples > most_classes / classes)
        return not_mapped(node, message("more than {limit} classes", most_classes));
    Formula::Names rows;
    for (std::int64_t sample = 0; sample < samples && !f.failed(); ++sample) {
        const auto of_sample = [&](const std::string& of, const std::vector<sym::Expr>& sizes) {
            return f.reshape(f.op("Identity", {f.slice(of, 0, sample, sample + 1)}), sizes);
        };
        const std::string own = corners(f, of_sample(f.in(0), {count, 4}), node.integer("center_point_box", 0) != 0);
        const std::string table = of_sample(f.in(1), {classes, count});
        for (std::int64_t each = 0; each < classes && !f.failed(); ++each) {
            if (!spend_operators(im)) f.fail(message("more classes than fit in memory"));
            const std::string line = f.reshape(f.op("Identity", {f.slice(table, 0, each, each + 1)}), {count});
            rows.push_back(kept_rows(f, node, limits, own, line, count, {sample, each}));
        }
    }
    f.result(0, rows.size() == 1 ? rows.front() : f.concat(rows, 0));
    return f.end();
}

/// A two-dimensional convolution with sampling points moved by offsets: each element of its kernel is a sampled
/// picture, whose products are added up.
class Deformable {
public:
    Deformable(Importer& im, const Node& node) : node_(node), f_(im, node) {}

    Result<> map() {
        const auto x = countable_sizes(f_.type(f_.in(0))), w = countable_sizes(f_.type(f_.in(1))),
                   offset = countable_sizes(f_.type(f_.in(2)));
        if (!x || !w || !offset || x->size() != 4 || w->size() != 4 || offset->size() != 4)
            return not_mapped(node_, message("images of dynamic size"));
        TRY(const Window window, window_of(node_, f_.type(f_.in(0)), {(*w)[2], (*w)[3]}));
        const std::int64_t groups = node_.integer("offset_group", 1), places = (*w)[2] * (*w)[3];
        constexpr std::int64_t most_places = 256, most_length = 1 << 16;
        if (groups < 1 || groups > most_places || places > most_places / groups || (*x)[1] % groups != 0 ||
            (*offset)[1] != 2 * groups * places || (*offset)[2] > most_length || (*offset)[3] > most_length)
            return not_mapped(node_, message("offsets of this shape"));
        std::string out;
        for (std::int64_t place = 0; place < places && !f_.failed(); ++place) {
            const Numbers at{place / (*w)[3], place % (*w)[3]};
            Formula::Names parts;
            for (std::int64_t group = 0; group < groups && !f_.failed(); ++group) {
                if (!spend_operators(f_.importer())) f_.fail(message("more positions than fit in memory"));
                parts.push_back(sampled(*x, *offset, window, group, groups, place, places, at));
            }
            const std::string columns = parts.size() == 1 ? parts.front() : f_.concat(parts, 1);
            const std::string weights =
                f_.op("Identity", {f_.slice(f_.slice(f_.in(1), 2, at[0], at[0] + 1), 3, at[1], at[1] + 1)});
            const std::string product =
                f_.op("Conv", {columns, weights}, {{"group", attribute(node_.integer("group", 1))}});
            out = out.empty() ? product : f_.add(out, product);
        }
        if (f_.has(3)) out = f_.add(out, f_.reshape(f_.in(3), {1, (*w)[0], 1, 1}));
        f_.result(0, out);
        return f_.end();
    }

private:
    /// The channels of a group of offsets, sampled at one element of the kernel.
    std::string sampled(const Numbers& x, const Numbers& offset, const Window& window, std::int64_t group,
                        std::int64_t groups, std::int64_t place, std::int64_t places, const Numbers& at) {
        const std::int64_t channels = x[1] / groups, first = 2 * (group * places + place);
        const auto coordinate = [&](std::size_t dim) {
            const std::int64_t count = offset[2 + dim], size = x[2 + dim];
            std::vector<float> begins;
            for (std::int64_t i = 0; i < count; ++i)
                begins.push_back(
                    static_cast<float>(i * window.stride[dim] - window.before[dim] + at[dim] * window.dilation[dim]));
            std::vector<sym::Expr> shape(3, 1);
            shape[1 + dim] = count;
            const auto channel = first + static_cast<std::int64_t>(dim);
            const std::string moved = f_.reshape(f_.op("Identity", {f_.slice(f_.in(2), 1, channel, channel + 1)}),
                                                 {offset[0], offset[2], offset[3]});
            const std::string absolute = f_.add(moved, f_.cast(f_.reals(begins, shape), f_.type(moved).dtype));
            // From elements to -1 at the first edge and 1 at the last.
            const double scale = 2.0 / static_cast<double>(size);
            return f_.unsqueeze(f_.add(f_.mul(absolute, f_.real(scale, absolute)), f_.real(scale / 2 - 1, absolute)),
                                3);
        };
        const std::string y = coordinate(0), grid = f_.concat({coordinate(1), y}, 3);
        const std::string from = groups == 1
            ? f_.in(0)
            : f_.op("Identity", {f_.slice(f_.in(0), 1, group * channels, (group + 1) * channels)});
        const std::string out = f_.op("GridSample", {from, grid},
                                      {{"mode", attribute(std::string("linear"))},
                                       {"padding_mode", attribute(std::string("zeros"))},
                                       {"align_corners", attribute(std::int64_t{0})}});
        if (!f_.has(4)) return out;
        const std::int64_t own = group * places + place;
        return f_.mul(out, f_.op("Identity", {f_.slice(f_.in(4), 1, own, own + 1)}));
    }

    const Node& node_;
    Formula f_;
};

Result<> deform_conv(Importer& im, const Node& node) { return Deformable(im, node).map(); }

constexpr auto detection_rows =
    std::to_array<Operator>({{"NonMaxSuppression", non_max_suppression}, {"DeformConv", deform_conv}});

}  // namespace

std::span<const Operator> detection_operators() { return detection_rows; }

}  // namespace arenascope::onnx
