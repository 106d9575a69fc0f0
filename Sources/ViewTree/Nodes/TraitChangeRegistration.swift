// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A token that represents a registration for trait changes, for canceling it.
///
/// UIKit: `UITraitChangeRegistration`.
public final class TraitChangeRegistration {
  private let traits: [any TraitDefinition.Type]
  private let handler: (ViewNode, TraitCollection) -> Void

  init(
    _ traits: [any TraitDefinition.Type], handler: @escaping (ViewNode, TraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  final func notify(_ node: ViewNode, former: TraitCollection, now: TraitCollection) {
    if traits.allSatisfy({ $0.isSame(in: former, now) }) { return }
    handler(node, former)
  }
}
