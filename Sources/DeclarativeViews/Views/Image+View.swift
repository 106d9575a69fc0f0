// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

/// As a view, an image has its own size; ``resizable(capInsets:resizingMode:)`` makes it fill the
/// proposed size.
extension Image: View {
  /// Creates an image with a name that is looked up in the images of its environment:
  /// `Image("avatar").images(["avatar": photo])`.
  ///
  /// SwiftUI: `Image(_:)`.
  ///
  /// A missing image is reported and takes no space.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  public init(_ name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(content: .figures([]), size: .zero)
    asset = ImageAsset(name: name, fileID: fileID.description, line: Int(clamping: line))
  }

  /// Creates an image with a name that is looked up in the images of its environment.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: A bundle, which has no effect.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  @_disfavoredOverload
  public init(
    _ name: String, bundle: Bundle?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// Creates an image with a name that VoiceOver ignores, as it does all images without a label.
  ///
  /// SwiftUI: `Image(decorative:)`.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  public init(decorative name: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(name, fileID: fileID, line: line)
  }

  /// Creates an image with a name that VoiceOver ignores, as it does all images without a label.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: A bundle, which has no effect.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  @_disfavoredOverload
  public init(
    decorative name: String, bundle: Bundle?, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(name, fileID: fileID, line: line)
  }

  /// Creates an image of a symbol.
  ///
  /// A missing symbol is reported and shown as a marked box.
  ///
  /// SwiftUI: `Image(systemName:)`.
  ///
  /// - Parameters:
  ///   - systemName: The name, such as `pencil` or `chevron.left`.
  ///   - fileID: The file of the call, for problem reports.
  ///   - line: The line of the call, for problem reports.
  public init(systemName: String, fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(symbolOrBoxNamed: systemName, withConfiguration: nil)
    if missingSymbolName != nil {
      asset = ImageAsset(name: systemName, fileID: fileID.description, line: Int(clamping: line))
    }
  }

  /// Creates an image from an image of a node; both are the same type.
  ///
  /// SwiftUI: `Image(uiImage:)`.
  ///
  /// - Parameter uiImage: The image.
  public init(uiImage: Image) { self = uiImage }

  /// The image in its own size.
  public var body: some View { PictureView(image: self) }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

extension Image {
  /// Whether an image is drawn in its own colors.
  ///
  /// SwiftUI: `Image.TemplateRenderingMode`.
  public nonisolated enum TemplateRenderingMode: Hashable, Sendable, CaseIterable {
    /// The image is drawn in the foreground style, which replaces its colors.
    case template
    /// The image is drawn in its own colors.
    case original
  }

  /// Returns the image with another rendering mode.
  ///
  /// - Parameter renderingMode: The mode; `nil` lets symbols, but no other images, be drawn in the
  ///   foreground style.
  /// - Returns: The image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    switch renderingMode {
    case .template: withRenderingMode(.alwaysTemplate)
    case .original: withRenderingMode(.alwaysOriginal)
    case nil: withRenderingMode(.automatic)
    }
  }
}

/// An image that is looked up in its environment.
struct PictureView: View {
  let image: Image

  var body: PictureView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let values = expansion.tree.environments[item.environment]
    guard let image = image.shown(in: values, report: expansion.tree.report) else { return }
    expansion.end(item, at: ImageElement(image: image))
  }
}

extension Image {
  /// Returns the image as it is shown in an environment, or `nil` if it's missing, which is reported.
  func shown(in values: EnvironmentValues, report: (ViewProblem) -> Void) -> Image? {
    var image = self
    if let asset = image.asset {
      if var found = values.images[asset.name], image.symbolConfiguration == nil {
        if image.renderingMode != .automatic { found.renderingMode = image.renderingMode }
        image = image.isResizable ? found.stretched(like: image) : found
      } else {
        let place = CodePlace(fileID: asset.fileID, line: asset.line)
        let isSymbol = image.symbolConfiguration != nil
        report(
          isSymbol
            ? .missingSymbol(name: asset.name, place: place)
            : .missingImage(name: asset.name, place: place))
        if !isSymbol { return nil }
      }
    }
    if values.symbolVariants != .none, let name = image.symbolName, image.asset == nil,
      let variant = values.symbolVariants.names(of: name).lazy.compactMap({
        Image(
          systemName: $0, withConfiguration: image.symbolConfiguration)
      }).first
    {
      image = variant.withRenderingMode(image.renderingMode).stretched(like: image)
    }
    // Symbols are like letters: they follow the font size unless they are configured otherwise.
    if let configuration = image.symbolConfiguration, configuration == .unspecified {
      let font = values.resolvedFont
      image = image.withConfiguration(
        Image.SymbolConfiguration(
          pointSize: font.pointSize, weight: font.weight, scale: values.imageScale.symbolScale)
      ).stretched(like: image)
    }
    return image
  }
}
