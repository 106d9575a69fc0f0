// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A view with an effect on the contents behind it, drawn as a flat tint instead of a blur.
open class UIVisualEffectView: UIView {
  /// The effect, or `nil` for none.
  open var effect: UIVisualEffect? {
    didSet { backgroundColor = effect?.flatColor }
  }

  /// The superview for content above the effect, which fills the view.
  public final let contentView = UIView(frame: .zero)

  /// Creates a view with an effect.
  ///
  /// - Parameter effect: The effect, or `nil` for none.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    backgroundColor = effect?.flatColor
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view without an effect.
  ///
  /// - Parameter frame: The frame, in points.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
}
