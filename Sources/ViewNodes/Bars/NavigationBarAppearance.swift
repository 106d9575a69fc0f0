// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The appearance of a navigation bar.
///
/// UIKit: `UINavigationBarAppearance`.
open class NavigationBarAppearance: BarAppearance {
  /// The font and color of the title; 17 points semibold in black by default.
  @_disfavoredOverload
  public final var titleTextAttributes = TextAttributes() {
    didSet { if let changed, titleTextAttributes != oldValue { changed() } }
  }

  /// The font and color of a large title; 34 points bold in black by default.
  @_disfavoredOverload
  public final var largeTitleTextAttributes = TextAttributes() {
    didSet { if let changed, largeTitleTextAttributes != oldValue { changed() } }
  }

  /// The appearance of plain buttons.
  public final var buttonAppearance: BarButtonItemAppearance {
    get { made(&buttons, BarButtonItemAppearance()) }
    set {
      set(&buttons, to: newValue)
      changed?()
    }
  }

  /// The appearance of done buttons.
  public final var doneButtonAppearance: BarButtonItemAppearance {
    get { made(&doneButtons, BarButtonItemAppearance(style: .done)) }
    set {
      set(&doneButtons, to: newValue)
      changed?()
    }
  }

  /// The appearance of the back button.
  public final var backButtonAppearance: BarButtonItemAppearance {
    get { made(&backButtons, BarButtonItemAppearance()) }
    set {
      set(&backButtons, to: newValue)
      changed?()
    }
  }

  private final var buttons: BarButtonItemAppearance?
  private final var doneButtons: BarButtonItemAppearance?
  private final var backButtons: BarButtonItemAppearance?

  /// The image before the title of the back button, or `nil` for a chevron.
  public private(set) final var backIndicatorImage: Image?
  /// The image that limits where the title of the back button shows during a transition, which has
  /// no effect here.
  public private(set) final var backIndicatorTransitionMaskImage: Image?

  /// Sets the image before the title of the back button, and its mask during a transition; `nil`
  /// restores the chevron.
  public final func setBackIndicatorImage(_ image: Image?, transitionMaskImage: Image?) {
    guard image != backIndicatorImage || transitionMaskImage != backIndicatorTransitionMaskImage
    else { return }
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
    changed?()
  }

  /// Creates the default appearance.
  public required init() {
    super.init()
  }

  override func copyValues(to other: BarAppearance) {
    super.copyValues(to: other)
    guard let other = other as? NavigationBarAppearance else { return }
    other.titleTextAttributes = titleTextAttributes
    other.largeTitleTextAttributes = largeTitleTextAttributes
    other.setBackIndicatorImage(
      backIndicatorImage, transitionMaskImage: backIndicatorTransitionMaskImage)
    buttons?.copyValues(to: other.buttonAppearance)
    doneButtons?.copyValues(to: other.doneButtonAppearance)
    backButtons?.copyValues(to: other.backButtonAppearance)
  }
}
