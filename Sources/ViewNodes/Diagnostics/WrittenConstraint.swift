// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A constraint as a person reads it: its algebra and the place in the code that made it.
public struct WrittenConstraint: Hashable, Sendable {
  /// The constraint in algebra, `title.top = photo.bottom + 8 @1000`.
  public var algebra: String
  /// The constraint's identifier, `nil` without one; for the system's own what it is there for and
  /// for whose sake, `autoresizing mask of card`.
  public var identifier: String?
  /// The file that made the constraint, as `Module/File.swift`; `nil` for the system's own.
  public var fileID: String?
  /// The line that made the constraint; 0 for the system's own.
  public var line: UInt

  /// Creates a description of its parts.
  public init(algebra: String, identifier: String? = nil, fileID: String? = nil, line: UInt = 0) {
    self.algebra = algebra
    self.identifier = identifier
    self.fileID = fileID
    self.line = line
  }
}

extension WrittenConstraint: CustomStringConvertible {
  /// The algebra, with identifier, file and line where there are any.
  public var description: String {
    var text = "“\(algebra)”"
    guard let fileID else { return text + (identifier.map { " (\($0))" } ?? "") }
    if let identifier, !identifier.isEmpty { text += " ‘\(identifier)’" }
    return text + " (\(fileID):\(line))"
  }
}

extension LayoutConstraint {
  /// The constraint as a person reads it.
  public var written: WrittenConstraint {
    WrittenConstraint(
      algebra: Algebra.text(
        firstItem, firstAttribute, relation, secondReference == nil ? nil : secondItem,
        secondAttribute, multiplier: Double(multiplier), constant: Double(constantStorage),
        priority: Double(priorityStorage.rawValue)),
      identifier: identifier, fileID: "\(fileID)", line: line)
  }
}
