// Payloads exported for XNNPACK hold everything that ExecuTorch's runtime checks, or trusts, when it loads one
// (XNNHeader, XNNCompiler and XNNExecutor of 1.4.1). Read here from the raw bytes without this project's
// reader.

#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "engine/base/sha256.h"
#include "engine/engine.h"
#include "schemas/xnnpack_generated.h"
#include "tests/test_data.h"

namespace arenascope {

namespace {

namespace fb = xnnfb;
constexpr std::uint32_t no_id = 4294967295U;

/// Complaints about one payload; empty if it would load.
class Inspection {
public:
    Inspection(const Program& program, const Method& method, const Instruction& call)
        : program_(program), method_(method), call_(call), delegate_(method.delegates[call.delegate]) {}

    QStringList run() {
        if (delegate_.id != "XnnpackBackend") say("id");
        const ByteView serialized = delegate_.payload.bytes;
        if (reinterpret_cast<std::uintptr_t>(serialized.data()) % 128 != 0) say("the serialized's place in the file");
        if (serialized.size() < 32 || as_text(serialized.subspan(4, 4)) != "XH00") say("magic");
        const auto graph_at = read_at<std::uint32_t>(serialized, 10).value_or(0),
                   graph_size = read_at<std::uint32_t>(serialized, 14).value_or(0);
        const auto constants_at = read_at<std::uint32_t>(serialized, 18).value_or(0);
        const auto constants_size = read_at<std::uint64_t>(serialized, 22).value_or(1);
        if (read_at<std::uint16_t>(serialized, 8) != 30 || graph_at < 30 || graph_size < 8) say("header");
        if (graph_at + graph_size > constants_at || constants_at % 16 != 0 ||
            constants_at + constants_size != serialized.size())
            say("areas");
        if (!said_.isEmpty()) return said_;
        const std::uint8_t* bytes = reinterpret_cast<const std::uint8_t*>(serialized.data()) + graph_at;
        if (std::string_view(flatbuffers::GetBufferIdentifier(bytes), 4) != "XN01") say("identifier");
        flatbuffers::Verifier verifier(bytes, graph_size);
        if (!verifier.VerifyBuffer<fb::Graph>(nullptr)) say("verifier");
        const auto* graph = flatbuffers::GetRoot<fb::Graph>(bytes);
        if (!graph->xvalues() || !graph->xnodes() || !graph->constant_data()) say("a list is missing");
        if (!said_.isEmpty()) return said_;
        constants(*graph);
        values(*graph);
        for (const fb::XNode* node : *graph->xnodes()) check(*node);
        for (const auto& [id, made] : outputs_) {
            if (!made_.contains(id)) say(QStringLiteral("output %1 is not made").arg(id));
        }
        return said_;
    }

private:
    void say(const QString& what) { said_.append(what); }

    void constants(const fb::Graph& graph) {
        for (flatbuffers::uoffset_t i = 1; i < graph.constant_data()->size(); ++i) {
            const fb::ConstantDataOffset& entry = *graph.constant_data()->Get(i);
            const std::string key = entry.named_key() ? entry.named_key()->str() : std::string();
            const auto found = std::find_if(program_.named_data.begin(), program_.named_data.end(),
                                            [&](const auto& one) { return one.first == key; });
            if (found == program_.named_data.end()) {
                say(QStringLiteral("constant %1 is not in the program's named data").arg(i));
                continue;
            }
            // Operands that are not packed are read from the file in place.
            if (reinterpret_cast<std::uintptr_t>(found->second.bytes.data()) % 16 != 0)
                say("a constant's place in the file");
            if (found->second.bytes.size() != entry.size() ||
                (key != sha256_hex(found->second.bytes) && key != "scale_" + sha256_hex(found->second.bytes)))
                say(QStringLiteral("constant %1").arg(i));
        }
    }

    void values(const fb::Graph& graph) {
        std::set<std::uint32_t> externals;
        for (const fb::XValue* value : *graph.xvalues()) {
            const fb::TensorValue* tensor = value->xvalue_union_as_TensorValue();
            const auto* quantised = value->xvalue_union_as_QuantizedTensorValue();
            if (quantised) {
                tensor = quantised->tensor_value();
                scales(*quantised, graph);
            }
            if (!tensor || !tensor->dims()) return say("a value without a tensor");
            const std::uint32_t id = tensor->id_out(), flags = tensor->flags(), external = tensor->external_id();
            if (!ids_.insert(id).second) say("two values of one id");
            if (!quantised && tensor->datatype() != fb::Datatype::fp32) say("type");
            types_[id] = tensor->datatype();
            if (tensor->dims()->size() != tensor->num_dims() || tensor->num_dims() > 6) say("rank");
            if (flags > 2 || (flags == 0) != (external == no_id)) say("flags");
            if (tensor->constant_buffer_idx() >= graph.constant_data()->size()) say("constant index");
            if (flags == 1 || tensor->constant_buffer_idx() != 0) made_.insert(id);
            if (flags == 2) outputs_.emplace(id, false);
            if (flags == 0) continue;
            if (external >= graph.num_externs() || !externals.insert(external).second) say("external id");
            // The position in the call's arguments decides what is an output; every argument must be a tensor.
            const bool is_output = external >= call_.args.size() - call_.outs.size();
            if ((flags == 2) != is_output || external >= call_.args.size()) return say("direction of an argument");
            const Tensor* arg = method_.values[call_.args[external]].tensor();
            const DType expected = tensor->datatype() == fb::Datatype::qint8 ? DType::i8
                : tensor->datatype() == fb::Datatype::quint8                 ? DType::u8
                                                                             : DType::f32;
            if (!arg || arg->dtype != expected) return say("an argument of another element type");
            const auto& upper = arg->upper;
            const bool scalar = upper.empty() && tensor->num_dims() == 1 && tensor->dims()->Get(0) == 1;
            if (!scalar && !std::equal(upper.begin(), upper.end(), tensor->dims()->begin(), tensor->dims()->end()))
                say("shape of an argument");
        }
        if (externals.size() != graph.num_externs() || graph.num_externs() != call_.args.size())
            say("number of externals");
    }

    void scales(const fb::QuantizedTensorValue& value, const fb::Graph& graph) {
        const fb::Datatype type = value.tensor_value()->datatype();
        if (const auto* each = value.quant_params_as_PerChannelQuant()) {
            // The runtime reads the vector even if the scales are stored elsewhere; without it behaviour is undefined.
            if (!each->scale() || each->scale()->size() != 0) say("no empty scale vector");
            if (type != fb::Datatype::qcint8 && type != fb::Datatype::qcint32) say("type of scales by channel");
            if (each->scale_buffer_idx() == 0 || each->scale_buffer_idx() >= graph.constant_data()->size())
                return say("scales");
            const auto& entry = *graph.constant_data()->Get(each->scale_buffer_idx());
            const auto* dims = value.tensor_value()->dims();
            const auto channel = static_cast<std::uint32_t>(each->channel_dim());
            if (!entry.named_key()->str().starts_with("scale_")) say("key of scales");
            if (channel >= dims->size() || dims->Get(channel) != each->num_scales() ||
                entry.size() != each->num_scales() * 4)
                say("number of scales");
        } else if (const auto* one = value.quant_params_as_PerTensorQuant()) {
            if (!(one->scale() > 0)) say("scale");
            if (type != fb::Datatype::qint8 && type != fb::Datatype::quint8 && type != fb::Datatype::qint32)
                say("type of one scale");
        } else {
            say("no scales");
        }
    }

    /// A node computes on integers or on f32, never on both: only Convert goes between.
    void alike(const fb::XNode& node, std::uint32_t in, std::uint32_t out) {
        if (node.xnode_union_type() != fb::XNodeUnion::Convert && types_[in] != types_[out])
            say("a node of two element types");
    }
    void weighed(const fb::XNode& node, std::uint32_t in, std::uint32_t filter, std::uint32_t bias, std::uint32_t out) {
        alike(node, in, out);
        const bool whole = types_[in] != fb::Datatype::fp32;
        if (whole != (types_[filter] != fb::Datatype::fp32)) say("a filter of another element type");
        if (bias != no_id && whole != (types_[bias] == fb::Datatype::qint32 || types_[bias] == fb::Datatype::qcint32))
            say("a bias of another element type");
        if (bias != no_id && whole &&
            (types_[bias] == fb::Datatype::qcint32) != (types_[filter] == fb::Datatype::qcint8))
            say("a bias with other scales");
    }

    void reads(std::uint32_t id) {
        if (!made_.contains(id)) say(QStringLiteral("reads %1 before it is computed").arg(id));
    }
    void writes(std::uint32_t id) {
        if (!ids_.contains(id) || !made_.insert(id).second) say(QStringLiteral("writes %1").arg(id));
    }
    template <class Node>
    void one(const fb::XNode& whole, const Node* node) {
        alike(whole, node->input_id(), node->output_id());
        reads(node->input_id());
        writes(node->output_id());
    }

    void check(const fb::XNode& node) {
        using U = fb::XNodeUnion;
        switch (node.xnode_union_type()) {
            case U::NONE:
            case U::ScaledDotProductAttention: return say("a node that the runtime refuses");
            case U::Add:
            case U::Multiply:
            case U::Subtract:
            case U::Div:
            case U::Minimum:
            case U::Maximum:
            case U::PReLU:
            case U::BatchMatrixMultiply: {
                const auto* two = static_cast<const fb::TwoInputs*>(node.xnode_union());
                reads(two->input1_id());
                reads(two->input2_id());
                alike(node, two->input1_id(), two->output_id());
                alike(node, two->input2_id(), two->output_id());
                return writes(two->output_id());
            }
            case U::Conv2d:
            case U::DepthwiseConv2d:
            case U::ConvTranspose2d: {
                const auto* conv = static_cast<const fb::Convolution*>(node.xnode_union());
                if (conv->group_input_channels() == 0 || conv->groups() == 0 || (conv->flags() & ~36U) != 0)
                    say("convolution");
                for (const std::uint32_t id : {conv->input1_id(), conv->filter_id()}) reads(id);
                if (conv->bias_id() != no_id) reads(conv->bias_id());
                weighed(node, conv->input1_id(), conv->filter_id(), conv->bias_id(), conv->output_id());
                return writes(conv->output_id());
            }
            case U::FullyConnected: {
                const auto* full = node.xnode_union_as_FullyConnected();
                for (const std::uint32_t id : {full->input1_id(), full->filter_id()}) reads(id);
                if (full->bias_id() != no_id) reads(full->bias_id());
                weighed(node, full->input1_id(), full->filter_id(), full->bias_id(), full->output_id());
                return writes(full->output_id());
            }
            case U::AvgPooling2d:
            case U::MaxPooling2d: {
                const auto* pool = static_cast<const fb::Pooling*>(node.xnode_union());
                if (pool->flags() != 64 || pool->stride_height() == 0) say("pooling");
                return one(node, pool);
            }
            case U::GlobalAvgPooling2d: {
                const auto* mean = static_cast<const fb::OneInput*>(node.xnode_union());
                if (mean->flags() != 64) say("without flag 64 two dimensions are dropped");
                return one(node, mean);
            }
            case U::Concatenate2:
            case U::Concatenate3:
            case U::Concatenate4:
            case U::Concatenate5: {
                const auto* cat = static_cast<const fb::Concatenation*>(node.xnode_union());
                const std::uint32_t parts[] = {cat->input1_id(), cat->input2_id(), cat->input3_id(), cat->input4_id(),
                                               cat->input5_id()};
                for (const std::uint32_t id : parts) {
                    if (id != no_id) reads(id);
                }
                return writes(cat->output_id());
            }
            case U::StaticTranspose:
                if (!node.xnode_union_as_StaticTranspose()->perm()) say("no perm");
                return one(node, node.xnode_union_as_StaticTranspose());
            case U::StaticReshape: {
                const auto* shape = node.xnode_union_as_StaticReshape()->new_shape();
                if (!shape || std::count(shape->begin(), shape->end(), 0U) > 1) say("two inferred dimensions");
                return one(node, node.xnode_union_as_StaticReshape());
            }
            case U::LeakyReLU: return one(node, node.xnode_union_as_LeakyReLU());
            case U::ELU: return one(node, node.xnode_union_as_ELU());
            default: return one(node, static_cast<const fb::OneInput*>(node.xnode_union()));
        }
    }

    const Program& program_;
    const Method& method_;
    const Instruction& call_;
    const Delegate& delegate_;
    QStringList said_;
    std::set<std::uint32_t> ids_, made_;
    std::map<std::uint32_t, fb::Datatype> types_;
    std::map<std::uint32_t, bool> outputs_;
};

}  // namespace

class TestXnnpackFormat : public QObject {
    Q_OBJECT

private slots:
    void whatIsExportedHoldsWhatExecuTorchsRuntimeChecks_data() {
        QTest::addColumn<QString>("folder");
        for (const QString& name : testing::programNames()) {
            const QString folder = testing::programFolder(name);
            const bool slow = name == "llama_64m" || name == "resnet18";
            if (!slow && QFileInfo::exists(folder + "/model.pt2")) QTest::newRow(qPrintable(name)) << folder;
        }
    }
    void whatIsExportedHoldsWhatExecuTorchsRuntimeChecks() {
        QFETCH(const QString, folder);
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + "/model.pt2").toStdString(), progress);
        if (!program.ok()) return;  // other tests say what cannot be opened
        Tuning tuning;
        tuning.delegation.backends = {"xnnpack"};
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        if (!outcome.ok()) return;
        const QTemporaryDir made;
        const std::string path = made.filePath("delegated.pte").toStdString();
        const auto written = engine.export_to(path, *program.value(), outcome.value(), true, progress);
        QVERIFY2(written.ok(), written.ok() ? "" : written.error().text().c_str());
        const auto again = engine.open(path, progress);
        QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
        int calls = 0;
        for (const Method& method : again.value()->methods) {
            for (const Instruction& call : method.instructions) {
                if (call.kind != Instruction::Kind::delegate) continue;
                ++calls;
                QCOMPARE(Inspection(*again.value(), method, call).run(), QStringList());
            }
        }
        qInfo("%d payloads", calls);
        QCOMPARE(static_cast<std::size_t>(calls), outcome.value().partition->regions.size());
    }

    void theInspectionNoticesWhatIsBent() {
        const QString folder = testing::programFolder(QStringLiteral("dw_conv_tiny"));
        const Engine engine;
        Progress progress;
        const auto program = engine.open((folder + "/model.pt2").toStdString(), progress);
        QVERIFY(program.ok());
        Tuning tuning;
        tuning.delegation.backends = {"xnnpack"};
        const auto outcome = engine.evaluate(*program.value(), tuning, {}, progress);
        QVERIFY(outcome.ok());
        const QTemporaryDir made;
        const std::string path = made.filePath("delegated.pte").toStdString();
        QVERIFY(engine.export_to(path, *program.value(), outcome.value(), true, progress).ok());
        const auto again = engine.open(path, progress);
        QVERIFY(again.ok());
        Method method = again.value()->methods.front();
        const auto call = std::find_if(method.instructions.begin(), method.instructions.end(),
                                       [](const Instruction& one) { return one.kind == Instruction::Kind::delegate; });
        QVERIFY(call != method.instructions.end());
        // Before export the program has no named data: the keys name nothing there.
        const QStringList said = Inspection(*program.value(), method, *call).run();
        QVERIFY2(said.join(' ').contains("named data"), qPrintable(said.join(' ')));
        std::swap(call->args.front(), call->args.back());
        QVERIFY(Inspection(*program.value(), method, *call).run().size() > said.size());
    }
};

}  // namespace arenascope

QTEST_GUILESS_MAIN(arenascope::TestXnnpackFormat)
#include "test_xnnpack_format.moc"
