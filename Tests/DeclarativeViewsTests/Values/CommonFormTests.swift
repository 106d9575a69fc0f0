// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Common forms of calls")
struct CommonFormTests {
  @Test("a view is centered at a point")
  func position() {
    let view = Color.red.frame(width: 10, height: 10).position(CGPoint(x: 30, y: 40))
    let box = TreeProbe(view, width: 100, height: 100).frames("Color").last
    #expect(box.map { [$0.midX, $0.midY] } == [30, 40])
  }

  @Test("springs of animations by duration and bounce are those of the physical parameters")
  func springs() {
    #expect(Animation.smooth(duration: 2) == .spring(duration: 2, bounce: 0))
    #expect(Animation.snappy(duration: 2, extraBounce: 0.1) == .spring(duration: 2, bounce: 0.25))
    #expect(Animation.bouncy(duration: 2, extraBounce: 0.25) == .spring(duration: 2, bounce: 0.55))
    #expect(Animation.spring(.bouncy) == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.interpolatingSpring(.bouncy) == .spring(duration: 0.5, bounce: 0.3))
    #expect(
      Animation.interpolatingSpring(duration: 1, bounce: 0.2) == .spring(duration: 1, bounce: 0.2))
  }

  @Test("a spring's motion follows from its mass, stiffness, and damping")
  func physicalSprings() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.2 * .pi) < 1e-9)
    #expect(abs(spring.bounce - 0.5) < 1e-9)
    #expect(Spring(stiffness: 100, damping: 40).bounce == 0)
    #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).bounce == -1)
    #expect(Spring(mass: -1, stiffness: 0, damping: 1).duration == 0)
    let unusable = Spring(mass: .nan, stiffness: .infinity, damping: .nan)
    #expect(unusable.duration == 0 && unusable.bounce == 1)
  }

  @Test("pickers of dates with labels take half-open ranges")
  func dates() throws {
    let day = Date(timeIntervalSince1970: 1_750_000_000)
    let (screen, host) = shown {
      VStack {
        DatePicker(selection: .constant(day), in: ...day, displayedComponents: .date) {
          Text("Last")
        }
        DatePicker(selection: .constant(day), in: day..., displayedComponents: .date) {
          Text("First")
        }
      }
    }
    #expect(host.accessibilityTree().contains("Last") && host.accessibilityTree().contains("First"))
    struct Limits: DatePickerStyle {
      let day: Date
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.minimumDate == day ? "from" : "any")
        Text(configuration.maximumDate == day ? "to" : "any")
      }
    }
    let pickers = VStack {
      DatePicker(selection: .constant(day), in: ...day) { Text("Last") }
      DatePicker(selection: .constant(day), in: day...) { Text("First") }
    }
    let probe = TreeProbe(pickers.datePickerStyle(Limits(day: day)), width: 200, height: 200)
    #expect(probe.texts.map(\.text) == ["any", "to", "from", "any"])
    _ = screen
  }

  @Test("transforms move, scale, and rotate first")
  func transforms() {
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 0).applying(double.translatedBy(x: 3, y: 1)) == CGPoint(x: 8, y: 2))
    let moved = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 3, y: 2)) == CGPoint(x: 13, y: 2))
    let turned = CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi / 2))
    #expect(abs(turned.x - 10) < 1e-9 && abs(turned.y - 1) < 1e-9)
    #expect(CGSize(width: 2, height: 3).applying(double) == CGSize(width: 4, height: 6))
    #expect(CGRect(x: 1, y: 1, width: 1, height: 1).applying(double).maxX == 4)
  }

  private struct ClassName: View {
    @Environment(\.horizontalSizeClass) private var width
    var body: some View {
      Text(width == .compact ? "compact" : width == .regular ? "regular" : "none")
    }
  }

  @Test("size classes can be set for a part of a tree")
  func classes() {
    let view = VStack {
      ClassName().environment(\.horizontalSizeClass, .compact)
      ClassName().environment(\.horizontalSizeClass, .regular)
    }
    #expect(TreeProbe(view, width: 200, height: 100).texts.map(\.text) == ["compact", "regular"])
  }

  @Test("a formatter writes text")
  func formatter() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    let probe = TreeProbe(Text(NSNumber(value: 1.5), formatter: formatter), width: 200, height: 40)
    #expect(probe.texts.map(\.text) == ["1.50"])
    #expect(
      TreeProbe(Text("no number", formatter: formatter), width: 200, height: 40).texts.isEmpty)
  }

  @Test("the help of a control may be a text")
  func help() {
    let (screen, host) = shown { Button("Vote") {}.help(Text("Counts once")) }
    #expect(host.accessibilityTree().contains("Counts once"))
    _ = screen
  }

  @Test("a gesture that is turned off isn't recognized, and those of descendants are")
  func gestures() throws {
    var (own, inner) = (0, 0)
    let off = shown {
      Text("plain").gesture(TapGesture().onEnded { own += 1 }, isEnabled: false)
      Button("child") { inner += 1 }.gesture(TapGesture().onEnded { own += 1 }, isEnabled: false)
    }
    try? off.screen.tap("plain")
    try off.screen.tap("child")
    #expect(own == 0 && inner == 1)
    let on = shown { Text("plain").gesture(TapGesture().onEnded { own += 1 }, isEnabled: true) }
    try on.screen.tap("plain")
    #expect(own == 1)
  }

  @Test("the fifth level of content is the palest, and angles animate in degrees")
  func values() {
    var environment = EnvironmentValues()
    environment.foregroundColor = .red
    #expect(ResolvedPaint(.quinary, in: environment).color.alpha == 0.1)
    var angle = Angle(degrees: 90)
    #expect(angle.animatableData == 90)
    angle.animatableData = 180
    #expect(angle.radians == .pi)
    #expect(
      Capsule(style: .circular).path(in: CGRect(x: 0, y: 0, width: 9, height: 4))
        == Capsule().path(in: CGRect(x: 0, y: 0, width: 9, height: 4)))
  }

  private struct Counting: App {
    @State private var count = 0
    @State private var changes = ""
    var body: some Scene {
      WindowGroup {
        Button("Count \(count) \(changes)") { count += 1 }
      }
      .onChange(of: count) { old, new in changes += "\(old)>\(new) " }
      .onChange(of: count, initial: true) { changes += "i" }
      .onChange(of: count) { (new: Int) in changes += "p\(new)" }
    }
  }

  @Test("a scene acts on changes")
  func scenes() throws {
    let host = HostingNode(app: Counting())
    let screen = Screen(size: CGSize(width: 300, height: 600), rootNode: host)
    screen.layoutIfNeeded()
    let title = try #require(
      host.accessibilityTree().split(separator: "\"").first { $0.hasPrefix("Count 0") })
    #expect(title == "Count 0 i")
    try screen.tap(String(title))
    let next = host.accessibilityTree()
    #expect(next.contains("Count 1") && next.contains("0>1") && next.contains("p1"))
  }
}
