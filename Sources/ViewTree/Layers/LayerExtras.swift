// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// The rarely set properties of a layer, stored separately to keep layers small.
package final class LayerExtras {
  /// The animations that a higher module stores with the layer.
  package var animations: Any?
  /// The image that is drawn above the background, or `nil` for none.
  package var contents: Image?
  /// How the image fills the bounds.
  package var contentMode = ContentMode.scaleToFill
  /// The part of the image that is shown, in unit coordinates.
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point, which has no effect.
  package var contentsScale: CGFloat = 1
  /// The groups around everything in the layer, in its own coordinates, the outermost first.
  package var groups: [DrawingGroup] = []
  /// Whether the layer is said to be opaque, which has no effect.
  package var isOpaque = false
  /// The place of the layer among the subviews of the node whose sublayer it is; `nil` if it's behind all
  /// of them.
  var place: SublayerPlace?
  /// The places of sublayers in front of subviews.
  var places: [ObjectIdentifier: SublayerPlace] = [:]
  /// The delegate of a layer without a node.
  weak var delegate: (any LayerDelegate)?
  /// The size for which the sublayers were laid out, or `nil` if they are to be laid out.
  var laidOutSize: CGSize?
}

extension Layer {
  /// The opacity, for use where another member is named `opacity`.
  package final var ownOpacity: CGFloat {
    get { opacity }
    set { opacity = newValue }
  }

  /// The extras, created on first use.
  package final var madeExtras: LayerExtras {
    if let extras { return extras }
    let made = LayerExtras()
    extras = made
    return made
  }

  /// Whether the layer may draw anything between its background and its sublayers.
  final var drawsContent: Bool { extras?.contents != nil || type(of: self) != Layer.self }

  /// Draws the image of the layer, if any, and then what its class and its delegate draw.
  final func drawContent(in context: any GraphicsContext) {
    let drawsItself = owningNode == nil && isDisplayedByClient && askForDisplay()
    drawContents(in: context)
    draw(bounds, in: context)
    if drawsItself { drawItself(in: context) }
  }

  /// Draws the image of the layer, if any.
  final func drawContents(in context: any GraphicsContext) {
    guard let extras, let contents = extras.contents else { return }
    let (bounds, part) = (bounds, extras.contentsRect)
    var frame = extras.contentMode.placement(of: contents.size, in: bounds)
    guard part != CGRect(x: 0, y: 0, width: 1, height: 1), part.width > 0, part.height > 0 else {
      contents.draw(in: frame, tint: .black, direction: .leftToRight, context: context)
      return
    }
    let shown = CGSize(
      width: contents.size.width * part.width, height: contents.size.height * part.height)
    let place = extras.contentMode.placement(of: shown, in: bounds)
    frame = CGRect(
      x: place.minX - place.width * part.minX / part.width,
      y: place.minY - place.height * part.minY / part.height,
      width: place.width / part.width, height: place.height / part.height)
    context.withClip(to: BezierPath(rect: place)) {
      contents.draw(in: frame, tint: .black, direction: .leftToRight, context: context)
    }
  }
}
