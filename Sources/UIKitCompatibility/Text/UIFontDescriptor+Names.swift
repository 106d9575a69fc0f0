// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

nonisolated extension UIFontDescriptor {
  /// The symbolic traits of a font.
  public nonisolated struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// A bit for each trait.
    public let rawValue: UInt32

    /// Creates traits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// The letters slant.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// The strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide; without effect.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow; without effect.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines are close together; without effect.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines are far apart; without effect.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// A design of the system font.
  public nonisolated struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The unmodified system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Monospaced.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The name of an attribute.
  public nonisolated struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// A dictionary of traits.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait.
  public nonisolated struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The slant from −1 to 1; positive values are italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
}
