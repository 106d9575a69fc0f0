// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("The environment of a list's rows and of controls")
struct ListTraitTests {
  /// What a row reads.
  private struct Row: View {
    @Environment(\.layoutDirection) private var direction
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height

    var body: some View {
      HStack {
        Text(verbatim: direction == .rightToLeft ? "right" : "left")
        Text(verbatim: size == .accessibility2 ? "large" : "usual")
        Text(verbatim: width == .regular ? "wide" : "narrow")
        Text(verbatim: height == .compact ? "low" : "high")
      }
    }
  }

  private func lines(_ view: some View) -> [TextLine] {
    let host = HostingNode(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    let screen = Screen(size: host.frame.size, rootNode: host)
    screen.layoutIfNeeded()
    return DisplayList(of: host).operations.compactMap {
      if case .text(let line) = $0 { return line }
      return nil
    }
  }

  @Test("rows have the direction, the text size, and the size classes around their list")
  func rows() throws {
    let list = List { Row() }
    let usual = lines(list)
    #expect(usual.map(\.text) == ["left", "usual", "narrow", "high"])
    #expect(usual[0].baseline.x < usual[1].baseline.x)
    let mirrored = lines(list.environment(\.layoutDirection, .rightToLeft))
    #expect(mirrored.map(\.text) == ["right", "usual", "narrow", "high"])
    #expect(mirrored[0].baseline.x > mirrored[1].baseline.x && mirrored[0].baseline.x > 400)
    let large = lines(list.dynamicTypeSize(.accessibility2))
    #expect(large.map(\.text) == ["left", "large", "narrow", "high"])
    #expect(large[0].width > 1.5 * usual[0].width)
    #expect(
      lines(list.environment(\.horizontalSizeClass, .regular)).map(\.text)
        == ["left", "usual", "wide", "high"])
    #expect(
      lines(list.environment(\.verticalSizeClass, .compact)).map(\.text)
        == ["left", "usual", "narrow", "low"])
  }

  @Test("rows follow the environment when it changes, and the traits of the host again")
  func changes() {
    final class Model: ObservableObject {
      @Published var direction: UserInterfaceLayoutDirection?
      init() {}
    }
    struct Screenful: View {
      @ObservedObject var model: Model

      var body: some View {
        let direction = model.direction
        List { Row() }.transformEnvironment(\.layoutDirection) { $0 = direction ?? $0 }
      }
    }
    let model = Model()
    let host = HostingNode(rootView: Screenful(model: model))
    host.frame = CGRect(x: 0, y: 0, width: 600, height: 300)
    let screen = Screen(size: host.frame.size, rootNode: host)
    func first() -> String? {
      screen.layoutIfNeeded()
      for case .text(let line) in DisplayList(of: host).operations { return line.text }
      return nil
    }
    #expect(first() == "left")
    model.direction = .rightToLeft
    #expect(first() == "right")
    model.direction = nil
    #expect(first() == "left")
    host.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    #expect(first() == "right")
    model.direction = .leftToRight
    #expect(first() == "left")
  }

  @Test("text in fields begins on the right in a right-to-left environment")
  func controls() throws {
    let field = TextField("", text: .constant("Name"))
    let left = try #require(lines(field).first)
    let right = try #require(lines(field.environment(\.layoutDirection, .rightToLeft)).first)
    #expect(left.baseline.x < 50 && right.baseline.x + right.width > 550)
  }
}
