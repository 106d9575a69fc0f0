// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A relation stored by the engine.
///
/// Its constant and priority are stored in the solver.
struct RowEntry {
  /// The item that requires the relation and lists it; −1 if there is no relation.
  var owner: Int32 = -1
  var next: Int32 = -1
  var previous: Int32 = -1
  var kind = RowKind.constraint
  /// Whether the horizontal axis was mirrored for the layout direction.
  var isMirrored = false
  /// The constraint, or the number of the relation.
  private var word = 0

  /// The constraint; `nil` for the system's own relations.
  var constraint: LayoutConstraint? {
    guard kind == .constraint, let pointer = UnsafeRawPointer(bitPattern: word) else { return nil }
    return Unmanaged.fromOpaque(pointer).takeUnretainedValue()
  }

  /// Whether the relation is that of a constraint.
  func isOf(_ other: LayoutConstraint) -> Bool {
    kind == .constraint && word == Int(bitPattern: Unmanaged.passUnretained(other).toOpaque())
  }

  /// Whether the relation is that of a constraint that holds on one side only.
  var isInequality: Bool { constraint.map { $0.relation != .equal } ?? false }

  /// For records and insets: the number of the relation among its owner's.
  var ordinal: Int32 { kind == .constraint ? 0 : Int32(truncatingIfNeeded: word) }

  /// Whether there is a relation.
  var exists: Bool { owner >= 0 }

  /// No relation.
  init() {}

  init(_ constraint: LayoutConstraint, owner: Int32, isMirrored: Bool) {
    self.owner = owner
    self.isMirrored = isMirrored
    word = Int(bitPattern: Unmanaged.passUnretained(constraint).toOpaque())
  }

  init(_ kind: RowKind, owner: Int32, ordinal: Int32, isMirrored: Bool = false) {
    self.kind = kind
    self.owner = owner
    self.isMirrored = isMirrored
    word = Int(ordinal)
  }
}

/// The origin of a relation.
enum RowKind: UInt8 {
  case constraint
  case record
  case mask
  case root
  case hugging
  case compression
  case positive
  case yielding
  case guide
}
