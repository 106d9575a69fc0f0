// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A problem in a declarative view.
///
/// It is reported, and the invalid part is omitted or corrected.
public nonisolated enum ViewProblem: Hashable, Sendable {
  /// A length that is negative or not finite.
  case unusableNumber(name: String, value: String, place: CodePlace)
  /// Minimum, ideal, and maximum lengths that are not in ascending order; the ideal length is
  /// raised to the minimum, and the maximum to the ideal.
  case contradictoryFrame(axis: Axis, least: String?, ideal: String?, most: String?, CodePlace)
  /// A custom layout that returned a size that is not a number.
  case unusableSize(layout: String)
  /// An image that the environment does not have.
  case missingImage(name: String, place: CodePlace)
  /// A symbol that is not available; a box is drawn in its place.
  case missingSymbol(name: String, place: CodePlace)
  /// A view that needs an object which no ancestor has set; it is left out.
  case missingObject(view: String, object: String)
  /// Custom layouts, guides, or effects that are nested too deep for recursive calls.
  case nestedTooDeep(view: String, limit: Int)
  /// Views that keep changing values on which other views depend, in a cycle.
  case endlessChange(limit: Int)
  /// A view whose body contains itself, or that is otherwise infinite.
  case endless(view: String, limit: Int)
}

/// A location in the code.
public nonisolated struct CodePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file with its module, as in `#fileID`.
  public let fileID: String
  /// The line, starting at 1.
  public let line: Int

  init(_ fileID: StaticString, _ line: UInt) {
    self.init(fileID: fileID.description, line: Int(clamping: line))
  }

  init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// The location in the form `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

nonisolated extension ViewProblem: CustomStringConvertible {
  /// A description of the problem in one sentence.
  public var description: String {
    switch self {
    case .unusableNumber(let name, let value, let place):
      return "\(place): \(name) is \(value); it is ignored."
    case .contradictoryFrame(let axis, let least, let ideal, let most, let place):
      let side = axis == .horizontal ? "Width" : "Height"
      let bounds = [("min", least), ("ideal", ideal), ("max", most)].compactMap { word, value in
        value.map { "\(word)\(side) \($0)" }
      }
      return
        "\(place): \(bounds.joined(separator: ", ")) are not in ascending order; "
        + "each is raised to the one before it."
    case .unusableSize(let layout):
      return "\(layout) returned a size that is not a number; 0 is used instead."
    case .missingImage(let name, let place):
      return "\(place): there is no image named “\(name)” in the environment; nothing is shown."
    case .missingSymbol(let name, let place):
      return
        "\(place): the symbol “\(name)” is not available; a box is drawn in its place."
    case .missingObject(let view, let object):
      return
        "\(view): there is no object of type \(object) in the environment; the view is left out."
    case .nestedTooDeep(let view, let limit):
      return
        "\(view): more than \(limit) layouts, guides or effects are inside each other; "
        + "the rest is left out."
    case .endlessChange(let limit):
      return
        "Views have changed each other \(limit) times in one layout; the rest waits for the next one."
    case .endless(let view, let limit):
      return "\(view): views are more than \(limit) levels deep; the rest is left out."
    }
  }
}
