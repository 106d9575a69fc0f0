// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Filters and blend modes of views")
struct FilterTests {
  private func groups(_ view: some View) -> [DisplayList.Group] {
    DisplayList(of: HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { view })
      .operations.compactMap { if case .begin(let group) = $0 { group } else { nil } }
  }

  /// The color of a view after its only filter.
  private func color(_ view: some View, of color: Color) -> Color? {
    guard case .filter(.colors(let matrix), _)? = groups(view).first else { return nil }
    return matrix.apply(to: color)
  }

  private func close(_ one: Color?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> Bool {
    guard let one else { return false }
    return abs(one.red - red) < 0.002 && abs(one.green - green) < 0.002
      && abs(one.blue - blue) < 0.002
  }

  @Test("a blur spreads a view by three deviations, without affecting layout")
  func blur() {
    let view = Color.red.frame(width: 20, height: 10).blur(radius: 4)
    #expect(
      groups(view) == [
        .filter(.blur(deviation: 4), around: CGRect(x: 28, y: 8, width: 44, height: 34))
      ])
    #expect(TreeProbe.size(of: view, nil, nil) == CGSize(width: 20, height: 10))
    for radius in [0, -3, .nan, .infinity] as [CGFloat] {
      #expect(groups(Color.red.blur(radius: radius)).isEmpty, "\(radius)")
    }
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { view }
    #expect(host.svg().contains("<feGaussianBlur stdDeviation=\"4\"/>"))
  }

  @Test("brightness, contrast, saturation, and hue change colors")
  func colors() {
    let view = Color.red
    let orange = Color(red: 1, green: 0.5, blue: 0)
    #expect(close(color(view.brightness(0.25), of: orange), 1, 0.75, 0.25))
    #expect(close(color(view.brightness(-0.25), of: orange), 0.75, 0.25, 0))
    #expect(close(color(view.contrast(0.5), of: orange), 0.75, 0.5, 0.25))
    #expect(close(color(view.contrast(0), of: orange), 0.5, 0.5, 0.5))
    #expect(close(color(view.colorInvert(), of: orange), 0, 0.5, 1))
    let gray: CGFloat = 0.213 + 0.715 / 2
    #expect(close(color(view.saturation(0), of: orange), gray, gray, gray))
    #expect(close(color(view.grayscale(1), of: orange), gray, gray, gray))
    #expect(
      close(color(view.grayscale(0.5), of: orange), (1 + gray) / 2, (0.5 + gray) / 2, gray / 2))
    // The hue of red rotated by 120 degrees is a green of the same luminance.
    let green = color(view.hueRotation(.degrees(120)), of: .red)
    #expect((green?.green ?? 0) > (green?.red ?? 1) && (green?.green ?? 0) > (green?.blue ?? 1))
    let half = Color(red: 0.5, green: 0.5, blue: 1, alpha: 0.5)
    #expect(close(color(view.colorMultiply(half), of: orange), 0.5, 0.25, 0))
    #expect(color(view.colorMultiply(half), of: orange)?.alpha == 0.5)
  }

  @Test("filters without an effect, or with impossible numbers, change nothing")
  func nothing() {
    for view in [
      AnyView(Color.red.brightness(0)), AnyView(Color.red.contrast(1)),
      AnyView(Color.red.brightness(.nan)), AnyView(Color.red.contrast(.infinity)),
      AnyView(Color.red.saturation(.nan)), AnyView(Color.red.hueRotation(.radians(.infinity))),
      AnyView(Color.red.colorMultiply(.white)),
    ] {
      #expect(groups(view).isEmpty)
    }
  }

  @Test("a color that depends on the appearance multiplies as it is there")
  func dynamic() {
    let color = Color { $0.userInterfaceStyle == .dark ? .black : .blue }
    func matrix(_ scheme: ColorScheme) -> DrawingFilter? {
      let view = Color.red.colorMultiply(color).environment(\.colorScheme, scheme)
      for case .open(.filter(let filter), _, _) in TreeProbe(view, width: 9, height: 9).tree
        .drawingSteps()
      {
        return filter
      }
      return nil
    }
    #expect(matrix(.dark) == .colors(.multiplication(by: .black)))
    #expect(matrix(.light) == .colors(.multiplication(by: .blue)))
  }

  @Test("blend modes combine colors with those behind, in a group only with those in it")
  func blend() {
    for mode in BlendMode.allCases {
      #expect(groups(Color.red.blendMode(mode)) == [.blend(mode)])
    }
    #expect(
      groups(Color.red.blendMode(.multiply).compositingGroup()) == [
        .blend(.normal), .blend(.multiply),
      ])
    let svg = HostingNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) {
      Color.red.blendMode(.colorDodge).compositingGroup()
    }.svg()
    #expect(svg.contains("<g style=\"isolation:isolate\">"))
    #expect(svg.contains("<g style=\"mix-blend-mode:color-dodge\">"))
  }

  @Test("nodes have filters and blend modes, too, in pictures and in pages")
  func nodes() throws {
    func node(_ view: some View) -> (svg: String, html: String) {
      let (screen, host) = shown { view }
      defer { _ = screen }
      return (host.svg(), host.html())
    }
    let button = Button("Press") {}
    let blurred = node(button.blur(radius: 3))
    #expect(blurred.svg.contains("feGaussianBlur") && blurred.html.contains(";filter:blur(3px)"))
    let inverted = node(button.colorInvert())
    #expect(inverted.svg.contains("feColorMatrix") && inverted.html.contains(";filter:url(#"))
    let blended = node(button.blendMode(.softLight))
    #expect(blended.svg.contains("mix-blend-mode:soft-light"))
    #expect(blended.html.contains(";mix-blend-mode:soft-light"))
    #expect(node(button.compositingGroup()).html.contains(";isolation:isolate"))
  }

  @Test("visual effects are those of the geometry, in their order")
  func visualEffect() throws {
    func steps(_ view: some View) -> [DrawingStep] {
      TreeProbe(view, width: 100, height: 50).tree.drawingSteps()
    }
    let view = Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
      content.offset(x: proxy.size.width).scaleEffect(2).opacity(0.5).blur(radius: 1)
    }
    #expect(TreeProbe.size(of: view, nil, nil) == CGSize(width: 40, height: 20))
    let drawn = steps(view)
    guard drawn.count == 9, case .open(.filter, _, _) = drawn[0],
      case .open(.opacity(0.5), _, _) = drawn[1],
      case .open(.transform(let scale, _), _, _) = drawn[2],
      case .open(.transform(let move, _), _, _) = drawn[3]
    else {
      Issue.record("The effects aren't in their order.")
      return
    }
    #expect(move.tx == 40 && scale.a == 2)
    #expect(scale.apply(to: CGPoint(x: 50, y: 25)) == CGPoint(x: 50, y: 25))
    let mirrored = steps(
      Color.red.visualEffect { content, _ in content.offset(CGSize(width: 5, height: 1)) }
        .environment(\.layoutDirection, .rightToLeft))
    guard case .open(.transform(let back, _), _, _)? = mirrored.first else {
      Issue.record("There is no offset.")
      return
    }
    #expect(back.tx == -5 && back.ty == 1)
    #expect(steps(Color.red.visualEffect { content, _ in content }).count == 1)
    let colors = steps(
      Color.red.visualEffect { content, _ in
        content.brightness(0.1).contrast(2).saturation(2).grayscale(0.5).hueRotation(.degrees(5))
          .rotationEffect(.degrees(.nan)).scaleEffect(x: .nan, y: 1).offset(x: .infinity)
      })
    #expect(colors.count == 17)
    for case .open(.transform(let transform, _), _, _) in colors { #expect(transform == .identity) }
  }

  @Test("a visual effect knows its frame, and changes with the state that it reads")
  func effectState() throws {
    struct Faded: View {
      @State private var isFaded = false
      var body: some View {
        Button("Fade") { isFaded = true }
        Color.red.frame(height: 10).coordinateSpace(name: "a").visualEffect { content, proxy in
          content.opacity(isFaded ? 0.5 : 1).offset(y: proxy.frame(in: .global).minY)
        }
      }
    }
    let (screen, host) = shown { Faded() }
    /// The opacity of the rectangle, which comes after the button.
    func opacity() -> CGFloat? {
      host.tree?.drawingSteps().compactMap {
        if case .open(.opacity(let opacity), _, _) = $0 { opacity } else { nil }
      }.last
    }
    #expect(opacity() == 1)
    _ = host.svg()
    try screen.tap("Fade")
    screen.layoutIfNeeded()
    #expect(opacity() == 0.5)
  }

  @Test("a view is mirrored in right-to-left layouts if it should be")
  func flips() {
    func transform(_ enabled: Bool, _ direction: UserInterfaceLayoutDirection) -> CGFloat? {
      let view = Color.red.flipsForRightToLeftLayoutDirection(enabled)
        .environment(\.layoutDirection, direction)
      for case .open(.transform(let transform, _), _, _) in TreeProbe(view, width: 10, height: 10)
        .tree.drawingSteps()
      {
        return transform.a
      }
      return nil
    }
    #expect(transform(true, .rightToLeft) == -1 && transform(true, .leftToRight) == 1)
    #expect(transform(false, .rightToLeft) == 1)
  }

  @Test("an image has the colors of its rendering mode")
  func renderingMode() {
    let image = Image(systemName: "heart.fill")
    #expect(image.renderingMode(.template).renderingMode == .alwaysTemplate)
    #expect(image.renderingMode(.original).renderingMode == .alwaysOriginal)
    #expect(image.renderingMode(.original).renderingMode(nil).renderingMode == .automatic)
    #expect(Image.TemplateRenderingMode.allCases.count == 2)
  }

  @Test("an elliptical gradient is stretched like the area that it fills")
  func elliptical() {
    func gradient(_ style: EllipticalGradient) -> ViewNodes.Gradient? {
      for case .mark(.gradient(_, let gradient)) in TreeProbe(style, width: 200, height: 50).tree
        .drawingSteps()
      {
        return gradient
      }
      return nil
    }
    let plain = gradient(EllipticalGradient(colors: [.red, .blue]))
    #expect(plain?.kind == .radial && plain?.start == CGPoint(x: 0.5, y: 0.5))
    #expect(plain?.end == CGPoint(x: 1, y: 1) && plain?.stops.map(\.location) == [0, 1])
    let ring = gradient(
      EllipticalGradient(
        gradient: Gradient(colors: [.red, .blue]), center: .topLeading, startRadiusFraction: 0.25,
        endRadiusFraction: 1))
    #expect(ring?.end == CGPoint(x: 1, y: 1) && ring?.stops.map(\.location) == [0.25, 1])
    let odd = gradient(
      EllipticalGradient(
        stops: [Gradient.Stop(color: .red, location: 0)], startRadiusFraction: .nan,
        endRadiusFraction: -1))
    #expect(odd?.stops.count == 1)
    #expect(
      TreeProbe(Circle().fill(.ellipticalGradient(colors: [.red, .blue])), width: 9, height: 9)
        .steps
        == ["gradient"])
    #expect(
      TreeProbe(
        Circle().fill(.ellipticalGradient(Gradient(colors: [.red])).opacity(0.5)), width: 9,
        height: 9
      ).steps == ["gradient"])
  }
}
