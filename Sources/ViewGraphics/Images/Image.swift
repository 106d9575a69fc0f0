// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// An image of vector shapes or an encoded bitmap.
///
/// UIKit: `UIImage`, as a value.
public struct Image: Hashable, Sendable {
  /// The rendering mode of an image: its own colors or a tint color.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Symbols are tinted; other images keep their colors.
    case automatic = 0
    /// The image keeps its colors.
    case alwaysOriginal = 1
    /// The image is filled with the tint color.
    case alwaysTemplate = 2
  }

  /// A part of a vector image, in the coordinates of ``Image/size``.
  public enum Figure: Hashable, Sendable {
    /// A filled path; `nil` selects the tint color.
    case fill(BezierPath, Color?)
    /// A stroked path; `nil` selects the tint color.
    case stroke(BezierPath, StrokeStyle, Color?)
  }

  /// The content of an image.
  public enum Content: Hashable, Sendable {
    /// Vector figures, drawn in order.
    case figures([Figure])
    /// The contents of a bitmap file with its media type, such as `image/png`.
    case encoded([UInt8], mediaType: String)
  }

  /// What an image consists of.
  private struct Parts: Hashable, Sendable {
    /// The content, unless it is derived from ``symbol``.
    var content: Content?
    var size: CGSize
    var renderingMode = RenderingMode.automatic
    var symbol: SymbolOrigin?
    var asset: ImageAsset?
    var capInsets = EdgeInsets.zero
    var resizingMode = ResizingMode.stretch
    var isResizable = false
    var flipsForRightToLeftLayoutDirection = false
    var backing: ImageBackingReference?
  }

  /// The parts in an object that copies share, as images are copied far more often than changed.
  private final class Storage: Hashable, Sendable {
    let parts: Parts

    init(_ parts: Parts) {
      self.parts = parts
    }

    static func == (left: Storage, right: Storage) -> Bool {
      left === right || left.parts == right.parts
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(parts)
    }
  }

  private var storage: Storage

  /// The content of the image.
  ///
  /// The figures of a symbol are created on each access, so an image that is only measured costs no
  /// more than its size.
  public var content: Content {
    get { storage.parts.content ?? .figures(symbol?.figures ?? []) }
    set { change { $0.content = newValue } }
  }
  /// The natural size, in points.
  public var size: CGSize {
    get { storage.parts.size }
    set { change { $0.size = newValue } }
  }
  /// The rendering mode, which determines whether the image is tinted.
  public var renderingMode: RenderingMode {
    get { storage.parts.renderingMode }
    set { change { $0.renderingMode = newValue } }
  }
  /// The symbol and configuration that the image was created from, or `nil` for other images.
  var symbol: SymbolOrigin? { storage.parts.symbol }
  /// The name by which declarative views look up the image.
  package var asset: ImageAsset? {
    get { storage.parts.asset }
    set { change { $0.asset = newValue } }
  }

  /// The parts at the edges that keep their size if the image is stretched, in points.
  ///
  /// UIKit: `capInsets`.
  public package(set) var capInsets: EdgeInsets {
    get { storage.parts.capInsets }
    set { change { $0.capInsets = newValue } }
  }
  /// How the middle of the image fills its area if the image is stretched.
  ///
  /// UIKit: `resizingMode`.
  public package(set) var resizingMode: ResizingMode {
    get { storage.parts.resizingMode }
    set { change { $0.resizingMode = newValue } }
  }
  /// Whether declarative views stretch the image to any size.
  package var isResizable: Bool {
    get { storage.parts.isResizable }
    set { change { $0.isResizable = newValue } }
  }
  /// A Boolean value that indicates whether image views mirror the image in right-to-left layouts.
  ///
  /// UIKit: `flipsForRightToLeftLayoutDirection`.
  public internal(set) var flipsForRightToLeftLayoutDirection: Bool {
    get { storage.parts.flipsForRightToLeftLayoutDirection }
    set { change { $0.flipsForRightToLeftLayoutDirection = newValue } }
  }

  /// The backing from which the image is drawn instead of ``content``, or `nil` for most images.
  package var backing: ImageBackingReference? {
    get { storage.parts.backing }
    set { change { $0.backing = newValue } }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = storage.parts
    change(&parts)
    storage = Storage(parts)
  }

  /// Creates an image from its content.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - size: The natural size in points; a side that is negative or not finite is treated as 0.
  ///   - renderingMode: The rendering mode.
  public init(content: Content, size: CGSize, renderingMode: RenderingMode = .automatic) {
    func usable(_ side: CGFloat) -> CGFloat { side.isFinite ? max(side, 0) : 0 }
    let usableSize = CGSize(width: usable(size.width), height: usable(size.height))
    storage = Storage(
      Parts(content: content, size: usableSize, renderingMode: renderingMode))
  }

  /// Creates an image from a symbol.
  init(symbol: SymbolOrigin, size: CGSize) {
    storage = Storage(Parts(size: size, symbol: symbol))
  }

  /// Creates an empty image of size zero.
  public init() {
    self.init(content: .figures([]), size: .zero)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// Returns the image in a fixed color, which replaces all its colors.
  ///
  /// UIKit: `withTintColor(_:)`.
  ///
  /// The color applies to vector figures; an encoded bitmap keeps its colors.
  public func withTintColor(_ color: Color) -> Image {
    guard case .figures(let figures) = content else { return self }
    var copy = self
    copy.content = .figures(
      figures.map { figure in
        switch figure {
        case .fill(let path, _): .fill(path, color)
        case .stroke(let path, let style, _): .stroke(path, style, color)
        }
      })
    copy.renderingMode = .alwaysOriginal
    return copy
  }

  /// A Boolean value that indicates whether the image is one of the library's symbols.
  public var isSymbolImage: Bool { symbol != nil }
}
