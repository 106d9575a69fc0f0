// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A person or a thing, as a round picture or by initials.
open class AvatarNode: ViewNode {
  /// How large an avatar is.
  public nonisolated enum Size: CGFloat, CaseIterable, Hashable, Sendable {
    /// 32 points, for rows of one line.
    case small = 32
    /// 44 points, for rows of two lines.
    case medium = 44
    /// 72 points, for a page about someone.
    case large = 72
  }

  /// Who or what is meant: read aloud, and shown by its initials where there is no picture.
  public final let name: String
  private let picture: ImageNode
  private let label: LabelNode

  /// Makes an avatar.
  ///
  /// - Parameters:
  ///   - name: Who or what is meant.
  ///   - image: The picture; the initials of the name stand in for it.
  ///   - size: How large the avatar is.
  ///   - style: What the avatar is styled with.
  public init(
    name: String = "", image: Image? = nil, size: Size = .medium,
    style: ComponentStyle = ComponentStyle()
  ) {
    self.name = name
    picture = ImageNode(image: image)
    label = LabelNode()
    super.init(frame: CGRect(x: 0, y: 0, width: size.rawValue, height: size.rawValue))
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
    keepSize(width: size.rawValue, height: size.rawValue)
    layer.cornerRadius = size.rawValue / 2
    clipsToBounds = true
    backgroundColor = style.color.accent
    label.font = .systemFont(ofSize: size.rawValue * 0.38, weight: .semibold)
    label.textColor = style.color.onAccent
    label.textAlignment = .center
    label.text = Self.initials(of: name)
    label.isHidden = image != nil
    picture.contentMode = .scaleAspectFill
    picture.isHidden = image == nil
    for axis in [Axis.horizontal, .vertical] {
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

  /// The picture.
  open var image: Image? {
    get { picture.image }
    set {
      picture.image = newValue
      picture.isHidden = newValue == nil
      label.isHidden = newValue != nil
    }
  }

  /// The first letters of the first and the last word.
  ///
  /// - Parameter name: The name.
  /// - Returns: At most two letters, in capitals; none of a name without letters or digits.
  public static func initials(of name: String) -> String {
    let words = name.split { $0.isWhitespace || $0 == "-" }
      .compactMap { word in word.first { $0.isLetter || $0.isNumber } }
    guard let first = words.first else { return "" }
    return (words.count > 1 ? [first, words[words.count - 1]] : [first])
      .map { $0.uppercased() }.joined()
  }
}
