// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Rows of which one is chosen.
open class RadioGroupNode: UIStackView {
  /// The rows, from the top.
  public final let rows: [ChoiceRowNode]
  /// Called with the new choice when a tap has changed it.
  public final var onChange: ((Int) -> Void)?

  /// Makes a group of which none is chosen.
  ///
  /// - Parameters:
  ///   - titles: The titles of the rows, from the top.
  ///   - style: What the rows are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    rows = titles.enumerated().map { index, title in
      let row = ChoiceRowNode(.radio, style: style)
      row.title = title
      row.accessibilityValue = "\(index + 1) of \(titles.count)"
      return row
    }
    super.init(frame: .zero)
    axis = .vertical
    translatesAutoresizingMaskIntoConstraints = false
    for (index, row) in rows.enumerated() {
      addArrangedSubview(row)
      row.addAction(to: self, for: .valueChanged) { group in
        group.selectedIndex = index
        group.onChange?(index)
      }
    }
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// Whether another row can be chosen; the rows fade while none can.
  open var isEnabled: Bool {
    get { rows.contains { $0.isEnabled } }
    set { for row in rows { row.isEnabled = newValue } }
  }

  /// The index of the chosen row, from 0; `nil` if none is.
  ///
  /// Setting it tells nobody, and an index that no row has is ignored.
  open var selectedIndex: Int? {
    get { rows.firstIndex { $0.isOn } }
    set {
      guard newValue.map({ rows.indices.contains($0) }) ?? true else { return }
      for (index, row) in rows.enumerated() { row.isOn = index == newValue }
    }
  }
}
