// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Representable views")
struct ViewRepresentableTests {
  /// What the library asks of a representable view.
  final class Log {
    var calls: [String] = []

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  /// A label that reports what happens to it.
  private struct Caption: ViewRepresentable {
    let text: String
    let log: Log
    @Environment(\.isEnabled) private var isEnabled

    init(_ text: String, _ log: Log) {
      self.text = text
      self.log = log
    }

    final class Coordinator {
      var updates = 0
    }

    func makeCoordinator() -> Coordinator {
      log.calls.append("coordinator")
      return Coordinator()
    }

    func makeUIView(context: Context) -> LabelNode {
      log.calls.append("make \(context.coordinator.updates)")
      return LabelNode()
    }

    func updateUIView(_ label: LabelNode, context: Context) {
      context.coordinator.updates += 1
      label.text = text
      log.calls.append(
        "update \(context.coordinator.updates) \(text) \(isEnabled) \(context.environment.isEnabled)"
      )
    }

    static func dismantleUIView(_ label: LabelNode, coordinator: Coordinator) {
      label.text = "gone after \(coordinator.updates)"
    }
  }

  private struct Switching: View {
    let log: Log
    @State private var count = 0
    @State private var isShown = true

    var body: some View {
      Button("Count") { count += 1 }
      Button("Hide") { isShown.toggle() }
      if isShown { Caption("\(count)", log).disabled(count > 1) }
    }
  }

  private func shown(_ host: HostingNode) -> Screen {
    let screen = Screen(size: CGSize(width: 300, height: 300), rootNode: host)
    screen.layoutIfNeeded()
    return screen
  }

  private func label(in host: HostingNode) -> LabelNode? {
    host.subviews.lazy.compactMap { $0 as? LabelNode }.first
  }

  @Test("a node is made once, after its coordinator, and updated with each change")
  func updates() throws {
    let log = Log()
    let host = HostingNode { Switching(log: log) }
    let screen = shown(host)
    #expect(log.take() == ["coordinator", "make 0", "update 1 0 true true"])
    let node = try #require(label(in: host))
    #expect(node.text == "0")
    try screen.tap("Count")
    #expect(log.take() == ["update 2 1 true true"])
    try screen.tap("Count")
    #expect(log.take() == ["update 3 2 false false"])
    #expect(node.text == "2")
    #expect(label(in: host) === node)
  }

  @Test("a node that is removed with its view is dismantled, and the next one is new")
  func dismantling() throws {
    let log = Log()
    let host = HostingNode { Switching(log: log) }
    let screen = shown(host)
    let node = try #require(label(in: host))
    try screen.tap("Hide")
    #expect(node.text == "gone after 1" && node.superview == nil)
    #expect(label(in: host) == nil)
    _ = log.take()
    try screen.tap("Hide")
    #expect(log.take() == ["coordinator", "make 0", "update 1 0 true true"])
    #expect(label(in: host) !== node)
  }

  @Test("a view with another identity has another node")
  func identity() throws {
    let log = Log()
    func content(_ id: Int) -> AnyView { AnyView(Caption("a", log).id(id)) }
    let host = HostingNode { content(1) }
    let screen = shown(host)
    let first = try #require(label(in: host))
    host.rootView = content(1)
    screen.layoutIfNeeded()
    #expect(label(in: host) === first)
    host.rootView = content(2)
    screen.layoutIfNeeded()
    #expect(label(in: host) !== first && first.text == "gone after 2")
  }

  /// A field that is bound to a value by a delegate.
  private struct Field: ViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> InputNode {
      let node = InputNode()
      node.delegate = context.coordinator
      node.accessibilityLabel = "Name"
      return node
    }

    func updateUIView(_ node: InputNode, context: Context) {
      if node.text != text { node.text = text }
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    final class Coordinator: InputNodeDelegate {
      let text: Binding<String>

      init(_ text: Binding<String>) { self.text = text }

      func textFieldDidChangeSelection(_ textField: InputNode) {
        text.wrappedValue = textField.text ?? ""
      }
    }
  }

  private struct Form: View {
    @State private var name = "Ada"

    var body: some View {
      Field(text: $name)
      Text("Hello, \(name)")
      Button("Clear") { name = "" }
    }
  }

  @Test("a coordinator passes what is typed on to a binding, and an update brings it back")
  func binding() throws {
    let host = HostingNode { Form() }
    let screen = shown(host)
    let input = try #require(host.subviews.lazy.compactMap { $0 as? InputNode }.first)
    #expect(input.text == "Ada")
    try screen.tap(input)
    try screen.type("!")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("Hello, Ada!"))
    try screen.tap("Clear")
    #expect(input.text == "")
    #expect(host.accessibilityTree().contains("Hello, "))
  }

  /// A view without a size of its own, whose size for a proposal is given.
  private struct Sized: ViewRepresentable {
    let size: CGSize?

    func makeUIView(context: Context) -> ViewNode { ViewNode() }

    func updateUIView(_ view: ViewNode, context: Context) {}

    func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: ViewNode, context: Context
    ) -> CGSize? { size }
  }

  @Test(
    "the size that a view returns has precedence over the proposal",
    arguments: [
      (CGSize(width: 30, height: 20), CGSize(width: 30, height: 20)),
      (nil, CGSize(width: 100, height: 80)),
    ] as [(CGSize?, CGSize)])
  func size(own: CGSize?, expected: CGSize) {
    #expect(TreeProbe.size(of: Sized(size: own), 100, 80) == expected)
  }

  @Test(
    "a size that is negative or not a number is reported",
    arguments: [CGSize(width: -1, height: 20), CGSize(width: 30, height: CGFloat.nan)])
  func unusable(size: CGSize) {
    let probe = TreeProbe(Sized(size: size), width: 100, height: 80)
    #expect(probe.tree.problems == [.unusableSize(layout: "Sized")])
    #expect(probe.frames("Sized").allSatisfy { $0.width >= 0 && $0.height >= 0 })
  }

  @Test("a node keeps its intrinsic size, and a trace has the name of the view")
  func intrinsic() {
    let log = Log()
    let host = HostingNode { Caption("Some words", log) }
    let label = LabelNode()
    label.text = "Some words"
    #expect(host.intrinsicContentSize == label.intrinsicContentSize)
    #expect(host.proposals().contains("Caption"))
  }
}
