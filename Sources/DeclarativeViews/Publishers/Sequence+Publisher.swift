// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension Sequence {
  /// A publisher of the elements, which then ends.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

nonisolated extension Publishers {
  /// A publisher of the elements of a sequence.
  ///
  /// Combine: `Publishers.Sequence`.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the elements.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    ///
    /// - Parameter sequence: The sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Sends the elements, and ends.
    public func _subscribe(_ receiver: _Receiver<Elements.Element, Failure>) {
      for element in sequence {
        guard receiver.isActive else { return }
        receiver.send(element)
      }
      receiver.finish(.finished)
    }

    /// The elements, if they can be compared.
    public var _identity: AnyHashable? {
      OperatorIdentity.of("sequence", sequence as? AnyHashable)
    }
  }
}
