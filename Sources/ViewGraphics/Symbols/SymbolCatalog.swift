// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// All symbols by name, drawn for this library.
enum SymbolCatalog {
  static let designs: [String: SymbolDesign] =
    [
      signs, objects, people, marks, media, things, weather, numbers,
    ].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }

  static let disc = "O 50 50 43"
  static let fullDisc = "O 50 50 47"
  /// A check mark as a hole in a disc.
  private static let tickHole =
    "M 72.4 38.3 L 65.6 32.7 L 43.9 59.2 L 34.3 48.6 L 27.7 54.4 L 44.1 72.8 Z"

  /// Arrows, marks, and other signs.
  private static let signs: [String: SymbolDesign] = [
    "plus": SymbolDesign(100, 100, .line("M 50 16 V 84 M 16 50 H 84")),
    "minus": SymbolDesign(100, 100, .line("M 16 50 H 84")),
    "xmark": SymbolDesign(100, 100, .line("M 22 22 L 78 78 M 78 22 L 22 78")),
    "checkmark": SymbolDesign(100, 100, .line("M 17 54 L 39 80 L 83 20")),
    "ellipsis": SymbolDesign(100, 100, .area("O 18 50 7.5 O 50 50 7.5 O 82 50 7.5")),
    "chevron.left": SymbolDesign(60, 100, .line("M 46 15 L 14 50 L 46 85")),
    "chevron.backward": SymbolDesign(60, 100, .line("M 46 15 L 14 50 L 46 85")),
    "chevron.right": SymbolDesign(60, 100, .line("M 14 15 L 46 50 L 14 85")),
    "chevron.forward": SymbolDesign(60, 100, .line("M 14 15 L 46 50 L 14 85")),
    "chevron.up": SymbolDesign(100, 60, .line("M 15 46 L 50 14 L 85 46")),
    "chevron.down": SymbolDesign(100, 60, .line("M 15 14 L 50 46 L 85 14")),
    "arrow.left": SymbolDesign(100, 100, .line("M 86 50 H 14 M 44 20 L 14 50 L 44 80")),
    "arrow.right": SymbolDesign(100, 100, .line("M 14 50 H 86 M 56 20 L 86 50 L 56 80")),
    "arrow.up": SymbolDesign(100, 100, .line("M 50 86 V 14 M 20 44 L 50 14 L 80 44")),
    "arrow.down": SymbolDesign(100, 100, .line("M 50 14 V 86 M 20 56 L 50 86 L 80 56")),
    "arrow.clockwise": SymbolDesign(
      100, 100, .line("A 50 54 33 -45 270 M 38 9 L 53 21 L 41 35")),
    "circle": SymbolDesign(108, 100, .line("O 54 50 43")),
    "circle.fill": SymbolDesign(108, 100, .area("O 54 50 47")),
    "plus.circle": SymbolDesign(100, 100, .line(disc + " M 50 29 V 71 M 29 50 H 71")),
    "plus.circle.fill": SymbolDesign(100, 100, .area("O 50 50 47 P 50 50 24 4.4 0")),
    "minus.circle": SymbolDesign(100, 100, .line(disc + " M 29 50 H 71")),
    "xmark.circle": SymbolDesign(100, 100, .line(disc + " M 36 36 L 64 64 M 64 36 L 36 64")),
    "delete.left": SymbolDesign(
      118, 100, .line("M 40 16 H 106 V 84 H 40 L 10 50 Z M 57 36 L 85 64 M 85 36 L 57 64")),
    "delete.right": SymbolDesign(
      118, 100, .line("M 78 16 H 12 V 84 H 78 L 108 50 Z M 33 36 L 61 64 M 61 36 L 33 64")),
    "xmark.circle.fill": SymbolDesign(100, 100, .area("O 50 50 47 P 50 50 23 4.4 45")),
    "checkmark.circle": SymbolDesign(100, 100, .line(disc + " M 31 52 L 44 66 L 69 35")),
    "checkmark.circle.fill": SymbolDesign(100, 100, .area("O 50 50 47 " + tickHole)),
    "info.circle": SymbolDesign(
      100, 100, .line(disc + " M 43 45 H 51 V 70 M 41 70 H 61"), .area("O 50 30 6")),
    "exclamationmark.triangle": SymbolDesign(
      108, 100, .line("M 54 14 L 97 86 H 11 Z M 54 40 V 60"), .area("O 54 72 5")),
    "line.3.horizontal": SymbolDesign(
      100, 100, .line("M 12 26 H 88 M 12 50 H 88 M 12 74 H 88")),
    "list.bullet": SymbolDesign(
      108, 100, .area("O 14 24 6 O 14 50 6 O 14 76 6"),
      .line("M 34 24 H 96 M 34 50 H 96 M 34 76 H 96")),
    "slider.horizontal.3": SymbolDesign(
      100, 100,
      .line(
        "M 10 24 H 58 M 78 24 H 90 O 68 24 9 M 10 50 H 22 M 42 50 H 90 O 32 50 9 "
          + "M 10 76 H 58 M 78 76 H 90 O 68 76 9")),
    "square.grid.2x2": SymbolDesign(
      100, 100, .line("R 12 12 31 31 6 R 57 12 31 31 6 R 12 57 31 31 6 R 57 57 31 31 6")),
    "play.fill": SymbolDesign(100, 100, .rounded("M 24 16 L 84 50 L 24 84 Z")),
    "pause.fill": SymbolDesign(100, 100, .area("R 22 14 20 72 5 R 58 14 20 72 5")),
    "backward.fill": SymbolDesign(
      116, 100, .rounded("M 54 22 L 12 50 L 54 78 Z M 102 22 L 60 50 L 102 78 Z")),
    "forward.fill": SymbolDesign(
      116, 100, .rounded("M 14 22 L 56 50 L 14 78 Z M 62 22 L 104 50 L 62 78 Z")),
    "square.and.arrow.up": SymbolDesign(
      100, 112,
      .line(
        "M 35 40 H 27 C 21 40 18 43 18 49 V 91 C 18 97 21 100 27 100 H 73 C 79 100 82 97 82 91 "
          + "V 49 C 82 43 79 40 73 40 H 65 M 50 68 V 11 M 34 27 L 50 11 L 66 27")),
  ]

  /// Tools and objects.
  private static let objects: [String: SymbolDesign] = [
    "pencil": SymbolDesign(
      100, 100,
      .area(
        "M 11.8 88.2 L 33.8 79 L 76.7 36.1 L 63.9 23.3 L 21 66.2 Z "
          + "M 79.9 32.9 L 86 26.8 C 88.2 24.6 88.2 20.9 86.3 18.3 L 81.7 13.7 "
          + "C 79.1 11.8 75.4 11.8 73.2 14 L 67.1 20.1 Z")),
    "square.and.pencil": SymbolDesign(
      108, 104,
      .line(
        "M 60 18 H 28 C 18 18 13 23 13 33 V 80 C 13 90 18 95 28 95 H 75 C 85 95 90 90 90 80 V 50"),
      .area(
        "M 42 66 L 55 60 L 89 26 L 82 19 L 48 53 Z M 91.5 23.5 L 96 19 C 98 17 98 15 96 13 "
          + "L 95 12 C 93 10 91 10 89 12 L 84.5 16.5 Z")),
    "magnifyingglass": SymbolDesign(100, 100, .line("O 42 42 28 M 63 63 L 87 87")),
    "gear": SymbolDesign(100, 100, .line("G 50 50 42 32 8 O 50 50 13")),
    "gearshape": SymbolDesign(100, 100, .line("G 50 50 42 32 8 O 50 50 13")),
    "gearshape.fill": SymbolDesign(100, 100, .rounded("G 50 50 43 33 8 N 50 50 15")),
    "house": SymbolDesign(
      112, 100,
      .line("M 12 52 L 56 14 L 100 52 M 24 44 V 86 H 88 V 44 M 46 86 V 60 H 66 V 86")),
    "house.fill": SymbolDesign(
      112, 100, .line("M 12 52 L 56 14 L 100 52"),
      .rounded("M 56 26 L 88 54 V 86 H 66 V 62 H 46 V 86 H 24 V 54 Z")),
    "trash": SymbolDesign(
      100, 108,
      .line(
        "M 14 26 H 86 M 37 25 V 18 C 37 13 40 10 45 10 H 55 C 60 10 63 13 63 18 V 25 "
          + "M 22 27 L 26 90 C 26.4 95 29 98 34 98 H 66 C 71 98 73.6 95 74 90 L 78 27 "
          + "M 38 42 L 39.5 82 M 50 42 V 82 M 62 42 L 60.5 82")),
    "star": SymbolDesign(108, 104, .line("S 54 55 44 18.5 5")),
    "star.fill": SymbolDesign(108, 104, .rounded("S 54 55 44 18.5 5")),
    "heart": SymbolDesign(108, 100, .line(heart)),
    "heart.fill": SymbolDesign(108, 100, .rounded(heart)),
    "bell": SymbolDesign(100, 108, .line(bell), .area(clapper)),
    "bell.fill": SymbolDesign(100, 108, .rounded(bell), .area(clapper)),
    "photo": SymbolDesign(
      116, 100, .line("R 9 16 98 68 11 M 12 76 L 38 53 L 55 68 L 78 45 L 104 68"),
      .area("O 34 36 8")),
    "envelope": SymbolDesign(
      116, 100, .line("R 9 18 98 64 10 M 13 24 L 51 55 C 55 58 61 58 65 55 L 103 24")),
    "phone": SymbolDesign(100, 100, .line(handset)),
    "phone.fill": SymbolDesign(100, 100, .rounded(handset)),
    "bookmark": SymbolDesign(80, 108, .line(bookmark)),
    "bookmark.fill": SymbolDesign(80, 108, .rounded(bookmark)),
    "tag": SymbolDesign(
      100, 100,
      .line(
        "M 12 16 V 46 L 53 87 C 56 90 60 90 63 87 L 87 63 C 90 60 90 56 87 53 L 46 12 H 16 "
          + "C 13 12 12 13 12 16 Z"), .area("O 31 31 6")),
    "cart": SymbolDesign(
      116, 100, .line("M 10 14 H 24 L 37 66 H 88 L 102 28 H 28"), .area("O 46 84 7.5 O 82 84 7.5")),
    "creditcard": SymbolDesign(
      116, 100, .line("R 9 18 98 64 11 M 22 66 H 40"), .area("R 9 32 98 13 0")),
    "doc": SymbolDesign(
      88, 108,
      .line(
        "M 52 11 H 24 C 18 11 14 15 14 21 V 87 C 14 93 18 97 24 97 H 64 C 70 97 74 93 74 87 "
          + "V 34 Z M 51 12 V 27 C 51 32 53 34 58 34 H 73")),
    "folder": SymbolDesign(
      112, 100,
      .line(
        "M 10 26 C 10 19 13 16 20 16 H 37 C 44 16 46 24 53 24 H 92 C 99 24 102 27 102 34 "
          + "V 74 C 102 81 99 84 92 84 H 20 C 13 84 10 81 10 74 Z M 10 38 H 102")),
    "book": SymbolDesign(116, 100, .line(book + " M 58 24 V 84")),
    "book.fill": SymbolDesign(
      116, 100,
      .rounded(
        "M 53 24 C 43 17 29 14 11 16 V 76 C 29 74 43 77 53 83 Z "
          + "M 63 24 C 73 17 87 14 105 16 V 76 C 87 74 73 77 63 83 Z")),
    "chart.bar": SymbolDesign(
      108, 100, .line("R 12 52 20 34 4 R 44 32 20 54 4 R 76 14 20 72 4")),
    "chart.bar.fill": SymbolDesign(
      108, 100, .rounded("R 12 52 20 34 4 R 44 32 20 54 4 R 76 14 20 72 4")),
    "clock": SymbolDesign(100, 100, .line(disc + " M 50 23 V 52 H 31")),
    "calendar": SymbolDesign(
      108, 100, .line("R 12 12 84 76 12 M 12 34 H 96"),
      .area(
        "O 38 50 5 O 54 50 5 O 70 50 5 O 38 68 5 O 54 68 5 O 70 68 5")),
    "globe": SymbolDesign(
      100, 100, .line(disc + " E 50 50 19 43 M 7 50 H 93 M 14 29 H 86 M 14 71 H 86")),
    "lock": SymbolDesign(
      84, 108, .line("R 14 46 56 50 10 M 25 46 V 31 C 25 18 32 11 42 11 C 52 11 59 18 59 31 V 46")),
    "lock.fill": SymbolDesign(
      84, 108, .rounded("R 14 46 56 50 10"),
      .line("M 25 46 V 31 C 25 18 32 11 42 11 C 52 11 59 18 59 31 V 46")),
    "camera": SymbolDesign(
      116, 100,
      .line(
        "M 10 36 C 10 29 13 26 20 26 H 33 L 42 15 H 74 L 83 26 H 96 C 103 26 106 29 106 36 "
          + "V 76 C 106 83 103 86 96 86 H 20 C 13 86 10 83 10 76 Z O 58 55 18")),
    "eye": SymbolDesign(
      120, 100,
      .line(
        "M 8 50 C 21 29 39 20 60 20 C 81 20 99 29 112 50 C 99 71 81 80 60 80 "
          + "C 39 80 21 71 8 50 Z O 60 50 17")),
    "mappin": SymbolDesign(60, 108, .area("O 30 26 18"), .line("M 30 44 V 98")),
    "music.note": SymbolDesign(
      84, 108, .line("M 36 84 V 18 L 70 11 V 30 L 36 37"), .area("E 24 85 16.5 12.5")),
    "pawprint.fill": SymbolDesign(
      108, 100,
      .area(
        "E 20 44 9 13 E 42 25 10 14 E 66 25 10 14 E 88 44 9 13 "
          + "M 54 48 C 66 48 71 59 79 67 C 86 75 84 90 71 90 C 64 90 60 87 54 87 "
          + "C 48 87 44 90 37 90 C 24 90 22 75 29 67 C 37 59 42 48 54 48 Z")),
  ]

  /// People.
  private static let people: [String: SymbolDesign] = [
    "person": SymbolDesign(100, 100, .line("O 50 30 18 " + shoulders)),
    "person.fill": SymbolDesign(100, 100, .rounded("O 50 30 18 " + shoulders)),
    "person.circle": SymbolDesign(
      100, 100, .line(disc), .area("E 50 40 14 16 " + bust)),
    "person.circle.fill": SymbolDesign(
      100, 100, .area("O 50 50 47 N 50 39 15 " + bustHole)),
    "person.2": SymbolDesign(
      148, 100,
      .line(
        "O 50 32 17 M 14 82 C 14 65 30 58 50 58 C 70 58 86 65 86 82 C 86 85 85 86 82 86 H 18 "
          + "C 15 86 14 85 14 82 Z O 104 36 14 M 98 60 C 120 56 134 65 134 80 C 134 84 133 86 129 86 "
          + "H 101")),
  ]

  private static let heart =
    "M 54 87 C 24 66 11 51 11 35 C 11 22 20 13 32 13 C 41 13 49 18 54 27 "
    + "C 59 18 67 13 76 13 C 88 13 97 22 97 35 C 97 51 84 66 54 87 Z"
  static let bell =
    "M 50 13 V 18 M 17 78 C 26 69 28 61 28 46 C 28 28 36 18 50 18 C 64 18 72 28 72 46 "
    + "C 72 61 74 69 83 78 C 84 80 83 81 81 81 H 19 C 17 81 16 80 17 78 Z"
  private static let clapper = "A 50 87 11 0 180 Z"
  private static let handset =
    "M 26 13 C 19 15 12 23 13 34 C 16 61 41 86 68 87 C 79 87.5 86 81 88 75 C 89 71 88 69 85 67 "
    + "L 70 57 C 66 54.5 63 55 60 58 L 55 63 C 46 59 41 54 37 46 L 42 41 C 45 38 45.5 35 43.5 31.5 "
    + "L 34 16 C 32 12.5 29.5 12 26 13 Z"
  private static let bookmark =
    "M 20 11 H 60 C 64 11 66 13 66 17 V 96 L 40 74 L 14 96 V 17 C 14 13 16 11 20 11 Z"
  private static let book =
    "M 58 24 C 47 16 31 13 10 16 V 77 C 31 74 47 77 58 84 C 69 77 85 74 106 77 V 16 "
    + "C 85 13 69 16 58 24 Z"
  private static let shoulders =
    "M 15 84 C 15 66 31 58 50 58 C 69 58 85 66 85 84 C 85 87 84 88 81 88 H 19 C 16 88 15 87 15 84 Z"
  static let bust =
    "M 22 79 C 25 67 36 61 50 61 C 64 61 75 67 78 79 C 71 86 61 90 50 90 C 39 90 29 86 22 79 Z"
  static let bustHole =
    "M 24 79 C 31 87 40 91 50 91 C 60 91 69 87 76 79 C 73 68 63 61 50 61 C 37 61 27 68 24 79 Z"
}
