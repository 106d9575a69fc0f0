// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Backgrounds of bars, and older names of navigation")
struct ToolbarBackgroundTests {
  private func item(_ content: some View) throws -> NavigationItem {
    let (_, host) = shown { NavigationStack { content.navigationTitle("Title") } }
    let bar = try #require(host.first(NavigationBarNode.self))
    return try #require(bar.topItem)
  }

  @Test("a page sets the background of its bar, visible while content scrolls under it, or always")
  func background() throws {
    let scrolled = try item(Text("a").toolbarBackground(Color.red, for: .navigationBar))
    #expect(scrolled.standardAppearance?.backgroundColor == .red)
    #expect(scrolled.scrollEdgeAppearance?.backgroundColor == nil)
    let always = try item(
      Text("a").toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar, .automatic))
    #expect(always.standardAppearance?.backgroundColor == .red)
    #expect(always.scrollEdgeAppearance?.backgroundColor == .red)
    let never = try item(
      Text("a").toolbarBackgroundVisibility(.hidden, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar))
    #expect(never.standardAppearance?.backgroundColor == nil)
    #expect(never.scrollEdgeAppearance?.backgroundColor == nil)
    #expect(try item(Text("a")).standardAppearance == nil)
  }

  @Test("the color scheme of a bar is that of its title")
  func colorScheme() throws {
    let dark = try item(
      Text("a").toolbarBackground(Color.red, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(.editor))
    #expect(dark.standardAppearance?.titleTextAttributes.foregroundColor == .white)
    #expect(dark.standardAppearance?.backgroundColor == .red)
    let light = try item(Text("a").toolbarColorScheme(.light, for: .navigationBar))
    #expect(light.scrollEdgeAppearance?.largeTitleTextAttributes.foregroundColor == .black)
    let none = try item(Text("a").toolbarColorScheme(nil, for: .navigationBar))
    #expect(none.standardAppearance?.titleTextAttributes.foregroundColor != .black)
    let large = try item(Text("a").toolbarTitleDisplayMode(.inlineLarge))
    #expect(large.largeTitleDisplayMode == .always)
  }

  @Test("a page hides its bar or its back button")
  func hidden() throws {
    let (_, host) = shown {
      NavigationStack { Text("a").navigationTitle("Title").toolbar(.hidden, for: .navigationBar) }
    }
    #expect(host.first(NavigationBarNode.self)?.isHidden == true)
    let (screen, next) = shown {
      NavigationStack {
        NavigationLink("Next") { Text("page").navigationBarBackButtonHidden() }
          .navigationTitle("First")
      }
    }
    try screen.tap("Next")
    screen.layoutIfNeeded()
    let words = next.accessibilityOrder.compactMap(\.accessibilityLabel)
    #expect(words.contains("page") && !words.contains("First"))
  }

  @Test("a navigation view is a stack in each style")
  func navigationViews() throws {
    func check(_ view: some View) {
      let (_, host) = shown { view }
      #expect(host.first(NavigationBarNode.self)?.topItem?.title == "Title")
    }
    let view = NavigationView { Text("a").navigationBarTitle("Title", displayMode: .inline) }
    check(view.navigationViewStyle(.stack))
    check(view.navigationViewStyle(StackNavigationViewStyle()))
    check(view.navigationViewStyle(.columns))
    check(view.navigationViewStyle(.automatic))
  }

  @Test("a form has the style of its environment")
  func forms() throws {
    struct Stacked: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content }
      }
    }
    let form = Form { Text("a") }
    #expect(shown { form }.host.first(TableNode.self)?.style == .insetGrouped)
    #expect(shown { form.formStyle(.grouped) }.host.first(TableNode.self) != nil)
    let (_, host) = shown { form.formStyle(Stacked()) }
    #expect(host.first(TableNode.self) == nil && host.accessibilityTree() == "text \"a\"\n")
    let automatic = form.formStyle(.automatic).formStyle(Stacked())
    #expect(shown { automatic }.host.first(TableNode.self) != nil)
  }
}
