// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension UIBarAppearance {
  /// Creates the default appearance.
  ///
  /// - Parameter idiom: Provided for source compatibility; bars look alike on all devices here.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }
}
