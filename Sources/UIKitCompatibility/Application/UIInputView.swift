// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A view that is shown in the place of the keyboard or above it.
open class UIInputView: UIView {
  /// The appearance of an input view.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  /// The appearance.
  public final let inputViewStyle: Style
  /// A Boolean value that indicates whether the view sets its own height; `false` by default, and no
  /// effect here.
  open var allowsSelfSizing = false

  /// Creates a view.
  ///
  /// - Parameters:
  ///   - frame: The frame in points.
  ///   - inputViewStyle: The appearance.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  /// Creates a view as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
