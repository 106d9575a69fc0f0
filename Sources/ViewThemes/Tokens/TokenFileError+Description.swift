// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TokenFileError: CustomStringConvertible {
  /// A description with a line for each problem.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

extension TokenFileError.Problem: CustomStringConvertible {
  /// A description in one or two sentences: the file, the location, the token, the problem, and a
  /// suggestion.
  public var description: String {
    var head: [String] = []
    switch (file, place) {
    case (let file?, let place?): head.append("\(file), \(place)")
    case (let file?, nil): head.append(file)
    case (nil, let place?): head.append("\(place)")
    case (nil, nil): break
    }
    if let path, !path.names.isEmpty { head.append("“\(path)”") }
    return (head + ["\(reason)"]).joined(separator: ": ")
  }
}

extension TokenFileError.Reason: CustomStringConvertible {
  /// A description of the problems, with suggestions for misspelled names.
  public var description: String {
    switch self {
    case .missingFile: "no such file."
    case .isFolder: "this is a folder, not a token file."
    case .unreadable: "the file cannot be read."
    case .notUTF8: "the file is not UTF-8 text."
    case .notJSON(let expected, let found):
      "this is not valid JSON: expected \(expected), found \(found)."
    case .tooDeep(let limit): "this is nested, or refers to others, more than \(limit) levels deep."
    case .tooLarge(let limit, let what): "this has more than \(limit) \(what)."
    case .duplicate(let name, let first): "“\(name)” already appears at \(first)."
    case .invalidName(let name):
      "the name “\(name)” cannot be referenced: names cannot contain “.”, “{”, or “}”."
    case .reservedName(let name):
      "names that begin with “$” are reserved by the format, and “\(name)” is not one of them."
    case .tokenAndGroup:
      "this has both a “$value” and tokens inside; name a group's own token “$root”."
    case .wrongValue(let expected, let found): "expected \(expected), found \(found)."
    case .missingMember(let name): "“\(name)” is missing."
    case .unknownMember(let name, let nearest):
      "“\(name)” does not belong here." + meant(nearest)
    case .unknownType(let name, let nearest):
      "“\(name)” is not a token type." + meant(nearest, or: TokenType.allCases.map(\.rawValue))
    case .missingType: "neither the token nor any group around it has a “$type”."
    case .missingTarget(let reference, let nearest):
      "“\(reference)” does not exist." + meant(nearest)
    case .wrongTarget(let reference, let isGroup):
      isGroup
        ? "“\(reference)” is a group, not a token."
        : "“\(reference)” is a token, not a group."
    case .cycle(let chain): "this refers back to itself: \(chain.joined(separator: " → "))."
    case .typeMismatch(let expected, let found):
      "expected a token of type \(expected), found one of type \(found)."
    case .outOfRange(let found, let allowed):
      "\(found) is out of range: the value must be \(allowed)."
    case .outOfGamut(let nearest):
      "this color is outside sRGB, and there is no “hex” to fall back on. "
        + "The nearest color in sRGB is \(nearest.hexString)."
    case .unknownPart(let name, let nearest): "“\(name)” is not part of a theme." + meant(nearest)
    case .unknownInput(let name, let known):
      "“\(name)” is not one of: \(known.joined(separator: ", "))."
    case .missingInput(let modifier, let contexts):
      "“\(modifier)” has no default; choose one of: "
        + contexts.joined(separator: ", ") + "."
    }
  }

  private func meant(_ nearest: String?, or all: [String] = []) -> String {
    if let nearest { return " Did you mean “\(nearest)”?" }
    return all.isEmpty ? "" : " The types are \(all.joined(separator: ", "))."
  }
}
