// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A group of rows, one of which is selected.
open class RadioGroupNode: UIStackView {
  /// The rows, from the top.
  public final let rows: [ChoiceRowNode]
  /// The handler that is called with the new index when a tap changes the selection.
  public final var onChange: ((Int) -> Void)?

  /// Creates a group without a selection.
  ///
  /// - Parameters:
  ///   - titles: The titles of the rows, from the top.
  ///   - style: The style of the rows.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    rows = titles.enumerated().map { index, title in
      let row = ChoiceRowNode(.radio, style: style)
      row.title = title
      row.accessibilityValue = style.words.text(\.position, index + 1, titles.count)
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

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// A Boolean value that indicates whether the selection can be changed; the rows are faded while
  /// disabled.
  open var isEnabled: Bool {
    get { rows.contains { $0.isEnabled } }
    set { for row in rows { row.isEnabled = newValue } }
  }

  /// The index of the selected row, starting at 0; `nil` if there is none.
  ///
  /// Setting it does not call the handler, and an invalid index is ignored.
  open var selectedIndex: Int? {
    get { rows.firstIndex { $0.isOn } }
    set {
      guard newValue.map({ rows.indices.contains($0) }) ?? true else { return }
      for (index, row) in rows.enumerated() { row.isOn = index == newValue }
    }
  }
}
