// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Styles that trigger buttons, and their sizes and shapes")
struct ButtonStyleTests {
  private final class Log {
    var lines: [String] = []
  }

  private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration)
      Button("again", role: configuration.role, action: configuration.trigger)
    }
  }

  @Test("a style performs the action of its button when it wants to")
  func trigger() throws {
    let log = Log()
    let (screen, host) = shown {
      Button("Press") { log.lines.append("pressed") }.buttonStyle(DoubleTap())
    }
    let place = try #require(host.accessibilityOrder.first)
    try screen.tap(place)
    #expect(log.lines == [])
    try screen.tap(place, count: 2)
    #expect(log.lines == ["pressed"])
  }

  @Test("buttons in such a style have the style around it")
  func inner() throws {
    let log = Log()
    let (screen, host) = shown {
      Button("Press", role: .destructive) { log.lines.append("pressed") }
        .buttonStyle(Twice()).buttonStyle(.borderedProminent)
    }
    #expect(host.accessibilityTree() == "button \"Press\"\nbutton \"again\"\n")
    try screen.tap("Press")
    try screen.tap("again")
    #expect(log.lines == ["pressed", "pressed"])
    let view = Button("A") {}.buttonStyle(Twice()).buttonStyle(.bordered)
    #expect(TreeProbe(view, width: 200, height: 200).steps.filter { $0 == "fill 0.15" }.count == 2)
  }

  @Test("the innermost style of either kind applies")
  func innermost() {
    let view = Button("A") {}.buttonStyle(.bordered).buttonStyle(DoubleTap())
    #expect(TreeProbe(view, width: 200, height: 200).steps.contains("fill 0.15"))
    let other = Button("A") {}.buttonStyle(DoubleTap()).buttonStyle(.bordered)
    #expect(!TreeProbe(other, width: 200, height: 200).steps.contains("fill 0.15"))
  }

  @Test("a disabled button isn't triggered")
  func disabled() throws {
    let log = Log()
    let (screen, host) = shown {
      Button("Press") { log.lines.append("pressed") }.buttonStyle(DoubleTap()).disabled(true)
    }
    try screen.tap(try #require(host.accessibilityOrder.first), count: 2)
    #expect(log.lines == [])
  }

  @Test("a button in an alert ends it, whatever triggers its action")
  func alerts() throws {
    struct Asking: View {
      @State private var isAsking = true
      var body: some View {
        Text("page").alert("Sure?", isPresented: $isAsking) {
          Button("Yes") {}.buttonStyle(DoubleTap())
        }
      }
    }
    let (screen, host) = shown { Asking() }
    let yes = try screen.element(called: "Yes")
    try screen.tap(yes, count: 2)
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree() == "text \"page\"\n")
  }

  @Test("a button with a border has the insets of its size, and small ones have a smaller font")
  func sizes() {
    func size(_ controlSize: ControlSize) -> CGSize {
      let button = Button {
      } label: {
        Color.red.frame(width: 50, height: 20)
      }
      return TreeProbe.size(
        of: button.buttonStyle(.bordered).controlSize(controlSize), nil, nil)
    }
    #expect(size(.mini) == CGSize(width: 70, height: 30) && size(.small) == size(.mini))
    #expect(size(.regular) == CGSize(width: 74, height: 34))
    #expect(size(.large) == CGSize(width: 90, height: 50) && size(.extraLarge) == size(.large))
    func font(_ controlSize: ControlSize) -> Font? {
      let button = Button("A") {}.buttonStyle(.bordered).controlSize(controlSize)
      return TreeProbe(button, width: 100, height: 100).texts.first?.font
    }
    #expect(font(.small) == .subheadline && font(.regular) == .body && font(.large) == .body)
  }

  @Test("the border has the shape that is set, or one that depends on the size")
  func shapes() throws {
    #expect(ButtonBorderShape.automatic.radius(at: .small) == nil)
    #expect(ButtonBorderShape.automatic.radius(at: .regular) == 7)
    #expect(ButtonBorderShape.automatic.radius(at: .large) == 12)
    #expect(ButtonBorderShape.capsule.radius(at: .large) == nil)
    #expect(ButtonBorderShape.roundedRectangle.radius(at: .small) == 7)
    #expect(ButtonBorderShape.roundedRectangle(radius: 20).radius(at: .regular) == 20)
    for radius in [-1, CGFloat.nan, .infinity] {
      #expect(ButtonBorderShape.roundedRectangle(radius: radius).radius(at: .regular) == 0)
    }
    func corner(_ shape: ButtonBorderShape) throws -> Bool {
      let view = Button("Wide title") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
      let probe = TreeProbe(view, width: 200, height: 34)
      for case .mark(.fill(let path, _)) in probe.tree.drawingSteps() {
        return path.contains(CGPoint(x: path.bounds.minX + 2, y: path.bounds.minY + 2))
      }
      throw CancellationError()
    }
    #expect(try corner(.roundedRectangle(radius: 0)))
    #expect(try corner(.roundedRectangle(radius: 3)))
    #expect(try !corner(.capsule))
  }

  @Test("a circular border is as wide as it is high, around its label")
  func circle() {
    let view = Button {
    } label: {
      Color.red.frame(width: 50, height: 20)
    }
    let circle = view.buttonStyle(.bordered).buttonBorderShape(.circle)
    #expect(TreeProbe.size(of: circle, nil, nil) == CGSize(width: 64, height: 64))
    let probe = TreeProbe(circle, width: 64, height: 64)
    #expect(probe.frames("frame").first == CGRect(x: 7, y: 22, width: 50, height: 20))
  }
}
