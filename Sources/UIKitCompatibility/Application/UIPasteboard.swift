// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A place for copied text, links, images, and colors.
///
/// Like UIKit's, the general pasteboard is shared by all code of the process, so tests that run in
/// parallel should each copy to a pasteboard with a unique name. Pasteboards can be used from any
/// thread.
public nonisolated final class UIPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard for copying and pasting.
  public static let general = UIPasteboard(named: "com.apple.UIKit.pboard.general")

  /// The name of the pasteboard.
  public let name: Name

  fileprivate enum Item {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
  }

  // All mutable state is locked, so the class is Sendable.
  private let lock = NSLock()
  private var items: [Item] = []
  private var changes = 0

  private init(named name: String) {
    self.name = Name(name)
    super.init()
  }

  /// Creates an empty pasteboard with a name that no other one has.
  ///
  /// - Returns: The pasteboard.
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(named: UUID().uuidString) }

  /// The number of items.
  public var numberOfItems: Int { lock.withLock { items.count } }
  /// The number of times that the content has changed.
  public var changeCount: Int { lock.withLock { changes } }

  /// Whether there is text.
  public var hasStrings: Bool { !found(\.text).isEmpty }
  /// Whether there is a link.
  public var hasURLs: Bool { !found(\.link).isEmpty }
  /// Whether there is an image.
  public var hasImages: Bool { !found(\.picture).isEmpty }
  /// Whether there is a color.
  public var hasColors: Bool { !found(\.paint).isEmpty }

  /// The first text, or `nil`; setting it replaces all items.
  ///
  /// The text of a link is its address.
  public var string: String? {
    get { found(\.text).first }
    set { replaceItems(with: newValue.map { [.string($0)] }) }
  }
  /// All texts, or `nil` if there are none; setting them replaces all items.
  public var strings: [String]? {
    get { found(\.text).nilIfEmpty }
    set { replaceItems(with: newValue?.map { .string($0) }) }
  }
  /// The first link, or `nil`; setting it replaces all items.
  public var url: URL? {
    get { found(\.link).first }
    set { replaceItems(with: newValue.map { [.url($0)] }) }
  }
  /// All links, or `nil` if there are none; setting them replaces all items.
  public var urls: [URL]? {
    get { found(\.link).nilIfEmpty }
    set { replaceItems(with: newValue?.map { .url($0) }) }
  }
  /// The first image, or `nil`; setting it replaces all items.
  public var image: UIImage? {
    get { found(\.picture).first }
    set { replaceItems(with: newValue.map { [.image($0)] }) }
  }
  /// All images, or `nil` if there are none; setting them replaces all items.
  public var images: [UIImage]? {
    get { found(\.picture).nilIfEmpty }
    set { replaceItems(with: newValue?.map { .image($0) }) }
  }
  /// The first color, or `nil`; setting it replaces all items.
  public var color: UIColor? {
    get { found(\.paint).first }
    set { replaceItems(with: newValue.map { [.color($0)] }) }
  }
  /// All colors, or `nil` if there are none; setting them replaces all items.
  public var colors: [UIColor]? {
    get { found(\.paint).nilIfEmpty }
    set { replaceItems(with: newValue?.map { .color($0) }) }
  }

  private func found<Value>(_ value: KeyPath<Item, Value?>) -> [Value] {
    lock.withLock { items.compactMap { $0[keyPath: value] } }
  }

  private func replaceItems(with new: [Item]?) {
    lock.withLock {
      items = new ?? []
      changes += 1
    }
  }
}

nonisolated extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }

    /// The name of the general pasteboard.
    public static let general = UIPasteboard.general.name
  }
}

nonisolated extension UIPasteboard.Item {
  fileprivate var text: String? {
    switch self {
    case .string(let string): string
    case .url(let url): url.absoluteString
    case .image, .color: nil
    }
  }
  fileprivate var link: URL? { if case .url(let url) = self { url } else { nil } }
  fileprivate var picture: UIImage? { if case .image(let image) = self { image } else { nil } }
  fileprivate var paint: UIColor? { if case .color(let color) = self { color } else { nil } }
}

nonisolated extension Array {
  fileprivate var nilIfEmpty: Self? { isEmpty ? nil : self }
}
