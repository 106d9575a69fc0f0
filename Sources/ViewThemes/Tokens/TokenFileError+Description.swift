// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TokenFileError: CustomStringConvertible {
  /// A line for each problem.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}

extension TokenFileError.Problem: CustomStringConvertible {
  /// A sentence or two: the file, the place, the token, what is wrong with it, and what was meant
  /// perhaps.
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
  /// What is wrong, and what was meant perhaps.
  public var description: String {
    switch self {
    case .missingFile: "there is no such file."
    case .isFolder: "this is a folder, not a token file."
    case .unreadable: "the file cannot be read."
    case .notUTF8: "the file is not text in UTF-8."
    case .notJSON(let expected, let found):
      "this is not JSON: \(expected) should stand here, not \(found)."
    case .tooDeep(let limit): "more than \(limit) lie in or follow each other."
    case .tooLarge(let limit, let what): "there are more than \(limit) \(what)."
    case .duplicate(let name, let first): "“\(name)” is there already, at \(first)."
    case .invalidName(let name):
      "the name “\(name)” cannot be referred to: names have no “.”, “{” or “}”."
    case .reservedName(let name):
      "names that begin with “$” are the format's own, and “\(name)” is none of them."
    case .tokenAndGroup:
      "this has a “$value” and tokens in it; a group's own token is called “$root”."
    case .wrongValue(let expected, let found): "\(expected) should stand here, not \(found)."
    case .missingMember(let name): "“\(name)” is missing."
    case .unknownMember(let name, let nearest):
      "“\(name)” does not belong here." + meant(nearest)
    case .unknownType(let name, let nearest):
      "“\(name)” is no type of a token." + meant(nearest, or: TokenType.allCases.map(\.rawValue))
    case .missingType: "neither the token nor a group of it has a “$type”."
    case .missingTarget(let reference, let nearest):
      "“\(reference)” leads nowhere." + meant(nearest)
    case .wrongTarget(let reference, let isGroup):
      isGroup
        ? "“\(reference)” leads to a group, not to a token."
        : "“\(reference)” leads to a token, not to a group."
    case .cycle(let chain): "this leads back to itself: \(chain.joined(separator: " → "))."
    case .typeMismatch(let expected, let found):
      "a token of type \(expected) is needed here, and this is of type \(found)."
    case .outOfRange(let found, let allowed): "\(found) is not \(allowed)."
    case .outOfGamut(let nearest):
      "sRGB does not have this colour, and there is no “hex” to take instead. "
        + "The nearest that it has is \(nearest.hexString)."
    case .unknownPart(let name, let nearest): "“\(name)” is no part of a theme." + meant(nearest)
    case .unknownInput(let name, let known):
      "“\(name)” is none of \(known.joined(separator: ", "))."
    case .missingInput(let modifier, let contexts):
      "“\(modifier)” has no default: choose one of \(contexts.joined(separator: ", "))."
    }
  }

  private func meant(_ nearest: String?, or all: [String] = []) -> String {
    if let nearest { return " Did you mean “\(nearest)”?" }
    return all.isEmpty ? "" : " The types are \(all.joined(separator: ", "))."
  }
}
