// Shows the payload of a delegate: header, hex, strings and compile specs.

#include "widgets/panels/delegates/payload_viewer.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "engine/backends/payload_view.h"
#include "widgets/theme/format.h"
#include "widgets/theme/theme.h"
#include "widgets/ui/ui_helpers.h"

namespace arenascope {
namespace {

constexpr quint64 shown_bytes = 64 * 1024;  // more of it is for a file

QString specsText(const Delegate& delegate) {
    if (delegate.compile_specs.empty()) return PayloadViewer::tr("no compile specs");
    QString out;
    for (const auto& [key, bytes] : delegate.compile_specs) {
        const bool is_text = bytes.empty() || payload_kind(bytes) == "text";
        out += kit::text(key) + QStringLiteral(" = ") +
            (is_text ? kit::text(as_text(bytes)) : PayloadViewer::tr("%1 B").arg(bytes.size())) + QLatin1Char('\n');
        out += kit::text(hex_lines(bytes, 0, shown_bytes));
    }
    return out;
}

QString headerText(const Delegate& delegate) {
    QString out;
    for (const PayloadField& field : payload_header(delegate.payload.bytes)) {
        out += QStringLiteral("%1  %2  %3\n")
                   .arg(static_cast<qulonglong>(field.offset), 4, 16, QLatin1Char('0'))
                   .arg(kit::text(field.name), -18)
                   .arg(kit::text(field.value));
    }
    return out;
}

QString stringsText(const Delegate& delegate) {
    QString out;
    for (const PayloadText& one : payload_texts(delegate.payload.bytes)) {
        out += QStringLiteral("%1  %2\n")
                   .arg(static_cast<qulonglong>(one.offset), 8, 16, QLatin1Char('0'))
                   .arg(kit::text(one.text));
    }
    return out.isEmpty() ? PayloadViewer::tr("no strings of four characters or more") : out;
}

QString hexText(const Delegate& delegate) {
    QString out = kit::text(hex_lines(delegate.payload.bytes, 0, shown_bytes));
    const quint64 size = delegate.payload.bytes.size();
    if (size > shown_bytes)
        out += PayloadViewer::tr("… %1 more bytes; extract the payload to see them").arg(size - shown_bytes);
    return size == 0 ? PayloadViewer::tr("the payload is empty") : out;
}

}  // namespace

PayloadViewer::PayloadViewer(QWidget* parent)
    : QWidget(parent),
      title_(kit::label(QString(), "section", this)),
      facts_(kit::label(QString(), "hint", this)),
      pages_(new QButtonGroup(this)),
      extract_(new QPushButton(tr("Extract…"), this)),
      replace_(new QPushButton(tr("Replace…"), this)),
      restore_(new QPushButton(tr("Restore"), this)),
      text_(new QPlainTextEdit(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    // Two rows: what the payload is would be cut by the buttons beside it.
    auto *what = new QHBoxLayout, *head = new QHBoxLayout;
    what->setContentsMargins(metric::panelPad, 5, metric::panelPad, 0);
    head->setContentsMargins(metric::panelPad, 3, metric::panelPad, 5);
    for (QHBoxLayout* row : {what, head}) row->setSpacing(6);
    title_->setMinimumWidth(1);
    facts_->setMinimumWidth(1);
    what->addWidget(title_);
    what->addWidget(facts_, 1);
    const std::pair<Page, QString> names[] = {
        {hex, tr("Hex")}, {header, tr("Header")}, {strings, tr("Strings")}, {specs, tr("Specs")}};
    for (const auto& [page, name] : names) {
        auto* button = new QToolButton(this);
        button->setText(name);
        button->setCheckable(true);
        button->setChecked(page == hex);
        setStyleState(*button, "filter", true);
        pages_->addButton(button, page);
        head->addWidget(button);
    }
    head->addStretch(1);
    for (QPushButton* button : {extract_, replace_, restore_}) {
        setStyleState(*button, "compact", true);
        head->addWidget(button);
    }
    replace_->setToolTip(tr("Replace the payload with the bytes of a file"));
    restore_->setToolTip(tr("Restore the program's own payload"));
    layout->addLayout(what);
    layout->addLayout(head);
    text_->setReadOnly(true);
    text_->setLineWrapMode(QPlainTextEdit::NoWrap);
    text_->setAccessibleName(tr("Bytes of the payload"));
    text_->document()->setDocumentMargin(metric::panelPad);
    layout->addWidget(text_, 1);
    applyFonts();
    connect(pages_, &QButtonGroup::idClicked, this, &PayloadViewer::fill);
    connect(extract_, &QPushButton::clicked, this, &PayloadViewer::extractRequested);
    connect(replace_, &QPushButton::clicked, this, &PayloadViewer::replaceRequested);
    connect(restore_, &QPushButton::clicked, this, &PayloadViewer::restoreRequested);
    show(QString(), std::nullopt, false);
}

void PayloadViewer::show(const QString& title, std::optional<Delegate> delegate, bool isReplaced) {
    delegate_ = std::move(delegate);
    title_->setText(delegate_ ? tr("Payload of %1").arg(title) : tr("Payload"));
    facts_->clear();
    if (delegate_) {
        const auto count = static_cast<int>(delegate_->compile_specs.size());
        const QString told = count == 0 ? tr("no compile specs") : tr("%n compile spec(s)", nullptr, count);
        facts_->setText(tr("%1, %2, %3")
                            .arg(kit::text(payload_kind(delegate_->payload.bytes)),
                                 format::exactBytes(static_cast<qint64>(delegate_->payload.bytes.size())), told));
    }
    for (QWidget* button : {static_cast<QWidget*>(extract_), static_cast<QWidget*>(replace_)})
        button->setEnabled(delegate_.has_value());
    restore_->setVisible(isReplaced);
    fill();
}

void PayloadViewer::showPage(Page page) {
    pages_->button(page)->setChecked(true);
    fill();
}

QString PayloadViewer::text() const { return text_->toPlainText(); }

void PayloadViewer::fill() {
    if (!delegate_) return text_->setPlainText(tr("Select a region to see its payload."));
    switch (pages_->checkedId()) {
        case header: return text_->setPlainText(headerText(*delegate_));
        case strings: return text_->setPlainText(stringsText(*delegate_));
        case specs: return text_->setPlainText(specsText(*delegate_));
        default: return text_->setPlainText(hexText(*delegate_));
    }
}

void PayloadViewer::applyFonts() {
    text_->setFont(theme().mono);
    // The sheet's own font would win over a plain setFont.
    text_->setStyleSheet(
        QStringLiteral("QPlainTextEdit { font-family: \"%1\"; font-size: 8.5pt; }").arg(theme().mono.family()));
}

void PayloadViewer::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && text_) applyFonts();
}

}  // namespace arenascope
