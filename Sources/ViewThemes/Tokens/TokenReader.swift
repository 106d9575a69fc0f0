// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A reader that resolves the types and values of a tree of tokens.
struct TokenReader {
  typealias Place = TokenSources.Place

  var tree: TokenTree
  /// The path of the token whose value is being read.
  var path = TokenPath([])
  private var types: [Int: TokenType?] = [:]

  init(_ tree: TokenTree) {
    self.tree = tree
  }

  /// Returns all tokens in order.
  mutating func tokens() throws(TokenFileError) -> TokenSet {
    tree.expandAll()
    var tokens: [Token] = []
    var pending = [(index: 0, isDeprecated: false)]
    while let (index, isDeprecated) = pending.popLast() {
      let entry = tree.entries[index]
      let isOld = entry.deprecated.map { tree.sources.content($0) != .truth(false) } ?? isDeprecated
      if entry.isToken {
        if let token = token(index, isDeprecated: isOld) { tokens.append(token) }
      }
      for name in entry.names.reversed() {
        if let child = entry.children[name] { pending.append((child, isOld)) }
      }
    }
    try tree.sources.check()
    return TokenSet(tokens)
  }

  private mutating func token(_ index: Int, isDeprecated: Bool) -> Token? {
    let entry = tree.entries[index]
    guard let place = entry.value, let type = type(of: index) else { return nil }
    path = entry.path
    guard let value = value(of: type, at: place) else { return nil }
    let node = tree.sources.node(entry.origin)
    return Token(
      path: entry.path, value: value,
      description: entry.description.flatMap { tree.sources.text($0) }, isDeprecated: isDeprecated,
      alias: alias(of: place), notes: notes(of: entry),
      file: tree.sources.files[entry.origin.document], place: node.place)
  }

  /// Returns the notes that this library stored in the extensions of a token.
  private func notes(of entry: TokenTree.Entry) -> [String: String] {
    guard let own = entry.extensions.flatMap({ tree.sources.member(TokenNote.vendor, of: $0) })
    else { return [:] }
    var notes: [String: String] = [:]
    for (name, place) in tree.sources.members(own) { notes[name] = tree.sources.text(place) }
    return notes
  }

  private mutating func alias(of place: Place) -> TokenPath? {
    guard let names = reference(at: place).flatMap(TokenTree.names(of:)) else { return nil }
    let path = TokenPath(names.last == "$value" ? Array(names.dropLast()) : names)
    return tree.entry(at: path).index == nil ? nil : path
  }

  // MARK: Types

  /// Returns the type of a token: its own, that of the token to which it refers, or that of its
  /// groups.
  mutating func type(of index: Int) -> TokenType? {
    if let known = types[index] { return known }
    var chain: [Int] = []
    var next = index
    var found: TokenType?
    while !chain.contains(next), chain.count <= TokenSources.Limit.chain {
      chain.append(next)
      let entry = tree.entries[next]
      if let place = entry.type {
        let name = tree.sources.text(place) ?? ""
        found = TokenType(rawValue: name)
        if found == nil, types[next] == nil {
          let nearest = MisspelledName.nearest(
            to: name, among: TokenType.allCases.map(\.rawValue))
          tree.sources.note(.unknownType(name, nearest: nearest), entry.path, at: place)
        }
        break
      }
      if let target = entry.value.flatMap({ reference(at: $0) }).flatMap({ tokenIndex($0) }) {
        next = target
        continue
      }
      found = tree.groupType(of: next)
      let isDanglingReference = entry.value.map { reference(at: $0) != nil } ?? false
      if found == nil, !isDanglingReference, next == index {
        tree.sources.note(.missingType, entry.path, at: entry.origin, onName: true)
      }
      break
    }
    if found == nil, let value = tree.entries[index].value, reference(at: value) != nil {
      // Following the reference reports it if it has no target or is part of a cycle.
      path = tree.entries[index].path
      _ = follow(value, expecting: nil)
    }
    types[index] = found
    return found
  }

  // MARK: References

  /// Returns the reference in a value: `{a.b}`, or an object with a `$ref`.
  func reference(at place: Place) -> String? {
    switch tree.sources.content(place) {
    case .text(let text): TokenTree.aliasPath(text) == nil ? nil : text
    case .object: tree.sources.member("$ref", of: place).flatMap { tree.sources.text($0) }
    default: nil
    }
  }

  /// Returns the token to which a whole reference leads.
  private mutating func tokenIndex(_ reference: String) -> Int? {
    guard var names = TokenTree.names(of: reference) else { return nil }
    if names.last == "$value" { names.removeLast() }
    guard let index = tree.entry(at: TokenPath(names)).index, tree.entries[index].isToken
    else { return nil }
    return index
  }

  /// Follows references to a value, or returns `nil` after recording a problem.
  mutating func follow(_ start: Place, expecting type: TokenType?) -> Place? {
    var place = start
    var chain: [(place: Place, name: String)] = []
    while let text = reference(at: place) {
      guard extend(&chain, by: place, text, at: start) else { return nil }
      guard let next = target(of: text, at: place, expecting: type) else { return nil }
      place = next
    }
    return place
  }

  /// Adds a reference to a chain that begins at `start`, or notes that the chain is circular or too
  /// long and returns `false`.
  mutating func extend(
    _ chain: inout [(place: Place, name: String)], by place: Place, _ name: String, at start: Place
  ) -> Bool {
    guard !chain.contains(where: { $0.place == place }) else {
      let names = chain.drop { $0.place != place }.map(\.name)
      tree.sources.note(.cycle(names + [names[0]]), path, at: start)
      return false
    }
    guard chain.count < TokenSources.Limit.chain else {
      tree.sources.note(.tooDeep(limit: TokenSources.Limit.chain), path, at: start)
      return false
    }
    chain.append((place, name))
    return true
  }

  private mutating func target(of text: String, at place: Place, expecting type: TokenType?)
    -> Place?
  {
    guard let names = TokenTree.names(of: text) else {
      tree.sources.note(
        .wrongValue(expected: "a reference such as “#/group/token”", found: "“\(text)”"), path,
        at: place)
      return nil
    }
    let isPointer = text.hasPrefix("#")
    let end = isPointer ? names.firstIndex(of: "$value") ?? names.endIndex : names.endIndex
    let found = tree.entry(at: TokenPath(Array(names[..<end])))
    guard let index = found.index else {
      tree.sources.note(.missingTarget(text, nearest: found.nearest), path, at: place)
      return nil
    }
    guard let value = tree.entries[index].value else {
      tree.sources.note(.wrongTarget(text, isGroup: true), path, at: place)
      return nil
    }
    let inner = names[end...].dropFirst()
    guard inner.isEmpty else { return part(inner, of: value, text, at: place) }
    if let type, let other = self.type(ofTarget: index), other != type {
      tree.sources.note(.typeMismatch(expected: type, found: other), path, at: place)
      return nil
    }
    return value
  }

  /// Returns the type of a token while the value of another is being read.
  private mutating func type(ofTarget index: Int) -> TokenType? {
    let path = path
    defer { self.path = path }
    return type(of: index)
  }

  /// Returns part of a value, by the names and indices of a pointer.
  private mutating func part(
    _ names: ArraySlice<String>, of value: Place, _ text: String, at place: Place
  ) -> Place? {
    var part = value
    for name in names {
      var hops = 0
      while reference(at: part) != nil, hops < TokenSources.Limit.chain {
        // Pointers may pass through references, each of which is checked at its own location.
        guard
          let next = reference(at: part).flatMap({ tokenIndex($0) }).flatMap({
            tree.entries[$0].value
          })
        else { break }
        part = next
        hops += 1
      }
      let next: Place? =
        if let elements = tree.sources.elements(part) {
          Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        } else {
          tree.sources.member(name, of: part)
        }
      guard let next else {
        tree.sources.note(.missingTarget(text, nearest: nil), path, at: place)
        return nil
      }
      part = next
    }
    return part
  }
}

/// The keys of the extensions that this library writes for what the format cannot express.
enum TokenNote {
  static let vendor = "view-factory"
  /// The text style with which a font scales.
  static let style = "textStyle"
  /// The properties of a font that follow its text style: `size`, `weight`, `lineHeight`, separated
  /// by spaces.
  static let follows = "follows"
  /// A weight on the scale from -1 to 1.
  static let weight = "weight"
  /// `italic` if the font is italic.
  static let slant = "slant"
  /// `monospaced` if digits have the same width.
  static let digits = "digits"
  /// `monospaced` if all letters have the same width, or `proportional` if they don't although a
  /// family name suggests it.
  static let width = "width"
}
