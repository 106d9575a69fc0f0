// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// An error with all problems in a token file.
///
/// When it is thrown, none of the file's tokens are used.
public struct TokenFileError: Error, Hashable, Sendable {
  /// The problems in the order in which they were found; never empty.
  public let problems: [Problem]

  /// A problem and its location.
  public struct Problem: Hashable, Sendable {
    /// The reason for the problem.
    public let reason: Reason
    /// The path of the token or group; `nil` if the problem concerns the whole file.
    public let path: TokenPath?
    /// The file, if the text is from one.
    public let file: String?
    /// The location in the text, or `nil` if there is no text.
    public let place: TextPlace?
  }

  /// The reason for a problem.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missingFile
    /// The path is that of a folder.
    case isFolder
    /// The file cannot be read.
    case unreadable
    /// The file is not UTF-8 text.
    case notUTF8
    /// The text is not JSON: a different token was expected.
    case notJSON(expected: String, found: String)
    /// Groups and values are nested too deeply, or a chain of references is too long.
    case tooDeep(limit: Int)
    /// There are more elements than the limit allows.
    case tooLarge(limit: Int, of: String)
    /// A name occurs twice in an object.
    case duplicate(name: String, first: TextPlace)
    /// A name contains a character that is reserved for references: a period or a curly brace.
    case invalidName(String)
    /// A name begins with `$` and is not part of the format.
    case reservedName(String)
    /// An object is both a token and a group.
    case tokenAndGroup
    /// A value has the wrong type.
    case wrongValue(expected: String, found: String)
    /// An object lacks a member.
    case missingMember(String)
    /// An object has a member that its type does not define.
    case unknownMember(String, nearest: String?)
    /// There is no such type.
    case unknownType(String, nearest: String?)
    /// Neither the token nor its groups specify a type.
    case missingType
    /// The target of a reference does not exist.
    case missingTarget(String, nearest: String?)
    /// A reference leads to a group instead of a token, or vice versa.
    case wrongTarget(String, isGroup: Bool)
    /// References form a cycle, in this order.
    case cycle([String])
    /// The token at a reference, or for a part of a theme, has the wrong type.
    case typeMismatch(expected: TokenType, found: TokenType)
    /// A number is out of range.
    case outOfRange(found: String, allowed: String)
    /// A color is out of the sRGB gamut, and the file has no `hex` fallback; `nearest` is the
    /// nearest color in the gamut.
    case outOfGamut(nearest: Color)
    /// A mapping refers to a part that themes do not have.
    case unknownPart(String, nearest: String?)
    /// No modifier of a resolver has this name or context.
    case unknownInput(String, known: [String])
    /// A modifier without a default needs one of its contexts.
    case missingInput(modifier: String, contexts: [String])
  }

  init(_ problems: [Problem]) {
    self.problems = problems
  }
}
