// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension InputNode {
  var showsLeftView: Bool { leftView != nil && leftViewMode.shows(isEditing: isEditing) }
  var showsRightView: Bool { rightView != nil && rightViewMode.shows(isEditing: isEditing) }
  var showsClearButton: Bool {
    clearButtonMode != .never && clearButtonMode.shows(isEditing: isEditing) && isEnabled && hasText
      && !showsRightView
  }

  /// The insets of the border.
  private var borderInsets: EdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: EdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    case .bezel: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    case .roundedRect: EdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// The widths of the overlay views, in points, as in a left-to-right layout.
  var sideWidths: (left: CGFloat, right: CGFloat) {
    let left = showsLeftView ? shownWidth(of: leftView) : 0
    var right = showsRightView ? shownWidth(of: rightView) : 0
    if showsClearButton { right += 24 - borderInsets.right + 3 }
    return (left, right)
  }

  func textRoom(in bounds: CGRect) -> CGRect {
    var insets = borderInsets
    let sides = sideWidths
    insets.left += isRightToLeft ? sides.right : sides.left
    insets.right += isRightToLeft ? sides.left : sides.right
    // In bounds lower than a line, the text would be off center.
    let spare = max(0, bounds.height - effectiveFont.lineHeight)
    insets.top = min(insets.top, spare / 2)
    insets.bottom = insets.top
    return bounds.inset(by: insets)
  }

  /// The width of an overlay view that is shown.
  private func shownWidth(of view: ViewNode?) -> CGFloat {
    // Fields that are each other's overlay views would ask each other forever. Only one is in the other.
    guard let view, view.superview === self else { return view?.bounds.width ?? 0 }
    return sideSize(of: view).width
  }

  /// The size of an overlay view: its own or, if it was empty when it was set, that of its content.
  private func sideSize(of view: ViewNode?) -> CGSize {
    guard let view, view === fittedLeftView || view === fittedRightView else {
      return view?.bounds.size ?? .zero
    }
    let content = view.intrinsicContentSize
    return CGSize(
      width: min(max(content.width, 0), bounds.width),
      height: min(max(content.height, 0), bounds.height))
  }

  func sideRect(for view: ViewNode?, in bounds: CGRect, atEnd: Bool) -> CGRect {
    let size = sideSize(of: view)
    let isRight = atEnd != isRightToLeft
    // With rounded corners, an overlay view keeps the same distance from the edge as text.
    let edge = borderStyle == .roundedRect ? borderInsets.left : 0
    return CGRect(
      x: isRight ? bounds.maxX - edge - size.width : bounds.minX + edge,
      y: roundedToPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
  }

  func sideViewDidChange(from former: ViewNode?) {
    if let former, former.superview === self { former.removeFromSuperview() }
    if let leftView, leftView.bounds.isEmpty { fittedLeftView = leftView }
    if let rightView, rightView.bounds.isEmpty { fittedRightView = rightView }
    showSideViews()
    invalidateIntrinsicContentSize()
  }

  package func subviewSizeDidChange() {
    if fittedLeftView != nil || fittedRightView != nil { setNeedsLayout() }
  }

  func showSideViews() {
    for (view, isShown) in [(leftView, showsLeftView), (rightView, showsRightView)] {
      guard let view else { continue }
      if isShown, view.superview !== self {
        addSubview(view)
      } else if !isShown, view.superview === self {
        view.removeFromSuperview()
      }
    }
    setNeedsLayout()
  }

  func placeClearButton() {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.isHidden = false
    button.frame = clearButtonRect(forBounds: bounds)
  }

  private func makeClearButton() -> ButtonNode {
    let button = ButtonNode(type: .custom)
    let configuration = Image.SymbolConfiguration(pointSize: 15)
    button.setImage(
      Image(systemName: "xmark.circle.fill", withConfiguration: configuration), for: .normal)
    button.tintColor = .systemGray3
    button.addTarget(self, for: .primaryActionTriggered) { $0.clear() }
    clearButton = button
    addSubview(button)
    return button
  }
}
