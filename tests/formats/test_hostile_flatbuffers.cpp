// Well-formed flatbuffers with impossible content: each gives one clear error, and no number of theirs is trusted.

#include <functional>

#include "engine/formats/pte/pte.h"
#include "schemas/flat_tensor_generated.h"
#include "schemas/program_generated.h"
#include "schemas/tflite_generated.h"
#include "tests/formats/importing.h"

using namespace arenascope;
using namespace arenascope::testing;

namespace {

namespace pb = arenascope::pte_schema;
namespace tb = arenascope::tflite_schema;
namespace cb = arenascope::ptd_schema;

/// The sample's program with a change, segments as they were behind it.
QByteArray pteWith(const std::function<void(pb::ProgramT&)>& change) {
    const QByteArray file = fileBytes(programFolder("add_mul_sin") + "/model_greedy.pte");
    const auto bytes = std::as_bytes(std::span(file.constData(), static_cast<std::size_t>(file.size())));
    const auto base = static_cast<qsizetype>(read_at<std::uint64_t>(bytes, 24).value());
    std::unique_ptr<pb::ProgramT> program(pb::GetProgram(file.constData())->UnPack());
    // Empty lists are left out when tables are packed, and a program without a list of delegates is none.
    program->backend_delegate_data.push_back(std::make_unique<pb::BackendDelegateInlineDataT>());
    program->backend_delegate_data[0]->data = {1, 2, 3};
    program->execution_plan[0]->delegates.push_back(std::make_unique<pb::BackendDelegateT>());
    program->execution_plan[0]->delegates[0]->id = "NobodysBackend";
    program->execution_plan[0]->delegates[0]->processed = std::make_unique<pb::BackendDelegateDataReferenceT>();
    for (auto& value : program->execution_plan[0]->values) {
        auto* tensor = value->val.AsTensor();
        if (!tensor || !tensor->sizes.empty()) continue;
        tensor->sizes = {1};
        tensor->dim_order = {0};
    }
    change(*program);
    flatbuffers::FlatBufferBuilder builder;
    builder.ForceVectorAlignment(0, 1, 16);
    pb::FinishProgramBuffer(builder, pb::Program::Pack(builder, program.get()));
    // The extended header stands between identifier and tables: root offset, identifier, header, the rest.
    QByteArray head(reinterpret_cast<const char*>(builder.GetBufferPointer()),
                    static_cast<qsizetype>(builder.GetSize()));
    QByteArray header = file.mid(8, 32);
    head.insert(8, header);
    const auto put = [&](qsizetype at, auto value) { memcpy(head.data() + at, &value, sizeof value); };
    put(0,
        read_at<std::uint32_t>(std::as_bytes(std::span(builder.GetBufferPointer(), builder.GetSize())), 0).value() +
            32U);
    const qsizetype size = head.size();
    head.resize((size + 127) / 128 * 128);
    const QByteArray segments = file.mid(base);
    put(16, static_cast<std::uint64_t>(size));
    put(24, segments.isEmpty() ? std::uint64_t{0} : static_cast<std::uint64_t>(head.size()));
    put(32, static_cast<std::uint64_t>(segments.size()));
    return head + segments;
}

pb::TensorT& plannedTensor(pb::ProgramT& program) {
    for (auto& value : program.execution_plan[0]->values) {
        auto* tensor = value->val.AsTensor();
        if (tensor && tensor->allocation_info && !tensor->sizes.empty()) return *tensor;
    }
    qFatal("the sample has no planned tensor");
}

/// Constants in ExecuTorch's separate file, with a change; `file` is a whole .ptd.
QByteArray ptdWith(const QByteArray& file, const std::function<void(cb::FlatTensorT&)>& change) {
    constexpr qsizetype header_at = 8, header_bytes = 40;
    std::unique_ptr<cb::FlatTensorT> constants(cb::GetFlatTensor(file.constData())->UnPack());
    change(*constants);
    flatbuffers::FlatBufferBuilder builder;
    cb::FinishFlatTensorBuffer(builder, cb::FlatTensor::Pack(builder, constants.get()));
    QByteArray head(reinterpret_cast<const char*>(builder.GetBufferPointer()),
                    static_cast<qsizetype>(builder.GetSize()));
    head.insert(header_at, file.mid(header_at, header_bytes));
    const auto put = [&](qsizetype at, auto value) { memcpy(head.data() + at, &value, sizeof value); };
    put(0,
        static_cast<std::uint32_t>(read_at<std::uint32_t>(std::as_bytes(std::span(head.constData(), 8)), 0).value() +
                                   header_bytes));
    const QByteArray segments = file.mid(
        static_cast<qsizetype>(read_at<std::uint64_t>(std::as_bytes(std::span(file.constData(), 48)), 32).value()));
    const auto size = static_cast<std::uint64_t>(head.size());
    head.resize((head.size() + 127) / 128 * 128);
    put(16, std::uint64_t{header_at + header_bytes});
    put(24, size - header_at - header_bytes);
    put(32, static_cast<std::uint64_t>(head.size()));
    put(40, static_cast<std::uint64_t>(segments.size()));
    return head + segments;
}

QByteArray tfliteWith(const std::function<void(tb::ModelT&)>& change) {
    const QByteArray file = fileBytes(QStringLiteral(ARENASCOPE_TEST_DATA "/tflite/hello_world_int8.tflite"));
    std::unique_ptr<tb::ModelT> model(tb::GetModel(file.constData())->UnPack());
    change(*model);
    flatbuffers::FlatBufferBuilder builder;
    tb::FinishModelBuffer(builder, tb::Model::Pack(builder, model.get()));
    return QByteArray(reinterpret_cast<const char*>(builder.GetBufferPointer()),
                      static_cast<qsizetype>(builder.GetSize()));
}

}  // namespace

class TestHostileFlatbuffers : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

private slots:
    void programsAreRefusedByPlace_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* said, const std::function<void(pb::ProgramT&)>& change) {
            QTest::newRow(name) << pteWith(change) << QByteArray(said);
        };
        using P = pb::ProgramT&;
        row("nothing changed", "accepted", [](P) {});
        row("an arena that nothing needs", "its last tensor ends at",
            [](P p) { p.execution_plan[0]->non_const_buffer_sizes[1] = std::int64_t{1} << 33; });
        row("an arena with room to spare", "accepted",
            [](P p) { p.execution_plan[0]->non_const_buffer_sizes[1] = 1 << 28; });
        row("an absurd rank", "dimensions", [](P p) {
            plannedTensor(p).sizes.assign(70000, 1);
            plannedTensor(p).dim_order.assign(70000, 0);
        });
        row("a negative size", "size -1", [](P p) { plannedTensor(p).sizes[0] = -1; });
        row("a product beyond 64 bits", "the size in bytes does not fit in 64 bits", [](P p) {
            plannedTensor(p).sizes.assign(8, 0x7FFFFFFF);
            plannedTensor(p).dim_order = {0, 1, 2, 3, 4, 5, 6, 7};
        });
        row("an order of dimensions twice the same", "dim_order",
            [](P p) { plannedTensor(p).dim_order.assign(plannedTensor(p).sizes.size(), 0); });
        row("an unknown element type", "scalar type 99", [](P p) { plannedTensor(p).scalar_type = 99; });
        row("an arena that is not there", "memory id 77",
            [](P p) { plannedTensor(p).allocation_info->memory_id = 77; });
        row("an offset of 2^63", "offset",
            [](P p) { plannedTensor(p).allocation_info->memory_offset_high = 0x80000000U; });
        row("an arena of 2^63 bytes", "the arena has -9223372036854775808 bytes",
            [](P p) { p.execution_plan[0]->non_const_buffer_sizes[1] = std::numeric_limits<std::int64_t>::min(); });
        row("an input that is not there", "value 99 does not exist", [](P p) { p.execution_plan[0]->inputs[0] = 99; });
        row("an operator that is not there", "operator 99",
            [](P p) { p.execution_plan[0]->chains[0]->instructions[0]->instr_args.AsKernelCall()->op_index = 99; });
        row("an argument that is not there", "99",
            [](P p) { p.execution_plan[0]->chains[0]->instructions[0]->instr_args.AsKernelCall()->args[0] = 99; });
        row("a list that is not there", "list item", [](P p) {
            auto list = std::make_unique<pb::EValueT>();
            list->val.Set(pb::TensorListT());
            list->val.AsTensorList()->items = {1000000};
            p.execution_plan[0]->values.push_back(std::move(list));
        });
        row("a list of itself", "has another type", [](P p) {
            auto list = std::make_unique<pb::EValueT>();
            list->val.Set(pb::TensorListT());
            list->val.AsTensorList()->items = {static_cast<int>(p.execution_plan[0]->values.size())};
            p.execution_plan[0]->values.push_back(std::move(list));
        });
        row("two methods of a name", "two methods of this name",
            [](P p) { p.execution_plan.push_back(std::make_unique<pb::ExecutionPlanT>(*p.execution_plan[0])); });
        row("no method", "no method", [](P p) { p.execution_plan.clear(); });
        row("a constant that is not there", "data index 40 of", [](P p) {
            plannedTensor(p).data_buffer_idx = 40;
            plannedTensor(p).allocation_info.reset();
        });
        row("a segment beyond the file", "segment", [](P p) {
            auto segment = std::make_unique<pb::DataSegmentT>();
            segment->offset = std::uint64_t{1} << 63U;
            segment->size = std::uint64_t{1} << 63U;
            p.segments.push_back(std::move(segment));
        });
        row("a jump to before the program", "jumps to -5", [](P p) {
            auto truth = std::make_unique<pb::EValueT>();
            truth->val.Set(pb::BoolT());
            pb::JumpFalseCallT jump;
            jump.cond_value_index = static_cast<int>(p.execution_plan[0]->values.size());
            p.execution_plan[0]->values.push_back(std::move(truth));
            jump.destination_instruction = -5;
            p.execution_plan[0]->chains[0]->instructions[0]->instr_args.Set(std::move(jump));
        });
    }
    void programsAreRefusedByPlace() {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(writtenFile(folder_, "hostile.pte", file));
        QVERIFY2(errorOf(opened).contains(said), errorOf(opened));
        QVERIFY2(!errorOf(opened).contains('\n'), errorOf(opened));
    }

    void modelsAreRefusedByPlace_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("said");
        const auto row = [](const char* name, const char* said, const std::function<void(tb::ModelT&)>& change) {
            QTest::newRow(name) << tfliteWith([&](tb::ModelT& model) {
                for (auto& tensor : model.subgraphs[0]->tensors) tensor->shape_signature.clear();  // no open batch
                change(model);
            }) << QByteArray(said);
        };
        using M = tb::ModelT&;
        const auto graph = [](M m) -> tb::SubGraphT& { return *m.subgraphs[0]; };
        row("nothing changed", "accepted", [](M) {});
        row("a handle of a variable", "accepted",
            [&](M m) { graph(m).tensors[graph(m).operators[0]->outputs[0]]->type = 13; });
        const auto four_bits = [&](M m) -> std::vector<std::uint8_t>& {
            auto& weights = *graph(m).tensors[graph(m).operators[0]->inputs[1]];
            weights.type = 17;
            return m.buffers[weights.buffer]->data;
        };
        row("weights of four bits", "accepted", [&](M m) { four_bits(m).resize(8); });
        row("weights of four bits with a byte too few", "8 for its shape and type",
            [&](M m) { four_bits(m).resize(7); });
        row("an absurd rank", "17 dimensions", [&](M m) { graph(m).tensors[0]->shape.assign(17, 1); });
        row("a negative size", "size -2", [&](M m) { graph(m).tensors[0]->shape.assign(2, -2); });
        row("a product beyond 64 bits", "64 bits", [&](M m) {
            for (auto& tensor : graph(m).tensors) {
                if (m.buffers[tensor->buffer]->data.empty()) tensor->shape.assign(8, 0x7FFFFFFF);
            }
        });
        row("a shape and a signature that differ", "differ in length",
            [&](M m) { graph(m).tensors[0]->shape_signature.assign(7, 1); });
        row("an unknown element type", "has type 99", [&](M m) { graph(m).tensors[0]->type = 99; });
        row("weights of two bits",
            "has type INT2; expected numbers of one, two, four or eight bytes; convert the model", [&](M m) {
                four_bits(m).resize(4);
                graph(m).tensors[graph(m).operators[0]->inputs[1]]->type = 19;
            });
        row("a result of two bits", "has type INT2; expected",
            [&](M m) { graph(m).tensors[graph(m).operators[0]->outputs[0]]->type = 19; });
        row("unsigned numbers of four bits", "has type UINT4; expected", [&](M m) { graph(m).tensors[0]->type = 20; });
        row("a buffer that is not there", "names buffer 4000000000",
            [&](M m) { graph(m).tensors[0]->buffer = 4000000000U; });
        row("data beyond the file", "not inside the file", [&](M m) {
            const auto used = graph(m).tensors[graph(m).operators[0]->inputs[1]]->buffer;
            m.buffers[used]->data.clear();
            m.buffers[used]->offset = std::uint64_t{1} << 63U;
            m.buffers[used]->size = std::uint64_t{1} << 63U;
        });
        row("an operator code that is not there", "names operator code 50",
            [&](M m) { graph(m).operators[0]->opcode_index = 50; });
        row("an input that is not there", "tensor 5000", [&](M m) { graph(m).operators[0]->inputs[0] = 5000; });
        row("a forward reference", "before any operator writes it",
            [&](M m) { std::swap(graph(m).operators[0], graph(m).operators[1]); });
        row("a cycle", "before any operator writes it",
            [&](M m) { graph(m).operators[0]->inputs[0] = graph(m).operators[0]->outputs[0]; });
        row("written twice", "again",
            [&](M m) { graph(m).operators.push_back(std::make_unique<tb::OperatorT>(*graph(m).operators[0])); });
        row("no graph", "graph", [](M m) { m.subgraphs.clear(); });
    }
    void modelsAreRefusedByPlace() {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const auto opened = openAndPlan(writtenFile(folder_, "hostile.tflite", file));
        QVERIFY2(errorOf(opened).contains(said), errorOf(opened));
        QVERIFY2(!errorOf(opened).contains('\n'), errorOf(opened));
    }

    void constantsAreRefusedByPlace_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("said");
        const auto opened = openAndPlan(programFolder("mlp_dynbatch") + "/model.pt2");
        QVERIFY2(opened.ok(), errorOf(opened));
        QVERIFY(exportTo(folder_.filePath("constants.pte"), opened.value(), {.external_constants = true}).ok());
        const QStringList made = QDir(folder_.path()).entryList({"constants*.ptd"});
        QCOMPARE(made.size(), 1);
        const QByteArray whole = fileBytes(folder_.filePath(made[0]));
        const auto row = [&](const char* name, const char* said, const std::function<void(cb::FlatTensorT&)>& change) {
            QTest::newRow(name) << ptdWith(whole, change) << QByteArray(said);
        };
        using C = cb::FlatTensorT&;
        row("nothing changed", "accepted", [](C) {});
        row("a name twice", "appears twice", [](C c) { c.named_data[1]->key = c.named_data[0]->key; });
        row("an absurd rank", "has 70000 dimensions",
            [](C c) { c.named_data[0]->tensor_layout->sizes.assign(70000, 1); });
        row("a negative size", "another tensor of this name",
            [](C c) { c.named_data[0]->tensor_layout->sizes[0] = -1; });
        row("a segment that is not there", "is in segment 4000000000 of",
            [](C c) { c.named_data[0]->segment_index = 4000000000U; });
        row("an offset beyond the file", "lies outside it, at byte 9223372036854775808",
            [](C c) { c.segments[0]->offset = std::uint64_t{1} << 63U; });
        row("a size of 2^63", "lies outside it", [](C c) { c.segments[0]->size = std::uint64_t{1} << 63U; });
        row("offset and size that wrap around", "lies outside it", [](C c) {
            c.segments[0]->offset = ~std::uint64_t{0};
            c.segments[0]->size = 2;
        });
        row("an entry that is missing", "has no data for this tensor", [](C c) { c.named_data.pop_back(); });
        QTest::newRow("cut") << whole.left(40) << QByteArray("not a .ptd file");
        QByteArray beyond = whole;
        beyond[30] = '\x7f';
        QTest::newRow("a header that points beyond the file") << beyond << QByteArray("its header points outside it");
    }
    void constantsAreRefusedByPlace() {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, said);
        const QString ptd = QDir(folder_.path()).entryList({"constants*.ptd"}).value(0);
        QVERIFY(!writtenFile(folder_, ptd, file).isEmpty());
        const auto opened = openAndPlan(folder_.filePath("constants.pte"));
        QVERIFY2(errorOf(opened).contains(said), errorOf(opened));
        QVERIFY2(!errorOf(opened).contains('\n'), errorOf(opened));
        QVERIFY2(opened.ok() || errorOf(opened).contains(".ptd"), errorOf(opened));
    }
};

QTEST_GUILESS_MAIN(TestHostileFlatbuffers)
#include "test_hostile_flatbuffers.moc"
