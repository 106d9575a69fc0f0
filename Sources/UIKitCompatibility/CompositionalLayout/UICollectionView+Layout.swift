// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension UICollectionViewLayout {
  /// Kept for code that calls it; views behind sections aren't shown.
  public final func register(
    _ viewClass: UICollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {}
}

extension UICollectionView {
  /// Arranges the items by another layout, at once.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Kept for code that passes it.
  ///   - completion: A closure that is called after the change.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }
}
