// Operators whose result size depends on data, from the exported operator to a run: boxes, regions, counts, distinct
// values; and volumes read at positions. Covers the kernels torchvision::nms.out, torchvision::roi_align.out,
// aten::bincount.out, aten::_unique2.out, aten::unique_consecutive.out and aten::grid_sampler_3d.out.

#include <QTest>

#include "tests/formats/whole_path.h"
#include "tests/lowering/built_program.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

struct Case {
    const char* name;
    const char* text;
    std::vector<HostTensor> expected;
};

std::vector<Case> cases() {
    return {
        // Overlaps: 0 and 1 share 8 of 12 (0.67), 2 is separate, 3 is 2 moved by half (1/3), 4 ties with 2 and comes
        // later.
        {"nms keeps the best of what overlaps",
         R"(
            range u0 0 5
            input boxes: f32[5,4] = 0 0 2 5 0 1 2 6 10 10 12 12 11 10 13 12 10 10 12 12
            input scores: f32[5] = 0.5 0.9 0.8 0.7 0.8
            kept: i64[u0] = torchvision.nms.default(dets=boxes, scores=scores, iou_threshold=0.5)
            n: int u0 = aten.sym_size.int(self=kept, dim=0)
            best: f32[u0,4] = aten.index.Tensor(self=boxes, indices=[kept])
            return kept, best
        )",
         {hostTensor({3}, {1, 2, 3}, DType::i64), hostTensor({3, 4}, {0, 1, 2, 6, 10, 10, 12, 12, 11, 10, 13, 12})}},
        {"nms of nothing",
         R"(
            range u0 0 5
            input boxes: f32[0,4]
            input scores: f32[0]
            kept: i64[u0] = torchvision.nms.default(dets=boxes, scores=scores, iou_threshold=0.5)
            return kept
        )",
         {hostTensor({0}, {}, DType::i64)}},
        // A plane of f(y, x) = 4 y + x is linear: the mean over a bin is its value in the bin's middle.
        {"roi_align means over bins",
         R"(
            input x: f32[1,1,4,4] = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
            input rois: f32[2,5] = 0 0 0 4 4 0 2 2 6 6
            a: f32[2,1,2,2] = torchvision.roi_align.default(input=x, rois=rois, spatial_scale=0.5, pooled_height=2, pooled_width=2, sampling_ratio=2, aligned=False)
            b: f32[2,1,1,1] = torchvision.roi_align.default(input=x, rois=rois, spatial_scale=0.5, pooled_height=1, pooled_width=1, sampling_ratio=0, aligned=True)
            return a, b
        )",
         {hostTensor({2, 1, 2, 2}, {2.5, 3.5, 6.5, 7.5, 7.5, 8.5, 11.5, 12.5}), hostTensor({2, 1, 1, 1}, {2.5, 7.5})}},
        {"bincount counts, and sums weights",
         R"(
            range u0 0 16
            range u1 0 16
            input x: i64[6] = 1 3 1 0 3 3
            input w: f32[6] = 1 2 3 4 5 6
            a: i64[u0] = aten.bincount.default(self=x, weights=None, minlength=6)
            b: f32[u1] = aten.bincount.default(self=x, weights=w)
            return a, b
        )",
         {hostTensor({6}, {1, 2, 0, 3, 0, 0}, DType::i64), hostTensor({4}, {4, 4, 0, 13})}},
        {"unique sorts, inverts and counts",
         R"(
            range u0 0 6
            input x: f32[2,3] = 3 1 2 1 3 1
            v: f32[u0], i: i64[2,3], c: i64[u0] = aten._unique2.default(self=x, sorted=True, return_inverse=True, return_counts=True)
            y: f32[2,3] = aten.index.Tensor(self=v, indices=[i])
            return v, c, y
        )",
         {hostTensor({3}, {1, 2, 3}), hostTensor({3}, {3, 1, 2}, DType::i64), hostTensor({2, 3}, {3, 1, 2, 1, 3, 1})}},
        {"unique neighbours",
         R"(
            range u0 0 6
            input x: i64[6] = 2 2 1 1 1 2
            v: i64[u0], i: i64[0], c: i64[u0] = aten.unique_consecutive.default(self=x, return_counts=True)
            return v, c
        )",
         {hostTensor({3}, {2, 1, 2}, DType::i64), hostTensor({3}, {2, 3, 1}, DType::i64)}},
        // A volume of f(z, y, x) = 4 z + 2 y + x on 2 x 2 x 2, at its middle, at a corner, and half outside.
        {"a volume is read at positions",
         R"(
            input x: f32[1,1,2,2,2] = 0 1 2 3 4 5 6 7
            input g: f32[1,1,1,3,3] = 0 0 0 1 1 1 2 0 0
            y: f32[1,1,1,1,3] = aten.grid_sampler.default(input=x, grid=g, interpolation_mode=0, padding_mode=0, align_corners=True)
            z: f32[1,1,1,1,3] = aten.grid_sampler.default(input=x, grid=g, interpolation_mode=1, padding_mode=1, align_corners=True)
            return y, z
        )",
         {hostTensor({1, 1, 1, 1, 3}, {3.5, 7, 2}), hostTensor({1, 1, 1, 1, 3}, {0, 7, 1})}},
        {"a plane is read at positions",
         R"(
            input x: f32[1,1,2,2] = 0 1 2 3
            input g: f32[1,1,2,2] = 0 0 1 1
            y: f32[1,1,1,2] = aten.grid_sampler.default(input=x, grid=g, interpolation_mode=0, padding_mode=0, align_corners=True)
            return y
        )",
         {hostTensor({1, 1, 1, 2}, {1.5, 3})}},
    };
}

}  // namespace

class TestDetectionKernels : public QObject {
    Q_OBJECT

private slots:
    void runAsTorchDefinesThem_data() {
        QTest::addColumn<int>("row");
        const auto all = cases();
        for (std::size_t i = 0; i < all.size(); ++i) QTest::addRow("%s", all[i].name) << static_cast<int>(i);
    }
    void runAsTorchDefinesThem() {
        QFETCH(int, row);
        const auto each = cases()[static_cast<std::size_t>(row)];
        QCOMPARE(wholePath(TextProgram(QString::fromLatin1(each.text)), each.expected), QString());
    }
};

QTEST_GUILESS_MAIN(TestDetectionKernels)
#include "test_detection_kernels.moc"
