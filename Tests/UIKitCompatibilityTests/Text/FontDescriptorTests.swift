// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Font descriptors and attributes of titles")
struct FontDescriptorTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func made(_ descriptor: UIFontDescriptor?) -> UIFont? {
    descriptor.map { UIFont(descriptor: $0, size: 0) }
  }

  @Test("a descriptor of a text style grows with the text size of the traits")
  func styles() {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let large = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    #expect(plain.pointSize == 17 && large.pointSize == 23)
    let standard = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: .body, compatibleWith: nil)
    #expect(standard == plain)
  }

  @Test("a design of the system font is a family, and the default one is none")
  func designs() {
    let serif = made(font.fontDescriptor.withDesign(.serif))
    let rounded = made(font.fontDescriptor.withDesign(.rounded))
    let monospaced = made(font.fontDescriptor.withDesign(.monospaced))
    #expect(serif?.familyName != rounded?.familyName && serif?.pointSize == 20)
    #expect(rounded?.familyName == "ui-rounded" && serif?.familyName == "ui-serif")
    #expect(monospaced == .monospacedSystemFont(ofSize: 20, weight: .regular))
    #expect(made(rounded?.fontDescriptor.withDesign(.default)) == font)
  }

  @Test("a weight and a slant of a descriptor are any kind of number")
  func traits() {
    typealias Trait = UIFontDescriptor.TraitKey
    func font(_ traits: [Trait: Any]) -> UIFont? {
      made(self.font.fontDescriptor.addingAttributes([.traits: traits]))
    }
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    let weight = UIFont.Weight.bold.rawValue
    #expect(font([.weight: UIFont.Weight.bold]) == bold)
    #expect(font([.weight: weight]) == bold)
    #expect(font([.weight: Double(weight)]) == bold)
    #expect(font([.weight: 0])?.weight == .regular)
    #expect(font([.weight: "heavy"])?.weight == .regular)
    #expect(font([.slant: CGFloat(0.1)])?.isItalic == true)
    #expect(font([.slant: 1])?.isItalic == true && font([.slant: 0.0])?.isItalic == false)
    let italic = UIFont.italicSystemFont(ofSize: 20).fontDescriptor
    #expect(made(italic.addingAttributes([.traits: [Trait.slant: 0]]))?.isItalic == false)
    #expect(made(italic.addingAttributes([.traits: [Trait: Any]()]))?.isItalic == true)
  }

  @Test("a size of a descriptor is any kind of number")
  func sizes() {
    for size in [CGFloat(9), Double(9), 9] as [Any] {
      let descriptor = UIFontDescriptor(fontAttributes: [.size: size])
      #expect(descriptor.pointSize == 9)
    }
    #expect(UIFontDescriptor(fontAttributes: [.size: "9"]).pointSize == 12)
  }

  @Test("a font of a descriptor has its size, unless another one is given")
  func fonts() {
    let descriptor = font.fontDescriptor
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 20)
    #expect(UIFont(descriptor: descriptor, size: 7).pointSize == 7)
    #expect(descriptor.withSize(5).pointSize == 5)
    #expect(descriptor == UIFont.systemFont(ofSize: 20).fontDescriptor)
    #expect(descriptor != UIFont.systemFont(ofSize: 21).fontDescriptor)
    #expect(!descriptor.isEqual("font"))
  }

  @Test("a button returns its attributed subtitle, and its plain one without attributes")
  func subtitle() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.attributedSubtitle == nil)
    var text = AttributedString("Later")
    text.uiKit.foregroundColor = .red
    configuration.attributedSubtitle = text
    let read = configuration.attributedSubtitle
    #expect(read.map { String($0.characters) } == "Later")
    #expect(read?.runs.first?.uiKit.foregroundColor == .red)
    configuration.attributedSubtitle = nil
    #expect(configuration.attributedSubtitle == nil)
  }

  @Test("a transformer of a button's subtitle is returned, and can be called")
  func transformer() {
    let grow = UIConfigurationTextAttributesTransformer { input in
      var output = input
      output.uiKit.font = .systemFont(ofSize: 33)
      return output
    }
    #expect(grow(AttributeContainer()).uiKit.font == .systemFont(ofSize: 33))
    #expect(grow.transform(AttributeContainer()).uiKit.font == .systemFont(ofSize: 33))
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.subtitleTextAttributesTransformer == nil)
    configuration.subtitleTextAttributesTransformer = grow
    let read = configuration.subtitleTextAttributesTransformer
    #expect(read?(AttributeContainer()).uiKit.font == .systemFont(ofSize: 33))
    #expect(configuration.titleTextAttributesTransformer == nil)
    configuration.subtitleTextAttributesTransformer = nil
    #expect(configuration.subtitleTextAttributesTransformer == nil)
  }

  @Test("the secondary text of a list's content is returned with its attributes")
  func secondaryText() {
    var content = UIListContentConfiguration.subtitleCell()
    #expect(content.secondaryAttributedText == nil)
    content.secondaryAttributedText = NSAttributedString(
      string: "Later", attributes: [.foregroundColor: UIColor.red])
    let read = content.secondaryAttributedText
    #expect(read?.string == "Later" && content.attributedText == nil)
    #expect(read?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    content.secondaryAttributedText = nil
    #expect(content.secondaryAttributedText == nil)
  }
}
