// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#include <kiwi/kiwi.h>

#include <vector>

#include "peer.h"

namespace {

struct Loaded {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  int32_t refused = 0;

  explicit Loaded(const PeerSystem &system) {
    variables.resize(static_cast<size_t>(system.variable_count));
    constraints.reserve(static_cast<size_t>(system.row_count));
    for (int32_t row = 0; row < system.row_count; ++row) {
      std::vector<kiwi::Term> terms;
      terms.reserve(static_cast<size_t>(system.starts[row + 1] - system.starts[row]));
      for (int32_t i = system.starts[row]; i < system.starts[row + 1]; ++i)
        terms.emplace_back(variables[system.variables[i]], system.coefficients[i]);
      const auto relation = system.relations[row] < 0   ? kiwi::OP_LE
                            : system.relations[row] > 0 ? kiwi::OP_GE
                                                        : kiwi::OP_EQ;
      constraints.emplace_back(
          kiwi::Expression(std::move(terms), system.constants[row]), relation,
          system.strengths[row]);
      try {
        solver.addConstraint(constraints.back());
      } catch (const kiwi::UnsatisfiableConstraint &) {
        refused += 1;
      }
    }
    solver.updateVariables();
  }

  void read(double *values) const {
    for (size_t i = 0; i < variables.size(); ++i) values[i] = variables[i].value();
  }
};

}  // namespace

extern "C" {

int32_t peer_cold(const PeerSystem *system, double *values) {
  Loaded loaded(*system);
  loaded.read(values);
  return loaded.refused;
}

void *peer_open(const PeerSystem *system) { return new Loaded(*system); }

void peer_close(void *handle) { delete static_cast<Loaded *>(handle); }

void peer_values(void *handle, double *values) { static_cast<Loaded *>(handle)->read(values); }

void peer_edit(void *handle, int32_t variable, double strength) {
  auto &loaded = *static_cast<Loaded *>(handle);
  loaded.solver.addEditVariable(loaded.variables[variable], strength);
}

void peer_suggest(void *handle, int32_t variable, double value) {
  auto &loaded = *static_cast<Loaded *>(handle);
  loaded.solver.suggestValue(loaded.variables[variable], value);
  loaded.solver.updateVariables();
}

void peer_suggest_all(void *handle, const int32_t *variables, const double *values,
                      int32_t count) {
  auto &loaded = *static_cast<Loaded *>(handle);
  for (int32_t i = 0; i < count; ++i)
    loaded.solver.suggestValue(loaded.variables[variables[i]], values[i]);
  loaded.solver.updateVariables();
}

double peer_value(void *handle, int32_t variable) {
  return static_cast<Loaded *>(handle)->variables[variable].value();
}

void peer_toggle(void *handle, const int32_t *rows, int32_t count, int32_t between) {
  auto &loaded = *static_cast<Loaded *>(handle);
  for (int32_t i = 0; i < count; ++i)
    loaded.solver.removeConstraint(loaded.constraints[rows[i]]);
  if (between != 0) loaded.solver.updateVariables();
  for (int32_t i = 0; i < count; ++i) loaded.solver.addConstraint(loaded.constraints[rows[i]]);
  loaded.solver.updateVariables();
}
}
