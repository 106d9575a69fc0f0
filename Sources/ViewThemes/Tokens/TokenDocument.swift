// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A document of design tokens in the format of the Design Tokens Community Group, 2025.10: a file of
/// tokens, or a resolver that puts tokens together from sets, and modifiers such as light and dark.
///
/// ```swift
/// let document = try TokenDocument(contentsOfFile: "brand.tokens.json")
/// let theme = try Theme(document)
/// ```
///
/// At most 16 MiB and 100,000 groups and tokens are read, which lie at most 64 in each other.
public struct TokenDocument: Sendable {
  /// A choice between sets of tokens, such as light and dark.
  public struct Modifier: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The available contexts, in document order.
    public let contexts: [String]
    /// The default context.
    public let standard: String?
  }

  let sources: TokenSources
  let resolver: TokenResolver?

  /// Reads a document from a text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - file: The name that errors give the text.
  /// - Throws: All that is wrong with its JSON and its resolver. What is wrong with tokens is told of
  ///   by ``tokens(for:)``.
  public init(json: String, file: String? = nil) throws(TokenFileError) {
    var sources = TokenSources()
    try sources.add(json, file: file)
    try self.init(&sources, folder: nil)
  }

  /// Reads a document, and all that it refers to, from files.
  ///
  /// - Parameter path: The path. A resolver's references to other files are relative to its folder.
  /// - Throws: All that is wrong with the files, as in ``init(json:file:)``.
  public init(contentsOfFile path: String) throws(TokenFileError) {
    var sources = TokenSources()
    _ = try sources.add(fileAt: path)
    try self.init(&sources, folder: URL(fileURLWithPath: path).deletingLastPathComponent())
  }

  private init(_ sources: inout TokenSources, folder: URL?) throws(TokenFileError) {
    let root = TokenSources.Place(document: 0, node: 0)
    guard case .object = sources.content(root) else {
      sources.note(
        .wrongValue(expected: "an object with tokens", found: sources.content(root).kind), nil,
        at: root)
      throw TokenFileError(sources.problems)
    }
    let isResolver =
      sources.member("resolutionOrder", of: root).map { sources.elements($0) != nil } ?? false
      || sources.member("version", of: root).map { sources.text($0) != nil } ?? false
    resolver = isResolver ? try TokenResolver(&sources, folder: folder) : nil
    try sources.check()
    self.sources = sources
  }

  /// The choices that a resolver offers; none for a file of tokens.
  public var modifiers: [Modifier] {
    resolver?.modifiers.map {
      Modifier(name: $0.name, contexts: $0.contexts.map(\.name), standard: $0.standard)
    } ?? []
  }

  /// Puts the tokens together, and into each what it refers to.
  ///
  /// - Parameter inputs: What is chosen, by the names of ``modifiers``; capitals make no difference.
  /// - Returns: The tokens.
  /// - Throws: All that is wrong with the tokens or the choice.
  /// - Complexity: In proportion to the document and to what groups take from others.
  public func tokens(for inputs: [String: String] = [:]) throws(TokenFileError) -> TokenSet {
    var tree = TokenTree(sources, root: TokenSources.Place(document: 0, node: 0))
    if let resolver {
      for place in try resolver.order(for: inputs, file: sources.files[0]) { tree.merge(place) }
    } else {
      if let unknown = inputs.keys.sorted().first {
        throw TokenFileError(.unknownInput(unknown, known: []), file: sources.files[0])
      }
      tree.merge(TokenSources.Place(document: 0, node: 0))
    }
    var reader = TokenReader(tree)
    return try reader.tokens()
  }

  /// The files that the document was read from, the document's own first; none if it was read from a text
  /// without a name.
  public var files: [String] { sources.files.compactMap(\.self) }

  /// The document as JSON, with all that it was read with, references, descriptions and what others
  /// noted in it included, in the same order and with the same numbers.
  public var json: String { sources.documents[0].value().written + "\n" }
}
