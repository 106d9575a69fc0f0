// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

/// Why a token file was not taken: everything that is wrong with it.
///
/// None of its tokens is used then.
public struct TokenFileError: Error, Hashable, Sendable {
  /// The problems in the order in which they were found; never empty.
  public let problems: [Problem]

  /// A problem and its location.
  public struct Problem: Hashable, Sendable {
    /// The reason for the problem.
    public let reason: Reason
    /// The token or group; `nil` where it is the file as a whole.
    public let path: TokenPath?
    /// The file, if the text came from one.
    public let file: String?
    /// The location in the text, or `nil` if there is no text.
    public let place: TextPlace?
  }

  /// The reason for a problem.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missingFile
    /// The path is a folder's.
    case isFolder
    /// The file may not be read.
    case unreadable
    /// The file is not text in UTF-8.
    case notUTF8
    /// The text is not JSON: something else should stand there.
    case notJSON(expected: String, found: String)
    /// Groups and values lie in each other, or references follow each other, deeper than is read.
    case tooDeep(limit: Int)
    /// There is more of something than is read.
    case tooLarge(limit: Int, of: String)
    /// A name stands in an object twice.
    case duplicate(name: String, first: TextPlace)
    /// A name has a character that references need: a point or a curly bracket.
    case invalidName(String)
    /// A name begins with `$` and is none of the format's.
    case reservedName(String)
    /// An object is both a token and a group.
    case tokenAndGroup
    /// A value has the wrong type.
    case wrongValue(expected: String, found: String)
    /// An object lacks a member.
    case missingMember(String)
    /// An object has a member that its type has not.
    case unknownMember(String, nearest: String?)
    /// There is no such type.
    case unknownType(String, nearest: String?)
    /// Neither the token nor its groups say what type it is.
    case missingType
    /// Nothing stands where a reference leads.
    case missingTarget(String, nearest: String?)
    /// A reference leads to a group where a token is needed, or the other way round.
    case wrongTarget(String, isGroup: Bool)
    /// References lead back to where they began, in this order.
    case cycle([String])
    /// A token of another type stands where a reference leads, or where a theme needs one.
    case typeMismatch(expected: TokenType, found: TokenType)
    /// A number is outside of what is allowed.
    case outOfRange(found: String, allowed: String)
    /// A color cannot be shown in sRGB, and the file has no `hex` to take instead; the nearest that can.
    case outOfGamut(nearest: Color)
    /// A mapping has a part that no theme has.
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
