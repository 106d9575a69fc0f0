// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewPictures

@testable import gallery

@Suite("Components as factories return them")
struct ReadyComponentTests {
  @Test("every component can be constrained right away")
  func constrained() {
    // The gallery puts components that are being edited into views of its own.
    for example in Catalogue.families.flatMap(\.examples)
    where !example.name.hasSuffix("-editing") {
      let component = example.make(ViewFactory(theme: .standard))
      #expect(!component.translatesAutoresizingMaskIntoConstraints, "\(example.name)")
    }
  }

  @Test("a ring is as large as the shorter side of its frame, and in the middle of it")
  func ring() {
    for size in [CGSize(width: 100, height: 60), CGSize(width: 60, height: 100)] {
      let ring = ViewFactory(theme: .standard).progress.ring(title: "Goal", progress: 0)
      ring.translatesAutoresizingMaskIntoConstraints = true
      ring.frame = CGRect(origin: .zero, size: size)
      let circles = DisplayList(of: ring).operations.compactMap { operation -> CGRect? in
        if case .stroke(let path, _, _) = operation { path.bounds } else { nil }
      }
      #expect(
        circles == [CGRect(x: size.width / 2 - 27, y: size.height / 2 - 27, width: 54, height: 54)])
    }
  }

  @Test("a chip that no factory made has the colors of its state")
  func chip() {
    let color = ComponentStyle().viewFactoryColor
    let chip = ChipNode(title: "Near me")
    #expect(chip.backgroundColor == color.surface)
    #expect(chip.titleLabel.textColor == color.labelBody)
    chip.isSelected = true
    #expect(chip.backgroundColor == color.accent)
  }

  @Test("the button of a toast keeps its width beside a long text")
  func toast() throws {
    let factory = ViewFactory(theme: .standard).notice
    func width(_ text: String) throws -> CGFloat {
      let toast = factory.toast(text: text, tone: .neutral, action: "Undo")
      let page = ViewNode()
      page.addSubview(toast)
      toast.widthAnchor.constraint(equalToConstant: 200).isActive = true
      page.layoutIfNeeded()
      return try #require(toast.actionButton).bounds.width
    }
    #expect(try width("Sent") == width(String(repeating: "Unbreakable", count: 9)))
  }
}
