#include "widgets/panels/inspector/python_section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "engine/ir/python_stack.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/elided_link.h"
#include "widgets/ui/fact_label.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

QString placeOf(const PythonFrame& frame) {
    const QString name = kit::text(file_name_of(frame.file));
    return frame.line > 0 ? QStringLiteral("%1:%2").arg(name).arg(frame.line) : name;
}

}  // namespace

PythonSection::PythonSection(QWidget* parent) : InspectorSection(tr("Python"), parent), list_(new QVBoxLayout) {
    list_->setSpacing(3);
    body().addLayout(list_);
}

void PythonSection::show(const std::string& trace) {
    kit::clear(list_);
    lines_.clear();
    const std::vector<PythonFrame> frames = python_frames(trace);
    const std::size_t own = own_frame(frames);
    if (frames.empty()) {
        QLabel* none = kit::label(tr("The file records no Python lines."), "hint", &page());
        none->setWordWrap(true);
        list_->addWidget(none);
        return setSummary(tr("not recorded"));
    }
    addFrame(frames[own]);
    std::vector<const PythonFrame*> folded;
    const auto fold = [&] {
        if (!folded.empty()) addFolded(folded);
        folded.clear();
    };
    for (std::size_t i = frames.size(); i-- > 0;) {
        if (i == own) {
            fold();
            continue;
        }
        if (frames[i].origin > frames[own].origin || frames[i].origin == PythonFrame::Origin::torch) {
            folded.push_back(&frames[i]);
            continue;
        }
        fold();
        addFrame(frames[i]);
    }
    fold();
    setSummary(tr("%n frame(s), own file first", nullptr, static_cast<int>(frames.size())));
}

void PythonSection::addFrame(const PythonFrame& frame) {
    const QString place = placeOf(frame), file = kit::text(frame.file);
    auto* row = new QWidget(&page());
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 2, 0, 0);
    auto* link = new ElidedLink(place, QStringLiteral("line"), row);
    setStyleState(*link, "tone", QStringLiteral("mono"));
    link->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    link->setToolTip(file);
    link->setAccessibleName(place);
    connect(link, &QLabel::linkActivated, this, [this, file, line = frame.line] { emit lineRequested(file, line); });
    auto* function = kit::label(kit::text(frame.function), "hint", row);
    function->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    function->setAlignment(Qt::AlignRight);
    layout->addWidget(link);
    layout->addWidget(function, 1);
    list_->addWidget(row);
    if (!frame.code.empty()) {
        auto* code = new FactLabel("mono", &page());
        code->setFact(kit::text(frame.code).left(400));
        list_->addWidget(code);
    }
    lines_.append(place);
}

void PythonSection::addFolded(const std::vector<const PythonFrame*>& frames) {
    QStringList names;
    for (const PythonFrame* frame : frames) names.append(placeOf(*frame));
    const QString text = tr("%n frame(s) of PyTorch: %1", nullptr, static_cast<int>(frames.size()))
                             .arg(names.join(QStringLiteral(", ")));
    auto* label = new FactLabel("hint", &page());
    label->setFact(text);
    list_->addWidget(label);
    lines_.append(text);
}

}  // namespace arenascope
