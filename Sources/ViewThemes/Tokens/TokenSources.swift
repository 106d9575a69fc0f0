// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The texts that contain the tokens, and their problems.
struct TokenSources {
  /// The location of a value in one of the texts.
  struct Place: Hashable {
    let document: Int
    let node: Int
  }

  /// The limits that bound the time and memory for reading a text.
  enum Limit {
    static let bytes = 16 << 20
    static let depth = 64
    static let chain = 256
    static let tokens = 100_000
  }

  private(set) var documents: [JSONDocument] = []
  private(set) var files: [String?] = []
  var problems: [TokenFileError.Problem] = []

  /// Parses a text.
  mutating func add(_ text: String, file: String?) throws(TokenFileError) {
    guard text.utf8.count <= Limit.bytes else {
      throw TokenFileError(.tooLarge(limit: Limit.bytes, of: "bytes"), file: file)
    }
    do throws(JSONError) {
      documents.append(
        try JSONDocument(text, expecting: .init(whole: "“{”"), depthLimit: Limit.depth))
    } catch {
      switch error {
      case .unexpected(let found, let expected, let place):
        throw TokenFileError(.notJSON(expected: expected, found: found), file: file, place: place)
      case .tooDeep(let limit, let place):
        throw TokenFileError(.tooDeep(limit: limit), file: file, place: place)
      }
    }
    files.append(file)
    reportDuplicates(in: documents.count - 1)
  }

  /// Parses a file, unless it was already added.
  ///
  /// - Returns: The index of the file.
  mutating func add(fileAt path: String) throws(TokenFileError) -> Int {
    if let known = files.firstIndex(of: path) { return known }
    let text: String
    do throws(TextFileError) {
      text = try TextFile.text(atPath: path)
    } catch {
      let reason: TokenFileError.Reason =
        switch error {
        case .missing: .missingFile
        case .isFolder: .isFolder
        case .unreadable: .unreadable
        case .notUTF8: .notUTF8
        }
      throw TokenFileError(reason, file: path)
    }
    try add(text, file: path)
    return documents.count - 1
  }

  private mutating func reportDuplicates(in document: Int) {
    for node in documents[document].nodes {
      guard case .object(let members) = node.content else { continue }
      var seen: [String: TextPlace] = [:]
      for member in members.map({ documents[document].nodes[$0] }) {
        guard let first = seen.updateValue(member.namePlace, forKey: member.name) else { continue }
        problems.append(
          TokenFileError.Problem(
            reason: .duplicate(name: member.name, first: first), path: nil,
            file: files[document], place: member.namePlace))
      }
    }
  }

  func node(_ place: Place) -> JSONDocument.Node { documents[place.document].nodes[place.node] }

  func content(_ place: Place) -> JSONDocument.Content { node(place).content }

  /// Returns the members of an object with their names, in order, or an empty array for other
  /// values.
  func members(_ place: Place) -> [(name: String, place: Place)] {
    guard case .object(let members) = content(place) else { return [] }
    return members.map {
      (documents[place.document].nodes[$0].name, Place(document: place.document, node: $0))
    }
  }

  /// Returns the elements of an array, or `nil` for other values.
  func elements(_ place: Place) -> [Place]? {
    guard case .list(let elements) = content(place) else { return nil }
    return elements.map { Place(document: place.document, node: $0) }
  }

  func member(_ name: String, of place: Place) -> Place? {
    members(place).first { $0.name == name }?.place
  }

  func text(_ place: Place) -> String? {
    guard case .text(let text) = content(place) else { return nil }
    return text
  }

  mutating func note(
    _ reason: TokenFileError.Reason, _ path: TokenPath?, at place: Place, onName: Bool = false
  ) {
    let node = node(place)
    problems.append(
      TokenFileError.Problem(
        reason: reason, path: path, file: files[place.document],
        place: onName ? node.namePlace : node.place))
  }

  /// Throws the recorded problems, if there are any.
  func check() throws(TokenFileError) {
    guard !problems.isEmpty else { return }
    // A problem that several references have in common is reported once.
    var seen: Set<TokenFileError.Problem> = []
    throw TokenFileError(problems.filter { seen.insert($0).inserted })
  }
}

extension TokenFileError {
  /// Creates an error that concerns a whole file or text.
  init(_ reason: Reason, file: String?, place: TextPlace? = nil) {
    self.init([Problem(reason: reason, path: nil, file: file, place: place)])
  }
}
