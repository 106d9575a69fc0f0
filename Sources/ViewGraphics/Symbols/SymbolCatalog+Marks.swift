// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolCatalog {
  /// More signs.
  static let marks: [String: SymbolDesign] = [
    "exclamationmark": SymbolDesign(
      44, 100, .line("M 22 14 V 62"), .area("O 22 82 6")),
    "exclamationmark.circle": SymbolDesign(
      100, 100, .line(disc + " M 50 28 V 55"), .area("O 50 70 5.5")),
    "exclamationmark.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 55 24 H 45 L 46.4 57 H 53.6 Z N 50 70 5.5")),
    "exclamationmark.triangle.fill": SymbolDesign(
      108, 100, .rounded("M 54 14 L 97 86 H 11 Z M 60 37 H 48 L 50 64 H 58 Z N 54 74 7")),
    "questionmark": SymbolDesign(
      80, 100, .line("M 20 34 C 20 20 28 13 40 13 C 52 13 60 21 60 32 C 60 47 40 47 40 63"),
      .area("O 40 83 6")),
    "questionmark.circle": SymbolDesign(
      100, 100,
      .line(disc + " M 37 41 C 37 32 42 27 50 27 C 58 27 63 32 63 39 C 63 48 50 48 50 58"),
      .area("O 50 71 5")),
    "questionmark.circle.fill": SymbolDesign(
      100, 100,
      .area(
        fullDisc
          + " M 50 23 C 40 23 33 29 33 39 H 41 C 41 33 44 30 50 30 C 55 30 59 33 59 38 C 59 45 46 46 46 58 "
          + "V 60 H 54 V 58 C 54 51 67 49 67 38 C 67 29 60 23 50 23 Z N 50 71 5.5")),
    "info": SymbolDesign(
      60, 100, .line("M 20 42 H 31 V 84 M 18 84 H 44"), .area("O 30 20 7")),
    "info.circle.fill": SymbolDesign(
      100, 100,
      .area(fullDisc + " N 49 29 6 M 54 42 H 40 V 49 H 46 V 67 H 39 V 74 H 61 V 67 H 54 Z")),
    "plus.app": SymbolDesign(
      100, 100, .line("R 12 12 76 76 18 M 50 31 V 69 M 31 50 H 69")),
    "plus.square": SymbolDesign(
      100, 100, .line("R 14 14 72 72 12 M 50 31 V 69 M 31 50 H 69")),
    "minus.square": SymbolDesign(
      100, 100, .line("R 14 14 72 72 12 M 31 50 H 69")),
    "minus.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 74 45.6 H 26 V 54.4 H 74 Z")),
    "multiply": SymbolDesign(
      100, 100, .line("M 22 22 L 78 78 M 78 22 L 22 78")),
    "multiply.circle": SymbolDesign(
      100, 100, .line(disc + " M 36 36 L 64 64 M 64 36 L 36 64")),
    "multiply.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " P 50 50 23 4.4 45")),
    "xmark.square": SymbolDesign(
      100, 100, .line("R 14 14 72 72 12 M 37 37 L 63 63 M 63 37 L 37 63")),
    "equal": SymbolDesign(
      100, 100, .line("M 18 38 H 82 M 18 62 H 82")),
    "number": SymbolDesign(
      100, 100, .line("M 40 14 L 32 86 M 68 14 L 60 86 M 16 36 H 86 M 14 64 H 84")),
    "percent": SymbolDesign(
      100, 100, .line("M 76 16 L 24 84 O 28 30 14 O 72 70 14")),
    "checkmark.square": SymbolDesign(
      100, 100, .line("R 14 14 72 72 12 M 32 52 L 45 66 L 68 36")),
    "checkmark.square.fill": SymbolDesign(
      100, 100,
      .area(
        "R 10 10 80 80 14 M 72.4 38.3 L 65.6 32.7 L 43.9 59.2 L 34.3 48.6 L 27.7 54.4 L 44.1 72.8 "
          + "Z")),
    "checkmark.shield": SymbolDesign(
      100, 108,
      .line(
        "M 50 11 L 86 23 V 49 C 86 71 72 87 50 97 C 28 87 14 71 14 49 V 23 Z M 34 53 L 46 66 "
          + "L 67 39")),
    "circle.lefthalf.filled": SymbolDesign(
      100, 100, .line(disc), .area("A 50 50 43 90 270 Z")),
    "circle.righthalf.filled": SymbolDesign(
      100, 100, .line(disc), .area("A 50 50 43 -90 90 Z")),
    "largecircle.fill.circle": SymbolDesign(
      100, 100, .line(disc), .area("O 50 50 25")),
    "record.circle": SymbolDesign(
      100, 100, .line(disc), .area("O 50 50 25")),
    "square": SymbolDesign(
      100, 100, .line("R 14 14 72 72 12")),
    "square.fill": SymbolDesign(
      100, 100, .area("R 10 10 80 80 14")),
    "rectangle": SymbolDesign(
      112, 100, .line("R 9 20 94 60 10")),
    "rectangle.fill": SymbolDesign(
      112, 100, .area("R 5 16 102 68 13")),
    "ellipsis.circle": SymbolDesign(
      100, 100, .line(disc), .area("O 31 50 5.5 O 50 50 5.5 O 69 50 5.5")),
    "ellipsis.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " N 30 50 6 N 50 50 6 N 70 50 6")),
    "ellipsis.bubble": SymbolDesign(
      108, 100, .line(bubble), .area("O 36 49 5 O 54 49 5 O 72 49 5")),
    "chevron.up.chevron.down": SymbolDesign(
      70, 100, .line("M 15 36 L 35 14 L 55 36 M 15 64 L 35 86 L 55 64")),
    "chevron.left.circle": SymbolDesign(
      100, 100, .line(disc + " M 58 30 L 40 50 L 58 70")),
    "chevron.right.circle": SymbolDesign(
      100, 100, .line(disc + " M 42 30 L 60 50 L 42 70")),
    "chevron.up.circle": SymbolDesign(
      100, 100, .line(disc + " M 30 58 L 50 40 L 70 58")),
    "chevron.down.circle": SymbolDesign(
      100, 100, .line(disc + " M 30 42 L 50 60 L 70 42")),
    "chevron.right.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 39 24 L 33.5 29 L 53 50 L 33.5 71 L 39 76 L 63 50 Z")),
    "chevron.left.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 61 24 L 37 50 L 61 76 L 66.5 71 L 47 50 L 66.5 29 Z")),
    "chevron.down.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 29 33.5 L 24 39 L 50 63 L 76 39 L 71 33.5 L 50 53 Z")),
    "arrow.counterclockwise": SymbolDesign(
      100, 100, .line("A 50 54 33 -90 225 M 62 9 L 47 21 L 59 35")),
    "arrow.2.circlepath": SymbolDesign(
      100, 100,
      .line(
        "A 50 50 34 190 340 M 87.5 23.4 L 82 38.4 L 68.1 30.4 A 50 50 34 10 160 M 12.5 76.6 "
          + "L 18 61.6 L 31.9 69.6")),
    "arrow.triangle.2.circlepath": SymbolDesign(
      100, 100,
      .line(
        "A 50 50 34 190 340 M 87.5 23.4 L 82 38.4 L 68.1 30.4 A 50 50 34 10 160 M 12.5 76.6 "
          + "L 18 61.6 L 31.9 69.6")),
    "arrow.2.squarepath": SymbolDesign(
      106, 100,
      .line(
        "M 56 76 H 32 C 26 76 23 73 23 67 V 28 M 10 42 L 23 27 L 36 42 M 50 24 H 74 C 80 24 83 27 83 33 "
          + "V 72 M 70 58 L 83 73 L 96 58")),
    "arrowshape.turn.up.left": SymbolDesign(
      106, 100, .line(reply)),
    "arrowshape.turn.up.left.fill": SymbolDesign(
      106, 100, .rounded(reply)),
    "arrowshape.turn.up.right": SymbolDesign(
      106, 100, .line(forward)),
    "arrowshape.turn.up.right.fill": SymbolDesign(
      106, 100, .rounded(forward)),
    "arrow.up.right": SymbolDesign(
      100, 100, .line("M 22 78 L 78 22 M 34 22 H 78 V 66")),
    "arrow.up.left": SymbolDesign(
      100, 100, .line("M 78 78 L 22 22 M 66 22 H 22 V 66")),
    "arrow.down.right": SymbolDesign(
      100, 100, .line("M 22 22 L 78 78 M 34 78 H 78 V 34")),
    "arrow.down.left": SymbolDesign(
      100, 100, .line("M 78 22 L 22 78 M 66 78 H 22 V 34")),
    "arrow.backward": SymbolDesign(
      100, 100, .line("M 86 50 H 14 M 44 20 L 14 50 L 44 80")),
    "arrow.forward": SymbolDesign(
      100, 100, .line("M 14 50 H 86 M 56 20 L 86 50 L 56 80")),
    "arrow.up.arrow.down": SymbolDesign(
      100, 100, .line("M 31 86 V 16 M 13 34 L 31 16 L 49 34 M 69 14 V 84 M 51 66 L 69 84 L 87 66")),
    "arrow.left.arrow.right": SymbolDesign(
      100, 100, .line("M 86 31 H 16 M 34 13 L 16 31 L 34 49 M 14 69 H 84 M 66 51 L 84 69 L 66 87")),
    "arrow.up.circle": SymbolDesign(
      100, 100, .line(disc + " M 50 70 V 31 M 35 46 L 50 31 L 65 46")),
    "arrow.down.circle": SymbolDesign(
      100, 100, .line(disc + " M 50 30 V 69 M 35 54 L 50 69 L 65 54")),
    "arrow.left.circle": SymbolDesign(
      100, 100, .line(disc + " M 70 50 H 31 M 46 35 L 31 50 L 46 65")),
    "arrow.right.circle": SymbolDesign(
      100, 100, .line(disc + " M 30 50 H 69 M 54 35 L 69 50 L 54 65")),
    "arrow.up.circle.fill": SymbolDesign(
      100, 100,
      .area(fullDisc + " M 50 24 L 29 45 L 34.5 50.5 L 46 39 V 74 H 54 V 39 L 65.5 50.5 L 71 45 Z")),
    "arrow.down.circle.fill": SymbolDesign(
      100, 100,
      .area(
        fullDisc + " M 54 26 H 46 V 61 L 34.5 49.5 L 29 55 L 50 76 L 71 55 L 65.5 49.5 L 54 61 Z")),
    "arrow.right.circle.fill": SymbolDesign(
      100, 100,
      .area(fullDisc + " M 55 29 L 49.5 34.5 L 61 46 H 26 V 54 H 61 L 49.5 65.5 L 55 71 L 76 50 Z")),
    "arrow.uturn.left": SymbolDesign(
      100, 100,
      .line("M 30 16 L 12 34 L 30 52 M 12 34 H 62 C 78 34 88 45 88 59 C 88 73 78 84 62 84 H 38")),
    "arrow.uturn.backward": SymbolDesign(
      100, 100,
      .line("M 30 16 L 12 34 L 30 52 M 12 34 H 62 C 78 34 88 45 88 59 C 88 73 78 84 62 84 H 38")),
    "arrow.uturn.right": SymbolDesign(
      100, 100,
      .line("M 70 16 L 88 34 L 70 52 M 88 34 H 38 C 22 34 12 45 12 59 C 12 73 22 84 38 84 H 62")),
    "arrow.up.left.and.arrow.down.right": SymbolDesign(
      100, 100, .line("M 42 42 L 16 16 M 16 40 V 16 H 40 M 58 58 L 84 84 M 84 60 V 84 H 60")),
    "square.and.arrow.down": SymbolDesign(
      100, 112,
      .line(
        "M 35 40 H 27 C 21 40 18 43 18 49 V 91 C 18 97 21 100 27 100 H 73 C 79 100 82 97 82 91 "
          + "V 49 C 82 43 79 40 73 40 H 65 M 50 12 V 71 M 34 55 L 50 71 L 66 55")),
    "rectangle.portrait.and.arrow.right": SymbolDesign(
      112, 100,
      .line(
        "M 62 34 V 22 C 62 16 59 13 53 13 H 23 C 17 13 14 16 14 22 V 78 C 14 84 17 87 23 87 "
          + "H 53 C 59 87 62 84 62 78 V 66 M 36 50 H 100 M 84 34 L 100 50 L 84 66")),
    "line.horizontal.3": SymbolDesign(
      100, 100, .line("M 12 26 H 88 M 12 50 H 88 M 12 74 H 88")),
    "line.3.horizontal.decrease": SymbolDesign(
      100, 100, .line("M 12 28 H 88 M 26 50 H 74 M 40 72 H 60")),
    "line.3.horizontal.decrease.circle": SymbolDesign(
      100, 100, .line(disc + " M 28 38 H 72 M 36 52 H 64 M 44 66 H 56")),
    "text.alignleft": SymbolDesign(
      100, 100, .line("M 12 22 H 88 M 12 41 H 62 M 12 60 H 88 M 12 79 H 52")),
    "text.aligncenter": SymbolDesign(
      100, 100, .line("M 12 22 H 88 M 26 41 H 74 M 12 60 H 88 M 32 79 H 68")),
    "square.grid.2x2.fill": SymbolDesign(
      100, 100, .area("R 9 9 37 37 8 R 54 9 37 37 8 R 9 54 37 37 8 R 54 54 37 37 8")),
    "square.grid.3x3": SymbolDesign(
      100, 100,
      .line(
        "R 12 12 20 20 4 R 40 12 20 20 4 R 68 12 20 20 4 R 12 40 20 20 4 R 40 40 20 20 4 "
          + "R 68 40 20 20 4 R 12 68 20 20 4 R 40 68 20 20 4 R 68 68 20 20 4")),
    "sidebar.left": SymbolDesign(
      112, 100, .line("R 9 18 94 64 11 M 40 18 V 82")),
    "slash.circle": SymbolDesign(
      100, 100, .line(disc + " M 21 79 L 79 21")),
    "power": SymbolDesign(
      100, 100, .line("A 50 55 35 -55 235 M 50 12 V 50")),
  ]

  private static let bubble =
    "M 54 13 C 81 13 100 28 100 48 C 100 68 81 83 54 83 C 48 83 43 82 38 81 C 32 86 25 89 16 90 "
    + "C 20 85 22 80 22 74 C 13 67 8 58 8 48 C 8 28 27 13 54 13 Z"
  private static let reply =
    "M 44 16 L 10 48 L 44 80 V 61 C 68 60 84 66 96 86 C 94 56 76 37 44 35 Z"
  private static let forward =
    "M 62 16 L 96 48 L 62 80 V 61 C 38 60 22 66 10 86 C 12 56 30 37 62 35 Z"
}
