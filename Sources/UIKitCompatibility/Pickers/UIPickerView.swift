// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A view with wheels of rows, each with a selected row.
///
/// A tap on a row and a drag select it; wheels stop immediately.
open class UIPickerView: UIView {
  /// The object that provides the rows, held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// The object that provides the contents of rows, held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  private final var columns: [Column] = []
  private final var needsRows = true
  /// How often the columns were loaded.
  private final var loads = 0

  private struct Column {
    var count = 0
    var selected = 0
    /// The visible rows by index.
    var views: [Int: UIView] = [:]
    /// The position of the selected row at the start of a drag.
    var dragStart: Int?
  }

  /// Creates a picker.
  ///
  /// - Parameter frame: The frame, in points; an empty one is replaced by 320 × 216.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.isEmpty
        ? CGRect(origin: frame.origin, size: CGSize(width: 320, height: 216)) : frame)
    setUp()
  }

  /// Creates a picker of the default size, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    setUp()
  }

  private final func setUp() {
    clipsToBounds = true
    let tap = UITapGestureRecognizer()
    tap.addTarget(self) { [unowned tap] in $0.tapped(at: tap.location(in: $0)) }
    addGestureRecognizer(tap)
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self) { [unowned pan] in $0.dragged(pan) }
    addGestureRecognizer(pan)
  }

  /// The number of columns.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a column, 0 for a missing one.
  ///
  /// - Parameter component: The index of the column.
  /// - Returns: The number of rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component].count : 0
  }

  /// Returns the selected row of a column, −1 for a column that is missing or has no rows.
  ///
  /// - Parameter component: The index of the column.
  /// - Returns: The index of the row.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? columns[component].selected : -1
  }

  /// Selects a row without notifying the delegate; a missing one is ignored.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - component: The index of the column.
  ///   - animated: Has no effect, because the change is immediate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    columns[component].selected = row
    setNeedsLayout()
  }

  /// Reloads all columns; selections are kept as long as the rows exist.
  open func reloadAllComponents() {
    needsRows = true
    setNeedsLayout()
  }

  /// Reloads a column.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Returns the size of the rows of a column, in points.
  ///
  /// - Parameter component: The index of the column.
  /// - Returns: The size, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    return columns.indices.contains(component) ? frame(ofColumn: component).size : .zero
  }

  /// Returns the view of a row, or `nil` for an invisible one.
  ///
  /// - Parameters:
  ///   - row: The index of the row.
  ///   - component: The index of the column.
  /// - Returns: The view, or `nil`.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return columns.indices.contains(component) ? columns[component].views[row] : nil
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    for number in columns.indices {
      // The delegate may reload the columns, which are then laid out again.
      guard !needsRows, columns.indices.contains(number) else { return }
      layoutColumn(number)
    }
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    super.draw(rect, in: context)
    let height = columns.indices.map { frame(ofColumn: $0).height }.max() ?? 32
    let bar = CGRect(
      x: bounds.minX + 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18),
      height: height)
    context.fill(CGPath(roundedRect: bar, cornerRadius: 8), with: .tertiarySystemFill)
  }

  // MARK: Rows

  private final func loadIfNeeded() {
    guard needsRows else { return }
    needsRows = false
    let former = columns
    let loaded = (0..<max(0, dataSource?.numberOfComponents(in: self) ?? 0)).map { number in
      let count = max(0, dataSource?.pickerView(self, numberOfRowsInComponent: number) ?? 0)
      let selected = former.indices.contains(number) ? former[number].selected : 0
      return Column(count: count, selected: min(selected, max(0, count - 1)))
    }
    for view in columns.flatMap(\.views.values) { view.removeFromSuperview() }
    columns = loaded
    loads += 1
  }

  /// The rectangle of a column's selected row.
  private final func frame(ofColumn number: Int) -> CGRect {
    let wanted = columns.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let fixed = wanted.filter { $0.isFinite && $0 > 0 }
    let margin: CGFloat = 9
    let free = max(0, bounds.width - 2 * margin - fixed.reduce(0, +))
    let share = free / CGFloat(max(wanted.count - fixed.count, 1))
    let widths = wanted.map { $0.isFinite && $0 > 0 ? $0 : share }
    let asked = delegate?.pickerView(self, rowHeightForComponent: number) ?? 0
    let height = asked.isFinite && asked >= 1 ? asked : 32
    let start = (bounds.width - widths.reduce(0, +)) / 2 + widths.prefix(number).reduce(0, +)
    return CGRect(
      x: roundedToPixel(start), y: roundedToPixel(bounds.midY - height / 2),
      width: widths.indices.contains(number) ? widths[number] : 0, height: height)
  }

  private final func layoutColumn(_ number: Int) {
    let loads = loads
    let frame = frame(ofColumn: number)
    guard self.loads == loads else { return }
    let column = columns[number]
    let reach = Int(min((bounds.height / 2 / frame.height).rounded(.up), CGFloat(column.count)))
    let first = max(0, column.selected - reach)
    let visible = first..<max(first, min(column.count, column.selected + reach + 1))
    for (row, view) in column.views where !visible.contains(row) {
      view.removeFromSuperview()
      columns[number].views[row] = nil
    }
    for row in visible {
      let view = columns[number].views[row] ?? makeRow(row, number)
      guard self.loads == loads else { return }
      columns[number].views[row] = view
      if view.superview !== self { addSubview(view) }
      let distance = row - column.selected
      view.frame = frame.offsetBy(dx: 0, dy: CGFloat(distance) * frame.height)
      // Rows fade with their distance, as on a wheel.
      let fraction = abs(CGFloat(distance)) * frame.height / max(bounds.height / 2, 1)
      view.alpha = distance == 0 ? 1 : max(0.1, 0.7 - 0.6 * fraction)
    }
  }

  private final func makeRow(_ row: Int, _ component: Int) -> UIView {
    let own = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if let own, !(own is NoPickerRow) { return own }
    let label = UILabel(frame: .zero)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    if let styled { label.attributedText = styled }
    return label
  }

  // MARK: Touches

  private final func column(at point: CGPoint) -> Int? {
    columns.indices.first {
      let frame = frame(ofColumn: $0)
      return point.x >= frame.minX && point.x < frame.maxX
    }
  }

  private final func tapped(at point: CGPoint) {
    guard let number = column(at: point) else { return }
    let frame = frame(ofColumn: number)
    guard columns.indices.contains(number) else { return }
    choose(columns[number].selected, (point.y - frame.minY) / frame.height, .down, number)
  }

  private final func dragged(_ pan: UIPanGestureRecognizer) {
    guard let number = column(at: pan.location(in: self)), columns.indices.contains(number) else {
      return
    }
    if pan.state == .began || columns[number].dragStart == nil {
      columns[number].dragStart = columns[number].selected
    }
    guard pan.state == .ended, let start = columns[number].dragStart else { return }
    columns[number].dragStart = nil
    let rows = -pan.translation(in: self).y / frame(ofColumn: number).height
    choose(start, rows, .toNearestOrAwayFromZero, number)
  }

  /// Selects the row at a distance, in rows, from another one.
  private final func choose(
    _ start: Int, _ distance: CGFloat, _ rule: FloatingPointRoundingRule, _ component: Int
  ) {
    guard distance.isFinite, columns.indices.contains(component), columns[component].count > 0
    else { return }
    let last = CGFloat(columns[component].count - 1)
    let row = Int(min(max(0, CGFloat(start) + distance.rounded(rule)), last))
    guard row != columns[component].selected else { return }
    columns[component].selected = row
    setNeedsLayout()
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
