// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A readable description of a constraint: its equation and its location in the source code.
public nonisolated struct WrittenConstraint: Hashable, Sendable {
  /// The constraint as an equation or inequality, such as `title.top = photo.bottom + 8 @1000`.
  public var algebra: String
  /// The identifier of the constraint, or `nil`.
  ///
  /// For one of the system's own constraints, the purpose, such as `autoresizing mask of card`.
  public var identifier: String?
  /// The file that created the constraint, as `Module/File.swift`, or `nil` for the system's own.
  public var fileID: String?
  /// The line that created the constraint, or 0 for the system's own.
  public var line: UInt

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - algebra: The constraint as an equation or inequality, such as `title.top = photo.bottom +
  ///     8 @1000`.
  ///   - identifier: The identifier of the constraint, or `nil`.
  ///   - fileID: The file that created the constraint, as `Module/File.swift`, or `nil` for the
  ///     system's own.
  ///   - line: The line that created the constraint, or 0 for the system's own.
  public init(algebra: String, identifier: String? = nil, fileID: String? = nil, line: UInt = 0) {
    self.algebra = algebra
    self.identifier = identifier
    self.fileID = fileID
    self.line = line
  }
}

nonisolated extension WrittenConstraint: CustomStringConvertible {
  /// The equation, with the identifier, file, and line if available.
  public var description: String {
    var text = "“\(algebra)”"
    guard let fileID else { return text + (identifier.map { " (\($0))" } ?? "") }
    if let identifier, !identifier.isEmpty { text += " ‘\(identifier)’" }
    return text + " (\(fileID):\(line))"
  }
}

extension LayoutConstraint {
  /// A readable description of the constraint.
  public var written: WrittenConstraint {
    WrittenConstraint(
      algebra: Algebra.text(
        firstItem, firstAttribute, relation, secondReference == nil ? nil : secondItem,
        secondAttribute, multiplier: Double(multiplier), constant: Double(constantStorage),
        priority: Double(priorityStorage.rawValue)),
      identifier: identifier, fileID: "\(fileID)", line: line)
  }
}
