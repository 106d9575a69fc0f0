// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Variants of symbols and scaled lengths")
struct SymbolVariantTests {
  /// The name of the symbol that a view draws.
  private func symbol(_ view: some View) -> String? {
    for case .mark(.image(let image, _, _)) in TreeProbe(view, width: 90, height: 90).tree
      .drawingSteps()
    {
      return image.symbolName
    }
    return nil
  }

  @Test("a symbol is shown in a variant if there is one")
  func names() {
    let rows: [(String, SymbolVariants, String)] = [
      ("heart", .fill, "heart.fill"), ("heart.fill", .fill, "heart.fill"),
      ("xmark", .circle, "xmark.circle"), ("xmark", .circle.fill, "xmark.circle.fill"),
      ("heart", .none, "heart"), ("chevron.left", .fill, "chevron.left"),
    ]
    for (name, variant, expected) in rows {
      #expect(symbol(Image(systemName: name).symbolVariant(variant)) == expected)
    }
    #expect(symbol(Label("a", systemImage: "heart").symbolVariant(.fill)) == "heart.fill")
  }

  @Test("variants add up, until none removes them")
  func nesting() {
    let cross = Image(systemName: "xmark")
    #expect(symbol(cross.symbolVariant(.fill).symbolVariant(.circle)) == "xmark.circle.fill")
    #expect(symbol(cross.symbolVariant(.none).symbolVariant(.circle)) == "xmark")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.circle.contains(.fill))
    #expect(SymbolVariants.square.slash.names(of: "a")[0] == "a.slash.square")
    #expect(SymbolVariants.rectangle.names(of: "a")[0] == "a.rectangle")
  }

  @Test("a scaled length follows the text size, as its style does")
  func scaledMetric() {
    struct Bar: View {
      @ScaledMetric private var width = 40.0
      @ScaledMetric(relativeTo: .title) private var height: CGFloat = 30
      var body: some View { Color.red.frame(width: width, height: height) }
    }
    #expect(TreeProbe.size(of: Bar(), nil, nil) == CGSize(width: 40, height: 30))
    let large = TreeProbe.size(
      of: Bar().environment(\.sizeCategory, .accessibilityExtraLarge), nil, nil)
    // Body text grows from 17 to 40 points, and titles from 28 to 48.
    #expect(abs(large.width - 40 * 40 / 17) < 1e-9)
    #expect(abs(large.height - 30 * 48 / 28) < 1e-9)
  }

  @Test("modifiers for pointers, keyboards, and previews leave a view as it is")
  func inert() {
    let view = AnyView(Text("a"))
      .keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: [.command, .shift])
      .onHover { _ in }.onContinuousHover { _ in }.hoverEffect(.lift)
      .contentTransition(.numericText())
      .previewLayout(.fixed(width: 10, height: 10)).previewDevice("iPhone").previewDisplayName("a")
      .animation(.default)
    #expect(TreeProbe.size(of: view, nil, nil) == TreeProbe.size(of: Text("a"), nil, nil))
    #expect(KeyboardShortcut("a").modifiers == .command && KeyboardShortcut("a").key == "a")
    #expect(KeyboardShortcut.cancelAction.key == .escape)
    #expect(Set<KeyEquivalent>([.return, .escape, .delete, .tab, .space]).count == 5)
    let keys: EventModifiers = [.capsLock, .shift, .control, .option, .command]
    #expect(keys.rawValue == 31)
    #expect(ContentTransition.opacity != .interpolate && ContentTransition.identity != .opacity)
    #expect(ContentTransition.numericText(value: 1) != .numericText(countsDown: true))
    #expect(PreviewDevice(rawValue: "iPhone") == "iPhone")
    #expect(PreviewLayout.device != .sizeThatFits)
  }

  @Test("a tool tip is a hint, and text of a table is its key")
  func texts() throws {
    let (screen, host) = shown {
      Button("a") {}.help("Does something")
      Text("key", tableName: "Table", bundle: nil, comment: "for localizers")
    }
    #expect(host.accessibilityOrder.first?.accessibilityHint == "Does something")
    #expect(host.accessibilityTree().contains("\"key\""))
    let images = ["photo": Image(size: CGSize(width: 9, height: 9), displayScale: 1) { _ in }]
    #expect(
      TreeProbe.size(of: Image("photo", bundle: nil).images(images), nil, nil)
        == CGSize(width: 9, height: 9))
    withExtendedLifetime(screen) {}
  }

  @Test("a missing gesture recognizes nothing")
  func gesture() throws {
    var count = 0
    for isActive in [true, false] {
      let tap = isActive ? TapGesture().onEnded { count += 1 } : nil
      let (screen, _) = shown { Color.red.frame(width: 50, height: 50).gesture(tap) }
      try screen.tap(at: CGPoint(x: 150, y: 300))
    }
    #expect(count == 1)
  }
}
