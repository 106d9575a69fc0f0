// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// A number that identifies the node.
  ///
  /// UIKit: `tag`.
  public final var tag: Int {
    get { names?.tag ?? 0 }
    set {
      if newValue == 0, names == nil { return }
      madeNames.tag = newValue
    }
  }

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
