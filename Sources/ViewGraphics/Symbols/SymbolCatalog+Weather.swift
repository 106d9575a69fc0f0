// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension SymbolCatalog {
  /// Weather, the night, and people on the move.
  static let weather: [String: SymbolDesign] = [
    "cloud.rain": SymbolDesign(112, 108, .line(cloud), .line(rain)),
    "cloud.rain.fill": SymbolDesign(112, 108, .rounded(cloud), .line(rain)),
    "cloud.drizzle": SymbolDesign(112, 108, .line(cloud), .line(drizzle)),
    "cloud.drizzle.fill": SymbolDesign(112, 108, .rounded(cloud), .line(drizzle)),
    "cloud.heavyrain": SymbolDesign(112, 108, .line(cloud), .line(heavyRain)),
    "cloud.heavyrain.fill": SymbolDesign(112, 108, .rounded(cloud), .line(heavyRain)),
    "cloud.snow": SymbolDesign(112, 108, .line(cloud), .area(snow)),
    "cloud.snow.fill": SymbolDesign(112, 108, .rounded(cloud), .area(snow)),
    "cloud.bolt": SymbolDesign(112, 108, .line(cloud), .rounded(bolt)),
    "cloud.bolt.fill": SymbolDesign(112, 108, .rounded(cloud), .rounded(bolt)),
    "cloud.bolt.rain": SymbolDesign(112, 108, .line(cloud), .rounded(bolt), .line(sideRain)),
    "cloud.bolt.rain.fill": SymbolDesign(
      112, 108, .rounded(cloud), .rounded(bolt), .line(sideRain)),
    "cloud.fog": SymbolDesign(112, 108, .line(cloud), .line(fog)),
    "cloud.fog.fill": SymbolDesign(112, 108, .rounded(cloud), .line(fog)),
    "cloud.sun": SymbolDesign(120, 100, .line(lowCloud), .line(sun)),
    "cloud.sun.fill": SymbolDesign(120, 100, .rounded(lowCloud), .rounded(fullSun), .line(rays)),
    "cloud.moon": SymbolDesign(120, 100, .line(lowCloud), .line(smallMoon)),
    "cloud.moon.fill": SymbolDesign(120, 100, .rounded(lowCloud), .rounded(smallMoon)),
    "moon.stars": SymbolDesign(
      108, 100, .line(moon), .rounded("S 66 28 12 4 4 S 88 48 9 3 4")),
    "moon.stars.fill": SymbolDesign(
      108, 100, .rounded(moon + " S 66 28 12 4 4 S 88 48 9 3 4")),
    "wind": SymbolDesign(
      112, 100,
      .line(
        "M 10 38 H 58 C 68 38 74 32 74 24 C 74 16 68 11 61 11 C 55 11 50 15 49 21 "
          + "M 10 54 H 86 C 96 54 102 48 102 40 C 102 32 96 27 89 27 C 84 27 80 30 78 34 "
          + "M 10 70 H 66 C 75 70 81 75 81 82 C 81 88 76 92 70 92 C 65 92 61 89 59 85")),
    "snowflake": SymbolDesign(
      100, 100,
      .line(
        "M 50 10 V 90 M 15.4 30 L 84.6 70 M 84.6 30 L 15.4 70 M 38 14 L 50 26 L 62 14 "
          + "M 38 86 L 50 74 L 62 86 M 12.8 42.4 L 29.2 38 L 24.8 21.6 "
          + "M 75.2 78.4 L 70.8 62 L 87.2 57.6 M 75.2 21.6 L 70.8 38 L 87.2 42.4 "
          + "M 12.8 57.6 L 29.2 62 L 24.8 78.4")),
    "bed.double": SymbolDesign(
      120, 100, .line(bed + " " + pillows)),
    "bed.double.fill": SymbolDesign(
      120, 100,
      .rounded(
        "M 10 80 V 62 C 10 55 14 51 21 51 H 99 C 106 51 110 55 110 62 V 80 Z "
          + "M 23 40 V 26 C 23 20 26 17 32 17 H 88 C 94 17 97 20 97 26 V 40 H 92 "
          + "C 92 35 90 33 86 33 H 70 C 66 33 64 35 64 40 H 56 C 56 35 54 33 50 33 H 34 "
          + "C 30 33 28 35 28 40 Z"),
      .line("M 10 80 V 87 M 110 80 V 87")),
    "figure.walk": SymbolDesign(
      76, 108, .area("O 43 14 9"), .rounded("M 37 31 L 47 31 L 44 60 L 34 60 Z"),
      .line(
        "M 46 33 L 54 48 L 66 54 M 37 34 L 24 42 L 20 56 M 41 60 L 53 75 L 57 98 "
          + "M 36 60 L 30 79 L 16 96")),
    "figure.run": SymbolDesign(
      100, 108, .area("O 64 15 9"), .rounded("M 50 30 L 60 33 L 49 60 L 39 57 Z"),
      .line(
        "M 58 35 L 66 50 L 82 48 M 51 32 L 34 32 L 24 46 M 46 60 L 62 70 L 58 92 "
          + "M 41 58 L 34 78 L 12 80")),
  ]

  private static let cloud =
    "M 32 64 C 20 64 12 57 12 48 C 12 39 19 33 28 32 C 30 19 42 11 55 11 C 69 11 80 20 82 32 "
    + "C 93 33 100 39 100 48 C 100 57 92 64 81 64 Z"
  private static let rain =
    "M 32 78 L 26 96 M 52 78 L 46 96 M 72 78 L 66 96 M 92 78 L 86 96"
  private static let drizzle =
    "M 32 77 L 30 83 M 56 77 L 54 83 M 80 77 L 78 83 M 44 91 L 42 97 M 68 91 L 66 97"
  private static let heavyRain =
    "M 30 77 L 24 93 M 48 77 L 40 99 M 66 77 L 60 93 M 84 77 L 76 99"
  private static let sideRain = "M 28 78 L 22 96 M 90 78 L 84 96"
  private static let snow =
    "O 30 80 5.5 O 56 80 5.5 O 82 80 5.5 O 43 95 5.5 O 69 95 5.5"
  private static let bolt = "M 62 74 L 48 90 H 57 L 52 102 L 67 86 H 58 Z"
  private static let fog = "M 20 79 H 92 M 30 95 H 82"
  private static let lowCloud =
    "M 28 88 C 18 88 11 81 11 72 C 11 63 17 58 25 57 C 27 45 37 38 49 38 C 61 38 70 45 73 56 "
    + "C 82 57 88 63 88 72 C 88 81 81 88 72 88 Z"
  private static let sun =
    "A 80 40 17 -170 80 " + rays
  private static let rays =
    "M 80 8 V 13 M 109 40 H 114 M 57.4 17.4 L 61 21 M 102.6 17.4 L 99 21 M 102.6 62.6 L 99 59"
  private static let fullSun =
    "M 63 37 C 65 29 72 24 80 24 C 89 24 96 31 96 40 C 96 48 91 54 84 56 C 82 47 73 39 63 37 Z"
  private static let smallMoon =
    "M 70 35 C 70 26 74 17 83 12 C 81 26 88 39 107 39 C 104 49 99 55 91 57 C 88 48 80 41 70 35 Z"
  private static let moon =
    "M 40 18 C 30 44 44 74 80 72 C 72 85 59 91 46 91 C 25 91 11 76 11 56 C 11 38 23 22 40 18 Z"
  private static let bed =
    "M 10 88 V 62 C 10 55 14 51 21 51 H 99 C 106 51 110 55 110 62 V 88 M 10 74 H 110 "
    + "M 21 51 V 26 C 21 20 24 17 30 17 H 90 C 96 17 99 20 99 26 V 51"
  private static let pillows =
    "M 32 51 V 42 C 32 37 34 35 38 35 H 50 C 54 35 56 37 56 42 V 51 "
    + "M 64 51 V 42 C 64 37 66 35 70 35 H 82 C 86 35 88 37 88 42 V 51"
}
