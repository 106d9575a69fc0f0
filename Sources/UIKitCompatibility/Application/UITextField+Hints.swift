// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames
import ViewNodes

/// The rules for a password that the system suggests, which it never does here.
public final class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's format.
  public let passwordRulesDescriptor: String

  /// Creates rules.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension UITextField {
  /// The rules for a suggested password, which have no effect here.
  public final var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}

extension UILabel {
  /// The vertical position of text that shrinks to fit.
  public nonisolated enum BaselineAdjustment: Int, Hashable, Sendable, CaseIterable {
    /// The baseline stays.
    case alignBaselines = 0
    /// The center stays.
    case alignCenters = 1
    /// The top left corner stays.
    case none = 2
  }

  /// The vertical position of text that shrinks to fit, which has no effect here.
  public final var baselineAdjustment: BaselineAdjustment {
    get { .alignBaselines }
    set {}
  }
}
