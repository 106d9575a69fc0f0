// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// Groups that inherit their content: `$extends`, and `$ref` next to or in place of content.

extension TokenTree {
  /// Adds to all groups the content that they inherit.
  mutating func expandAll() { expand(0) }

  mutating func expand(_ index: Int, chain: [Int] = []) {
    guard states[index] == nil else { return }
    states[index] = .active
    defer { states[index] = .done }
    if let reference = entries[index].extended, !entries[index].isToken {
      extend(index, by: reference, chain: chain + [index])
    }
    guard !entries[index].isToken else { return }
    for name in entries[index].names {
      if let child = entries[index].children[name] { expand(child, chain: chain) }
    }
  }

  private mutating func extend(_ index: Int, by reference: Place, chain: [Int]) {
    let path = entries[index].path
    guard chain.count <= TokenSources.Limit.chain else {
      sources.note(.tooDeep(limit: TokenSources.Limit.chain), path, at: reference)
      return
    }
    let text = sources.text(reference) ?? ""
    guard let names = Self.names(of: text) else {
      sources.note(
        .wrongValue(expected: "a reference such as “{group}” or “#/group”", found: "“\(text)”"),
        path,
        at: reference)
      return
    }
    let found = entry(at: TokenPath(names))
    guard let target = found.index else {
      if isPointerIntoValue(names) {
        entries[index].value = entries[index].origin
      } else {
        sources.note(.missingTarget(text, nearest: found.nearest), path, at: reference)
      }
      return
    }
    guard states[target] != .active else {
      let start = chain.firstIndex(of: target) ?? 0
      let names = chain[start...].map { entries[$0].path.description }
      sources.note(.cycle(names + [entries[target].path.description]), path, at: reference)
      return
    }
    // An apparent group may be a token that is written as a reference.
    expand(target, chain: chain)
    guard entries[target].isToken else { return copyContent(of: target, into: index) }
    if sources.node(reference).name == "$ref", entries[index].children.isEmpty {
      entries[index].value = entries[index].origin
    } else {
      sources.note(.wrongTarget(text, isGroup: false), path, at: reference)
    }
  }

  /// Returns whether a pointer continues into the value of a token.
  private mutating func isPointerIntoValue(_ names: [String]) -> Bool {
    guard let end = names.firstIndex(where: { $0 == "$value" }),
      let token = entry(at: TokenPath(Array(names[..<end]))).index
    else { return false }
    return entries[token].isToken
  }

  private mutating func copyContent(of source: Int, into target: Int) {
    let from = entries[source]
    if entries[target].type == nil { entries[target].type = from.type }
    if entries[target].deprecated == nil { entries[target].deprecated = from.deprecated }
    if entries[target].description == nil { entries[target].description = from.description }
    for name in from.names {
      guard let child = from.children[name], !isFull else { return }
      if let own = entries[target].children[name] {
        if !entries[own].isToken, !entries[child].isToken { copyContent(of: child, into: own) }
        continue
      }
      var copy = entries[child]
      copy.path = entries[target].path.appending(name)
      copy.parent = target
      copy.children = [:]
      copy.names = []
      if copy.isToken, copy.type == nil { copy.inheritedType = groupType(of: child) }
      guard let added = add(copy, name, to: target) else { return }
      if !copy.isToken { copyContent(of: child, into: added) }
    }
  }

  /// Returns the type that a token inherits from its groups.
  func groupType(of index: Int) -> TokenType? {
    if let inherited = entries[index].inheritedType { return inherited }
    var next = entries[index].parent
    while let group = next {
      if let place = entries[group].type {
        return sources.text(place).flatMap(TokenType.init)
      }
      next = entries[group].parent
    }
    return nil
  }

  /// Returns the names in a reference: `{a.b}` or `#/a/b`; `nil` if it is neither.
  static func names(of reference: String) -> [String]? {
    if let path = aliasPath(reference) { return path.names }
    guard reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      unescaped($0)
    }
  }

  /// Returns the path in `{a.b}`, or `nil` for other texts.
  static func aliasPath(_ text: String) -> TokenPath? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
    return TokenPath(dotted: String(text.dropFirst().dropLast()))
  }

  /// Returns a name of a JSON pointer with `~1` replaced by a slash and `~0` by a tilde.
  private static func unescaped(_ name: Substring) -> String {
    var result = ""
    var rest = name[...]
    while let first = rest.popFirst() {
      switch (first, rest.first) {
      case ("~", "1"): result.append("/")
      case ("~", "0"): result.append("~")
      default:
        result.append(first)
        continue
      }
      rest.removeFirst()
    }
    return result
  }
}
