// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property wrapper for a value that a view owns and that persists while the view keeps its
/// place.
///
/// SwiftUI: `State`.
///
/// Only bodies that read the value are evaluated again when it changes. If views are distinguished
/// by their position in a builder or by an identity, each has a value of its own.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
  private let link: StateLink<Value>

  /// Creates a property with an initial value.
  ///
  /// - Parameter wrappedValue: The value.
  public init(wrappedValue: Value) {
    link = StateLink(wrappedValue)
  }

  /// Creates a property with an initial value.
  ///
  /// - Parameter initialValue: The value.
  public init(initialValue: Value) {
    link = StateLink(initialValue)
  }

  /// Creates a property whose value is made anew for each place at which the view is shown.
  init(making make: @escaping () -> Value) {
    link = StateLink(making: make)
  }

  private init(link: StateLink<Value>) {
    self.link = link
  }

  /// The value.
  ///
  /// Before the view is first shown, it is the initial value.
  public var wrappedValue: Value {
    get { link.location?.read() ?? link.initial }
    nonmutating set {
      if let location = link.location { location.write(newValue) } else { link.initial = newValue }
    }
  }

  /// A binding to the value, for views that change it.
  public var projectedValue: Binding<Value> {
    let property = self
    return Binding(get: { property.wrappedValue }, set: { property.wrappedValue = $0 })
  }

  func connect(_ connection: inout PropertyConnection) {
    let link = link
    let tree = connection.tree
    let location = connection.kept { StateLocation(link.next, tree: tree) }
    if let known = link.location {
      guard known !== location else { return }
      if known.isInTree, connection.leavesElsewhere() { return }
    }
    link.location = location
  }

  func separated() -> State { State(link: link.separated()) }
}

// In an extension, so that a property without a value does not default to nil.
extension State where Value: ExpressibleByNilLiteral {
  /// Creates a property with an initial value of nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

/// A link from a copied property value to the storage of its value.
final class StateLink<Value> {
  private enum Origin {
    case value(Value)
    /// A closure that makes the value, and the value once it was asked for.
    case closure(() -> Value, made: Value?)
  }

  private var origin: Origin
  var location: StateLocation<Value>?

  init(_ initial: Value) {
    origin = .value(initial)
  }

  init(making make: @escaping () -> Value) {
    origin = .closure(make, made: nil)
  }

  /// The value before the view is first shown.
  var initial: Value {
    get {
      switch origin {
      case .value(let value): return value
      case .closure(let make, let made):
        let value = made ?? make()
        origin = .closure(make, made: value)
        return value
      }
    }
    set { origin = .value(newValue) }
  }

  /// The value of a new place, which is another than that of the first place if it is made.
  var next: Value {
    if location != nil, case .closure(let make, _) = origin { return make() }
    return initial
  }

  /// Returns a link for another place.
  func separated() -> StateLink {
    switch origin {
    case .value(let value): StateLink(value)
    case .closure(let make, _): StateLink(making: make)
    }
  }
}

/// A stored value with the views that read it.
final class StateLocation<Value>: ChangeSource {
  private var value: Value
  private weak var tree: TreeMemory?
  /// The views whose bodies read the value, held weakly because they retain it.
  private var readers: [ObjectIdentifier: WeakReader] = [:]
  private(set) var isWritten = false
  /// Whether the views to which it belongs may still be shown.
  var isInTree: Bool { tree != nil }

  init(_ value: Value, tree: TreeMemory) {
    self.value = value
    self.tree = tree
  }

  func read() -> Value {
    if let reader = CurrentReader.current {
      readers[ObjectIdentifier(reader.memory)] = WeakReader(reader)
      reader.memory.depend(on: self)
    }
    return value
  }

  func write(_ new: Value) {
    let isSame = isEqual(new, value)
    value = new
    guard !isSame, let tree else { return }
    isWritten = true
    tree.isWritten = true
    for (key, reader) in readers {
      // Views in other hosts, such as rows and pages, may be gone.
      if !reader.change() { readers[key] = nil }
    }
  }

  func removeReader(_ memory: ViewMemory) {
    readers[ObjectIdentifier(memory)] = nil
  }
}

/// A view that reads a value, maybe in another host than the view that owns it.
private struct WeakReader {
  private weak var memory: ViewMemory?
  private weak var tree: TreeMemory?

  init(_ reader: CurrentReader) {
    memory = reader.memory
    tree = reader.tree
  }

  /// Schedules the body of the view for evaluation; returns `false` if the view is gone.
  func change() -> Bool {
    guard let memory, let tree else { return false }
    tree.change(memory)
    return true
  }
}

/// Returns whether two values are equal, if they can be compared.
func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
  guard let first = first as? any Equatable else { return false }
  return first.equals(second)
}

nonisolated extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { (other as? Self) == self }
}
