// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#pragma once

#if !__has_include(<pango/pangocairo.h>)
#error "The trait Cairo needs Pango and Cairo. Debian, Ubuntu: apt-get install libpango1.0-dev libturbojpeg0-dev libwebp-dev. macOS: brew install pango jpeg-turbo webp."
#endif

#include <cairo-pdf.h>
#include <hb-ot.h>
#include <pango/pangocairo.h>

// What C macros and casts of GObject do, which Swift cannot see.

static inline PangoContext *viewfactory_context(PangoFontMap *map, cairo_hint_style_t hinting) {
  PangoContext *context = pango_font_map_create_context(map);
  pango_cairo_context_set_resolution(context, 72);
  pango_context_set_round_glyph_positions(context, FALSE);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, hinting);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options(context, options);
  cairo_font_options_destroy(options);
  return context;
}

static inline void viewfactory_release(void *object) { g_object_unref(object); }

static inline void viewfactory_add_font(PangoAttrList *list, const PangoFontDescription *font,
                                        guint start, guint end) {
  PangoAttribute *attribute = pango_attr_font_desc_new(font);
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

static inline void viewfactory_turn_kerning_off(PangoAttrList *list) {
  pango_attr_list_insert(list, pango_attr_font_features_new("kern=0"));
}

static inline void viewfactory_add_features(PangoAttrList *list, const char *features, guint start,
                                            guint end) {
  PangoAttribute *attribute = pango_attr_font_features_new(features);
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_change(list, attribute);
}

static inline void viewfactory_add_letter_spacing(PangoAttrList *list, int spacing, guint start,
                                                  guint end) {
  PangoAttribute *attribute = pango_attr_letter_spacing_new(spacing);
  attribute->start_index = start;
  attribute->end_index = end;
  pango_attr_list_insert(list, attribute);
}

/// Whether the letters of a font have colours of their own.
static inline gboolean viewfactory_has_color(PangoFont *font) {
  hb_font_t *shaped = pango_font_get_hb_font(font);
  if (!shaped) return FALSE;
  hb_face_t *face = hb_font_get_face(shaped);
  return hb_ot_color_has_png(face) || hb_ot_color_has_layers(face);
}

/// The width of a font's space in Pango's units, negative if it has none.
static inline int viewfactory_space_width(PangoFont *font) {
  hb_font_t *shaped = pango_font_get_hb_font(font);
  hb_codepoint_t glyph = 0;
  if (!shaped || !hb_font_get_nominal_glyph(shaped, ' ', &glyph)) return -1;
  PangoRectangle extent;
  pango_font_get_glyph_extents(font, glyph, NULL, &extent);
  return extent.width;
}
