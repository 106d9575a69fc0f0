// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of a text with a style of its own.
struct TextPart {
  /// The characters; empty for an image and for a part that depends on the environment.
  let string: String
  /// The image, if the part is one.
  let image: Image?
  /// The number of texts inside each other in keys.
  let depth: Int
  /// Returns the parts in an environment, if they depend on it.
  private let make: ((EnvironmentValues) -> [TextPart])?
  /// The change of the environment to that of the part; nil for none.
  private(set) var change: ((inout EnvironmentValues) -> Void)?
  var problems: [ViewProblem] = []

  init(string: String) {
    self.string = string
    image = nil
    depth = 0
    make = nil
  }

  init(image: Image) {
    string = ""
    self.image = image
    depth = 0
    make = nil
  }

  init(depth: Int = 0, _ make: @escaping (EnvironmentValues) -> [TextPart]) {
    string = ""
    image = nil
    self.depth = depth
    self.make = make
  }

  /// Adds a change, which the ones that were made before can override.
  mutating func change(outside outer: @escaping (inout EnvironmentValues) -> Void) {
    guard let inner = change else {
      change = outer
      return
    }
    change = { values in
      outer(&values)
      inner(&values)
    }
  }

  /// Returns the environment of the part in another one.
  func environment(in values: EnvironmentValues) -> EnvironmentValues {
    var own = values
    change?(&own)
    return own
  }

  /// Returns the parts in an environment, none of which depends on another.
  func resolved(in values: EnvironmentValues) -> [TextPart] {
    guard let make else { return [self] }
    var parts = make(values).flatMap { part in
      var part = part
      if let change { part.change(outside: change) }
      return part.resolved(in: values)
    }
    if !parts.isEmpty { parts[0].problems += problems }
    return parts
  }
}
