#pragma once
// What bench_shrink holds the programs of the data folder to, in bytes.

#include <array>
#include <cstdint>
#include <string_view>

namespace arenascope {

/// A program of the folder `programs`. Of one with dimensions known only at run time: at their upper bounds.
struct ShrinkAim {
    std::string_view name;
    bool is_fixed = false;
    std::int64_t planned = 0, bound = 0;  ///< arenas, input planned and input bound by the caller
    std::int64_t ram = 0;                 ///< arena and method allocator, input planned; 0: no aim
};

inline constexpr std::array shrink_aims{
    ShrinkAim{"mobilenet_v2_w035", false, 173'184, 66'432, 271'393},
    ShrinkAim{"mobilenet_v2", false, 1'144'192, 542'080, 1'267'759},
    ShrinkAim{"squeezenet1_1", false, 881'328, 335'328, 943'413},
    ShrinkAim{"resnet18", false, 1'204'224, 936'320, 1'252'977},
    ShrinkAim{"resnet18_slim", false, 70'656, 32'768, 96'849},
    ShrinkAim{"unet_small", false, 190'464, 178'688, 323'169},
    ShrinkAim{"mobilenet_v3_small_w05", false, 139'392, 32'256, 198'953},
    ShrinkAim{"convnext_slim", false, 65'536, 28'672, 84'861},
    ShrinkAim{"swin_slim", false, 41'472, 41'472, 91'577},
    ShrinkAim{"hf_gpt2_tiny", false, 13'824, 13'824, 38'069},
    ShrinkAim{"hf_bert_tiny", false, 33'280, 33'280, 51'578},
    ShrinkAim{"hf_llama_tiny", false, 13'824, 13'824, 37'529},
    ShrinkAim{"vit_tiny", false, 26'880, 26'880, 43'621},
    ShrinkAim{"dw_conv_tiny", false, 17'312, 11'616, 23'465},
    ShrinkAim{"superres_dyn", true, 170'000, 170'000, 0},
    ShrinkAim{"t5_dyn", true, 41'000, 41'000, 0},
};

/// A TensorFlow Lite model: the whole arena of TensorFlow Lite Micro as it was measured, and what tiles may leave of
/// it.
struct TfliteAim {
    std::string_view name, file;  ///< in the folder `wild/tflite`
    std::int64_t now = 0, most = 0;
    std::int64_t rolled = 0;  ///< with tiles in a WHILE; 0: no aim
};

inline constexpr std::array tflite_aims{
    TfliteAim{"vww_96_int8", "mlcommons+tiny/benchmark/training/visual_wake_words/trained_models/vww_96_int8.tflite",
              82'240, 65'984, 61'168},
    TfliteAim{"person_detect", "tensorflow+tflite-micro/tensorflow/lite/micro/models/person_detect.tflite", 82'304,
              62'144, 51'680},
    TfliteAim{"mobilenet_v1_0.25_128",
              "nxp-mcuxpresso+mcuxsdk-examples/eiq_examples/tflm_label_image/pcq/"
              "mobilenet_v1_0.25_128_quant_int8.tflite",
              133'376, 96'720, 92'368},
    TfliteAim{"mobilenet_custom",
              "espressif+esp-tflite-micro/examples/mobilenet_custom/main/model~4d95eca.from_header.tflite", 1'281'904,
              296'880, 242'320},
    TfliteAim{"mobilenet_v2_quantized",
              "tensorflow+tflite-micro/third_party/xtensa/examples/pytorch_to_tflite/"
              "mobilenet_v2_quantized_1x3x224x224.tflite",
              2'600'608, 588'640, 0},
    TfliteAim{"mcunetv2_large", "mit-han-lab+tinyengine/assets/mcunetv2_large.tflite", 2'602'256, 777'856, 0},
    TfliteAim{"tinyengine_vww", "mit-han-lab+tinyengine/assets/vww.tflite", 219'792, 141'696, 0},
    TfliteAim{"tinyengine_detection", "mit-han-lab+tinyengine/assets/detection.tflite", 380'032, 296'320, 0},
};

inline constexpr double most_time = 1.1;        ///< median, relative to the original, on our kernels
inline constexpr double most_first = 1;         ///< seconds to the first smaller program of MobileNetV2
inline constexpr double most_search = 20;       ///< seconds, of any program
inline constexpr double most_more_work = 0.13;  ///< of the multiply-adds of a TensorFlow Lite model
inline constexpr double most_more_work_of_loops = 0.45;

}  // namespace arenascope
