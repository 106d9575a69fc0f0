// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolCatalog {
  /// More objects and people.
  static let things: [String: SymbolDesign] = [
    "bag": SymbolDesign(
      100, 108, .line(bag + " M 34 44 V 28 C 34 18 41 11 50 11 C 59 11 66 18 66 28 V 44")),
    "bag.fill": SymbolDesign(
      100, 108, .rounded(bag), .line("M 34 33 V 28 C 34 18 41 11 50 11 C 59 11 66 18 66 28 V 33")),
    "cart.fill": SymbolDesign(
      116, 100, .line("M 10 14 H 24 L 37 66 H 88"), .rounded("M 30 30 H 100 L 89 60 H 38 Z"),
      .area("O 46 84 7.5 O 82 84 7.5")),
    "gift": SymbolDesign(
      100, 108,
      .line(
        "R 10 34 80 18 4 M 17 52 V 90 C 17 94 19 96 23 96 H 77 C 81 96 83 94 83 90 V 52 M 50 34 "
          + "V 96 M 50 34 C 34 34 25 28 27 20 C 30 10 45 13 50 34 C 55 13 70 10 73 20 C 75 28 66 34 50 34"
      )),
    "creditcard.fill": SymbolDesign(
      116, 100,
      .area(
        "M 20 14 H 96 C 106 14 111 19 111 29 V 32 H 5 V 29 C 5 19 10 14 20 14 Z M 5 44 H 111 "
          + "V 71 C 111 81 106 86 96 86 H 20 C 10 86 5 81 5 71 Z M 44 62 H 22 V 70 H 44 Z")),
    "shippingbox": SymbolDesign(
      108, 108,
      .line("M 54 11 L 96 31 V 77 L 54 97 L 12 77 V 31 Z M 12 31 L 54 51 L 96 31 M 54 51 V 97")),
    "briefcase": SymbolDesign(
      108, 100,
      .line(
        "R 10 30 88 56 10 M 36 30 V 22 C 36 16 39 13 45 13 H 63 C 69 13 72 16 72 22 V 30 "
          + "M 10 56 H 98")),
    "briefcase.fill": SymbolDesign(
      108, 100, .line("M 36 30 V 22 C 36 16 39 13 45 13 H 63 C 69 13 72 16 72 22 V 30"),
      .rounded(
        "M 20 30 H 88 C 94 30 98 34 98 40 V 52 H 10 V 40 C 10 34 14 30 20 30 Z M 10 63 H 98 "
          + "V 76 C 98 82 94 86 88 86 H 20 C 14 86 10 82 10 76 Z")),
    "archivebox": SymbolDesign(
      108, 100,
      .line(
        "R 10 12 88 22 5 M 16 34 V 78 C 16 84 19 87 25 87 H 83 C 89 87 92 84 92 78 V 34 M 42 51 "
          + "H 66")),
    "tray": SymbolDesign(
      116, 100,
      .line(
        "M 10 54 L 26 20 C 28 16 31 14 35 14 H 81 C 85 14 88 16 90 20 L 106 54 V 76 C 106 82 103 85 97 85 "
          + "H 19 C 13 85 10 82 10 76 Z M 10 54 H 40 C 40 64 48 70 58 70 C 68 70 76 64 76 54 "
          + "H 106")),
    "trash.fill": SymbolDesign(
      100, 108,
      .line("M 14 26 H 86 M 37 25 V 18 C 37 13 40 10 45 10 H 55 C 60 10 63 13 63 18 V 25"),
      .rounded("M 22 37 H 78 L 74 90 C 73.6 95 71 98 66 98 H 34 C 29 98 26.4 95 26 90 Z")),
    "trash.circle": SymbolDesign(
      100, 100, .line(disc + " M 31 36 H 69 M 43 35 V 30 H 57 V 35 M 35 36 L 37 70 H 63 L 65 36")),
    "doc.fill": SymbolDesign(
      88, 108,
      .rounded(
        "M 50 11 H 24 C 18 11 14 15 14 21 V 87 C 14 93 18 97 24 97 H 64 C 70 97 74 93 74 87 "
          + "V 42 H 57 C 52 42 50 40 50 35 Z M 58 13 L 73 34 H 58 Z")),
    "doc.text": SymbolDesign(
      88, 108,
      .line(
        "M 52 11 H 24 C 18 11 14 15 14 21 V 87 C 14 93 18 97 24 97 H 64 C 70 97 74 93 74 87 "
          + "V 34 Z M 52 12 V 27 C 51 32 53 34 58 34 H 73 M 30 54 H 58 M 30 72 H 58")),
    "doc.on.doc": SymbolDesign(
      104, 112,
      .line(
        "M 34 82 H 22 C 16 82 12 78 12 72 V 22 C 12 16 16 12 22 12 H 58 C 64 12 68 16 68 22 "
          + "V 30 R 36 30 56 70 10")),
    "doc.on.clipboard": SymbolDesign(
      104, 112,
      .line(
        "M 34 92 H 22 C 16 92 12 88 12 82 V 28 C 12 22 16 18 22 18 H 28 M 60 18 H 66 C 72 18 76 22 76 28 "
          + "V 34 R 30 11 28 15 5 R 40 42 52 60 9")),
    "folder.fill": SymbolDesign(
      112, 100,
      .rounded(
        "M 10 26 C 10 19 13 16 20 16 H 37 C 44 16 46 24 53 24 H 92 C 99 24 102 27 102 31 "
          + "H 10 Z M 10 42 H 102 V 74 C 102 81 99 84 92 84 H 20 C 13 84 10 81 10 74 Z")),
    "folder.badge.plus": SymbolDesign(
      120, 100,
      .line(
        "M 66 82 H 20 C 13 82 10 79 10 72 V 26 C 10 19 13 16 20 16 H 37 C 44 16 46 24 53 24 "
          + "H 92 C 99 24 102 27 102 34 V 46 M 10 38 H 102 M 92 60 V 92 M 76 76 H 108")),
    "paperclip": SymbolDesign(
      92, 100,
      .line(
        "M 80 46 L 46 80 C 37 89 25 88 18 81 C 11 74 11 62 19 54 L 53 19 C 59 13 68 13 73 18 "
          + "C 78 23 78 32 72 38 L 40 70 C 37 73 33 73 30 70 C 27 67 27 63 30 60 L 59 31")),
    "link": SymbolDesign(
      100, 100,
      .line(
        "M 44 58 C 36 50 36 39 43 32 L 58 17 C 65 10 76 10 83 17 C 90 24 90 35 83 42 L 74 51 "
          + "M 56 42 C 64 50 64 61 57 68 L 42 83 C 35 90 24 90 17 83 C 10 76 10 65 17 58 L 26 49")),
    "pencil.circle": SymbolDesign(
      100, 100, .line(disc + " M 34 66 L 37 55 L 60 32 L 68 40 L 45 63 Z")),
    "highlighter": SymbolDesign(
      100, 100,
      .line(
        "M 30 70 L 22 62 L 60 16 L 82 34 L 44 76 Z M 22 62 L 12 80 L 30 84 L 38 74 M 46 90 "
          + "H 88")),
    "scissors": SymbolDesign(
      100, 100, .line("O 26 26 14 O 26 74 14 M 38 34 L 86 70 M 38 66 L 86 30")),
    "wrench": SymbolDesign(
      100, 100,
      .line(
        "M 84 26 L 70 40 L 60 30 L 74 16 C 62 10 48 18 48 32 C 48 36 48 38 46 40 L 16 70 "
          + "C 11 75 11 82 16 86 C 20 90 27 90 32 85 L 62 54 C 64 52 66 52 70 52 C 84 52 92 38 84 26 "
          + "Z")),
    "key": SymbolDesign(
      100, 100, .line("O 32 34 20 M 47 48 L 86 87 M 74 75 L 85 64 M 62 63 L 71 54")),
    "lock.open": SymbolDesign(
      104, 108, .line("R 12 46 56 50 10 M 58 46 V 31 C 58 18 65 11 75 11 C 85 11 92 18 92 31 V 36")),
    "shield": SymbolDesign(
      100, 108, .line(shield)),
    "shield.fill": SymbolDesign(
      100, 108, .rounded(shield)),
    "hand.thumbsup": SymbolDesign(
      104, 100, .line("M 12 46 H 28 V 88 H 12 Z " + thumb)),
    "hand.thumbsup.fill": SymbolDesign(
      104, 100,
      .rounded(
        "M 12 46 H 26 V 88 H 12 Z M 36 50 L 52 14 C 60 14 64 20 63 28 L 60 42 H 82 C 89 42 92 47 91 53 "
          + "L 86 80 C 85 85 82 88 76 88 H 36 Z")),
    "hand.thumbsdown": SymbolDesign(
      104, 100,
      .line(
        "M 12 54 H 28 V 12 H 12 Z M 28 50 L 48 86 C 57 86 61 80 60 72 L 57 58 H 82 C 89 58 92 53 91 47 "
          + "L 86 20 C 85 15 82 12 76 12 H 28")),
    "hand.thumbsdown.fill": SymbolDesign(
      104, 100,
      .rounded(
        "M 12 54 H 26 V 12 H 12 Z M 36 50 L 52 86 C 60 86 64 80 63 72 L 60 58 H 82 C 89 58 92 53 91 47 "
          + "L 86 20 C 85 15 82 12 76 12 H 36 Z")),
    "flag": SymbolDesign(
      92, 108, .line("M 16 98 V 16 C 34 7 50 23 78 14 V 58 C 50 67 34 51 16 60")),
    "flag.fill": SymbolDesign(
      92, 108, .line("M 16 98 V 16"),
      .rounded("M 16 16 C 34 7 50 23 78 14 V 58 C 50 67 34 51 16 60 Z")),
    "location": SymbolDesign(
      100, 100, .line("M 88 12 L 12 46 H 54 V 88 Z")),
    "location.fill": SymbolDesign(
      100, 100, .rounded("M 88 12 L 12 46 H 54 V 88 Z")),
    "map": SymbolDesign(
      112, 100,
      .line(
        "M 10 24 L 40 13 L 72 25 L 102 14 V 76 L 72 87 L 40 75 L 10 86 Z M 40 13 V 75 M 72 25 "
          + "V 87")),
    "mappin.circle": SymbolDesign(
      100, 100, .line(disc + " M 50 50 V 76"), .area("O 50 40 12")),
    "mappin.and.ellipse": SymbolDesign(
      92, 108, .area("O 46 26 17"),
      .line(
        "M 46 43 V 84 M 32 70 C 18 72 11 77 11 83 C 11 91 26 97 46 97 C 66 97 81 91 81 83 "
          + "C 81 77 74 72 60 70")),
    "clock.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 54 22 H 46 V 48 H 28 V 56 H 54 Z")),
    "timer": SymbolDesign(
      100, 100, .line("A 50 54 35 -70 215 M 50 54 L 34 38 M 50 19 V 30")),
    "stopwatch": SymbolDesign(
      92, 108, .line("O 46 60 34 M 46 60 V 40 M 35 11 H 57 M 46 11 V 25")),
    "alarm": SymbolDesign(
      100, 100,
      .line(
        "O 50 54 32 M 50 34 V 54 L 62 62 M 12 28 L 28 14 M 88 28 L 72 14 M 27 78 L 18 88 "
          + "M 73 78 L 82 88")),
    "hourglass": SymbolDesign(
      88, 108,
      .line(
        "M 16 11 H 72 M 16 97 H 72 M 22 11 V 26 C 22 40 38 46 38 54 C 38 62 22 68 22 82 V 97 "
          + "M 66 11 V 26 C 66 40 50 46 50 54 C 50 62 66 68 66 82 V 97")),
    "lightbulb": SymbolDesign(
      84, 108, .line(bulb + " M 30 84 H 54 M 34 97 H 50")),
    "lightbulb.fill": SymbolDesign(
      84, 108, .rounded(bulb), .line("M 30 84 H 54 M 34 97 H 50")),
    "crown": SymbolDesign(
      112, 100, .line(crown)),
    "crown.fill": SymbolDesign(
      112, 100, .rounded(crown)),
    "eye.fill": SymbolDesign(
      120, 100,
      .area(
        "M 6 50 C 20 27 38 16 60 16 C 82 16 100 27 114 50 C 100 73 82 84 60 84 C 38 84 20 73 6 50 "
          + "Z N 60 50 22 O 60 50 13")),
    "eye.slash": SymbolDesign(
      120, 100,
      .line(
        "M 8 50 C 21 29 39 20 60 20 C 81 20 99 29 112 50 C 99 71 81 80 60 80 C 39 80 21 71 8 50 "
          + "Z O 60 50 17 M 26 12 L 94 88")),
    "star.leadinghalf.filled": SymbolDesign(
      108, 104, .line("S 54 55 44 18.5 5"),
      .area("M 54.0 73.5 L 28.1 90.6 L 36.4 60.7 L 12.2 41.4 L 43.1 40.0 L 54.0 11.0 Z")),
    "tag.fill": SymbolDesign(
      100, 100,
      .rounded(
        "M 12 16 V 46 L 53 87 C 56 90 60 90 63 87 L 87 63 C 90 60 90 56 87 53 L 46 12 H 16 "
          + "C 13 12 12 13 12 16 Z O 31 31 8")),
    "bell.slash": SymbolDesign(
      100, 108, .line(bell + " M 14 12 L 86 96"), .area("A 50 87 11 0 180 Z")),
    "envelope.fill": SymbolDesign(
      116, 100,
      .rounded(
        "M 18 20 H 98 L 60 52 H 56 Z M 10 30 L 53 64 H 63 L 106 30 V 74 C 106 79 103 82 98 82 "
          + "H 18 C 13 82 10 79 10 74 Z")),
    "envelope.open": SymbolDesign(
      116, 108,
      .line(
        "M 10 44 L 53 14 C 56 12 60 12 63 14 L 106 44 V 86 C 106 92 103 95 97 95 H 19 C 13 95 10 92 10 86 "
          + "Z M 12 48 L 54 74 C 57 76 59 76 62 74 L 104 48")),
    "message": SymbolDesign(
      108, 100, .line(bubble)),
    "message.fill": SymbolDesign(
      108, 100, .rounded(bubble)),
    "bubble.left": SymbolDesign(
      108, 100, .line(box)),
    "bubble.left.fill": SymbolDesign(
      108, 100, .rounded(box)),
    "bubble.right": SymbolDesign(
      108, 100, .line(boxRight)),
    "text.bubble": SymbolDesign(
      108, 100, .line(box + " M 28 34 H 80 M 28 52 H 62")),
    "paperplane": SymbolDesign(
      100, 100, .line("M 90 10 L 10 44 L 42 58 L 56 90 Z M 42 58 L 90 10")),
    "paperplane.fill": SymbolDesign(
      100, 100, .rounded("M 88 11 L 11 43 L 38 54 Z M 90 14 L 57 89 L 45 61 Z")),
    "person.crop.circle": SymbolDesign(
      100, 100, .line(disc), .area("E 50 40 14 16 " + bust)),
    "person.crop.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " N 50 39 15 " + bustHole)),
    "person.2.fill": SymbolDesign(
      148, 100,
      .rounded(
        "O 50 32 17 M 14 82 C 14 65 30 58 50 58 C 70 58 86 65 86 82 C 86 85 85 86 82 86 H 18 "
          + "C 15 86 14 85 14 82 Z O 104 36 14 M 92 62 C 95 60 99 59 104 59 C 122 59 134 67 134 80 "
          + "C 134 84 133 86 129 86 H 97 C 98 78 97 70 92 62 Z")),
    "person.3": SymbolDesign(
      180, 100,
      .line(
        "O 90 30 16 M 58 80 C 58 64 72 57 90 57 C 108 57 122 64 122 80 C 122 84 121 85 118 85 "
          + "H 62 C 59 85 58 84 58 80 Z O 40 38 12 O 140 38 12 M 48 60 C 30 56 16 64 16 78 C 16 81 17 82 20 82 "
          + "H 44 M 132 60 C 150 56 164 64 164 78 C 164 81 163 82 160 82 H 136")),
    "person.badge.plus": SymbolDesign(
      120, 100,
      .line(
        "O 50 30 18 M 72 88 H 19 C 16 88 15 87 15 84 C 15 66 31 58 50 58 C 58 58 65 60 71 63 "
          + "M 92 58 V 90 M 76 74 H 108")),
    "qrcode": SymbolDesign(
      100, 100, .line("R 12 12 28 28 3 R 60 12 28 28 3 R 12 60 28 28 3"),
      .area(
        "R 22 22 8 8 0 R 70 22 8 8 0 R 22 70 8 8 0 R 56 56 12 12 0 R 76 56 12 12 0 R 66 68 12 12 0 "
          + "R 56 80 12 12 0 R 78 80 12 12 0")),
    "car": SymbolDesign(
      116, 100,
      .line(
        "M 14 56 L 24 30 C 26 25 29 22 34 22 H 82 C 87 22 90 25 92 30 L 102 56 V 78 H 14 "
          + "Z M 14 54 H 102 M 18 78 V 88 H 32 V 78 M 84 78 V 88 H 98 V 78"),
      .area("O 33 66 5 O 83 66 5")),
    "airplane": SymbolDesign(
      100, 100,
      .rounded(
        "M 90 50 C 90 46 86 44 80 44 H 62 L 38 14 H 30 L 42 44 H 24 L 15 34 H 10 L 15 50 "
          + "L 10 66 H 15 L 24 56 H 42 L 30 86 H 38 L 62 56 H 80 C 86 56 90 54 90 50 Z")),
    "fork.knife": SymbolDesign(
      100, 100,
      .line(
        "M 20 12 V 32 C 20 46 46 46 46 32 V 12 M 33 12 V 88 M 74 88 V 58 H 62 C 60 36 63 22 74 12 "
          + "Z")),
    "graduationcap": SymbolDesign(
      120, 100,
      .line(
        "M 60 18 L 110 40 L 60 62 L 10 40 Z M 28 50 V 72 C 46 86 74 86 92 72 V 50 M 108 42 "
          + "V 70")),
    "chart.line.uptrend.xyaxis": SymbolDesign(
      108, 100,
      .line(
        "M 12 12 V 80 C 12 85 14 87 19 87 H 98 M 24 66 L 46 44 L 60 56 L 92 22 M 72 22 H 92 "
          + "V 42")),
    "plus.magnifyingglass": SymbolDesign(
      100, 100, .line("O 42 42 28 M 63 63 L 87 87 M 42 29 V 55 M 29 42 H 55")),
    "minus.magnifyingglass": SymbolDesign(
      100, 100, .line("O 42 42 28 M 63 63 L 87 87 M 29 42 H 55")),
    "keyboard": SymbolDesign(
      120, 100, .line("R 9 22 102 56 10 M 40 62 H 80"),
      .area(
        "O 28 38 4 O 44 38 4 O 60 38 4 O 76 38 4 O 92 38 4 O 28 52 4 O 44 52 4 O 60 52 4 "
          + "O 76 52 4 O 92 52 4")),
  ]

  private static let bubble =
    "M 54 13 C 81 13 100 28 100 48 C 100 68 81 83 54 83 C 48 83 43 82 38 81 C 32 86 25 89 16 90 "
    + "C 20 85 22 80 22 74 C 13 67 8 58 8 48 C 8 28 27 13 54 13 Z"
  private static let bag =
    "M 20 33 H 80 C 82 33 84 35 84 37 L 89 91 C 89 95 87 97 83 97 H 17 C 13 97 11 95 11 91 "
    + "L 16 37 C 16 35 18 33 20 33 Z"
  private static let shield =
    "M 50 11 L 86 23 V 49 C 86 71 72 87 50 97 C 28 87 14 71 14 49 V 23 Z"
  private static let thumb =
    "M 28 50 L 48 14 C 57 14 61 20 60 28 L 57 42 H 82 C 89 42 92 47 91 53 L 86 80 C 85 85 82 88 76 88 "
    + "H 28"
  private static let bulb =
    "M 28 71 C 28 58 12 54 12 37 C 12 21 25 11 42 11 C 59 11 72 21 72 37 C 72 54 56 58 56 71 " + "Z"
  private static let crown =
    "M 12 30 L 34 50 L 56 16 L 78 50 L 100 30 L 92 82 H 20 Z"
  private static let box =
    "M 20 14 H 88 C 95 14 99 18 99 25 V 63 C 99 70 95 74 88 74 H 46 L 28 90 V 74 H 20 "
    + "C 13 74 9 70 9 63 V 25 C 9 18 13 14 20 14 Z"
  private static let boxRight =
    "M 20 14 H 88 C 95 14 99 18 99 25 V 63 C 99 70 95 74 88 74 H 80 V 90 L 62 74 H 20 "
    + "C 13 74 9 70 9 63 V 25 C 9 18 13 14 20 14 Z"
}
