// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// A control for choosing a color.
///
/// SwiftUI: `ColorPicker`.
///
/// The color beside the label opens a sheet with colors, and with sliders for the components.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: AnyView
  private let name: String?
  @State private var isOpen = false

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the opacity can be chosen; otherwise, chosen colors are opaque.
  ///   - label: The label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    let label = label()
    name = label.ownText
    self.label = AnyView(label)
  }

  /// The label and the color.
  public var body: some View {
    let (selection, supportsOpacity) = (selection, supportsOpacity)
    LabeledControl(
      label: name == nil ? label : AnyView(label.accessibilityHidden(true)),
      content: Button {
        isOpen = true
      } label: {
        Circle().fill(selection.wrappedValue).frame(width: 22, height: 22).padding(3)
          .overlay { Circle().strokeBorder(ColorPanel.wheel, lineWidth: 2) }
      }
      .buttonStyle(.plain)
      .accessibilityLabel(name ?? "Color")
    )
    .sheet(isPresented: $isOpen) {
      ColorPanel(color: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the opacity can be chosen; otherwise, chosen colors are opaque.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the color.
  ///   - supportsOpacity: Whether the opacity can be chosen; otherwise, chosen colors are opaque.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A sheet with colors and sliders for the components of a color.
private struct ColorPanel: View {
  static var wheel: AngularGradient {
    AngularGradient(
      colors: [.red, .yellow, .green, .cyan, .blue, .magenta, .red], center: .center)
  }

  let color: Binding<Color>
  let supportsOpacity: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let (color, dismiss) = (color, dismiss)
    VStack(spacing: 20) {
      HStack {
        Text("Colors").font(.headline)
        Spacer()
        Button("Done") { dismiss() }
      }
      VStack(spacing: 0) {
        ForEach(0..<5) { row in
          HStack(spacing: 0) {
            ForEach(0..<8) { column in swatch(row, column) }
          }
        }
      }
      component("Red") {
        $0.red
      } set: {
        $0.red = $1
      }
      component("Green") {
        $0.green
      } set: {
        $0.green = $1
      }
      component("Blue") {
        $0.blue
      } set: {
        $0.blue = $1
      }
      if supportsOpacity {
        component("Opacity") {
          $0.alpha
        } set: {
          $0.alpha = $1
        }
      }
      RoundedRectangle(cornerRadius: 8).fill(color.wrappedValue).frame(height: 44)
      Spacer()
    }
    .padding(20)
  }

  /// Returns a color of the grid: grays in the first row, and darker hues further down.
  private func swatch(_ row: Int, _ column: Int) -> some View {
    let brightness = 1 - CGFloat(max(row - 2, 0)) / 4
    let saturation = row == 1 ? 0.5 : 1.0
    let swatch =
      row == 0
      ? Color(white: 1 - CGFloat(column) / 7, alpha: 1)
      : Color(
        hue: CGFloat(column) / 8, saturation: saturation, brightness: brightness, alpha: 1)
    let name = row == 0 ? "gray" : "hue"
    return Button {
      color.wrappedValue = swatch.withAlphaComponent(
        supportsOpacity ? color.wrappedValue.components.alpha : 1)
    } label: {
      Rectangle().fill(swatch).frame(maxWidth: .infinity, minHeight: 28)
    }
    .buttonStyle(.plain)
    .accessibilityLabel("\(name) \(column + 1), row \(row + 1)")
  }

  private typealias Components = (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  private func component(
    _ name: String, get: @escaping (Components) -> CGFloat,
    set: @escaping (inout Components, CGFloat) -> Void
  ) -> some View {
    let (color, supportsOpacity) = (color, supportsOpacity)
    let value = Binding<CGFloat> {
      get(color.wrappedValue.components)
    } set: { value in
      var parts = color.wrappedValue.components
      set(&parts, value)
      color.wrappedValue = Color(
        red: parts.red, green: parts.green, blue: parts.blue,
        alpha: supportsOpacity ? parts.alpha : 1)
    }
    return HStack {
      Text(name).frame(width: 70, alignment: .leading).accessibilityHidden(true)
      Slider(value: value) { Text(name) }
    }
  }
}
