// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Classes of characters")
struct BreakClassTests {
  /// The first and last characters of each class's ranges, beyond ASCII.
  @Test(
    "characters have the line-breaking classes of Unicode, up to the ends of their ranges",
    arguments: [
      (.newline, [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029]),
      (.space, [0x20, 0x09, 0x1680, 0x2000, 0x2006, 0x2008, 0x200A, 0x205F, 0x3000]),
      (.digit, [0x30, 0x39, 0x660, 0x669, 0x6F0, 0x6F9]),
      (.glue, [0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF]),
      (.softHyphen, [0xAD]), (.breakOpportunity, [0x200B]),
      (.hyphen, [0x2D, 0x2010, 0x58A, 0x5BE]),
      (.longDash, [0x2014]), (.dash, [0x2F, 0x2012, 0x2013, 0x2015]),
      (.opening, [0x28, 0x5B, 0x7B, 0xA1, 0xAB, 0xBF, 0x2018, 0x201A, 0x201C, 0x201E, 0x2039]),
      (
        .ideographOpening, [0x3008, 0x300A, 0x3010, 0x3014, 0x301A, 0x301D, 0xFF08, 0xFF5B, 0xFF62]
      ),
      (.leadingVowel, [0xE40, 0xE44, 0xEC0, 0xEC4]),
      (.trailingVowel, [0xE2F, 0xE32, 0xE45, 0xEAF, 0xEB2]),
      (.syllableEnd, [0xE30, 0xE33, 0xE46, 0xEB0, 0xEB3, 0xEC6]),
      (
        .closing,
        [
          0x29, 0x5D, 0x7D, 0x2C, 0x2E, 0x3B, 0x3A, 0x21, 0x3F, 0x203C, 0x2047, 0x2049, 0x60C,
          0x61B,
          0x61F, 0x6D4, 0x964, 0x965,
        ]
      ),
      (
        .ideographClosing, [0x3001, 0x3002, 0x3009, 0x3011, 0x301F, 0xFF01, 0xFF0C, 0xFF1A, 0xFF64]
      ),
      (
        .clinging, [0x25, 0xA2, 0xB0, 0xBB, 0x2019, 0x201D, 0x203A, 0x2026, 0x2030, 0x2037, 0x2103]
      ),
      (
        .ideographClinging,
        [
          0x3005, 0x301C, 0x3041, 0x3063, 0x3099, 0x309E, 0x30A1, 0x30C3, 0x30FB, 0x30FE, 0x31F0,
          0x31FF, 0xFF05, 0xFF67, 0xFF70, 0xFF9E, 0xFF9F,
        ]
      ),
      (.quotation, [0x22, 0x27]),
      (
        .ideograph,
        [
          0x2E80, 0x3042, 0x30A2, 0x3190, 0x31EF, 0x3200, 0x4E00, 0xA4CF, 0xF900, 0xFAFF, 0xFE30,
          0xFE6F, 0xFF02, 0xFF0F, 0xFF66, 0xFF71, 0xFF9D, 0x1B000, 0x1B2FF, 0x1F000, 0x1FAFF,
          0x20000, 0x3FFFF, 0x231A, 0x2705,
        ]
      ),
      (
        .letter,
        [
          0x00, 0x08, 0x0E, 0x1F, 0x24, 0x2B, 0x2A, 0x3C, 0x40, 0x41, 0x5A, 0x5C, 0x7F, 0x80, 0x86,
          0xA3, 0xE9, 0x65F, 0x66A, 0x6EF, 0x6FA, 0xE3F, 0xE31, 0xE47, 0xEBF, 0x2016, 0x2038,
          0x3130,
          0x318F, 0x2E7F, 0xA4D0, 0xAC00, 0xF8FF, 0xFB00, 0xFE2F, 0xFE70, 0x1FB00, 0x231C, 0x2713,
        ]
      ),
    ] as [(BreakClass, [UInt32])])
  func classes(kind: BreakClass, values: [UInt32]) throws {
    for value in values {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(BreakClass(scalar) == kind, "\(String(value, radix: 16))")
    }
  }

  private static let all: [BreakClass] = (0...255 as ClosedRange<UInt8>).compactMap(
    BreakClass.init(rawValue:))

  @Test("nothing comes before a space, a line break, or a closing mark, whatever precedes it")
  func never() {
    #expect(Self.all.count == 21)
    for first in Self.all {
      for second in [
        BreakClass.space, .newline, .breakOpportunity, .closing, .ideographClosing,
      ] {
        #expect(!BreakClass.allowsBreak(between: first, and: second), "\(first) \(second)")
      }
    }
  }

  @Test("a space and an invisible opportunity allow a break before everything else")
  func always() {
    for second in Self.all
    where ![.space, .newline, .breakOpportunity, .closing, .ideographClosing].contains(second) {
      for first in [BreakClass.space, .breakOpportunity] {
        #expect(BreakClass.allowsBreak(between: first, and: second), "\(first) \(second)")
      }
    }
  }

  @Test("other characters than spaces stay with glue, with marks, and with what they open")
  func stays() {
    for other in Self.all where other != .space && other != .breakOpportunity {
      for second in [
        BreakClass.glue, .clinging, .ideographClinging, .quotation, .hyphen, .dash, .softHyphen,
      ] {
        #expect(!BreakClass.allowsBreak(between: other, and: second), "\(other) \(second)")
      }
      for first in [BreakClass.glue, .opening, .ideographOpening, .quotation] {
        #expect(!BreakClass.allowsBreak(between: first, and: other), "\(first) \(other)")
      }
    }
  }

  @Test(
    "other pairs",
    arguments: [
      (.letter, .letter, false), (.letter, .digit, false), (.digit, .letter, false),
      (.digit, .digit, false), (.hyphen, .digit, false), (.dash, .digit, false),
      (.hyphen, .letter, true), (.dash, .letter, true), (.softHyphen, .letter, true),
      (.softHyphen, .digit, true), (.longDash, .longDash, false), (.longDash, .letter, true),
      (.letter, .longDash, true), (.longDash, .digit, true), (.ideograph, .ideograph, true),
      (.ideograph, .letter, true), (.letter, .ideograph, true), (.digit, .ideograph, true),
      (.ideographClosing, .letter, true), (.ideographClinging, .letter, true),
      (.letter, .ideographOpening, true), (.letter, .opening, false), (.closing, .opening, true),
      (.clinging, .opening, false), (.closing, .letter, false), (.closing, .ideograph, true),
      (.leadingVowel, .letter, false), (.leadingVowel, .ideograph, false),
      (.letter, .trailingVowel, false), (.ideograph, .trailingVowel, false),
      (.letter, .syllableEnd, false), (.hyphen, .syllableEnd, false),
      (.letter, .leadingVowel, true), (.trailingVowel, .leadingVowel, true),
      (.syllableEnd, .leadingVowel, true), (.syllableEnd, .letter, true),
      (.trailingVowel, .letter, false), (.syllableEnd, .digit, false),
      (.hyphen, .leadingVowel, true), (.digit, .leadingVowel, false),
      (.leadingVowel, .leadingVowel, false), (.ideograph, .opening, true),
      (.hyphen, .opening, true), (.longDash, .opening, true),
    ] as [(BreakClass, BreakClass, Bool)])
  func pairs(first: BreakClass, second: BreakClass, breaks: Bool) {
    #expect(BreakClass.allowsBreak(between: first, and: second) == breaks)
  }

  @Test("in an emergency, a line breaks anywhere except inside a syllable")
  func emergency() {
    for first in Self.all {
      for second in Self.all {
        let isInside =
          first == .leadingVowel || second == .trailingVowel || second == .syllableEnd
        #expect(BreakClass.allowsEmergencyBreak(between: first, and: second) == !isInside)
      }
    }
  }

  @Test(
    "hyphens at the beginning of a word belong to it",
    arguments: [
      ("-a", "l l"), ("--a-b", "l l l h l"), ("a -b", "l s l l"), ("(-1", "o l d"),
      ("\n-a", "n l l"), ("a--b", "l h h l"), ("-", "l"), ("、-a", "i h l"), ("「-a", "j l l"),
    ])
  func leadingHyphens(text: String, expected: String) {
    let names: [BreakClass: String] = [
      .letter: "l", .hyphen: "h", .space: "s", .opening: "o", .digit: "d", .newline: "n",
      .ideographClosing: "i", .ideographOpening: "j",
    ]
    let found = TextClusters(text).classes.map { names[$0] ?? "?" }
    #expect(found.joined(separator: " ") == expected)
  }

  @Test(
    "a text with a line break is recognized, and other bytes aren't mistaken for one",
    arguments: [
      ("", false), ("a", false), ("a\t b", false), ("\n", true), ("a\u{B}", true),
      ("a\u{C}b", true),
      ("a\rb", true), ("a\r\nb", true), ("\u{E}", false), ("a\u{85}b", true), ("\u{85}", true),
      ("\u{105}", false), ("\u{2028}", true), ("a\u{2029}b", true), ("\u{2027}", false),
      ("\u{202A}", false), ("\u{A8}\u{A9}", false), ("\u{8A8}", false), ("\u{3028}", false),
      ("\u{1028}", false),
    ])
  func lineBreaks(text: String, hasBreak: Bool) {
    #expect(text.hasLineBreak == hasBreak)
    #expect(text.isPlainASCII == text.unicodeScalars.allSatisfy { $0.isASCII && $0 != "\r" })
  }
}

@Suite("Widths of characters that fonts lack")
struct FallbackWidthTests {
  @Test(
    "characters beyond the tables have the widths of substituted fonts, up to the ends of ranges",
    arguments: [
      (1884, [0x1100, 0x115F, 0x3130, 0x318F, 0xA960, 0xA97F, 0xAC00, 0xD7A3]),
      (0, [0x1160, 0x11FF, 0xD7B0, 0xD7FF, 0x1AB0, 0xE0100]),
      (1024, [0xFF61, 0xFFDC, 0xFFE8, 0xFFEE]),
      (
        2048,
        [
          0x2E80, 0x3041, 0x4E00, 0xA4CF, 0xF900, 0xFAFF, 0xFE30, 0xFE6F, 0xFF01, 0xFF60, 0xFFE0,
          0xFFE6, 0x1B000, 0x1B2FF, 0x20000, 0x3FFFF,
        ]
      ),
      (2550, [0x1F000, 0x1F600, 0x1FAFF]), (1716, [0x26FF, 0x2700, 0x2BFF]),
      (1229, [0x10A0, 0x1FB00, 0xA4D0, 0xFB00, 0xFFFD]),
    ] as [(Int, [UInt32])])
  func widths(units: Int, values: [UInt32]) throws {
    try AdvanceTable.regular.withUnsafeBufferPointer { table in
      for value in values {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(
          AdvanceTable.units(of: scalar, in: table) == units, "\(String(value, radix: 16))")
      }
    }
  }

  @Test("the monospaced table has one width, four of it for a tab, and none for controls")
  func monospaced() {
    #expect(AdvanceTable.monospaced[0x09] == 4 * 1229 && AdvanceTable.monospaced[0x41] == 1229)
    #expect(AdvanceTable.monospaced[0x01] == 0 && AdvanceTable.monospaced[0x20] == 1229)
    #expect(AdvanceTable.monospaced.count == AdvanceTable.regular.count)
    #expect(Set(AdvanceTable.monospaced).isSubset(of: [0, 1229, 4916, AdvanceTable.missing]))
  }
}

@Suite("Joining of Arabic letters")
struct ArabicJoiningTests {
  /// Returns the forms of two letters beh around another character: isolated, initial, or final.
  private func forms(_ value: UInt32) throws -> String {
    let scalar = try #require(Unicode.Scalar(value))
    let advances = EmbeddedTextMeasurer().advances(
      of: "\u{628}\(Character(scalar))\u{628}", font: .systemFont(ofSize: 2048))
    let names: [CGFloat: String] = [2034: "isolated", 570: "initial", 2239: "final"]
    return [advances.first, advances.last].map { $0.flatMap { names[$0] } ?? "?" }
      .joined(separator: " ")
  }

  @Test(
    "letters join their neighbors as Unicode lists them, up to the ends of its ranges",
    arguments: [
      (
        "isolated isolated", [0x621, 0x674, 0x6D4, 0x6E5, 0x6E6, 0x6E9, 0x6FD, 0x6FE, 0x660, 0x61F]
      ),
      (
        "initial isolated",
        [
          0x622, 0x625, 0x627, 0x629, 0x62F, 0x632, 0x648, 0x671, 0x673, 0x675, 0x677, 0x688, 0x699,
          0x6C0, 0x6C3, 0x6CB, 0x6CD, 0x6CF, 0x6D2, 0x6D3, 0x6D5, 0x6EE, 0x6EF,
        ]
      ),
      (
        "initial final",
        [
          0x620, 0x626, 0x628, 0x62A, 0x62E, 0x633, 0x63F, 0x640, 0x647, 0x649, 0x64A, 0x66E, 0x66F,
          0x678, 0x687, 0x69A, 0x6BF, 0x6C1, 0x6C2, 0x6CC, 0x6CE, 0x6D0, 0x6D1, 0x6FA, 0x6FC, 0x6FF,
          // Marks, which letters join across.
          0x610, 0x61A, 0x61C, 0x64B, 0x65F, 0x670, 0x6D6, 0x6DC, 0x6DF, 0x6E4, 0x6E7, 0x6E8, 0x6EA,
          0x6ED,
        ]
      ),
    ] as [(String, [UInt32])])
  func joining(expected: String, values: [UInt32]) throws {
    for value in values { #expect(try forms(value) == expected, "\(String(value, radix: 16))") }
  }

  @Test("a joiner joins letters that a space would part, and spaces are those of their script")
  func joiners() {
    let measurer = EmbeddedTextMeasurer(.notoSans)
    func advances(_ text: String) -> [CGFloat] {
      measurer.advances(of: text, font: .systemFont(ofSize: 2048))
    }
    #expect(advances("\u{628}") == [2034] && advances("\u{628}\u{628}") == [570, 2239])
    #expect(advances("\u{628}\u{628}\u{628}") == [570, 703, 2239])
    #expect(advances("\u{628}\u{200D}").first == 570)
    #expect(advances("\u{628}a\u{628}").last == 2034)
    // A space after Arabic letters is at least as wide as the widest one of their fonts.
    let spaces = advances("\u{628} a ")
    #expect(spaces[1] == 651 && spaces[3] < 651 && spaces[3] == advances("a ")[1])
    #expect(advances("\u{628}  \u{628}")[2] == 651)
    #expect(advances("\u{0E01} ")[1] == advances("a ")[1])
  }
}
