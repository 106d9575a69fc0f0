// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("System images and other standard values")
struct SystemImageTests {
  @Test("the system's images are symbols")
  func images() {
    let images: [UIImage] = [.checkmark, .strokedCheckmark, .add, .remove, .actions]
    #expect(images.allSatisfy { $0.isSymbolImage && $0.size.width > 0 })
  }

  @Test("an earlier name of a keyboard, a copied color, and a transform of a layout")
  func others() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIColor.red.cgColor.copy(alpha: 0.5) == UIColor.red.withAlphaComponent(0.5).cgColor)
    let attributes = UICollectionViewLayoutAttributes()
    attributes.transform3D = CATransform3DMakeScale(2, 3, 4)
    #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 3))
    #expect(attributes.transform3D.m22 == 3)
  }
}
