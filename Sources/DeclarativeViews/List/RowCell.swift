// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A cell that shows a view.
final class RowCell: TableCellNode {
  let host = HostingNode { EmptyView() }
  var identity: AnyHashable?
  /// The ways in which the user can change the row while the list is edited.
  var changes = (isDeleted: false, isMoved: false)
  /// Whether it is the first row of its section.
  var isFirst = false
  /// Whether it is the last row of its section.
  var isLast = false
  /// Whether the row below it hides the separator between them.
  var isOpenBelow = false {
    didSet { if isOpenBelow != oldValue { takeSeparators() } }
  }
  /// Whether the list has no groups with a background of their own.
  var isPlain = false
  var sectionSeparators = SectionSeparators()
  /// The colors of the separators that the cell draws instead of the table.
  private var lines: (top: Color?, bottom: Color?)
  private lazy var backgroundHost = HostingNode { EmptyView() }
  /// The separators in front of a background.
  private lazy var lineView = RowLines(cell: self)

  /// Applies the row traits of its view.
  func takeTraits() {
    let traits = host.rowTraits
    if let background = traits.background {
      backgroundHost.rootView = background
      backgroundHost.baseEnvironment = host.baseEnvironment
      backgroundHost.safeAreaRegions = []
      backgroundView = backgroundHost
      backgroundColor = nil
    } else {
      backgroundView = nil
      backgroundColor = isPlain ? .systemBackground : .secondarySystemGroupedBackground
    }
    takeSeparators()
  }

  /// Applies the separators of its view and its section.
  private func takeSeparators() {
    let traits = host.rowTraits
    let section = sectionSeparators
    // Only a plain list has separators at the edges of a section.
    let showsTop =
      isFirst && isPlain && traits.topSeparator != .hidden && section.top != .hidden
    let showsBottom =
      traits.separator != .hidden && !isOpenBelow
      && (!isLast || isPlain && section.bottom != .hidden)
    let tint = traits.separatorTint ?? (isLast ? section.bottomTint : nil)
    let drawsBottom = showsBottom && (tint != nil || backgroundView != nil)
    let former = lines
    lines = (
      top: showsTop ? traits.topSeparatorTint ?? section.topTint ?? .separator : nil,
      bottom: drawsBottom ? tint ?? .separator : nil
    )
    // A separator of the table that starts beyond the row is omitted.
    separatorInset =
      drawsBottom || !showsBottom && (isPlain || !isLast)
      ? ViewNodes.EdgeInsets(top: 0, left: 1e6, bottom: 0, right: 0) : nil
    let isCovered = backgroundView != nil && (lines.top != nil || lines.bottom != nil)
    if isCovered, lineView.superview == nil { addSubview(lineView) }
    if !isCovered, lines != former || lineView.superview != nil {
      lineView.removeFromSuperview()
      setNeedsDisplay()
    }
    lineView.setNeedsDisplay()
    setNeedsLayout()
  }

  /// The insets of the separator, which begins at the first text if that is further inside.
  override var separatorInset: ViewNodes.EdgeInsets? {
    get {
      if let own = super.separatorInset { return own }
      let ends = ends
      guard ends.leading != nil || ends.trailing != nil else { return nil }
      return ViewNodes.EdgeInsets(
        top: 0, left: ends.leading ?? 16, bottom: 0, right: ends.trailing ?? 0)
    }
    set { super.separatorInset = newValue }
  }

  /// The distances of the separators from the edges, if its view determines them: by the guides of
  /// the separators, or by a first text that begins further inside than a row's content.
  private var ends: (leading: CGFloat?, trailing: CGFloat?) {
    let width = bounds.width
    let guides = host.separatorGuides
    let text = host.firstTextInset.flatMap { $0 > 16 && $0 < width ? $0 : nil }
    return (
      guides.leading.map { min(max($0, 0), width) } ?? text,
      guides.trailing.map { min(max(width - $0, 0), width) }
    )
  }

  override func draw(_ rect: CGRect, in context: any ViewNodes.GraphicsContext) {
    super.draw(rect, in: context)
    if backgroundView == nil { drawLines(in: context) }
  }

  /// Draws the separators that the table doesn't draw.
  func drawLines(in context: any ViewNodes.GraphicsContext) {
    guard lines.top != nil || lines.bottom != nil else { return }
    let height = 1 / pixelsPerPoint
    let ends = ends
    let (leading, trailing) = (ends.leading ?? 16, ends.trailing ?? 0)
    func draw(_ color: Color?, _ y: CGFloat) {
      guard let color else { return }
      let line = CGRect(
        x: isRightToLeft ? trailing : leading, y: y,
        width: max(bounds.width - leading - trailing, 0), height: height)
      context.fill(BezierPath(rect: line), with: color)
    }
    draw(lines.top, bounds.minY)
    draw(lines.bottom, bounds.maxY - height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if backgroundView != nil, lineView.superview === self { lineView.frame = bounds }
  }

  override init(style: TableCellNode.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    host.onRemaking = { [weak self] in self?.takeTraits() }
    host.onChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
    host.translatesAutoresizingMaskIntoConstraints = false
    host.safeAreaRegions = []
    contentView.addSubview(host)
    LayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: contentView.topAnchor),
      host.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      host.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      host.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The separators of a row in front of its background.
private final class RowLines: ViewNode {
  private weak var cell: RowCell?

  init(cell: RowCell) {
    self.cell = cell
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect, in context: any ViewNodes.GraphicsContext) {
    cell?.drawLines(in: context)
  }
}
