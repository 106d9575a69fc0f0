// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Styles of pickers, menus, and groups of controls")
struct PickerStyleTests {
  private final class Chosen {
    var number: Int

    init(_ number: Int) { self.number = number }

    var binding: Binding<Int> { Binding(get: { self.number }, set: { self.number = $0 }) }
  }

  private struct Choosing<Style: PickerStyle>: View {
    let style: Style
    @State private var number = 1

    var body: some View {
      Picker("Number", selection: $number) {
        Text("one").tag(1)
        Text("two").tag(2)
        Text("three").tag(3)
      }
      .pickerStyle(style)
      Text("chosen \(number)")
    }
  }

  @Test("a picker in the menu style opens a menu, in which the selected value is selected")
  func menu() throws {
    let (screen, host) = shown { Choosing(style: .menu) }
    #expect(!host.accessibilityTree().contains("two"))
    try screen.tap("one")
    #expect(host.accessibilityTree().contains("button \"one\" [selected]"))
    #expect(host.accessibilityTree().contains("button \"two\"\n"))
    try screen.tap("two")
    #expect(host.accessibilityTree().contains("chosen 2"))
    #expect(!host.accessibilityTree().contains("three"))
  }

  @Test("an inline picker shows all values below its title")
  func inline() throws {
    let (screen, host) = shown { Choosing(style: .inline) }
    let words = host.accessibilityTree()
    #expect(words.hasPrefix("text \"Number\"\nbutton \"one\" [selected]\nbutton \"two\"\n"))
    try screen.tap("three")
    #expect(host.accessibilityTree().contains("button \"three\" [selected]"))
    #expect(host.accessibilityTree().contains("chosen 3"))
  }

  @Test("a wheel is turned by dragging, adjusting, or tapping, and stops at its ends")
  func wheel() throws {
    let (screen, host) = shown { Choosing(style: .wheel) }
    let wheel = try #require(host.accessibilityOrder.first)
    #expect(wheel.accessibilityLabel == "Number" && wheel.accessibilityValue == "one")
    wheel.accessibilityIncrement()
    #expect(host.accessibilityTree().contains("chosen 2"))
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    try screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 300))
    #expect(host.accessibilityTree().contains("chosen 1"))
    try screen.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 68))
    #expect(host.accessibilityTree().contains("chosen 3"))
    try screen.tap(at: CGPoint(x: middle.x, y: middle.y - 34))
    #expect(host.accessibilityTree().contains("chosen 2"))
  }

  @Test("a wheel without values, or with an unknown one, shows what there is")
  func emptyWheel() throws {
    let chosen = Chosen(9)
    let (screen, host) = shown {
      Picker("Nothing", selection: chosen.binding) {}.pickerStyle(.wheel)
      Picker("Unknown", selection: chosen.binding) { Text("one").tag(1) }.pickerStyle(.wheel)
    }
    for wheel in host.accessibilityOrder { wheel.accessibilityIncrement() }
    #expect(chosen.number == 1)
    withExtendedLifetime(screen) {}
  }

  @Test("a picker in the link style pushes a page with its values, which ends with a choice")
  func link() throws {
    let (screen, host) = shown {
      NavigationStack {
        List { Choosing(style: .navigationLink) }
      }
    }
    try screen.tap("Number, one")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("button \"one\" [selected]"))
    try screen.tap("two")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("chosen 2"))
  }

  @Test("a menu can have a style of its own")
  func menuStyle() throws {
    struct Framed: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("a menu")
          Menu(configuration)
        }
      }
    }
    let (screen, host) = shown {
      Menu("More") { Button("Inside") {} }.menuStyle(Framed())
      Menu("Plain") { Button("Other") {} }.menuStyle(.borderlessButton).menuOrder(.fixed)
    }
    #expect(host.accessibilityTree().contains("text \"a menu\"\nbutton \"More\""))
    try screen.tap("More")
    #expect(host.accessibilityTree().contains("Inside"))
  }

  @Test("a group of controls is side by side, or a menu")
  func controlGroup() throws {
    var count = 0
    let (screen, host) = shown {
      ControlGroup {
        Button("Cut") { count += 1 }
        Button("Copy") {}
      }
      ControlGroup("Edit") { Button("Paste") { count += 10 } }.controlGroupStyle(.menu)
    }
    let nodes = host.accessibilityOrder
    #expect(nodes.map(\.accessibilityLabel) == ["Cut", "Copy", "Edit"])
    #expect(nodes[0].convert(CGPoint.zero, to: nil).y == nodes[1].convert(CGPoint.zero, to: nil).y)
    try screen.tap("Cut")
    try screen.tap("Edit")
    try screen.tap("Paste")
    #expect(count == 11)
  }

  @Test("a color is chosen from a grid, or by its components")
  func colors() throws {
    final class Paint { var color = Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5) }
    let paint = Paint()
    let color = Binding<Color> {
      paint.color
    } set: {
      paint.color = $0
    }
    let (screen, host) = shown {
      ColorPicker("Background", selection: color)
      ColorPicker("Opaque", selection: color, supportsOpacity: false)
    }
    try screen.tap("Background")
    #expect(host.accessibilityTree().contains("Opacity"))
    try screen.tap("gray 1, row 1")
    #expect(paint.color == Color(white: 1, alpha: 0.5))
    let sliders = host.accessibilityOrder.compactMap { $0 as? SliderNode }
    #expect(sliders.map(\.accessibilityLabel) == ["Red", "Green", "Blue", "Opacity"])
    try screen.drag(sliders[0], toValue: 0)
    #expect(paint.color.components.red == 0 && paint.color.components.green == 1)
    try screen.tap("Done")
    try screen.tap("Opaque")
    #expect(!host.accessibilityTree().contains("Opacity"))
    try screen.tap("gray 8, row 1")
    #expect(paint.color == Color(white: 0, alpha: 1))
  }
}
