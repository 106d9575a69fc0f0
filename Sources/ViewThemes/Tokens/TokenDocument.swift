// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A document of design tokens in the format of the Design Tokens Community Group, 2025.10: a token
/// file, or a resolver document that combines tokens from sets and modifiers, such as light and
/// dark.
///
/// ```swift
/// let document = try TokenDocument(contentsOfFile: "brand.tokens.json")
/// let theme = try Theme(document)
/// ```
///
/// A document is limited to 16 MiB and 100,000 groups and tokens, with a nesting depth of 64.
public struct TokenDocument: Sendable {
  /// A choice between sets of tokens, such as light and dark.
  public struct Modifier: Hashable, Sendable {
    /// The name of the modifier.
    public let name: String
    /// The available contexts, in document order.
    public let contexts: [String]
    /// The default context; `nil` if there is none.
    public let standard: String?
  }

  let sources: TokenSources
  let resolver: TokenResolver?

  /// Reads a document from a text.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - file: The file name for errors.
  /// - Throws: ``TokenFileError`` with all problems in the JSON and the resolver. Problems in
  ///   tokens are thrown by ``tokens(for:)``.
  public init(json: String, file: String? = nil) throws(TokenFileError) {
    var sources = TokenSources()
    try sources.add(json, file: file)
    try self.init(&sources, folder: nil)
  }

  /// Reads a document, and everything that it refers to, from files.
  ///
  /// - Parameter path: The path. A resolver's references to other files are relative to its folder.
  /// - Throws: ``TokenFileError`` with all problems in the files, as in ``init(json:file:)``.
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

  /// The modifiers of a resolver document; none for a token file.
  public var modifiers: [Modifier] {
    resolver?.modifiers.map {
      Modifier(name: $0.name, contexts: $0.contexts.map(\.name), standard: $0.standard)
    } ?? []
  }

  /// Returns the tokens for a choice of contexts, with all references resolved.
  ///
  /// - Parameter inputs: The chosen contexts, by the names of ``modifiers``; case is ignored.
  /// - Returns: The tokens.
  /// - Throws: ``TokenFileError`` with all problems in the tokens or the choice.
  /// - Complexity: O(*n*), where *n* is the size of the document, including what groups inherit.
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

  /// The files from which the document was read, its own first; empty if it was read from a text
  /// without a name.
  public var files: [String] { sources.files.compactMap(\.self) }

  /// The document as JSON, including references, descriptions, and the extensions of other tools,
  /// in the original order and with the original numbers.
  public var json: String { sources.documents[0].value().written + "\n" }
}
