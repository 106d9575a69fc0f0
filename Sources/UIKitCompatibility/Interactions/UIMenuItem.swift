// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A command of an editing menu.
#if MainActor
  @MainActor
#endif
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The method.
  open var action: Selector

  /// Creates a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
