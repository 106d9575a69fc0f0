// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The groups and tokens of one or several merged texts, not yet resolved.
struct TokenTree {
  typealias Place = TokenSources.Place

  /// A group or a token.
  struct Entry {
    var path: TokenPath
    var parent: Int?
    /// The object in the source.
    var origin: Place
    /// The value of a token: its `$value`, or the object that refers to another token with `$ref`.
    var value: Place?
    /// The group that this group extends.
    var extended: Place?
    var type: Place?
    var description: Place?
    var deprecated: Place?
    var extensions: Place?
    /// The type of a token that it inherits through another group.
    var inheritedType: TokenType?
    var children: [String: Int] = [:]
    /// The names of the children, in order.
    var names: [String] = []

    var isToken: Bool { value != nil }
  }

  var sources: TokenSources
  var entries: [Entry] = []
  var states: [Int: Expansion] = [:]
  var isFull = false

  enum Expansion {
    case active, done
  }

  init(_ sources: TokenSources, root: Place) {
    self.sources = sources
    entries.append(Entry(path: TokenPath([]), origin: root))
  }

  /// Merges an object with groups and tokens over the existing ones.
  mutating func merge(_ object: Place, into index: Int = 0) {
    for (name, place) in sources.members(object) {
      if name.hasPrefix("$"), name != "$root" {
        setProperty(name, place, of: index)
        continue
      }
      let path = entries[index].path.appending(name)
      if name.contains(where: { ".{}".contains($0) }) {
        sources.note(.invalidName(name), path, at: place, onName: true)
        continue
      }
      guard case .object = sources.content(place) else {
        sources.note(
          .wrongValue(expected: "a token or a group", found: sources.content(place).kind), path,
          at: place)
        continue
      }
      let isToken = sources.member("$value", of: place) != nil
      if let former = entries[index].children[name], !isToken, !entries[former].isToken {
        merge(place, into: former)
        continue
      }
      guard let child = add(Entry(path: path, parent: index, origin: place), name, to: index)
      else { return }
      if isToken { entries[child].value = sources.member("$value", of: place) }
      merge(place, into: child)
    }
  }

  /// Adds an entry, replacing one of the same name.
  mutating func add(_ entry: Entry, _ name: String, to parent: Int) -> Int? {
    guard entries.count < TokenSources.Limit.tokens,
      entry.path.names.count <= TokenSources.Limit.depth
    else {
      if !isFull {
        let isDeep = entry.path.names.count > TokenSources.Limit.depth
        sources.note(
          isDeep
            ? .tooDeep(limit: TokenSources.Limit.depth)
            : .tooLarge(limit: TokenSources.Limit.tokens, of: "groups and tokens"),
          entry.path, at: entry.origin)
      }
      isFull = true
      return nil
    }
    entries.append(entry)
    if entries[parent].children.updateValue(entries.count - 1, forKey: name) == nil {
      entries[parent].names.append(name)
    }
    if entries[parent].isToken, let value = entries[parent].value {
      sources.note(.tokenAndGroup, entries[parent].path, at: value, onName: true)
    }
    return entries.count - 1
  }

  private mutating func setProperty(_ name: String, _ place: Place, of index: Int) {
    let path = entries[index].path
    let content = sources.content(place)
    switch (name, content) {
    case ("$value", _): break
    case ("$type", .text): entries[index].type = place
    case ("$description", .text): entries[index].description = place
    case ("$deprecated", .truth), ("$deprecated", .text): entries[index].deprecated = place
    case ("$extensions", .object): entries[index].extensions = place
    case ("$extends", .text), ("$ref", .text): entries[index].extended = place
    case ("$schema", _) where index == 0, ("$defs", _) where index == 0: break
    case ("$type", _), ("$description", _), ("$extends", _), ("$ref", _):
      sources.note(.wrongValue(expected: "a string", found: content.kind), path, at: place)
    case ("$deprecated", _):
      sources.note(
        .wrongValue(expected: "true, false, or a string", found: content.kind), path, at: place)
    case ("$extensions", _):
      sources.note(.wrongValue(expected: "an object", found: content.kind), path, at: place)
    default: sources.note(.reservedName(name), path, at: place, onName: true)
    }
  }

  /// Returns the group or token at a path or, if there is none, the nearest name where the path
  /// ends.
  mutating func entry(at path: TokenPath) -> (index: Int?, nearest: String?) {
    var index = 0
    for name in path.names {
      if entries[index].children[name] == nil, entries[index].extended != nil,
        states[index] == nil
      {
        expand(index)
      }
      guard let next = entries[index].children[name] else {
        let nearest = MisspelledName.nearest(to: name, among: entries[index].names)
        return (nil, nearest.map { entries[index].path.appending($0).description })
      }
      index = next
    }
    return (index, nil)
  }
}
