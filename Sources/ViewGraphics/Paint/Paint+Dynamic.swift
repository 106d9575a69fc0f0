// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Gradient {
  /// The gradient with its colors in some traits.
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
  /// The shadow with its color in some traits.
  package func resolved(with traits: TraitCollection) -> Shadow {
    var shadow = self
    shadow.color = color.resolvedColor(with: traits)
    return shadow
  }
}
