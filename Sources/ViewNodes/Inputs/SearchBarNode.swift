// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar with a search field, an optional Cancel button, and optional scope buttons below.
///
/// UIKit: `UISearchBar`.
///
/// The bar is 56 points high, the field 36, as on iOS 13 and later; the scope bar adds 44. Blur is
/// drawn as a flat tint.
open class SearchBarNode: ViewNode {
  /// The style of the bar.
  ///
  /// UIKit: `UISearchBar.Style`.
  public nonisolated enum Style: UInt, Hashable, Sendable, CaseIterable {
    /// The same as prominent.
    case `default` = 0
    /// A tinted background behind the field.
    case prominent = 1
    /// No background.
    case minimal = 2
  }

  /// The delegate, which controls and is notified of editing; held weakly.
  open weak var delegate: (any SearchBarNodeDelegate)?

  /// The field.
  public final let searchTextField = SearchInputNode(frame: .zero)

  /// The text, empty by default.
  ///
  /// Setting it does not notify the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// The text shown while the field is empty, which also labels the field for accessibility.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set {
      searchTextField.placeholder = newValue
      searchTextField.accessibilityLabel = newValue ?? "Search"
    }
  }

  /// The style of the bar.
  open var searchBarStyle = Style.default {
    didSet { showBackground() }
  }

  /// The color of the background, or `nil` for the style's color.
  open var barTintColor: Color? {
    didSet { showBackground() }
  }

  /// A Boolean value that indicates whether the Cancel button is shown; `false` by default.
  open var showsCancelButton: Bool {
    get { !cancelButton.isHidden }
    set {
      cancelButton.isHidden = !newValue
      setNeedsLayout()
    }
  }

  /// Shows or hides the Cancel button, without an animation.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The titles of the scope buttons, or `nil` for none.
  open var scopeButtonTitles: [String]? {
    didSet { showScopes() }
  }

  /// The index of the selected scope button, 0 by default.
  open var selectedScopeButtonIndex = 0 {
    didSet { scopes.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// A Boolean value that indicates whether the scope bar is shown; `false` by default.
  open var showsScopeBar = false {
    didSet { if showsScopeBar != oldValue { showScopes() } }
  }

  /// The controller that shows the search results, which is notified of editing before the
  /// delegate, and of Cancel after it.
  final weak var owner: (any SearchBarOwner)?

  /// Whether the bar is part of a navigation bar, whose background it shares.
  final var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { showBackground() } }
  }

  private let cancelButton = SearchCancelNode()
  private let scopes = SegmentedControlNode()
  private let observer = Observer()

  /// Creates a search bar.
  ///
  /// - Parameter frame: The frame in points.
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
    scopes.isHidden = true
    searchTextField.accessibilityLabel = "Search"
    for view in [searchTextField, cancelButton, scopes] { addSubview(view) }
    observer.bar = self
    searchTextField.delegate = observer
    searchTextField.addTarget(self, for: .editingChanged) { bar in
      bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
      bar.owner?.searchDidChange()
    }
    cancelButton.addTarget(self, for: .primaryActionTriggered) { bar in
      bar.delegate?.searchBarCancelButtonClicked(bar)
      bar.owner?.searchWasCancelled()
    }
    scopes.addTarget(self, for: .valueChanged) { bar in
      bar.selectedScopeButtonIndex = bar.scopes.selectedSegmentIndex
      bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: bar.selectedScopeButtonIndex)
      bar.owner?.searchDidChange()
    }
    showBackground()
  }

  // MARK: Layout

  private static let barHeight: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  private var hasScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: ViewNode.noIntrinsicMetric,
      height: Self.barHeight + (hasScopes ? Self.scopeHeight : 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let inner = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
    let rowHeight = max(0, bounds.height - (hasScopes ? Self.scopeHeight : 0))
    let top = roundedToPixel((rowHeight - Self.fieldHeight) / 2)
    var field = CGRect(x: inner.minX, y: top, width: inner.width, height: Self.fieldHeight)
    if showsCancelButton {
      let width = min(cancelButton.intrinsicContentSize.width, inner.width)
      field.size.width = max(0, inner.width - width - margin)
      cancelButton.frame = mirrored(
        CGRect(x: inner.maxX - width, y: top, width: width, height: Self.fieldHeight))
    }
    searchTextField.frame = mirrored(field)
    scopes.frame = CGRect(
      x: inner.minX, y: rowHeight + 2, width: inner.width, height: Self.scopeHeight - 12)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  private func showScopes() {
    scopes.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopes.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopes.selectedSegmentIndex = selectedScopeButtonIndex
    scopes.isHidden = !hasScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    owner?.searchBarHeightDidChange()
  }

  private func showBackground() {
    backgroundColor =
      searchBarStyle == .minimal || isInNavigationBar
      ? nil : barTintColor ?? .secondarySystemBackground
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Forwards the notifications of the field to the bar's delegate.
  private final class Observer: InputNodeDelegate {
    weak var bar: SearchBarNode?

    func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool {
      bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
    }

    func textFieldDidBeginEditing(_ textField: InputNode) {
      guard let bar else { return }
      bar.owner?.searchDidBegin()
      bar.delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: InputNode) -> Bool {
      bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
    }

    func textFieldDidEndEditing(_ textField: InputNode) {
      if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
      _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      bar.flatMap {
        $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string)
      } ?? true
    }

    func textFieldShouldReturn(_ textField: InputNode) -> Bool {
      if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
      return true
    }
  }
}
