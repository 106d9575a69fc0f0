// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolCatalog {
  /// Media, devices, and weather.
  static let media: [String: SymbolDesign] = [
    "play": SymbolDesign(
      100, 100, .line("M 24 16 L 84 50 L 24 84 Z")),
    "play.circle": SymbolDesign(
      100, 100, .line(disc + " M 41 32 L 70 50 L 41 68 Z")),
    "play.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 38 28 V 72 L 74 50 Z")),
    "pause": SymbolDesign(
      100, 100, .line("R 24 16 15 68 3 R 61 16 15 68 3")),
    "pause.circle": SymbolDesign(
      100, 100, .line(disc + " M 40 34 V 66 M 60 34 V 66")),
    "pause.circle.fill": SymbolDesign(
      100, 100, .area(fullDisc + " M 45 30 H 35 V 70 H 45 Z M 65 30 H 55 V 70 H 65 Z")),
    "stop": SymbolDesign(
      100, 100, .line("R 18 18 64 64 8")),
    "stop.fill": SymbolDesign(
      100, 100, .area("R 14 14 72 72 10")),
    "stop.circle": SymbolDesign(
      100, 100, .line(disc + " R 35 35 30 30 4")),
    "backward.end.fill": SymbolDesign(
      100, 100, .rounded("M 82 18 L 34 50 L 82 82 Z"), .line("M 20 18 V 82")),
    "forward.end.fill": SymbolDesign(
      100, 100, .rounded("M 18 18 L 66 50 L 18 82 Z"), .line("M 80 18 V 82")),
    "shuffle": SymbolDesign(
      108, 100,
      .line(
        "M 8 26 H 24 C 44 26 58 74 80 74 H 98 M 84 60 L 98 74 L 84 88 M 8 74 H 24 C 44 74 58 26 80 26 "
          + "H 98 M 84 12 L 98 26 L 84 40")),
    "repeat": SymbolDesign(
      108, 100,
      .line(
        "M 14 46 V 40 C 14 29 20 24 30 24 H 90 M 76 10 L 90 24 L 76 38 M 94 54 V 60 C 94 71 88 76 78 76 "
          + "H 18 M 32 62 L 18 76 L 32 90")),
    "speaker.fill": SymbolDesign(
      80, 100, .rounded("M 12 36 H 30 L 58 14 V 86 L 30 64 H 12 Z")),
    "speaker.wave.2": SymbolDesign(
      116, 100,
      .line("M 10 36 H 26 L 50 16 V 84 L 26 64 H 10 Z A 46 50 26 -38 38 A 46 50 46 -42 42")),
    "speaker.wave.2.fill": SymbolDesign(
      116, 100, .rounded("M 10 36 H 26 L 50 16 V 84 L 26 64 H 10 Z"),
      .line("A 46 50 26 -38 38 A 46 50 46 -42 42")),
    "speaker.slash": SymbolDesign(
      108, 100, .line("M 18 36 H 34 L 58 16 V 84 L 34 64 H 18 Z M 16 10 L 92 90")),
    "speaker.slash.fill": SymbolDesign(
      108, 100, .rounded("M 30 36 H 44 L 68 16 V 84 L 44 64 H 30 Z"), .line("M 14 10 L 94 90")),
    "mic": SymbolDesign(
      84, 108,
      .line(
        "R 29 11 26 50 13 M 14 46 V 50 C 14 66 26 76 42 76 C 58 76 70 66 70 50 V 46 M 42 76 "
          + "V 97 M 26 97 H 58")),
    "mic.fill": SymbolDesign(
      84, 108, .rounded("R 29 11 26 50 13"),
      .line("M 14 46 V 50 C 14 66 26 76 42 76 C 58 76 70 66 70 50 V 46 M 42 76 V 97 M 26 97 H 58")),
    "mic.slash": SymbolDesign(
      92, 108,
      .line(
        "R 33 11 26 50 13 M 18 46 V 50 C 18 66 30 76 46 76 C 62 76 74 66 74 50 V 46 M 46 76 "
          + "V 97 M 30 97 H 62 M 12 12 L 80 92")),
    "video": SymbolDesign(
      116, 100, .line("R 9 26 66 48 11 M 76 44 L 107 28 V 72 L 76 56")),
    "video.fill": SymbolDesign(
      116, 100, .rounded("R 9 26 64 48 10 M 80 44 L 107 28 V 72 L 80 56 Z")),
    "camera.fill": SymbolDesign(
      116, 100,
      .rounded(
        "M 10 36 C 10 29 13 26 20 26 H 33 L 42 15 H 74 L 83 26 H 96 C 103 26 106 29 106 36 "
          + "V 76 C 106 83 103 86 96 86 H 20 C 13 86 10 83 10 76 Z N 58 55 21 O 58 55 11")),
    "photo.fill": SymbolDesign(
      116, 100,
      .area(
        "R 5 12 106 76 14 N 33 35 9 M 78 42 L 57 64 L 40 49 L 14 72 V 76 L 40 55 L 57 70 "
          + "L 78 48 L 102 71 V 66 Z")),
    "photo.on.rectangle": SymbolDesign(
      116, 100,
      .line(
        "R 24 28 83 60 10 M 11 70 V 26 C 11 17 15 13 24 13 H 88 M 27 80 L 48 60 L 61 71 L 80 53 "
          + "L 105 76"), .area("O 45 46 6")),
    "music.note.list": SymbolDesign(
      108, 108, .line("M 58 84 V 22 L 92 15 V 30 L 58 37 M 10 22 H 40 M 10 42 H 40 M 10 62 H 34"),
      .area("E 47 85 15 11.5")),
    "headphones": SymbolDesign(
      100, 100,
      .line(
        "M 16 62 V 48 C 16 28 30 14 50 14 C 70 14 84 28 84 48 V 62 R 12 58 16 28 6 R 72 58 16 28 6")
    ),
    "wifi": SymbolDesign(
      100, 100, .line("A 50 80 58 225 315 A 50 80 37 225 315"),
      .area("M 50 84 L 36.5 70.5 A 50 84 19 225 315 L 50 84 Z")),
    "wifi.slash": SymbolDesign(
      100, 100, .line("A 50 80 58 225 315 A 50 80 37 225 315 M 16 14 L 84 88"), .area("O 50 80 7")),
    "battery.100": SymbolDesign(
      120, 100, .line("R 9 31 90 38 10 M 109 45 V 55"), .area("R 17 39 74 22 4")),
    "iphone": SymbolDesign(
      72, 108, .line("R 13 9 46 90 10 M 30 18 H 42")),
    "ipad": SymbolDesign(
      92, 108, .line("R 12 9 68 90 9 M 38 90 H 54")),
    "desktopcomputer": SymbolDesign(
      116, 100, .line("R 9 14 98 58 9 M 46 72 V 88 M 70 72 V 88 M 36 89 H 80")),
    "laptopcomputer": SymbolDesign(
      124, 100, .line("R 24 20 76 50 7 M 8 80 H 116")),
    "tv": SymbolDesign(
      116, 100, .line("R 9 16 98 60 9 M 40 90 H 76")),
    "printer": SymbolDesign(
      108, 100,
      .line(
        "M 28 36 V 14 H 80 V 36 M 28 72 H 18 C 12 72 10 69 10 64 V 46 C 10 39 13 36 20 36 "
          + "H 88 C 95 36 98 39 98 46 V 64 C 98 69 96 72 90 72 H 80 R 28 58 52 28 3")),
    "antenna.radiowaves.left.and.right": SymbolDesign(
      120, 100,
      .line(
        "A 60 44 24 -40 40 A 60 44 44 -40 40 A 60 44 24 140 220 A 60 44 44 140 220 M 60 50 "
          + "V 90"), .area("O 60 44 8")),
    "sun.max": SymbolDesign(
      100, 100,
      .line(
        "O 50 50 18 M 50 8 V 18 M 50 82 V 92 M 8 50 H 18 M 82 50 H 92 M 20.3 20.3 L 27.4 27.4 "
          + "M 72.6 72.6 L 79.7 79.7 M 20.3 79.7 L 27.4 72.6 M 72.6 27.4 L 79.7 20.3")),
    "sun.max.fill": SymbolDesign(
      100, 100, .area("O 50 50 22"),
      .line(
        "M 50 8 V 16 M 50 84 V 92 M 8 50 H 16 M 84 50 H 92 M 20.3 20.3 L 26 26 M 74 74 L 79.7 79.7 "
          + "M 20.3 79.7 L 26 74 M 74 26 L 79.7 20.3")),
    "moon": SymbolDesign(
      100, 100, .line(moon)),
    "moon.fill": SymbolDesign(
      100, 100, .rounded(moon)),
    "cloud": SymbolDesign(
      112, 100, .line(cloud)),
    "cloud.fill": SymbolDesign(
      112, 100, .rounded(cloud)),
    "bolt": SymbolDesign(
      100, 100, .line(bolt)),
    "bolt.fill": SymbolDesign(
      100, 100, .rounded(bolt)),
    "drop": SymbolDesign(
      84, 100, .line(drop)),
    "drop.fill": SymbolDesign(
      84, 100, .rounded(drop)),
    "flame": SymbolDesign(
      92, 108, .line(flame)),
    "flame.fill": SymbolDesign(
      92, 108, .rounded(flame)),
    "sparkles": SymbolDesign(
      100, 100, .rounded("S 40 56 34 9 4 S 80 22 15 4 4 S 80 84 11 3 4")),
  ]

  private static let moon =
    "M 44 14 C 34 40 48 70 84 68 C 76 84 62 90 48 90 C 26 90 11 74 11 53 C 11 34 24 18 44 14 " + "Z"
  private static let cloud =
    "M 30 80 C 18 80 10 72 10 61 C 10 51 17 44 27 43 C 29 28 41 19 55 19 C 70 19 81 29 83 43 "
    + "C 94 44 102 51 102 61 C 102 72 94 80 82 80 Z"
  private static let bolt =
    "M 58 10 L 22 56 H 46 L 40 90 L 78 42 H 53 Z"
  private static let drop =
    "M 42 10 C 55 32 68 46 68 62 C 68 78 56 90 42 90 C 28 90 16 78 16 62 C 16 46 29 32 42 10 " + "Z"
  private static let flame =
    "M 48 11 C 50 30 78 42 78 68 C 78 86 65 97 46 97 C 27 97 14 86 14 68 C 14 54 22 46 26 36 "
    + "C 32 42 34 46 34 52 C 46 44 48 28 48 11 Z"
}
