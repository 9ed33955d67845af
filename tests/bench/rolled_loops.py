#!/usr/bin/env python3
"""What loops in a method could save at most: rolled_loops.py [--abi 32|64] PROGRAM.pte...

A program in tiles has an instruction for each tile and operator. Where tiles differ only in places, by a constant step,
they could be one loop. Kernels write results to fixed addresses and read operands from fixed addresses: what steps has to be
copied out of its tensor before it is read, and into it after it was written. Counted are the bytes of the method
allocator (method_allocator.cpp has the rule) that go with the other tiles, less those of the loop: its counter,
comparison and jump, and for each operand and result that steps the cheapest copy, with the view that it copies. In the
arena, the copies and the temporaries of a tile keep one place while a loop runs: the bytes that live beside them then are
counted, as if they could lie without a gap. Not counted: whether kernels accept it. No loop can save more.
"""
import collections
import struct
import sys

KINDS = ["none", "null", "int", "bool", "double", "tensor", "string", "ints", "doubles", "bools", "tensors", "optionals"]
SIZES = {64: dict(pointer=8, value=16, tensor=64), 32: dict(pointer=4, value=16, tensor=32)}  # 32: as on Arm
LONGEST = 400  # instructions of a tile
ITEMS = {0: 1, 1: 1, 2: 2, 3: 4, 4: 8, 5: 2, 6: 4, 7: 8, 11: 1, 15: 2}  # bytes by scalar type; others have 4


class Table:
    def __init__(self, data, at):
        self.data, self.at = data, at
        self.slots = at - struct.unpack_from("<i", data, at)[0]
        self.size = struct.unpack_from("<H", data, self.slots)[0]

    def _slot(self, index):
        place = 4 + 2 * index
        return struct.unpack_from("<H", self.data, self.slots + place)[0] if place < self.size else 0

    def number(self, index, code, default=0):
        slot = self._slot(index)
        return struct.unpack_from("<" + code, self.data, self.at + slot)[0] if slot else default

    def _reference(self, index):
        slot = self._slot(index)
        return self.at + slot + struct.unpack_from("<I", self.data, self.at + slot)[0] if slot else None

    def table(self, index):
        place = self._reference(index)
        return None if place is None else Table(self.data, place)

    def numbers(self, index, code):
        place = self._reference(index)
        if place is None:
            return []
        count = struct.unpack_from("<I", self.data, place)[0]
        return list(struct.unpack_from(f"<{count}{code}", self.data, place + 4))

    def tables(self, index):
        place = self._reference(index)
        if place is None:
            return []
        count = struct.unpack_from("<I", self.data, place)[0]
        places = range(place + 4, place + 4 + 4 * count, 4)
        return [Table(self.data, each + struct.unpack_from("<I", self.data, each)[0]) for each in places]


class Value:
    def __init__(self, table):
        self.kind = KINDS[table.number(0, "B")]
        held = table.table(1)
        self.form, self.place, self.rank, self.bytes, self.items = None, None, 0, 0, []
        if self.kind == "int":
            self.place = held.number(0, "q")
        elif self.kind == "tensor":
            sizes = held.numbers(2, "i")
            planned = held.table(6)
            memory = planned.number(0, "I") if planned else 0
            self.rank = len(sizes)
            self.bytes = ITEMS.get(held.number(0, "b"), 4)
            for size in sizes:
                self.bytes *= size
            self.form = (held.number(0, "b"), tuple(sizes), tuple(held.numbers(3, "B")), memory)
            if planned:
                self.place = planned.number(1, "I") | planned.number(2, "I") << 32
        elif self.kind in ("tensors", "optionals"):
            self.items = [each for each in held.numbers(0, "i") if each >= 0]


class Method:
    def __init__(self, path):
        with open(path, "rb") as file:
            data = file.read()
        plan = Table(data, struct.unpack_from("<I", data, 0)[0]).tables(1)[0]
        self.values = [Value(each) for each in plan.tables(2)]
        self.outputs = plan.numbers(4, "i")
        self.kept = set(plan.numbers(3, "i") + self.outputs)
        self.arena = plan.numbers(8, "q")[1]
        self.calls = []  # (what is called, its arguments)
        for chain in plan.tables(5):
            for each in chain.tables(2):
                kind, call = each.number(0, "B"), each.table(1)
                args = call.numbers(1, "i") if kind in (1, 2) else []
                self.calls.append(((kind, call.number(0, "i") if kind in (1, 2) else len(self.calls)), args))


class Arena:
    """Which bytes of the first arena live at each call, as bits: one for so many bytes."""

    def __init__(self, method):
        self.method = method
        self.unit = 16 if method.arena < 200_000 else 128
        self.bits = [self._bits_of(each) for each in method.values]
        self.live = [0] * len(method.calls)
        now = 0
        for value in method.outputs:
            now |= self.bits[value]
        for at in range(len(method.calls) - 1, -1, -1):
            written, read = 0, 0
            for value, is_written in self.tensors(at):
                if is_written:
                    written |= self.bits[value]
                else:
                    read |= self.bits[value]
            self.live[at] = now | written | read
            now = now & ~written | read

    def _bits_of(self, value):
        if value.kind != "tensor" or value.place is None or value.form[3] != 1:
            return 0
        first, end = value.place // self.unit, -(-(value.place + value.bytes) // self.unit)
        return (1 << end - first) - 1 << first

    def tensors(self, at):
        """Tensors of a call, and whether it writes them: the last argument is the result."""
        args = self.method.calls[at][1]
        for value in args:
            for each in self.method.values[value].items or [value]:
                yield each, value == args[-1]

    def more(self, begin, length, tiles, copied):
        """Bytes that a loop needs beyond the arena. `copied`: by call of a tile."""
        beside, own = 0, 0
        for tile in range(tiles):
            at = begin + tile * length
            made, used = {}, {}
            for k in range(length):
                for value, is_written in self.tensors(at + k):
                    if self.bits[value]:
                        used[value] = k
                        made.setdefault(value, k if is_written else -1)
            after = self.live[at + length] if at + length < len(self.live) else 0
            temporary = [each for each, k in made.items() if k >= 0 and not after & self.bits[each]]
            for k in range(length):
                bits = 0
                for value in temporary:
                    if made[value] <= k <= used[value]:
                        bits |= self.bits[value]
                beside = max(beside, (self.live[at + k] & ~bits).bit_count() * self.unit)
                own = max(own, bits.bit_count() * self.unit + copied[k])
        return max(0, beside + own - self.method.arena)


def difference(method, a, b):
    """Steps from one call's arguments to another's; None where they are not the same but for places."""
    if a[0] != b[0] or len(a[1]) != len(b[1]) or a[0][0] not in (1, 2):
        return None
    steps = []
    for x, y in zip(a[1], b[1]):
        if x == y:
            steps.append(0)
            continue
        one, other = method.values[x], method.values[y]
        if one.kind != other.kind or one.form != other.form or one.place is None or other.place is None:
            return None
        steps.append(other.place - one.place)
    return tuple(steps)


class Costs:
    def __init__(self, abi):
        size = SIZES[abi]
        self.pointer, self._value, self._tensor = size["pointer"], size["value"], size["tensor"]

    def call(self, arguments):
        return 3 * self.pointer + arguments * self.pointer

    def value(self, value):
        return self._value + (self._tensor + 4 * value.rank if value.kind == "tensor" else 0)

    def loop(self):
        """A sum, a comparison and a jump; counter, end, step and condition."""
        return 2 * self.call(3) + self.call(0) + 4 * self._value

    def view(self):
        """What is copied, with a dimension for the tiles."""
        return self._value + self._tensor + 4 * 2

    def read(self, is_apart):
        """select_copy by the counter, into the first tile's own tensor; where tiles overlap or leave a gap, slice_copy from
        a start that is summed up."""
        if is_apart:
            return self.call(5) + self.view()
        return self.call(6) + self.view() + self.call(3) + self._value

    def write(self):
        """et_copy_index by the counter."""
        return self.call(3) + self.view()


def loops_of(method, costs, arena):
    """What each loop of as many tiles as possible saves, and what it needs more in the arena."""
    calls, count = method.calls, len(method.calls)
    first, last = {}, {}
    for at, (_, args) in enumerate(calls):
        for value in args:
            first.setdefault(value, at)
            last[value] = at
    ends_of = collections.defaultdict(list)  # by first use: (last use, value)
    for value, at in first.items():
        if value not in method.kept:
            ends_of[at].append((last[value], value))

    def values_within(begin, end):
        return sum(costs.value(method.values[value]) for at in range(begin, end)
                   for done, value in ends_of.get(at, ()) if done < end)

    call_bytes = [0]
    for _, args in calls:
        call_bytes.append(call_bytes[-1] + costs.call(len(args)))
    loops = []
    for length in range(1, min(LONGEST, count // 2) + 1):
        steps = [difference(method, calls[at], calls[at + length]) for at in range(count - length)]
        run = [0] * (count - length + 1)  # how long calls go on being repeated with the same steps
        for at in range(count - length - 1, -1, -1):
            if steps[at] is not None:
                run[at] = run[at + 1] + 1
        for begin in range(count - 2 * length + 1):
            if run[begin] < length:
                continue
            tiles = 2
            while (begin + (tiles + 1) * length <= count and run[begin + (tiles - 1) * length] >= length and
                   all(steps[begin + k] == steps[begin + (tiles - 1) * length + k] for k in range(length))):
                tiles += 1
            own, copies, copied, can_write = costs.loop(), set(), [0] * length, True
            for k in range(length):
                for value, step in dict(zip(calls[begin + k][1], steps[begin + k])).items():
                    if step == 0:
                        continue
                    if method.values[value].kind == "int":
                        own += costs.call(3) if value not in copies else 0  # another sum
                    elif first[value] < begin or last[value] >= begin + length:
                        # Temporaries of a tile lie at one place in all tiles. The last argument is the result.
                        size = method.values[value].bytes
                        copied[k] += size
                        is_written = value == calls[begin + k][1][-1]
                        can_write = can_write and (not is_written or step == size)  # et_copy_index leaves no gap
                        if value not in copies:
                            own += costs.write() if is_written else costs.read(step == size)
                    copies.add(value)
            if not can_write:
                continue
            end = begin + tiles * length
            saved = call_bytes[end] - call_bytes[begin + length] + values_within(begin + length, end) - own
            if saved > 0:
                loops.append((saved, arena.more(begin, length, tiles, copied), begin, length, tiles))
    return loops


def saved_by(method, costs):
    """Bytes saved by the best loops that do not overlap, bytes more in the arena, and the loops."""
    count = len(method.calls)
    all_loops = loops_of(method, costs, Arena(method))
    result = (0, 0, [])
    for most in sorted({0} | {each[1] for each in all_loops}):
        by_end = collections.defaultdict(list)
        for saved, more, begin, length, tiles in all_loops:
            if more <= most:
                by_end[begin + length * tiles].append((saved, begin, length, tiles))
        best = [(0, None)]
        for end in range(1, count + 1):
            best.append((best[-1][0], None))
            for saved, begin, length, tiles in by_end[end]:
                if best[begin][0] + saved > best[end][0]:
                    best[end] = (best[begin][0] + saved, (begin, length, tiles))
        if best[count][0] - most <= result[0] - result[1]:
            continue
        taken, at = [], count
        while at > 0:
            loop = best[at][1]
            taken += [loop] if loop else []
            at = loop[0] if loop else at - 1
        result = (best[count][0], most, taken[::-1])
    return result


def main():
    arguments, abi = sys.argv[1:], 64
    if arguments[:1] == ["--abi"]:
        abi, arguments = int(arguments[1]), arguments[2:]
    if not arguments:
        sys.exit(__doc__)
    for path in arguments:
        method, costs = Method(path), Costs(abi)
        calls = sum(costs.call(len(args)) for _, args in method.calls)
        values = sum(costs.value(each) for each in method.values)
        saved, more, loops = saved_by(method, costs)
        print(f"{path}: {len(method.calls)} instructions, arena {method.arena} B, calls {calls} B, values {values} B; loops save "
              f"at most {saved - more} B ({100 * (saved - more) / (method.arena + calls + values):.1f} %), with {more} B more in the "
              "arena: " + ", ".join(f"{n} x {k} from {at}" for at, k, n in loops), flush=True)


if __name__ == "__main__":
    main()
