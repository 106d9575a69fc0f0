// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A picture: vector figures or an encoded bitmap. UIKit: `UIImage`, as a value.
public struct Image: Hashable, Sendable {
  /// Whether an image is drawn in its own colors or filled with a tint.
  public enum RenderingMode: Int, Hashable, Sendable {
    /// Symbols are filled with the tint, other images keep their colors.
    case automatic = 0
    /// Own colors.
    case alwaysOriginal = 1
    /// Filled with the tint.
    case alwaysTemplate = 2
  }

  /// One part of a vector image, in the coordinates of its ``Image/size``.
  public enum Figure: Hashable, Sendable {
    /// A filled path; `nil` means the tint.
    case fill(BezierPath, Color?)
    /// A stroked path; `nil` means the tint.
    case stroke(BezierPath, StrokeStyle, Color?)
  }

  /// What an image consists of.
  public enum Content: Hashable, Sendable {
    /// Figures drawn in order.
    case figures([Figure])
    /// A file in memory with its media type, such as `image/png`.
    case encoded([UInt8], mediaType: String)
  }

  /// What the image consists of. The figures of a symbol are made each time they are asked for, so
  /// that an image which is only measured costs nothing but its size.
  public var content: Content {
    get { ownContent ?? .figures(symbol?.figures ?? []) }
    set { ownContent = newValue }
  }
  /// What the image consists of unless that follows from ``symbol``.
  private var ownContent: Content?
  /// The natural size, in points.
  public var size: CGSize
  /// A Boolean value that indicates whether the image is filled with a tint.
  public var renderingMode: RenderingMode
  /// The symbol that the image was made of, with how it was asked for; `nil` for other images.
  var symbol: SymbolOrigin?
  /// The name that the image is looked up by where declarative views show it.
  package var asset: ImageAsset?

  /// Creates an image from its parts.
  ///
  /// - Parameters:
  ///   - content: What it consists of.
  ///   - size: The natural size in points; a side that is negative or not finite counts as 0.
  ///   - renderingMode: Whether it is filled with a tint.
  public init(content: Content, size: CGSize, renderingMode: RenderingMode = .automatic) {
    func usable(_ side: CGFloat) -> CGFloat { side.isFinite ? max(side, 0) : 0 }
    ownContent = content
    self.size = CGSize(width: usable(size.width), height: usable(size.height))
    self.renderingMode = renderingMode
  }

  /// Creates the image of a symbol.
  init(symbol: SymbolOrigin, size: CGSize) {
    self.symbol = symbol
    self.size = size
    renderingMode = .automatic
  }

  /// Creates an image that shows nothing and has no size.
  public init() {
    self.init(content: .figures([]), size: .zero)
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ mode: RenderingMode) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// The same image always in one color. UIKit: `withTintColor(_:)`.
  ///
  /// Vector figures take the color; an encoded bitmap keeps its own.
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
