// tflite: boxes of detected objects from what a network says of its anchors: decoded, and of those that overlap the
// best.

#include <algorithm>
#include <cmath>
#include <numeric>

#include "engine/base/interruption.h"
#include "engine/kernels/families.h"
#include "engine/kernels/tflite/tflite_call.h"

namespace arenascope {

namespace {

using namespace tfl;

struct Box {
    float top, left, bottom, right;
};

/// Options: most detections, most classes of one, most detections of a class, whether each class is looked at on its
/// own, least score, overlap from which on two are one, number of classes, scales of y, x, height and width.
struct Detection {
    const TensorValue *encodings = nullptr, *scores = nullptr, *anchors = nullptr;
    TensorValue *boxes = nullptr, *classes = nullptr, *found = nullptr, *count = nullptr;
    std::int64_t anchor_count = 0, columns = 0, classes_with_background = 0, class_count = 0, background = 0;
    std::int64_t most = 0, classes_each = 1, most_of_class = 100;
    bool is_regular = false;
    float least_score = 0, overlap = 0, y = 1, x = 1, height = 1, width = 1;

    [[nodiscard]] std::int64_t room() const { return most * classes_each; }
};

/// A number of a tensor of reals or of quantised bytes.
struct Numbers {
    const TensorValue* tensor = nullptr;
    Affine of;

    static Result<Numbers> read(const TensorValue& tensor) {
        Numbers out{.tensor = &tensor, .of = {}};
        if (tensor.dtype == DType::f32) return out;
        if (tensor.dtype != DType::u8 && tensor.dtype != DType::i8) return unsupported(tensor);
        TRY(out.of, affine(tensor));
        return out;
    }
    [[nodiscard]] float operator[](std::int64_t i) const {
        switch (tensor->dtype) {
            case DType::u8: return of.scale * static_cast<float>(tensor->as<std::uint8_t>()[i] - of.zero);
            case DType::i8: return of.scale * static_cast<float>(tensor->as<std::int8_t>()[i] - of.zero);
            default: return tensor->as<float>()[i];
        }
    }
};

Result<Detection> detection_of(const Operands& ops) {
    constexpr std::int64_t most_room = 1 << 20;
    Detection d{.most = ops.whole(0),
                .classes_each = ops.whole(1),
                .most_of_class = ops.whole(2),
                .is_regular = ops.whole(3) != 0,
                .least_score = static_cast<float>(ops.option(4)),
                .overlap = static_cast<float>(ops.option(5)),
                .y = static_cast<float>(ops.option(7)),
                .x = static_cast<float>(ops.option(8)),
                .height = static_cast<float>(ops.option(9)),
                .width = static_cast<float>(ops.option(10))};
    TRY(d.encodings, ops.in(0));
    TRY(d.scores, ops.in(1));
    TRY(d.anchors, ops.in(2));
    TRY(d.boxes, ops.out(0));
    TRY(d.classes, ops.out(1));
    TRY(d.found, ops.out(2));
    TRY(d.count, ops.out(3));
    const Dims &boxes = d.encodings->sizes, &scores = d.scores->sizes, &anchors = d.anchors->sizes;
    const bool fits = boxes.size() == 3 && scores.size() == 3 && anchors.size() == 2 && boxes[0] == 1 &&
        scores[0] == 1 && boxes[1] == scores[1] && boxes[1] == anchors[0] && boxes[2] >= 4 && anchors[1] == 4;
    if (!fits)
        return Error{.what = message("the operands are {tensor} and {other_tensor}", describe(*d.encodings),
                                     describe(*d.anchors)),
                     .expected = message("boxes [1, N, 4], scores [1, N, classes] and anchors [N, 4]")};
    d.anchor_count = boxes[1];
    d.columns = boxes[2];
    d.classes_with_background = scores[2];
    d.class_count = ops.whole(6);
    d.background = d.classes_with_background - d.class_count;
    const bool counts = d.class_count >= 1 && (d.background == 0 || d.background == 1) && d.most >= 1 &&
        d.classes_each >= 1 && d.most_of_class >= 1 && d.most <= most_room && d.classes_each <= most_room / d.most;
    if (!counts)
        return Error{
            .what = message("the operator has {classes} classes and {detections} detections", d.class_count, d.most),
            .expected = message("1 or more of each, and at most one class for the background")};
    d.classes_each = std::min(d.classes_each, d.class_count);
    for (const TensorValue* each : {d.boxes, d.classes, d.found, d.count})
        if (each->dtype != DType::f32) return unsupported(*each);
    CHECKED(resize(*d.boxes, {1, d.room(), 4}));
    CHECKED(resize(*d.classes, {1, d.room()}));
    CHECKED(resize(*d.found, {1, d.room()}));
    CHECKED(resize(*d.count, {1}));
    return d;
}

/// What a call needs of its scratch.
struct Room {
    Box* boxes = nullptr;
    float *scores = nullptr, *merged = nullptr;
    std::int32_t *order = nullptr, *picked = nullptr, *places = nullptr, *ranks = nullptr, *classes = nullptr;
    bool* is_gone = nullptr;

    static Room take(Call& call, const Detection& d) {
        const auto taken = [&]<class T>(T*& to, std::int64_t count) {
            to = reinterpret_cast<T*>(call.scratch().take(static_cast<std::size_t>(count) * sizeof(T)));
        };
        // Kept of the classes before, and what one more class adds.
        const std::int64_t all = d.most + std::min(d.most_of_class, d.anchor_count);
        Room out;
        taken(out.boxes, d.anchor_count);
        taken(out.scores, d.anchor_count);
        taken(out.order, d.anchor_count);
        taken(out.picked, d.anchor_count);
        taken(out.is_gone, d.anchor_count);
        taken(out.classes, d.class_count);
        taken(out.merged, 2 * all);
        taken(out.places, 2 * all);
        taken(out.ranks, all);
        return out;
    }
};

Result<> decode(const Detection& d, Box* boxes) {
    TRY(const Numbers encodings, Numbers::read(*d.encodings));
    TRY(const Numbers anchors, Numbers::read(*d.anchors));
    for (std::int64_t i = 0; i < d.anchor_count; ++i) {
        const std::int64_t at = i * d.columns, anchor = i * 4;
        const float height = anchors[anchor + 2], width = anchors[anchor + 3];
        const float y = encodings[at] / d.y * height + anchors[anchor],
                    x = encodings[at + 1] / d.x * width + anchors[anchor + 1];
        const float half_height = 0.5F * std::exp(encodings[at + 2] / d.height) * height,
                    half_width = 0.5F * std::exp(encodings[at + 3] / d.width) * width;
        boxes[i] = {y - half_height, x - half_width, y + half_height, x + half_width};
    }
    return done;
}

float overlap_of(const Box& a, const Box& b) {
    const float of_a = (a.bottom - a.top) * (a.right - a.left), of_b = (b.bottom - b.top) * (b.right - b.left);
    if (of_a <= 0 || of_b <= 0) return 0;
    const float high = std::max(std::min(a.bottom, b.bottom) - std::max(a.top, b.top), 0.0F),
                wide = std::max(std::min(a.right, b.right) - std::max(a.left, b.left), 0.0F);
    return high * wide / (of_a + of_b - high * wide);
}

/// Ranks the first `sorted` of `order` by falling score; of equals the first comes first. What is no number is last.
template <class Score>
void rank(std::int32_t* order, std::int64_t count, std::int64_t sorted, Score score) {
    const auto key = [score](std::int32_t i) { return std::isnan(score(i)) ? -HUGE_VALF : score(i); };
    std::partial_sort(order, order + std::min(sorted, count), order + count, [&](std::int32_t a, std::int32_t b) {
        const float x = key(a), y = key(b);
        return x != y ? x > y : a < b;
    });
}

/// Indices of boxes by falling score, none of which overlaps a better one; returns how many.
std::int64_t suppress(const Detection& d, const Room& room, std::int64_t most) {
    std::int64_t kept = 0, picked = 0;
    for (std::int64_t i = 0; i < d.anchor_count; ++i)
        if (room.scores[i] >= d.least_score) room.order[kept++] = static_cast<std::int32_t>(i);
    rank(room.order, kept, kept, [&](std::int32_t i) { return room.scores[i]; });
    std::fill_n(room.is_gone, kept, false);
    for (const std::int64_t i : OuterLoop(kept)) {
        if (picked == most) break;
        if (room.is_gone[i]) continue;
        room.picked[picked++] = room.order[i];
        for (std::int64_t j = i + 1; j < kept; ++j)
            room.is_gone[j] =
                room.is_gone[j] || overlap_of(room.boxes[room.order[i]], room.boxes[room.order[j]]) > d.overlap;
    }
    return picked;
}

void put(const Detection& d, std::int64_t at, const Box& box, std::int64_t of_class, float score) {
    std::copy_n(&box.top, 4, d.boxes->as<float>() + at * 4);
    d.classes->as<float>()[at] = static_cast<float>(of_class);
    d.found->as<float>()[at] = score;
}

/// Boxes by their best class; each that stays is given with its best classes.
std::int64_t by_best_class(const Detection& d, const Room& room, const Numbers& scores) {
    const auto best = [&](std::int64_t row, std::int64_t count) {
        std::iota(room.classes, room.classes + d.class_count, 0);
        const std::int64_t at = row * d.classes_with_background + d.background;
        rank(room.classes, d.class_count, count, [&](std::int32_t i) { return scores[at + i]; });
        return at;
    };
    for (const std::int64_t row : OuterLoop(d.anchor_count)) {
        const std::int64_t at = row * d.classes_with_background + d.background;
        float largest = scores[at];
        for (std::int64_t c = 1; c < d.class_count; ++c) largest = std::max(largest, scores[at + c]);
        room.scores[row] = largest;
    }
    const std::int64_t picked = suppress(d, room, d.most);
    for (std::int64_t i = 0; i < picked; ++i) {
        const std::int64_t row = room.picked[i], at = best(row, d.classes_each);
        for (std::int64_t c = 0; c < d.classes_each; ++c)
            put(d, i * d.classes_each + c, room.boxes[row], room.classes[c], scores[at + room.classes[c]]);
    }
    return picked;
}

/// Each class on its own; of all classes the best.
std::int64_t by_each_class(const Detection& d, const Room& room, const Numbers& scores) {
    const std::int64_t all = d.most + std::min(d.most_of_class, d.anchor_count);
    std::int64_t kept = 0;
    for (const std::int64_t c : OuterLoop(d.class_count)) {
        for (std::int64_t i = 0; i < d.anchor_count; ++i)
            room.scores[i] = scores[i * d.classes_with_background + d.background + c];
        const std::int64_t picked = suppress(d, room, d.most_of_class);
        for (std::int64_t i = 0; i < picked; ++i) {
            room.places[kept + i] = static_cast<std::int32_t>(room.picked[i] * d.class_count + c);
            room.merged[kept + i] = room.scores[room.picked[i]];
        }
        const std::int64_t now = kept + picked;
        std::iota(room.ranks, room.ranks + now, 0);
        kept = std::min(now, d.most);
        rank(room.ranks, now, kept, [&](std::int32_t i) { return room.merged[i]; });
        for (std::int64_t i = 0; i < kept; ++i) {
            room.places[all + i] = room.places[room.ranks[i]];
            room.merged[all + i] = room.merged[room.ranks[i]];
        }
        std::copy_n(room.places + all, kept, room.places);
        std::copy_n(room.merged + all, kept, room.merged);
    }
    for (std::int64_t i = 0; i < kept; ++i)
        put(d, i, room.boxes[room.places[i] / d.class_count], room.places[i] % d.class_count, room.merged[i]);
    return kept;
}

Result<> detection_post_process(Call& call) {
    TRY(const Operands ops, Operands::read(call));
    TRY(const Detection d, detection_of(ops));
    constexpr std::int64_t most = std::int64_t{1} << 30;
    if (d.anchor_count > most / d.class_count) return unsupported(*d.scores);
    const Room room = Room::take(call, d);
    if (call.measures()) return done;
    TRY(const Numbers scores, Numbers::read(*d.scores));
    CHECKED(decode(d, room.boxes));
    for (TensorValue* each : {d.boxes, d.classes, d.found}) std::fill_n(each->as<float>(), each->numel(), 0.0F);
    const std::int64_t count = d.is_regular ? by_each_class(d, room, scores) : by_best_class(d, room, scores);
    *d.count->as<float>() = static_cast<float>(count);
    return done;
}

constexpr Kernel rows[] = {
    {.op = "tflite::TFLite_Detection_PostProcess",
     .arguments = 7,
     .run = detection_post_process,
     .takes_scratch = with_scratch},
};

}  // namespace

KernelFamily tflite_detection_kernels() { return rows; }

}  // namespace arenascope
