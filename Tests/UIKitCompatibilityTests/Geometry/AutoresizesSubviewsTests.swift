// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Views that don't resize their subviews")
struct AutoresizesSubviewsTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
  }

  @Test("subviews follow their masks by default, and keep their frames otherwise")
  func frames() {
    #expect(outer.autoresizesSubviews)
    outer.frame.size.width = 200
    #expect(inner.frame.width == 150)
    outer.autoresizesSubviews = false
    outer.frame.size = CGSize(width: 300, height: 300)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 150, height: 50))
    outer.autoresizesSubviews = true
    outer.frame.size.width = 310
    #expect(inner.frame.width == 160)
  }

  @Test("that is so next to constraints, too")
  func constraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(outer)
    outer.translatesAutoresizingMaskIntoConstraints = false
    let width = outer.widthAnchor.constraint(equalToConstant: 100)
    let leaf = UIView()
    leaf.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(leaf)
    NSLayoutConstraint.activate([
      width, outer.heightAnchor.constraint(equalToConstant: 100),
      leaf.widthAnchor.constraint(equalTo: inner.widthAnchor),
    ])
    outer.autoresizesSubviews = false
    root.layoutIfNeeded()
    width.constant = 180
    root.layoutIfNeeded()
    #expect(outer.frame.width == 180 && inner.frame.width == 50)
    outer.autoresizesSubviews = true
    root.layoutIfNeeded()
    width.constant = 200
    root.layoutIfNeeded()
    #expect(inner.frame.width == 70 && leaf.frame.width == 70)
  }
}
