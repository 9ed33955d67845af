"""Writes .onnx models with the standard library alone: enough of the format for tests/bench/onnx_models.py."""
import array
import itertools
import math
import random
import struct

FLOAT, INT64, FLOAT16 = 1, 7, 10
_BYTES = {FLOAT: 4, INT64: 8, FLOAT16: 2}
_RANDOM = random.Random(1)
_NORMAL = [_RANDOM.gauss(0, 1) for _ in range(4099)]  # a prime: rows of weights do not repeat


def _varint(value):
    value &= (1 << 64) - 1
    out = bytearray()
    while value >= 128:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def _number(field, value):
    return _varint(field << 3) + _varint(value)


def _part(field, content):
    content = content.encode() if isinstance(content, str) else content
    return _varint(field << 3 | 2) + _varint(len(content)) + content


def _attribute(name, value):
    head = _part(1, name)
    if isinstance(value, float):
        return head + _varint(2 << 3 | 5) + struct.pack("<f", value) + _number(20, 1)
    if isinstance(value, int):
        return head + _number(3, value) + _number(20, 2)
    if isinstance(value, str):
        return head + _part(4, value) + _number(20, 3)
    return head + b"".join(_number(8, each) for each in value) + _number(20, 7)


def _value(name, shape, dtype):
    dims = b"".join(_part(1, _number(1, size)) for size in shape)
    return _part(1, name) + _part(2, _part(1, _number(1, dtype) + _part(2, dims)))


class Tensor:
    def __init__(self, name, shape, dtype=FLOAT):
        self.name, self.shape, self.dtype = name, list(shape), dtype


class Model:
    """A graph under construction. Weights are normal numbers, the same in each run."""

    def __init__(self, dtype=FLOAT, opset=17):
        self.dtype, self.opset = dtype, opset
        self._nodes, self._constants, self._inputs, self._count = [], [], [], itertools.count()

    def input(self, shape, dtype=None):
        dtype = self.dtype if dtype is None else dtype
        tensor = Tensor(f"input_{len(self._inputs)}", shape, dtype)
        self._inputs.append(_value(tensor.name, shape, dtype))
        return tensor

    def _constant(self, shape, raw, dtype):
        name = f"constant_{next(self._count)}"
        dims = b"".join(_number(1, size) for size in shape)
        self._constants.append(dims + _number(2, dtype) + _part(8, name) + _part(9, raw))
        return Tensor(name, shape, dtype)

    def weight(self, *shape, deviation=None, mean=0.0):
        """Random; by default such that sums over all but the first dimension keep their size."""
        size = math.prod(shape)
        deviation = math.sqrt(2 / max(1, size // shape[0])) if deviation is None else deviation
        start = 61 * len(self._constants) % len(_NORMAL)  # equal shapes get unequal weights
        period = [mean + deviation * each for each in _NORMAL[start:] + _NORMAL[:start]]
        raw = struct.pack(f"<{len(period)}e", *period) if self.dtype == FLOAT16 else array.array("f", period).tobytes()
        count = size * _BYTES[self.dtype]
        return self._constant(shape, (raw * (count // len(raw) + 1))[:count], self.dtype)

    def numbers(self, values, dtype=INT64):
        code = {FLOAT: "f", INT64: "q", FLOAT16: "e"}[dtype]
        return self._constant([len(values)], struct.pack(f"<{len(values)}{code}", *values), dtype)

    def scalar(self, value):
        return self._constant([], struct.pack("<e" if self.dtype == FLOAT16 else "<f", value), self.dtype)

    def node(self, op, inputs, *shapes, **attributes):
        """One result for each shape."""
        names = [f"{op.lower()}_{next(self._count)}" for _ in shapes]
        text = b"".join(_part(1, each.name if each else "") for each in inputs)
        text += b"".join(_part(2, each) for each in names)
        text += _part(3, names[0]) + _part(4, op)
        text += b"".join(_part(5, _attribute(key, value)) for key, value in attributes.items())
        self._nodes.append(text)
        results = [Tensor(name, shape, inputs[0].dtype) for name, shape in zip(names, shapes)]
        return results if len(results) > 1 else results[0]

    def same(self, op, *inputs, **attributes):
        """A result of the first input's shape."""
        return self.node(op, inputs, inputs[0].shape, **attributes)

    def save(self, path, *outputs):
        graph = b"".join(_part(1, each) for each in self._nodes) + _part(2, "bench")
        graph += b"".join(_part(5, each) for each in self._constants)
        graph += b"".join(_part(11, each) for each in self._inputs)
        graph += b"".join(_part(12, _value(each.name, each.shape, each.dtype)) for each in outputs)
        with open(path, "wb") as file:
            file.write(_number(1, 8) + _part(7, graph) + _part(8, _number(2, self.opset)))

    # Layers as PyTorch's exporter writes them.

    def conv(self, x, out, kernel=1, stride=1, padding=None, groups=1, dilation=1):
        padding = kernel // 2 * dilation if padding is None else padding
        spatial = [(size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1 for size in x.shape[2:]]
        rank = len(spatial)
        weight = self.weight(out, x.shape[1] // groups, *[kernel] * rank)
        bias = self.weight(out, deviation=0.1)
        return self.node("Conv", [x, weight, bias], [x.shape[0], out, *spatial], kernel_shape=[kernel] * rank,
                         strides=[stride] * rank, pads=[padding] * 2 * rank, group=groups, dilations=[dilation] * rank)

    def pool(self, op, x, kernel, stride, padding=0, ceil=0):
        def size_of(size):
            covered = size + 2 * padding - kernel
            return (-(-covered // stride) if ceil else covered // stride) + 1
        return self.node(op, [x], x.shape[:2] + [size_of(size) for size in x.shape[2:]], kernel_shape=[kernel] * 2,
                         strides=[stride] * 2, pads=[padding] * 4, ceil_mode=ceil)

    def norm(self, x):
        """Batch normalisation."""
        channels = x.shape[1]
        return self.same("BatchNormalization", x, self.weight(channels, deviation=0.1, mean=1.0),
                         self.weight(channels, deviation=0.1), self.weight(channels, deviation=0.1),
                         self.weight(channels, deviation=0.0, mean=1.0), epsilon=1e-5)

    def relu(self, x):
        return self.same("Relu", x)

    def relu6(self, x):
        return self.same("Clip", x, self.scalar(0.0), self.scalar(6.0))

    def silu(self, x):
        return self.same("Mul", x, self.same("Sigmoid", x))

    def gelu(self, x):
        erf = self.same("Erf", self.same("Div", x, self.scalar(math.sqrt(2))))
        return self.same("Mul", self.same("Mul", x, self.same("Add", erf, self.scalar(1.0))), self.scalar(0.5))

    def linear(self, x, out):
        product = self.node("MatMul", [x, self.weight(x.shape[-1], out, deviation=1 / math.sqrt(x.shape[-1]))],
                            [*x.shape[:-1], out])
        return self.same("Add", product, self.weight(out, deviation=0.1))

    def gemm(self, x, out):
        return self.node("Gemm", [x, self.weight(out, x.shape[1]), self.weight(out, deviation=0.1)],
                         [x.shape[0], out], transB=1)

    def layer_norm(self, x):
        size = x.shape[-1]
        return self.same("LayerNormalization", x, self.weight(size, deviation=0.1, mean=1.0),
                         self.weight(size, deviation=0.1), axis=-1, epsilon=1e-5)

    def reshape(self, x, *shape):
        return self.node("Reshape", [x, self.numbers(shape)], shape)

    def transpose(self, x, *order):
        return self.node("Transpose", [x], [x.shape[dim] for dim in order], perm=order)

    def concat(self, parts, axis=1):
        shape = list(parts[0].shape)
        shape[axis] = sum(each.shape[axis] for each in parts)
        return self.node("Concat", parts, shape, axis=axis)

    def global_pool(self, x):
        return self.node("GlobalAveragePool", [x], x.shape[:2] + [1, 1])

    def flat(self, x):
        return self.node("Flatten", [x], [x.shape[0], math.prod(x.shape[1:])], axis=1)

    def attention(self, x, heads):
        rows, features = x.shape[1:]
        width = features // heads
        def split(name):
            return self.transpose(self.reshape(name, 1, rows, heads, width), 0, 2, 1, 3)
        query, key, value = (split(self.linear(x, features)) for _ in range(3))
        scores = self.node("MatMul", [query, self.transpose(key, 0, 1, 3, 2)], [1, heads, rows, rows])
        weights = self.same("Softmax", self.same("Div", scores, self.scalar(math.sqrt(width))), axis=-1)
        mixed = self.node("MatMul", [weights, value], [1, heads, rows, width])
        return self.linear(self.reshape(self.transpose(mixed, 0, 2, 1, 3), 1, rows, features), features)
