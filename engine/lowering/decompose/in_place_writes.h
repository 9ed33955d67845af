#pragma once
// In-place writes and views of the training dialect. A write makes a new value; written through a view, it is scattered
// into the base values, and other views of them are taken again where they are read.

#include <map>

#include "engine/lowering/decompose/decompose.h"

namespace arenascope::lowering {

class InPlaceWrites {
public:
    /// `expansion` reads `source`, in which this records the new values of written tensors.
    InPlaceWrites(const fx::ExportedProgram& program, TrainingGraph& source, Expansion& expansion)
        : program_(program), source_(source), expansion_(expansion) {}
    /// The current node.
    void move_to(fx::NodeIndex node) { node_ = node; }
    /// After a node is expanded: whether its results are views.
    void remember_view(const fx::Node& node);
    [[nodiscard]] bool is_view(const fx::Node& node) const;
    /// An in-place operator: the functional one `target`, whose result replaces the operand from here on.
    Result<> write(const fx::Node& node, const std::string& target);

private:
    Result<> store(const std::string& name, Core value);
    void assign(const std::string& name, const Core& core);
    [[nodiscard]] const std::string& canonical(const std::string& name) const;
    [[nodiscard]] bool copies(const fx::Node& node) const;
    void remember_product(const fx::Node& node);
    [[nodiscard]] std::vector<std::string> chain_of(const std::string& name) const;
    [[nodiscard]] bool matters_beyond(const std::string& root) const;
    [[nodiscard]] bool is_read_later(const std::string& name) const;
    Result<Core> taken_anew(const std::string& view);
    Result<> refresh_views_of(const std::string& root);
    Result<Core> written_through(const fx::Node& maker, const std::string& name, const Core& whole, const Core& part);

    const fx::ExportedProgram& program_;
    TrainingGraph& source_;
    Expansion& expansion_;
    std::map<std::string, std::vector<std::string>> views_of_,
        results_of_;                                     ///< by the viewed tensor; by the written tensor
    std::map<std::string, const fx::Node*> view_maker_;  ///< views by name, with the node that made them
    std::map<std::string, Sizes> products_;              ///< sizes of the flat product that a tensor is a view of
    std::map<std::string, std::string> written_as_;      ///< result of an in-place operator -> the tensor it writes
    fx::NodeIndex node_{0};
};

}  // namespace arenascope::lowering
