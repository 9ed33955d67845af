#!/usr/bin/env python3
"""Writes the models that tests/bench/onnxruntime measures beside published files: onnx_models.py FOLDER.

They have the layers of well-known networks as PyTorch's and Keras' exporters write them, with random weights.
"""
import pathlib
import sys

from onnx_writer import FLOAT16, INT64, Model


def mobilenet_v2(width=1.0, size=224):
    model = Model()
    def channels(count):
        return max(8, int(count * width + 4) // 8 * 8)
    x = model.input([1, 3, size, size])
    x = model.relu6(model.conv(x, channels(32), 3, 2))
    for expansion, out, repeats, stride in [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1),
                                            (6, 160, 3, 2), (6, 320, 1, 1)]:
        for step in range(repeats):
            inner = x.shape[1] * expansion
            y = x if expansion == 1 else model.relu6(model.conv(x, inner))
            y = model.relu6(model.conv(y, inner, 3, stride if step == 0 else 1, groups=inner))
            y = model.conv(y, channels(out))
            x = model.same("Add", x, y) if x.shape == y.shape else y
    x = model.relu6(model.conv(x, max(1280, channels(1280))))
    return model, [model.gemm(model.flat(model.global_pool(x)), 1000)]


def squeezenet(dtype=1):
    model = Model(dtype)
    x = model.relu(model.conv(model.input([1, 3, 224, 224]), 64, 3, 2, padding=0))
    for at, (squeezed, out) in enumerate([(16, 64), (16, 64), (32, 128), (32, 128), (48, 192), (48, 192), (64, 256),
                                          (64, 256)]):
        if at in (0, 2, 4):
            x = model.pool("MaxPool", x, 3, 2, ceil=1)
        x = model.relu(model.conv(x, squeezed))
        x = model.concat([model.relu(model.conv(x, out)), model.relu(model.conv(x, out, 3))])
    return model, [model.flat(model.global_pool(model.relu(model.conv(x, 1000))))]


def resnet18():
    model = Model()
    x = model.relu(model.conv(model.input([1, 3, 224, 224]), 64, 7, 2))
    x = model.pool("MaxPool", x, 3, 2, 1)
    for out in (64, 128, 256, 512):
        for step in range(2):
            stride = 2 if out > 64 and step == 0 else 1
            y = model.conv(model.relu(model.conv(x, out, 3, stride)), out, 3)
            x = model.relu(model.same("Add", y, x if x.shape == y.shape else model.conv(x, out, 1, stride)))
    return model, [model.gemm(model.flat(model.global_pool(x)), 1000)]


def unet():
    model = Model()
    def twice(x, out):
        return model.relu(model.conv(model.relu(model.conv(x, out, 3)), out, 3))
    x, kept = model.input([1, 1, 64, 64]), []
    for out in (16, 32):
        kept.append(twice(x, out))
        x = model.pool("MaxPool", kept[-1], 2, 2)
    x = twice(x, 64)
    for skip in reversed(kept):
        out, size = skip.shape[1], skip.shape[2]
        weight = model.weight(x.shape[1], out, 2, 2, deviation=0.1)
        x = model.node("ConvTranspose", [x, weight, model.weight(out, deviation=0.1)], [1, out, size, size],
                       kernel_shape=[2, 2], strides=[2, 2])
        x = twice(model.concat([x, skip]), out)
    return model, [model.conv(x, 2)]


def encoder(model, x, layers, heads, inner):
    """As in BERT: norms after the sums."""
    for _ in range(layers):
        x = model.layer_norm(model.same("Add", x, model.attention(x, heads)))
        x = model.layer_norm(model.same("Add", x, model.linear(model.gelu(model.linear(x, inner)), x.shape[2])))
    return x


def encoder_of_text(tokens, features, layers, heads, words=1000):
    model = Model()
    table = model.weight(words, features, deviation=1.0)
    x = model.node("Gather", [table, model.input([1, tokens], INT64)], [1, tokens, features])
    x.dtype = table.dtype
    x = model.layer_norm(model.same("Add", x, model.weight(1, tokens, features, deviation=1.0)))
    return model, [encoder(model, x, layers, heads, features * 4)]


def vit(size, patch, features, layers, heads):
    """Norms before the layers, a mean of the rows at the end."""
    model = Model()
    x = model.conv(model.input([1, 3, size, size]), features, patch, patch, padding=0)
    rows = (size // patch) ** 2
    x = model.transpose(model.reshape(x, 1, features, rows), 0, 2, 1)
    x = model.same("Add", x, model.weight(1, rows, features, deviation=0.02))
    for _ in range(layers):
        x = model.same("Add", x, model.attention(model.layer_norm(x), heads))
        x = model.same("Add", x, model.linear(model.gelu(model.linear(model.layer_norm(x), features * 4)), features))
    x = model.node("ReduceMean", [model.layer_norm(x)], [1, features], axes=[1], keepdims=0)
    return model, [model.gemm(x, 10)]


def efficientnet_layers():
    """Inverted bottlenecks with squeeze and excitation, and SiLU."""
    model = Model()
    x = model.silu(model.conv(model.input([1, 3, 128, 128]), 32, 3, 2))
    for out, kernel, stride in [(24, 3, 2), (24, 3, 1), (40, 5, 2), (40, 5, 1), (80, 3, 2), (80, 3, 1)]:
        inner = x.shape[1] * 6
        y = model.silu(model.conv(x, inner))
        y = model.silu(model.conv(y, inner, kernel, stride, groups=inner))
        gate = model.silu(model.conv(model.global_pool(y), x.shape[1] // 4))
        y = model.same("Mul", y, model.same("Sigmoid", model.conv(gate, inner)))
        y = model.conv(y, out)
        x = model.same("Add", y, x) if x.shape == y.shape else y
    return model, [model.flat(model.global_pool(model.silu(model.conv(x, 320))))]


def densenet_layers():
    """Batch norms and activations in front of convolutions, and growing concatenations."""
    model = Model()
    x = model.pool("MaxPool", model.relu(model.conv(model.input([1, 3, 128, 128]), 64, 7, 2)), 3, 2, 1)
    for repeats in (6, 12):
        for _ in range(repeats):
            y = model.relu(model.conv(model.relu(model.norm(x)), 128))
            x = model.concat([x, model.conv(y, 32, 3)])
        x = model.pool("AveragePool", model.conv(model.relu(model.norm(x)), x.shape[1] // 2), 2, 2)
    return model, [model.gemm(model.flat(model.global_pool(model.relu(model.norm(x)))), 1000)]


def keras_layers():
    """Explicit pads in front of strided depthwise convolutions, and images whose channels are transposed first."""
    model = Model()
    x = model.transpose(model.input([1, 96, 96, 3]), 0, 3, 1, 2)
    for out, stride in [(8, 2), (16, 1), (32, 2), (32, 1), (64, 2)]:
        channels = x.shape[1]
        if stride == 2:
            pads = model.numbers([0, 0, 0, 0, 0, 0, 1, 1])
            x = model.node("Pad", [x, pads, model.scalar(0.0)],
                           [1, channels, x.shape[2] + 1, x.shape[3] + 1], mode="constant")
        if channels == 3:
            x = model.relu6(model.conv(x, out, 3, 2, padding=0))
            continue
        x = model.relu6(model.conv(x, channels, 3, stride, padding=0 if stride == 2 else 1, groups=channels))
        x = model.relu6(model.conv(x, out))
    return model, [model.same("Softmax", model.gemm(model.flat(model.global_pool(x)), 2), axis=-1)]


def detector_layers():
    """As in YOLOX: SiLU, upsampling by nearest neighbours, concatenations."""
    model = Model()
    x, kept = model.silu(model.conv(model.input([1, 3, 160, 160]), 16, 3, 2)), []
    for out in (32, 64, 128):
        x = model.silu(model.conv(x, out, 3, 2))
        y = model.silu(model.conv(model.silu(model.conv(x, out // 2)), out // 2, 3))
        x = model.silu(model.conv(model.concat([model.silu(model.conv(x, out // 2)), y]), out))
        kept.append(x)
    y = model.silu(model.conv(kept[2], 64))
    size = kept[1].shape[2]
    y = model.node("Resize", [y, None, model.numbers([1.0, 1.0, 2.0, 2.0], 1)], [1, 64, size, size],
                   mode="nearest", coordinate_transformation_mode="asymmetric", nearest_mode="floor")
    y = model.silu(model.conv(model.concat([y, kept[1]]), 64, 3))
    return model, [model.same("Sigmoid", model.conv(y, 6)), model.conv(y, 4)]


def recurrent(op, steps, inputs, size, is_unrolled=False):
    model = Model()
    gates = {"LSTM": 4, "GRU": 3}[op]
    x = model.input([steps, 1, inputs])
    if not is_unrolled:
        more = {"linear_before_reset": 1} if op == "GRU" else {}
        y, *_ = model.node(op, [x, model.weight(1, gates * size, inputs, deviation=0.1),
                                model.weight(1, gates * size, size, deviation=0.1),
                                model.weight(1, gates * size * 2, deviation=0.1)],
                           [steps, 1, 1, size], [1, 1, size], hidden_size=size, **more)
        return model, [model.linear(model.reshape(y, steps, size), 10)]
    # An LSTM step by step, with its gates in one product.
    wx, wh = model.weight(inputs, 4 * size, deviation=0.1), model.weight(size, 4 * size, deviation=0.1)
    bias = model.weight(4 * size, deviation=0.1)
    hidden, cell = model.input([1, size]), model.input([1, size])
    for step in range(steps):
        row = model.node("Gather", [x, model.numbers([step])], [1, 1, inputs], axis=0)
        row = model.reshape(row, 1, inputs)
        gates_of = model.same("Add", model.same("Add", model.node("MatMul", [row, wx], [1, 4 * size]),
                                                model.node("MatMul", [hidden, wh], [1, 4 * size])), bias)
        i, f, g, o = model.node("Split", [gates_of, model.numbers([size] * 4)], *[[1, size]] * 4, axis=1)
        cell = model.same("Add", model.same("Mul", model.same("Sigmoid", f), cell),
                          model.same("Mul", model.same("Sigmoid", i), model.same("Tanh", g)))
        hidden = model.same("Mul", model.same("Sigmoid", o), model.same("Tanh", cell))
    return model, [model.gemm(hidden, 10), cell]


MODELS = {
    "mobilenet_v2": mobilenet_v2,
    "mobilenet_v2_w035_96": lambda: mobilenet_v2(0.35, 96),
    "squeezenet": squeezenet,
    "squeezenet_f16": lambda: squeezenet(FLOAT16),
    "resnet18": resnet18,
    "unet_small": unet,
    "bert_tiny": lambda: encoder_of_text(16, 64, 2, 4),
    "encoder_128_384": lambda: encoder_of_text(128, 384, 2, 12),
    "vit_tiny": lambda: vit(32, 8, 64, 2, 4),
    "vit_192": lambda: vit(128, 16, 192, 4, 3),
    "efficientnet_layers": efficientnet_layers,
    "densenet_layers": densenet_layers,
    "keras_layers": keras_layers,
    "detector_layers": detector_layers,
    "lstm_unrolled": lambda: recurrent("LSTM", 16, 32, 64, is_unrolled=True),
    "lstm_32": lambda: recurrent("LSTM", 32, 40, 128),
    "gru_28": lambda: recurrent("GRU", 28, 28, 64),
}


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in MODELS.items():
        model, outputs = make()
        model.save(folder / f"{name}.onnx", *outputs)


if __name__ == "__main__":
    main()
