// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("The foreground style of buttons")
struct ButtonForegroundTests {
  private func words(_ view: some View) -> [Color] {
    TreeProbe(view, width: 200, height: 200).texts.map(\.color)
  }

  /// The colors of texts in a picture, by text.
  private func colors(_ screen: Screen) throws -> [String: Substring] {
    let picture = try #require(screen.rootNode).svg()
    var colors: [String: Substring] = [:]
    for line in picture.split(separator: "\n") where line.contains("<text") {
      guard let open = line.firstIndex(of: ">") else { continue }
      let text = line[line.index(after: open)...].prefix { $0 != "<" }
      let fill = line.range(of: "fill=\"").map { line[$0.upperBound...].prefix { $0 != "\"" } }
      colors[String(text)] = fill ?? "none"
    }
    return colors
  }

  @Test("a foreground style around a button is that of its label, instead of the tint")
  func around() {
    #expect(words(Button("a") {}.foregroundColor(.red)) == [.red])
    #expect(words(Button("a") {}.foregroundStyle(.red).tint(.green)) == [.red])
    #expect(words(VStack { Button("a") {} }.foregroundStyle(.red)) == [.red])
    #expect(words(Button("a") {}.foregroundStyle(.primary)) == [.label])
    #expect(words(Button("a") {}.foregroundColor(nil)) == [.tintColor])
    #expect(words(Button("a", role: .destructive) {}) == [.systemRed])
    #expect(words(Button("a", role: .destructive) {}.foregroundStyle(.blue)) == [.blue])
    #expect(words(Menu("a") {}.foregroundStyle(.red)) == [.red])
    #expect(words(Button("a") {}.buttonStyle(.plain).foregroundStyle(.red)) == [.red])
  }

  @Test("a foreground style around a button with a background is that of its label")
  func background() {
    let prominent = Button("a") {}.buttonStyle(.borderedProminent)
    #expect(words(prominent) == [.white])
    #expect(words(prominent.foregroundStyle(.black)) == [.black])
    #expect(words(Button("a") {}.buttonStyle(.bordered).foregroundColor(.red)) == [.red])
  }

  @Test("a gradient around a button is that of its label")
  func gradient() {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let probe = TreeProbe(
      Button {
      } label: {
        Rectangle()
      }.foregroundStyle(gradient), width: 20, height: 20)
    #expect(probe.tree.drawingSteps().contains { "\($0)".contains("radient") })
  }

  @Test("buttons in headers, values, and toolbars keep the tint, unless a view sets a style")
  func containers() throws {
    let (screen, _) = shown {
      NavigationStack {
        List {
          Section {
            LabeledContent("Name") { Button("Change") {} }
            LabeledContent("City") { Button("Move") {} }.foregroundStyle(Color.red)
          } header: {
            HStack {
              Text("Header")
              Button("Show all") {}
              Button("Hide") {}.foregroundStyle(Color.red)
            }
          }
        }
        .toolbar { Button("Done") {} }
        .foregroundStyle(Color.green)
      }
    }
    var colors = try colors(screen)
    #expect(colors["Done"] == "#007aff")
    colors = try self.colors(
      shown {
        List {
          Section {
            LabeledContent("Name") { Button("Change") {} }
            LabeledContent("City") { Button("Move") {} }.foregroundStyle(Color.red)
          } header: {
            HStack {
              Text("Header")
              Button("Show all") {}
              Button("Hide") {}.foregroundStyle(Color.red)
            }
          }
        }
      }.screen)
    #expect(colors["Change"] == "#007aff" && colors["Show all"] == "#007aff")
    #expect(colors["Move"] == "#f00" && colors["Hide"] == "#f00")
    #expect(colors["Header"] == "#3c3c43")
  }

  @Test("the value of a picker keeps the tint, and on a link it is gray")
  func picker() {
    func picker(_ style: some PickerStyle) -> some View {
      Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.pickerStyle(style)
    }
    #expect(words(picker(.menu).labelsHidden().foregroundStyle(.red)) == [.tintColor])
    #expect(
      words(NavigationStack { picker(.navigationLink) }) == []
        && words(picker(.navigationLink)) == [.tintColor, .secondaryLabel])
  }

  @Test("a page has the text style of its stack, not that of the link to it")
  func page() throws {
    let (screen, _) = shown {
      NavigationStack {
        NavigationLink("Open") {
          Text("Page")
          Button("Act") {}
        }
        .foregroundColor(.red).font(.largeTitle).lineSpacing(9).italic()
      }
      .foregroundStyle(Color.green)
    }
    #expect(try colors(screen)["Open"] == "#f00")
    try screen.tap("Open")
    let colors = try colors(screen)
    #expect(colors["Page"] == "#0f0" && colors["Act"] == "#0f0")
    let picture = try #require(screen.rootNode).svg()
    #expect(!picture.contains("font-size=\"34\"") && !picture.contains("italic"))
  }

  @Test("an alert and a dialog have a text style of their own")
  func alert() throws {
    let (alert, _) = shown {
      Text("a").alert("Title", isPresented: .constant(true)) {
        Button("Close") {}
      } message: {
        Text("Message")
      }
      .foregroundStyle(Color.red).font(.largeTitle)
    }
    let colors = try colors(alert)
    #expect(colors["Close"] == "#007aff" && colors["a"] == "#f00")
    #expect(colors["Title"] != "#f00" && colors["Message"] != "#f00")
    let picture = try #require(alert.rootNode).svg()
    #expect(picture.components(separatedBy: "font-size=\"34\"").count == 2)
  }
}
