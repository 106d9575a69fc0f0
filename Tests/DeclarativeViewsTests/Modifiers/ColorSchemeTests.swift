// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Color schemes of views")
struct ColorSchemeTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("a view has its own color scheme, in what it reads, draws, and shows as nodes")
  func ownScheme() throws {
    let (_, host) = shown {
      VStack {
        Reader()
        VStack {
          Reader()
          Color.systemBackground.frame(width: 50, height: 50)
        }.environment(\.colorScheme, .dark)
        Color.systemBackground.frame(width: 50, height: 50)
      }
    }
    #expect(host.accessibilityTree().contains("\"light\""))
    #expect(host.accessibilityTree().contains("\"dark\""))
    let (_, other) = shown { Reader().transformEnvironment(\.colorScheme) { $0 = .dark } }
    #expect(other.subviews.first?.traitCollection.userInterfaceStyle == .dark)
    let node = try #require(host.subviews.first { $0 is HitTestNode })
    #expect(node.traitCollection.userInterfaceStyle == .dark)
    #expect(host.traitCollection.userInterfaceStyle == .light)
    let picture = host.svg()
    #expect(picture.contains("fill=\"#fff\">dark</text>"))
    // The first square is black, which needs no attribute.
    let squares = picture.split(separator: "\n").filter { $0.contains("<rect") }
    #expect(squares.map { $0.contains("#fff") } == [false, true])
  }

  @Test("a view keeps its state when its color scheme changes, and lets touches through")
  func changes() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var isDark = false
      @State private var behind = 0
      var body: some View {
        VStack {
          Button("Switch") { isDark.toggle() }
          VStack {
            Counter()
            Reader()
          }.colorScheme(isDark ? .dark : .light)
          ZStack {
            Button("Behind \(behind)") { behind += 1 }
            Text("front").environment(\.colorScheme, .dark)
          }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    try screen.tap("Count 0")
    try screen.tap("Switch")
    #expect(host.accessibilityTree().contains("\"Count 1\""))
    #expect(host.accessibilityTree().contains("\"dark\""))
    try screen.tap("Behind 0")
    #expect(host.accessibilityTree().contains("\"Behind 1\""))
    try screen.tap("Switch")
    #expect(host.accessibilityTree().contains("\"Count 1\""))
    #expect(!host.accessibilityTree().contains("\"dark\""))
  }

  @Test("a preferred color scheme is that of the whole screen while its view is there")
  func preferred() throws {
    struct Owner: View {
      @State private var scheme: ColorScheme? = .dark
      @State private var isShown = true
      var body: some View {
        VStack {
          Reader()
          Button("Automatic") { scheme = nil }
          Button("Dark") { scheme = .dark }
          Button("Hide") { isShown = false }
          if isShown { Text("inner").preferredColorScheme(scheme) }
        }
      }
    }
    let (screen, host) = shown { Owner() }
    #expect(host.accessibilityTree().contains("\"dark\""))
    try screen.tap("Automatic")
    #expect(host.accessibilityTree().contains("\"light\""))
    try screen.tap("Dark")
    #expect(host.accessibilityTree().contains("\"dark\""))
    try screen.tap("Hide")
    screen.layoutIfNeeded()
    #expect(host.accessibilityTree().contains("\"light\""))
  }

  @Test("the preferred color scheme of a view that is created late settles at once")
  func preferredLate() {
    let text = Text("x").preferredColorScheme(.dark)
    let views: [any View] = [
      GeometryReader { _ in text }, LazyVGrid(columns: [GridItem(.flexible())]) { text },
      ViewThatFits { text }, List { text }, ScrollView { LazyVStack { text } },
    ]
    for view in views {
      let (screen, host) = shown { AnyView(view) }
      screen.layoutIfNeeded()
      let root = host.rootNode
      #expect(root.traitOverrides.userInterfaceStyle == .dark && root.layoutProblems.isEmpty)
    }
  }

  @Test("the first of several preferred color schemes is shown, and the next one after it")
  func preferredTwice() throws {
    struct Owner: View {
      @State private var count = 3
      var body: some View {
        Button("Less") { count -= 1 }
        if count > 0 { Text("a").preferredColorScheme(nil) }
        if count > 2 { Text("b").preferredColorScheme(.dark) }
        if count > 1 { Text("c").preferredColorScheme(.light) }
      }
    }
    let (screen, host) = shown { VStack { Owner() } }
    let root = host.rootNode
    let other = HostingNode { Text("other").preferredColorScheme(.dark) }
    for style in [UserInterfaceStyle.dark, .light, .unspecified] {
      #expect(root.traitOverrides.userInterfaceStyle == style && root.layoutProblems.isEmpty)
      try screen.tap("Less")
      screen.layoutIfNeeded()
    }
    // Another root gets the style, too, also if it is new.
    let second = HostingNode { Text("other").preferredColorScheme(.dark) }
    for _ in 0..<3 {
      let container = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      container.addSubview(second)
      container.layoutIfNeeded()
      second.frame = container.bounds
      container.layoutIfNeeded()
      #expect(container.traitOverrides.userInterfaceStyle == .dark)
    }
    // A second host on the screen doesn't take turns with the first one.
    root.addSubview(other)
    screen.layoutIfNeeded()
    #expect(root.traitOverrides.userInterfaceStyle == .dark && root.layoutProblems.isEmpty)
  }

  @Test("materials are lighter or darker with the color scheme, and more or less opaque")
  func materials() {
    var values = EnvironmentValues()
    let all: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let light = all.map { $0.resolve(in: values) }
    #expect(zip(light, light.dropFirst()).allSatisfy { $0.alpha < $1.alpha })
    #expect(light.allSatisfy { $0.red > 0.9 && $0.alpha < 1 })
    values.colorScheme = .dark
    #expect(all.allSatisfy { $0.resolve(in: values).red < 0.2 })
    let names: [AnyShapeStyle] = [
      AnyShapeStyle(.ultraThinMaterial), AnyShapeStyle(.thinMaterial),
      AnyShapeStyle(.regularMaterial), AnyShapeStyle(.thickMaterial),
      AnyShapeStyle(.ultraThickMaterial), AnyShapeStyle(.bar),
    ]
    #expect(names.count == 6)
    let (_, host) = shown {
      Text("title").padding().background(.ultraThinMaterial, in: .rect(cornerRadius: 8))
    }
    #expect(host.svg().contains("0.82"))
  }

  @Test("all digits have the same width")
  func digits() {
    let widths = "0123456789".map { digit in
      HostingNode { Text(String(digit)).monospacedDigit().font(.body.monospacedDigit()) }
        .intrinsicContentSize.width
    }
    #expect(Set(widths).count == 1)
  }
}
