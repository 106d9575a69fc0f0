// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if Cairo
  import CPangoCairo
  import Foundation
  import ViewNodes
  import ViewPictures

  extension Canvas {
    /// Draws an image stretched to its rectangle; one that can't be decoded is skipped.
    func draw(_ image: DisplayList.PlacedImage) {
      guard let decoded = tools.images.image(of: image), image.rect.width > 0,
        image.rect.height > 0
      else { return }
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_translate(context, Double(image.rect.minX), Double(image.rect.minY))
      cairo_scale(
        context, Double(image.rect.width) / Double(decoded.width),
        Double(image.rect.height) / Double(decoded.height))
      let pattern = cairo_pattern_create_for_surface(decoded.surface)
      defer { cairo_pattern_destroy(pattern) }
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // Otherwise the edges would fade into the surroundings of the image.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_rectangle(context, 0, 0, Double(decoded.width), Double(decoded.height))
      if let tint = image.tint {
        cairo_clip(context)
        setSource(tint)
        cairo_mask(context, pattern)
      } else {
        cairo_set_source(context, pattern)
        cairo_fill(context)
      }
    }
  }
#endif
