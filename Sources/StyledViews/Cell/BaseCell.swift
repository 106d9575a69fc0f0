// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A table cell that shows one view, 16 points from the sides and from the next row.
///
/// The cell itself is clear, when it is selected too.
///
/// ```swift
/// table.register(BaseCell.self, forCellReuseIdentifier: BaseCell.identifier)
/// ```
///
/// The main view stays in the cell for as long as the cell lives; change what it shows instead of
/// giving the cell another one. The row is as high as the main view and its insets.
open class BaseCell: UITableViewCell {
  /// The name to register the class by: its own.
  open class var identifier: String { String(describing: self) }

  /// The name that the cell's class is registered by.
  open var identifier: String { type(of: self).identifier }

  /// The content view of the cell; `nil` before the first ``initCell(with:constraintHelper:)``.
  public private(set) final var mainView: (any BaseCellMainViewProtocol)?

  /// The distances of the main view from the edges of the cell, in points.
  open var mainViewInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16)
  }

  /// Puts a view into the cell, in place of the one before, and styles it.
  ///
  /// Costs only the styling when the view is there already.
  ///
  /// - Parameters:
  ///   - mainView: What the cell shows.
  ///   - constraintHelper: What places it.
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
