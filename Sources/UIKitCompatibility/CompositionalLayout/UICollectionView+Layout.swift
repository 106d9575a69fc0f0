// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension UICollectionViewLayout {
  /// Provided for source compatibility; views behind sections aren't shown.
  public final func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {}
}

extension UICollectionView {
  /// Replaces the layout immediately.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Provided for source compatibility.
  ///   - completion: A closure that is called after the change.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }
}
