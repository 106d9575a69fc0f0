// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Gradient {
  /// Returns the gradient with its colors resolved for traits.
  package func resolved(with traits: TraitCollection) -> Gradient {
    guard stops.contains(where: \.color.isDynamic) else { return self }
    var gradient = self
    for index in stops.indices {
      gradient.stops[index].color = stops[index].color.resolvedColor(with: traits)
    }
    return gradient
  }
}

extension Shadow {
  /// Returns the shadow with its color resolved for traits.
  package func resolved(with traits: TraitCollection) -> Shadow {
    var shadow = self
    shadow.color = color.resolvedColor(with: traits)
    return shadow
  }
}
