// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A table cell that shows one view, 16 points from the sides and from the next row.
///
/// The cell itself is clear, even when selected.
///
/// ```swift
/// table.register(BaseCell.self, forCellReuseIdentifier: BaseCell.identifier)
/// ```
///
/// The main view stays in the cell while the cell exists; update its content instead of replacing
/// it. The height of the row is that of the main view and its insets.
open class BaseCell: UITableViewCell {
  /// The reuse identifier of the class: its name.
  open class var identifier: String { String(describing: self) }

  /// The reuse identifier of the cell's class.
  open var identifier: String { type(of: self).identifier }

  /// The content view of the cell; `nil` before the first ``initCell(with:constraintHelper:)``.
  public private(set) final var mainView: (any BaseCellMainViewProtocol)?

  /// The insets of the main view from the edges of the cell, in points.
  open var mainViewInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
  }

  /// Sets the main view of the cell, replacing the previous one, and styles it.
  ///
  /// A view that is already the main view is only styled again.
  ///
  /// - Parameters:
  ///   - mainView: The content view of the cell.
  ///   - constraintHelper: The helper that places it.
  open func initCell(
    with mainView: any BaseCellMainViewProtocol, constraintHelper: any ConstraintHelperProtocol
  ) {
    if self.mainView !== mainView || mainView.superview !== contentView {
      self.mainView?.removeFromSuperview()
      self.mainView = mainView
      selectionStyle = .none
      backgroundColor = .clear
      contentView.backgroundColor = .clear
      contentView.addSubview(mainView)
      let insets = mainViewInsets
      constraintHelper.setTop(for: mainView, to: contentView, at: Padding(rawValue: insets.top))
      constraintHelper.setLeft(
        for: mainView, to: contentView, at: Padding(rawValue: insets.leading))
      constraintHelper.setBottom(
        for: mainView, to: contentView, at: Padding(rawValue: insets.bottom))
      constraintHelper.setRight(
        for: mainView, to: contentView, at: Padding(rawValue: insets.trailing))
    }
    mainView.setStyle()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    mainView?.prepareForReuse()
  }
}
