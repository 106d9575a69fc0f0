// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A cell of a collection that looks like a row of a list.
///
/// It draws the separator below it, even in the last row of a section.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the edges of the cell, none by default.
  open var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  /// The number of steps that the content is moved inward, 0 by default.
  open var indentationLevel = 0 {
    didSet { setNeedsLayout() }
  }

  /// The length of a step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { setNeedsLayout() }
  }

  /// A Boolean value that indicates whether accessories at the leading edge move inward as well;
  /// `true` by default.
  open var indentsAccessories = true {
    didSet { setNeedsLayout() }
  }

  /// The color of the line below the cell, or `nil` for none.
  open var separatorColor: UIColor? = .separator {
    didSet { line.backgroundColor = separatorColor }
  }

  /// The area of the line below the cell: from the content's margin to the trailing edge.
  public final var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let made = UILayoutGuide()
    made.identifier = "separatorLayoutGuide"
    separatorGuide = made
    addLayoutGuide(made)
    let start = made.leadingAnchor.constraint(
      equalTo: contentView.leadingAnchor, constant: Self.margin)
    start.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor),
      made.heightAnchor.constraint(equalToConstant: 1 / 3),
    ])
    return made
  }

  private final var separatorGuide: UILayoutGuide?
  private final let line = UIView(frame: .zero)
  private final var shown: [(accessory: UICellAccessory, view: UIView)] = []

  private static let margin: CGFloat = 16

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    line.backgroundColor = separatorColor
    addSubview(line)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
    line.backgroundColor = separatorColor
    addSubview(line)
  }

  private final func showAccessories() {
    for entry in shown { entry.view.removeFromSuperview() }
    shown = accessories.map { ($0, $0.makeView()) }
    for entry in shown { addSubview(entry.view) }
    setNeedsLayout()
  }

  private final func width(of side: UICellAccessory.Side) -> CGFloat {
    let lengths = shown.filter { $0.accessory.side == side }.map(\.view.bounds.width)
    guard !lengths.isEmpty else { return 0 }
    return lengths.reduce(0) { $0 + $1 + 12 } + 4
  }

  private final var indentation: CGFloat {
    CGFloat(max(0, indentationLevel)) * (indentationWidth.isFinite ? indentationWidth : 0)
  }

  /// The widths that indentation and accessories occupy at each edge, in points.
  final var contentInsets: (leading: CGFloat, trailing: CGFloat) {
    (indentation + width(of: .leading), width(of: .trailing))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let isFlipped = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, x: CGFloat, width: CGFloat, y: CGFloat, height: CGFloat) {
      let frame = CGRect(
        x: isFlipped ? size.width - x - width : x, y: y, width: width, height: height)
      if view.frame != frame { view.frame = frame }
    }
    var leading = indentsAccessories ? indentation : 0
    var trailing: CGFloat = 0
    for (accessory, view) in shown {
      let own = view.bounds.size
      let y = roundedToPixel((size.height - own.height) / 2)
      if accessory.side == .leading {
        leading += 12
        place(view, x: leading + 4, width: own.width, y: y, height: own.height)
        leading += own.width
      }
    }
    for (accessory, view) in shown.reversed() where accessory.side == .trailing {
      let own = view.bounds.size
      let y = roundedToPixel((size.height - own.height) / 2)
      trailing += 12 + own.width
      place(view, x: size.width - trailing - 4, width: own.width, y: y, height: own.height)
    }
    let insets = contentInsets
    place(
      contentView, x: insets.leading, width: max(0, size.width - insets.leading - insets.trailing),
      y: 0,
      height: size.height)
    let height = 1 / max(1, traitCollection.displayScale)
    let start =
      separatorGuide.map { isFlipped ? size.width - $0.layoutFrame.maxX : $0.layoutFrame.minX }
      ?? insets.leading + Self.margin
    place(
      line, x: start, width: max(0, size.width - start), y: size.height - height, height: height)
    // A background that is set later must be behind it as well.
    if subviews.last !== line { bringSubviewToFront(line) }
  }
}
