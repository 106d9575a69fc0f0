// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The content of a resolver document: sets of tokens, modifiers, and the order in which they are
/// applied.
struct TokenResolver: Sendable {
  typealias Place = TokenSources.Place

  struct Modifier: Sendable {
    let name: String
    var contexts: [(name: String, sources: [Place])]
    var standard: String?
  }

  enum Step: Sendable {
    case set([Place])
    case modifier(Int)
  }

  private(set) var modifiers: [Modifier] = []
  private var steps: [Step] = []
  private let folder: URL?
  /// The sets whose sources are being collected.
  private var open: [String] = []
  private let root = Place(document: 0, node: 0)

  init(_ sources: inout TokenSources, folder: URL?) throws(TokenFileError) {
    self.folder = folder
    for (name, place) in sources.members(root) {
      switch name {
      case "name", "description", "version", "sets", "modifiers", "resolutionOrder", "$schema",
        "$defs", "$extensions":
        break
      default: note(.unknownMember(name, nearest: nil), at: place, onName: true, &sources)
      }
    }
    checkVersion(&sources)
    guard let order = sources.member("resolutionOrder", of: root) else {
      note(.missingMember("resolutionOrder"), at: root, &sources)
      return
    }
    guard let items = sources.elements(order) else {
      note(.wrongValue(expected: "a list", found: sources.content(order).kind), at: order, &sources)
      return
    }
    var names: [String: Place] = [:]
    for item in items { try addStep(item, names: &names, &sources) }
  }

  private func note(
    _ reason: TokenFileError.Reason, at place: Place, onName: Bool = false,
    _ sources: inout TokenSources
  ) {
    sources.note(reason, nil, at: place, onName: onName)
  }

  private func checkVersion(_ sources: inout TokenSources) {
    guard let version = sources.member("version", of: root) else {
      note(.missingMember("version"), at: root, &sources)
      return
    }
    guard sources.text(version) != "2025.10" else { return }
    let found = sources.text(version).map { "“\($0)”" } ?? sources.content(version).kind
    note(.wrongValue(expected: "“2025.10”", found: found), at: version, &sources)
  }

  private mutating func addStep(
    _ item: Place, names: inout [String: Place], _ sources: inout TokenSources
  ) throws(TokenFileError) {
    if let pointer = sources.member("$ref", of: item) {
      let text = sources.text(pointer) ?? ""
      let parts = text.split(separator: "/", maxSplits: 2).map(String.init)
      let kind = parts.first == "#" && parts.count == 3 ? parts[1] : ""
      guard kind == "sets" || kind == "modifiers", let names = TokenTree.names(of: text),
        let holder = sources.member(kind, of: root),
        let place = sources.member(names[1], of: holder)
      else {
        note(.missingTarget(text, nearest: nil), at: pointer, &sources)
        return
      }
      if kind == "sets" {
        steps.append(.set(try self.sources(ofSet: names[1], at: place, &sources)))
      } else {
        try addModifier(names[1], at: place, &sources)
      }
      return
    }
    guard let name = sources.member("name", of: item), let text = sources.text(name) else {
      note(.missingMember("name"), at: item, &sources)
      return
    }
    if let first = names.updateValue(name, forKey: text) {
      note(
        .duplicate(name: text, first: sources.node(first).place), at: name, &sources)
    }
    switch sources.member("type", of: item).flatMap({ sources.text($0) }) {
    case "set": steps.append(.set(try self.sources(ofSet: text, at: item, &sources)))
    case "modifier": try addModifier(text, at: item, &sources)
    default: note(.missingMember("type"), at: item, &sources)
    }
  }

  private mutating func sources(
    ofSet name: String, at place: Place, _ sources: inout TokenSources
  ) throws(TokenFileError) -> [Place] {
    guard !open.contains(name) else {
      note(.cycle(open.drop { $0 != name } + [name]), at: place, onName: true, &sources)
      return []
    }
    guard let list = sources.member("sources", of: place) else {
      note(.missingMember("sources"), at: place, &sources)
      return []
    }
    guard open.count < TokenSources.Limit.depth else {
      note(.tooDeep(limit: TokenSources.Limit.depth), at: place, &sources)
      return []
    }
    open.append(name)
    defer { open.removeLast() }
    return try tokens(list, &sources)
  }

  private mutating func addModifier(
    _ name: String, at place: Place, _ sources: inout TokenSources
  ) throws(TokenFileError) {
    var modifier = Modifier(name: name, contexts: [], standard: nil)
    guard let contexts = sources.member("contexts", of: place) else {
      note(.missingMember("contexts"), at: place, &sources)
      return
    }
    for (name, list) in sources.members(contexts) {
      modifier.contexts.append((name, try tokens(list, &sources)))
    }
    if modifier.contexts.isEmpty {
      note(
        .wrongValue(expected: "an object with contexts", found: "none"), at: contexts, &sources)
    }
    if let standard = sources.member("default", of: place) {
      let text = sources.text(standard) ?? ""
      modifier.standard = text
      if !modifier.contexts.contains(where: { $0.name == text }) {
        note(
          .unknownInput(text, known: modifier.contexts.map(\.name)), at: standard, &sources)
      }
    }
    steps.append(.modifier(modifiers.count))
    modifiers.append(modifier)
  }

  /// Returns the objects with tokens for a list of sources.
  private mutating func tokens(
    _ list: Place, _ sources: inout TokenSources
  ) throws(TokenFileError) -> [Place] {
    guard let elements = sources.elements(list) else {
      note(.wrongValue(expected: "a list", found: sources.content(list).kind), at: list, &sources)
      return []
    }
    var places: [Place] = []
    for element in elements {
      guard case .object = sources.content(element) else {
        note(
          .wrongValue(expected: "tokens or a reference", found: sources.content(element).kind),
          at: element, &sources)
        continue
      }
      guard let pointer = sources.member("$ref", of: element) else {
        places.append(element)
        continue
      }
      places += try target(sources.text(pointer) ?? "", at: pointer, &sources)
    }
    return places
  }

  private mutating func target(
    _ text: String, at pointer: Place, _ sources: inout TokenSources
  ) throws(TokenFileError) -> [Place] {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = String(parts[0])
    var place = Place(document: pointer.document, node: 0)
    if !file.isEmpty {
      guard let folder, !file.contains("://") else {
        note(.missingTarget(text, nearest: nil), at: pointer, &sources)
        return []
      }
      let path = URL(fileURLWithPath: file, relativeTo: folder).standardizedFileURL.path
      place = Place(document: try sources.add(fileAt: path), node: 0)
    }
    let fragment = parts.count > 1 ? String(parts[1]) : ""
    let names =
      fragment.isEmpty
      ? [] : TokenTree.names(of: fragment.hasPrefix("/") ? "#" + fragment : "#/" + fragment) ?? []
    // Only the resolution order chooses between contexts, and references into it are not allowed.
    if file.isEmpty, names.first == "modifiers" || names.first == "resolutionOrder" {
      note(.missingTarget(text, nearest: nil), at: pointer, &sources)
      return []
    }
    for name in names {
      guard let next = sources.member(name, of: place) else {
        note(.missingTarget(text, nearest: nil), at: pointer, &sources)
        return []
      }
      place = next
    }
    if file.isEmpty, names.first == "sets", names.count == 2 {
      return try self.sources(ofSet: names[1], at: place, &sources)
    }
    guard case .object = sources.content(place) else {
      note(
        .wrongValue(expected: "an object with tokens", found: sources.content(place).kind),
        at: place, &sources)
      return []
    }
    return [place]
  }

  /// Returns the objects with tokens for a choice of contexts, each to be merged over those before
  /// it.
  func order(for inputs: [String: String], file: String?) throws(TokenFileError) -> [Place] {
    var problems: [TokenFileError.Reason] = []
    var chosen: [String: String] = [:]
    for (name, context) in inputs.sorted(by: { $0.key < $1.key }) {
      guard let modifier = modifiers.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        problems.append(.unknownInput(name, known: modifiers.map(\.name)))
        continue
      }
      chosen[modifier.name] = context
      if modifier.index(of: context) == nil {
        problems.append(.unknownInput(context, known: modifier.contexts.map(\.name)))
      }
    }
    var places: [Place] = []
    for step in steps {
      switch step {
      case .set(let set): places += set
      case .modifier(let index):
        let modifier = modifiers[index]
        guard let context = chosen[modifier.name] ?? modifier.standard else {
          problems.append(
            .missingInput(modifier: modifier.name, contexts: modifier.contexts.map(\.name)))
          continue
        }
        if let index = modifier.index(of: context) { places += modifier.contexts[index].sources }
      }
    }
    guard problems.isEmpty else {
      throw TokenFileError(
        problems.map { TokenFileError.Problem(reason: $0, path: nil, file: file, place: nil) })
    }
    return places
  }
}

extension TokenResolver.Modifier {
  func index(of context: String) -> Int? {
    contexts.firstIndex { $0.name.lowercased() == context.lowercased() }
  }
}
