// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

extension Image {
  /// Creates an image that a closure draws, at once; it stays sharp at any size.
  ///
  /// The context has the default environment.
  ///
  /// - Parameters:
  ///   - size: The size in points; a dimension that is negative or not finite is treated as 0.
  ///   - label: Has no effect; use ``View/accessibilityLabel(_:)``.
  ///   - opaque: Whether the image has a black background.
  ///   - colorMode: Has no effect: colors are always sRGB.
  ///   - renderer: A closure that draws the image.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear, renderer: (inout GraphicsContext) -> Void
  ) {
    let recorder = DrawingRecorder(displayScale: 1)
    var context = GraphicsContext(
      recorder: recorder,
      views: CanvasViews(
        environment: EnvironmentValues(), measurer: EmbeddedTextMeasurer(), symbols: nil
      ) { _ in })
    let usable = Image(content: .figures([]), size: size).size
    if opaque { context.fill(Path(CGRect(origin: .zero, size: usable)), with: .color(.black)) }
    renderer(&context)
    self.init(size: usable, recordedBy: recorder)
  }
}
