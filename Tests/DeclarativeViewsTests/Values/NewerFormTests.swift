// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Newer forms of calls")
struct NewerFormTests {
  @Test("a view reports a value of its geometry at first, and when it changes")
  func geometry() throws {
    final class Report { var widths: [[CGFloat]] = [] }
    struct Growing: View {
      let report: Report
      @State private var width: CGFloat = 50
      var body: some View {
        Button("Grow") { width = 80 }
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            report.widths.append([old, new])
          }
          .onGeometryChange(for: Bool.self) {
            $0.size.height > 10
          } action: {
            report.widths.append([$0 ? 1 : 0])
          }
      }
    }
    let report = Report()
    let (screen, _) = shown { Growing(report: report) }
    #expect(report.widths.count == 2)
    #expect(report.widths.contains([50, 50]) && report.widths.contains([1]))
    try screen.tap("Grow")
    #expect(report.widths.last == [50, 80] && report.widths.count == 3)
  }

  @Test("dates and times are written as in the environment")
  func dates() {
    var values = EnvironmentValues()
    values.timeZone = TimeZone(secondsFromGMT: 3600) ?? values.timeZone
    func words(_ text: Text) -> String {
      TreeProbe(text, width: 400, height: 50, environment: values).texts.map(\.text).joined()
    }
    let date = Date(timeIntervalSince1970: 1_750_000_000)
    #expect(words(Text(date, style: .date)) == "June 15, 2025")
    #expect(words(Text(date, style: .time)).hasPrefix("4:06"))
    values.locale = Locale(identifier: "de_DE")
    #expect(words(Text(date, style: .date)) == "15. Juni 2025")
    #expect(words(Text(date, style: .time)) == "16:06")
  }

  @Test("an animation is complete at once, whatever that means")
  func completion() throws {
    var steps: [String] = []
    withAnimation(.default, completionCriteria: .removed) {
      steps.append("change")
    } completion: {
      steps.append("end")
    }
    #expect(steps == ["change", "end"])
    #expect(AnimationCompletionCriteria.removed != .logicallyComplete)
  }

  @Test("points, sizes, and rectangles are animatable")
  func animatable() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    rect.animatableData = (CGRect(x: 2, y: 4, width: 6, height: 8)).animatableData
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
    var (point, size) = (CGPoint.zero, CGSize.zero)
    point.animatableData = AnimatablePair(1, 2)
    size.animatableData = AnimatablePair(3, 4)
    #expect(point == CGPoint(x: 1, y: 2) && size == CGSize(width: 3, height: 4))
  }

  @Test("a window is a scene, and modifiers for status bars and selection leave a view as it is")
  func unchanged() {
    struct Single: App {
      var body: some Scene { Window("Main", id: "main") { Text("inside") } }
    }
    #expect(Single().outline == "text \"inside\"\n")
    let size = TreeProbe.size(of: Text("a"), nil, nil)
    #expect(TreeProbe.size(of: Text("a").textSelection(.enabled), nil, nil) == size)
    #expect(TreeProbe.size(of: Text("a").statusBar(hidden: true), nil, nil) == size)
    #expect(TreeProbe.size(of: Text("a").statusBarHidden(), nil, nil) == size)
    #expect(EnabledTextSelectability.allowsSelection && !DisabledTextSelectability.allowsSelection)
  }

  @Test("a path is a copy of another")
  func paths() {
    let rect = Path(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(Path(rect).boundingRect == rect.boundingRect)
  }

  @Test("alerts and dialogs have titles of any kind, and data without a message")
  func alerts() throws {
    struct Item { let name: String }
    let (_, host) = shown {
      Text("a").alert(Text("*plain*"), isPresented: .constant(true), presenting: Item(name: "it")) {
        Button("Delete \($0.name)") {}
      }
    }
    #expect(host.accessibilityTree().contains("\"plain\""))
    #expect(host.accessibilityTree().contains("Delete it"))
    let (_, other) = shown {
      Text("a").confirmationDialog(
        LocalizedStringKey("**sure**"), isPresented: .constant(true), titleVisibility: .visible,
        presenting: 5
      ) { Button("\($0) times") {} }
    }
    #expect(other.accessibilityTree().contains("\"sure\""))
    #expect(other.accessibilityTree().contains("5 times"))
  }
}
