// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitNames
import ViewNodes
import ViewTree

/// The properties that tell their observers when they change.
enum ToldProperties {
  static func contains<View: ViewNode & KeyPathObservable>(
    _ keyPath: PartialKeyPath<View>, of view: View.Type
  ) -> Bool {
    let known: [PartialKeyPath<View>] = [
      \.frame, \.bounds, \.center, \.transform, \.isHidden, \.alpha, \.backgroundColor,
    ]
    if known.contains(keyPath) { return true }
    if let scroll = view as? any (ScrollNode & KeyPathObservable).Type {
      return isOfScroll(keyPath, scroll)
    }
    if let label = view as? any (LabelNode & KeyPathObservable).Type {
      return isText(keyPath, label)
    }
    if let input = view as? any (InputNode & KeyPathObservable).Type {
      return isText(keyPath, input)
    }
    return false
  }

  private static func isOfScroll<View: ScrollNode>(
    _ keyPath: AnyKeyPath, _ view: View.Type
  ) -> Bool {
    let known: [PartialKeyPath<View>] = [\.contentOffset, \.contentSize, \.contentInset]
    if known.contains(where: { $0 == keyPath }) { return true }
    guard let text = view as? any (TextAreaNode & KeyPathObservable).Type else { return false }
    return isText(keyPath, text)
  }

  private static func isText<View: LabelNode>(_ keyPath: AnyKeyPath, _ view: View.Type) -> Bool {
    keyPath == \View.text
  }

  private static func isText<View: InputNode>(_ keyPath: AnyKeyPath, _ view: View.Type) -> Bool {
    keyPath == \View.text
  }

  private static func isText<View: TextAreaNode>(
    _ keyPath: AnyKeyPath, _ view: View.Type
  ) -> Bool {
    keyPath == \View.text
  }
}
