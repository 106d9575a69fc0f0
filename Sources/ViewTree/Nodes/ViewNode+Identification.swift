// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The tag and identifier of a node that has either.
  final class Names {
    var tag = 0
    var identifier: String?
  }

  final var madeNames: Names {
    if let names { return names }
    let made = Names()
    names = made
    return made
  }
}
