// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A cell of a collection that looks like a row of a list.
///
/// In a layout that looks like a list, its background, its rounded corners, and the lines above and
/// below it are those of the appearance; in others, it draws the line below it.
open class UICollectionViewListCell: UICollectionViewCell, OutlineRow {
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

  /// The color of the lines of the cell, or `nil` for none.
  open var separatorColor: UIColor? = .separator {
    didSet { showLines() }
  }

  /// The color of the background; by default, that of the list's appearance.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasStandardBackground = false
      super.backgroundColor = newValue
    }
  }

  /// The state of the cell, with its expansion and that of the list.
  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outline.isExpanded
    return state
  }

  /// The place of the item in the tree of a section.
  final var outline = OutlinePlace() {
    didSet {
      guard outline != oldValue else { return }
      setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
  }

  /// The area of the line below the cell: from the text to the trailing edge.
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
  private final var topLine: UIView?
  private final var look: ListRowLook?
  private final var hasStandardBackground = false
  private final var shown: [(accessory: UICellAccessory, view: UIView)] = []

  private static let margin: CGFloat = 16

  /// Creates a cell.
  ///
  /// - Parameter frame: The frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    super.backgroundColor = .systemBackground
    hasStandardBackground = true
    // UIKit's row margins.
    contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
    addSubview(line)
    showLines()
    whenEditingChanges = { [weak self] in
      guard let self, self.accessories.contains(where: { $0.displayed != .always }) else { return }
      self.showAccessories()
    }
  }

  // MARK: Look

  /// Takes the look of a row from the attributes of a list.
  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let wanted = layoutAttributes.listRow
    guard wanted != look else { return }
    look = wanted
    if hasStandardBackground, backgroundConfiguration == nil {
      super.backgroundColor = wanted?.background ?? .systemBackground
    }
    let corners = wanted?.corners ?? []
    layer.cornerRadius = corners.isEmpty ? 0 : 10
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
    showLines()
    setNeedsLayout()
  }

  private final func showLines() {
    let bottom = look.map { $0.bottom } ?? ListRowLook.Line(color: .separator, insets: nil)
    line.isHidden = bottom == nil || separatorColor == nil
    line.backgroundColor = separatorColor == .separator ? bottom?.color : separatorColor
    if let top = look?.top, separatorColor != nil {
      let own = topLine ?? UIView(frame: .zero)
      own.backgroundColor = separatorColor == .separator ? top.color : separatorColor
      if topLine == nil { addSubview(own) }
      topLine = own
    } else {
      topLine?.removeFromSuperview()
      topLine = nil
    }
    setNeedsLayout()
  }

  // MARK: Accessories

  private final func showAccessories() {
    for entry in shown { entry.view.removeFromSuperview() }
    shown = accessories.filter { $0.displayed.applies(whileEditing: isInEditedList) }
      .map { ($0, $0.makeView()) }
    for entry in shown {
      addSubview(entry.view)
      guard let outline = entry.accessory.outline, !outline.isWholeRow else { continue }
      listen(to: entry.view, outline)
    }
    setNeedsLayout()
  }

  final var expandsByTap: Bool { accessories.contains { $0.outline?.isWholeRow == true } }

  /// Expands or collapses the item; set by the data source.
  final var toggle: (() -> Void)?

  private final func listen(to view: UIView, _ outline: UICellAccessory.Outline) {
    view.isUserInteractionEnabled = true
    let tap = TapGestureRecognizer()
    view.addGestureRecognizer(tap)
    tap.addTarget(self) { cell in
      if let handler = outline.handler { handler() } else { cell.toggle?() }
    }
  }

  private final func width(of side: UICellAccessory.Side) -> CGFloat {
    let lengths = shown.filter { $0.accessory.side == side }.map(\.view.bounds.width)
    guard !lengths.isEmpty else { return 0 }
    return lengths.reduce(0) { $0 + $1 + 12 } + 4
  }

  private final var indentation: CGFloat {
    let own = max(0, indentationLevel)
    let level = own > 0 ? own : max(0, outline.level - (look?.outermostLevel ?? 0))
    return CGFloat(level) * (indentationWidth.isFinite ? indentationWidth : 0)
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
      if accessory.outline != nil { turn(view, isFlipped: isFlipped) }
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
    let text = contentView.subviews.lazy.compactMap { $0 as? ListContentNode }.first?.textStart
    let start =
      separatorGuide.map { isFlipped ? size.width - $0.layoutFrame.maxX : $0.layoutFrame.minX }
      ?? insets.leading + (text ?? Self.margin)
    func placeLine(_ view: UIView, _ line: ListRowLook.Line?, y: CGFloat) {
      let (from, to) = (line?.insets?.leading ?? start, line?.insets?.trailing ?? 0)
      place(view, x: from, width: max(0, size.width - from - to), y: y, height: height)
    }
    if let topLine { placeLine(topLine, look?.top, y: 0) }
    placeLine(line, look?.bottom, y: size.height - height)
    // A background that is set later must be behind them as well.
    let lines = [topLine, line].compactMap { $0 }
    if !zip(subviews.suffix(lines.count), lines).allSatisfy({ $0 === $1 }) {
      lines.forEach(bringSubviewToFront)
    }
  }

  /// Turns the chevron of an expanded row downward.
  private final func turn(_ view: UIView, isFlipped: Bool) {
    let angle: CGFloat = outline.isExpanded ? (isFlipped ? -.pi / 2 : .pi / 2) : 0
    let transform = CGAffineTransform(rotationAngle: angle)
    if view.transform != transform { view.transform = transform }
  }
}
