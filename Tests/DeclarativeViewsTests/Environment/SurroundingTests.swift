// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("The environment of views")
struct SurroundingTests {
  private struct Reader: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var across
    @Environment(\.verticalSizeClass) private var down
    @Environment(\.locale) private var locale

    var body: some View {
      Text("\(colorScheme)")
      Text("\(size) \(size.isAccessibilitySize)")
      Text(across == .compact ? "narrow" : "wide")
      Text(down == .compact ? "low" : "high")
      Text(locale.identifier)
    }
  }

  private func words(_ traits: TraitCollection) -> [String] {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300)) { Reader() }
    host.traitOverrides = traits
    host.layoutIfNeeded()
    return host.accessibilityOrder.compactMap(\.accessibilityLabel)
  }

  @Test("views know the color scheme, the size class, and the text size")
  func traits() {
    #expect(words(TraitCollection()) == ["light", "large false", "narrow", "high", "en_US"])
    var traits = TraitCollection(userInterfaceStyle: .dark)
    traits.preferredContentSizeCategory = .accessibilityLarge
    traits.horizontalSizeClass = .regular
    traits.verticalSizeClass = .compact
    #expect(words(traits) == ["dark", "accessibility2 true", "wide", "low", "en_US"])
  }

  @Test("a text size matches a content size category and scales fonts")
  func textSize() {
    for size in DynamicTypeSize.allCases { #expect(DynamicTypeSize(size.category) == size) }
    #expect(DynamicTypeSize(.unspecified) == .large)
    let sizes = DynamicTypeSize.allCases
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) && !($0 < $0) })
    let large = TreeProbe(
      Text("a").dynamicTypeSize(.accessibility5), width: 300, height: 300)
    let plain = TreeProbe(Text("a"), width: 300, height: 300)
    #expect((large.texts.first?.font.pointSize ?? 0) > 2 * (plain.texts.first?.font.pointSize ?? 9))
  }

  @Test("symbols beside text have the requested scale")
  func symbols() throws {
    func width(_ scale: ImageScale) throws -> CGFloat {
      let view = Image(systemName: "star.fill").imageScale(scale)
      return try #require(TreeProbe(view, width: 300, height: 300).frames("Image").first).width
    }
    #expect(try width(.small) < width(.medium))
    #expect(try width(.medium) < width(.large))
  }

  private func fills(_ view: some View) -> [Color] {
    TreeProbe(view, width: 100, height: 50).tree.drawingSteps().compactMap {
      if case .mark(.fill(_, let color)) = $0 { color } else { nil }
    }
  }

  @Test("fills are translucent, the more so the larger the shape")
  func fillStyles() {
    #expect(fills(Circle().fill(.fill)) == [.systemFill])
    let styles: [Color] = [
      FillShapeStyle.fill.secondary, FillShapeStyle.fill.tertiary, FillShapeStyle.fill.quaternary,
    ]
    #expect(
      styles.flatMap { fills(Text("a").background($0)) } == [
        .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      ])
    #expect(
      fills(Text("a").background(.fill.tertiary, in: .rect(cornerRadius: 4)))
        == [.tertiarySystemFill])
  }

  @Test("the style of backgrounds comes from the environment, and styles can fade")
  func backgrounds() {
    #expect(fills(Text("a").background()) == [.systemBackground])
    #expect(fills(Text("a").background(in: Circle()).backgroundStyle(.red)) == [.red])
    #expect(fills(Text("a").background(.background).backgroundStyle(.blue)) == [.blue])
    #expect(fills(Circle().fill(.background)) == [.systemBackground])
    #expect(fills(Circle().fill(AnyShapeStyle(.green))) == [.green])
    #expect(fills(Circle().fill(.tint.opacity(0.5)).tint(.red)).map(\.alpha) == [0.5])
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let faded = TreeProbe(
      Circle().fill(AnyShapeStyle(AnyShapeStyle(gradient).opacity(0.5))), width: 10, height: 10)
    let alphas: [[CGFloat]] = faded.tree.drawingSteps().compactMap {
      if case .mark(.gradient(_, let found)) = $0 { found.stops.map(\.color.alpha) } else { nil }
    }
    #expect(alphas == [[0.5, 0.5]])
  }

  @Test("an unavailable-content view shows its message in the center")
  func unavailable() throws {
    let (_, host) = shown {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("All read."))
    }
    #expect(host.accessibilityTree() == "text \"No Mail\"\ntext \"All read.\"\n")
    let title = try #require(host.accessibilityOrder.first)
    #expect(abs(title.frame.midX - 150) < 0.5)
    let (_, full) = shown {
      ContentUnavailableView {
        Text("Nothing")
      } actions: {
        Button("Reload") {}
      }
    }
    #expect(full.accessibilityTree() == "text \"Nothing\"\nbutton \"Reload\"\n")
  }

  @Test("verbatim text is shown unchanged")
  func words() {
    let key: LocalizedStringKey = "greeting"
    let probe = TreeProbe(Text(key), width: 100, height: 50)
    #expect(probe.texts.map(\.text) == ["greeting"])
  }

  @Test("previews of a view can be shown like any view")
  func previews() {
    struct Title_Previews: PreviewProvider {
      static var previews: some View {
        Text("one")
        Text("two")
      }
    }
    #expect(TreeProbe(Title_Previews.previews, width: 100, height: 90).texts.count == 2)
  }

  @Test("an animated change takes effect immediately")
  func animation() throws {
    struct Fading: View {
      @State private var isOn = false
      var body: some View {
        Button(isOn ? "on" : "off") {
          let result = withAnimation(.easeIn(duration: 2).delay(1).speed(0.5)) {
            isOn.toggle()
            return 7
          }
          #expect(result == 7)
        }
        .animation(.spring(response: 1), value: isOn)
        .transition(.asymmetric(insertion: .opacity, removal: .scale.combined(with: .slide)))
      }
    }
    let (screen, host) = shown { Fading() }
    try screen.tap("off")
    #expect(host.accessibilityTree() == "button \"on\"\n")
  }
}
