// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An avatar of a person or thing, with a round picture or initials, which grows with the text
/// size.
///
/// An avatar without either shows a person. In a frame that isn't square, the avatar is the disc in
/// the middle.
open class AvatarNode: UIView {
  /// The size of an avatar.
  public nonisolated enum Size: CGFloat, CaseIterable, Hashable, Sendable {
    /// 32 points, for single-line rows.
    case small = 32
    /// 44 points, for two-line rows.
    case medium = 44
    /// 72 points, for a profile page.
    case large = 72
  }

  /// The name of the person or thing, which VoiceOver reads and whose initials stand in for a
  /// missing picture.
  public final let name: String
  private let size: Size
  private let picture: UIImageView
  private let label: UILabel
  private let style: ComponentStyle

  /// Creates an avatar.
  ///
  /// - Parameters:
  ///   - name: The name of the person or thing.
  ///   - image: The picture, or `nil` for the initials of the name.
  ///   - size: The size of the avatar.
  ///   - style: The style of the avatar.
  public init(
    name: String = "", image: UIImage? = nil, size: Size = .medium,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.name = name
    self.size = size
    self.style = style
    picture = UIImageView(image: image)
    label = UILabel()
    super.init(frame: CGRect(x: 0, y: 0, width: size.rawValue, height: size.rawValue))
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
    constrainToIntrinsicSize()
    yieldHeightToText()
    drawContent()
    clipsToBounds = true
    backgroundColor = style.color.accent
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: size.rawValue * 0.38, weight: .semibold),
      maximumPointSize: size.rawValue * 0.38 * size.greatestGrowth)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = style.color.onAccent
    label.textAlignment = .center
    label.text = Self.initials(of: name)
    label.isHidden = image != nil
    picture.contentMode = .scaleAspectFill
    picture.isHidden = image == nil
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for part in [label, picture] {
        part.setContentHuggingPriority(.fittingSizeLevel, for: axis)
        part.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
      }
    }
    fill(with: picture)
    fill(with: label)
    isAccessibilityElement = !name.isEmpty
    accessibilityLabel = name
    accessibilityTraits = .image
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The size for the standard text size, and up to twice that for larger ones.
  open override var intrinsicContentSize: CGSize {
    grown(CGSize(width: size.rawValue, height: size.rawValue), atMost: size.greatestGrowth)
  }

  /// Keeps the avatar round.
  open override func layoutSubviews() {
    super.layoutSubviews()
    clipToDisc()
  }

  /// Draws a person if there is neither a picture nor a name with initials.
  open override func draw(_ rect: CGRect) {
    guard image == nil, label.text.isBlank else { return }
    let side = min(bounds.width, bounds.height)
    let configuration = UIImage.SymbolConfiguration(pointSize: side * 0.5)
    guard let person = UIImage(systemName: "person.fill", withConfiguration: configuration)
    else { return }
    let origin = CGPoint(
      x: bounds.midX - person.size.width / 2, y: bounds.midY - person.size.height / 2)
    person.withTintColor(style.color.onAccent).draw(in: CGRect(origin: origin, size: person.size))
  }

  /// The picture; if `nil`, the avatar shows the initials of the name.
  open var image: UIImage? {
    get { picture.image }
    set {
      picture.image = newValue
      picture.isHidden = newValue == nil
      label.isHidden = newValue != nil
      setNeedsDisplay()
    }
  }

  /// Returns the first letters of the first and the last word of a name.
  ///
  /// - Parameter name: The name.
  /// - Returns: At most two uppercase letters; an empty string for a name without letters or
  ///   digits.
  public static func initials(of name: String) -> String {
    let words = name.split { $0.isWhitespace || $0 == "-" }
      .compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    guard let first = words.first else { return "" }
    return (words.count > 1 ? [first, words[words.count - 1]] : [first])
      .map { $0.uppercased() }.joined()
  }
}

nonisolated extension AvatarNode.Size {
  /// The largest scale factor of an avatar next to very large text: at most 96 points.
  fileprivate var greatestGrowth: CGFloat { min(2, 96 / rawValue) }
}
