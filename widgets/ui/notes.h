#pragma once

#include <QObject>
#include <QString>

#include "engine/tuning/session_look.h"

namespace arenascope {

/// The user's notes on tensors and plans, for the views. Only the document changes them.
class Notes : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    [[nodiscard]] const SessionNotes& texts() const { return texts_; }
    [[nodiscard]] QString ofTensor(const std::string& name) const { return of(texts_.tensors, name); }
    [[nodiscard]] QString ofPlan(const std::string& planner) const { return of(texts_.plans, planner); }
    void set(SessionNotes texts) {
        if (texts == texts_) return;
        texts_ = std::move(texts);
        emit changed();
    }

signals:
    void changed();

private:
    [[nodiscard]] static QString of(const std::map<std::string, std::string>& texts, const std::string& key) {
        const auto found = texts.find(key);
        return found == texts.end() ? QString() : QString::fromStdString(found->second);
    }
    SessionNotes texts_;
};

}  // namespace arenascope
