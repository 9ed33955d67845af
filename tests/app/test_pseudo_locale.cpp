// A pseudo language that brackets every text and makes it 40 % longer: a text without brackets is not translatable.

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolButton>
#include <QTranslator>
#include <set>

#include "tests/app/opened_window.h"
#include "widgets/ui/language.h"

using namespace arenascope;

namespace {

const QChar open_bracket(0x27E6), close_bracket(0x27E7);

class Bracketing final : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override {
        const QString text = QString::fromUtf8(source);
        return open_bracket + text + QString((text.size() * 2 + 4) / 5, QLatin1Char('~')) + close_bracket;
    }
};

/// The parts of a text outside brackets.
QString outside(const QString& text) {
    QString out;
    int depth = 0;
    for (const QChar c : text) {
        if (c == open_bracket) ++depth;
        else if (c == close_bracket) --depth;
        else if (depth == 0) out.append(c);
    }
    return out;
}

QStringList wordsOf(const QString& text) {
    static const QRegularExpression word(QStringLiteral("[A-Za-z_][A-Za-z_0-9]*"));
    QStringList out;
    for (auto it = word.globalMatch(text); it.hasNext();) out.append(it.next().captured());
    return out;
}

/// Words of the program, units, keys and names that are the same in every language.
class Vocabulary {
public:
    explicit Vocabulary(const Outcome& outcome, const QString& path) {
        for (const char* fixed :
             {"ArenaScope", "B",    "KiB",     "MiB",     "ms",   "x",    "Ctrl", "Shift", "Alt",  "F",      "Esc",
              "Home",       "PgUp", "PgDn",    "Del",     "A",    "D",    "W",    "S",     "M",    "P",      "O",
              "e",          "id",   "English", "Deutsch", "Fran", "ais",  "Up",   "Down",  "Left", "Right",  "End",
              "Space",      "Tab",  "Return",  "Enter",   "Page", "json", "pte",  "pt2",   "K",    "tflite", "onnx",
              "csv",        "SRAM", "RAM",     "cpu",     "op",   "aten", "add"}) {
            words_.insert(QLatin1String(fixed));
        }
        for (const QString& part : wordsOf(path)) words_.insert(part);
        // Targets may be the user's own files.
        for (const QFileInfo& target : QDir(QStringLiteral(":/targets")).entryInfoList()) {
            QFile file(target.filePath());
            if (!file.open(QIODevice::ReadOnly)) continue;
            for (const QString& word :
                 wordsOf(target.filePath() + QLatin1Char(' ') + QString::fromUtf8(file.readAll())))
                words_.insert(word);
        }
        for (const TensorRow& row : outcome.tensors) {
            for (const std::string* text : {&row.name, &row.op, &row.module_path, &row.shape_text, &row.shape_expr,
                                            &row.first_node, &row.last_node, &row.source, &row.alias_of})
                add(*text);
        }
        for (const ListedNode& row : outcome.method->node_list) add(row.name);
        for (const Instruction& row : outcome.method->instructions) add(row.name), add(row.op), add(row.module_path);
        for (const Plan& plan : outcome.plans) {
            add(plan.planner);
            for (const PoolResult& pool : plan.pools) add(pool.name);
            for (const PlanIssue& problem : plan.issues) add(std::string(name_of(problem.code)));
        }
        for (const auto& [symbol, range] : outcome.method->ranges) add(symbol);
        for (const Value& value : outcome.method->values) {
            add(value.name);
            if (const Tensor* tensor = value.tensor()) {
                add(tensor->qualified_name);
                add(std::string(torch_name_of(tensor->dtype)));
                add(std::string(name_of(tensor->dtype)));
            }
        }
        add(outcome.method->name);
        for (const char* cited : {"arXiv", "ExecuTorch", "TensorFlow", "Lite", "MiniMalloc", "IREE", "PyTorch", "Vela",
                                  "TVM", "Arm", "Joslin", "Cadence", "Static", "Runtime"})
            words_.insert(QLatin1String(cited));
    }
    [[nodiscard]] bool explains(const QString& text) const {
        for (const QString& word : wordsOf(outside(text))) {
            if (word.size() > 1 && !words_.contains(word)) return false;
        }
        return true;
    }

private:
    void add(const std::string& text) {
        for (const QString& word : wordsOf(QString::fromStdString(text))) words_.insert(word);
    }
    std::set<QString> words_;
};

struct Seen {
    QString where, text;
};

void collectModel(const QAbstractItemView& view, QList<Seen>& out) {
    const QAbstractItemModel* model = view.model();
    if (!model) return;
    const QString where = QLatin1String(view.metaObject()->className()) + QStringLiteral(" ") + view.accessibleName();
    for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
        for (const int role : {Qt::DisplayRole, Qt::ToolTipRole}) {
            out.append({where + QStringLiteral(" head"), model->headerData(column, Qt::Horizontal, role).toString()});
        }
        for (int row = 0; row < std::min(40, model->rowCount(view.rootIndex())); ++row) {
            out.append({where, model->index(row, column, view.rootIndex()).data().toString()});
        }
    }
}

QList<Seen> textsOf(QWidget& root) {
    QList<Seen> out;
    QList<QWidget*> widgets = root.findChildren<QWidget*>();
    widgets.append(&root);
    for (QWidget* widget : widgets) {
        const QString where =
            QLatin1String(widget->metaObject()->className()) + QStringLiteral(" ") + widget->objectName();
        const auto add = [&](const QString& text) { out.append({where, text}); };
        add(widget->toolTip());
        add(widget->accessibleName());
        add(widget->windowTitle());
        if (const auto* label = qobject_cast<QLabel*>(widget)) add(label->text());
        if (const auto* button = qobject_cast<QAbstractButton*>(widget)) add(button->text());
        if (const auto* box = qobject_cast<QGroupBox*>(widget)) add(box->title());
        if (const auto* menu = qobject_cast<QMenu*>(widget)) add(menu->title());
        if (const auto* line = qobject_cast<QLineEdit*>(widget)) add(line->placeholderText());
        if (const auto* text = qobject_cast<QPlainTextEdit*>(widget)) add(text->placeholderText());
        if (const auto* combo = qobject_cast<QComboBox*>(widget)) {
            for (int i = 0; i < combo->count(); ++i) add(combo->itemText(i));
        }
        if (const auto* bar = qobject_cast<QTabBar*>(widget)) {
            for (int i = 0; i < bar->count(); ++i) add(bar->tabText(i));
        }
        if (const auto* view = qobject_cast<QAbstractItemView*>(widget); view && !qobject_cast<QHeaderView*>(widget))
            collectModel(*view, out);
        for (const QAction* action : widget->actions()) {
            add(action->text());
            add(action->toolTip());
        }
    }
    return out;
}

QString offenders(const QList<Seen>& seen, const Vocabulary& data) {
    QStringList out;
    for (const Seen& each : seen) {
        if (!data.explains(each.text)) out.append(each.where + QStringLiteral(": ") + each.text);
    }
    out.removeDuplicates();
    return out.join(QLatin1Char('\n'));
}

}  // namespace

class TestPseudoLocale : public QObject {
    Q_OBJECT
private:
    Bracketing bracketing_;

private slots:
    void initTestCase() {
        testing::prepareWindows(QStringLiteral("pseudo"));
        QCoreApplication::installTranslator(&bracketing_);
    }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&bracketing_); }

    void everyTextOfANewWindowIsTranslated() {
        const testing::OpenedWindow window;
        QVERIFY(window.wait());
        const Vocabulary none(*std::make_shared<const Outcome>(Outcome{.method = std::make_shared<const Method>()}),
                              QStringLiteral("MobileNetV2"));
        const QString wrong = offenders(textsOf(*window), none);
        for (const QString& each : wrong.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) qWarning("%s", qPrintable(each));
        QVERIFY(wrong.isEmpty());
    }
};

QTEST_MAIN(TestPseudoLocale)
#include "test_pseudo_locale.moc"
