// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A property of a view that is connected to the view's state, or that contains such properties.
///
/// SwiftUI: `DynamicProperty`.
///
/// A custom conforming type can contain ``State``, ``Binding``, and ``Environment`` properties,
/// which work as if they were the view's.
public protocol DynamicProperty {
  /// Updates the property; called before each evaluation of the body, after the properties that it
  /// contains are connected.
  ///
  /// The call is made on a copy of the property, so what it is to keep belongs in a ``State`` or an
  /// object.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that is connected to the memory of a view's place.
protocol ConnectedProperty: DynamicProperty {
  func connect(_ connection: inout PropertyConnection)

  /// Returns the property before it was connected.
  func separated() -> Self
}

extension ConnectedProperty {
  func separated() -> Self { self }
}

/// The connection of a view's properties, one after another.
struct PropertyConnection {
  let memory: ViewMemory
  let tree: TreeMemory
  let environment: EnvironmentValues
  /// The connected properties of other types than the library's, inner ones first.
  private(set) var custom: [any DynamicProperty] = []
  /// An object that a property needs and that the environment doesn't have.
  var missing: MissingObject?
  /// Whether a property is connected to another place, where the same value was placed before.
  private(set) var isElsewhere = false
  /// Whether properties leave other places, because they can't be separated.
  private let isFinal: Bool
  private var next = 0

  init(
    memory: ViewMemory, tree: TreeMemory, environment: EnvironmentValues, isFinal: Bool = false
  ) {
    self.memory = memory
    self.tree = tree
    self.environment = environment
    self.isFinal = isFinal
  }

  /// Returns whether a property that is connected to another place has to stay there.
  mutating func leavesElsewhere() -> Bool {
    isElsewhere = !isFinal
    return isElsewhere
  }

  /// Returns the object kept for the current property, creating it if necessary.
  mutating func kept<Value: AnyObject>(_ make: () -> Value) -> Value {
    defer { next += 1 }
    if next < memory.values.count, let known = memory.values[next] as? Value { return known }
    let made = make()
    memory.values.removeSubrange(min(next, memory.values.count)...)
    memory.values.append(made)
    return made
  }

  /// Connects all properties of a view, a modifier or a property.
  mutating func connectAll(of owner: Any) {
    for child in Mirror(reflecting: owner).children {
      if let property = child.value as? any ConnectedProperty {
        property.connect(&self)
      } else if child.value is any DynamicProperty || child.value is any _PropertyOwner {
        connectAll(of: child.value)
        if let property = child.value as? any DynamicProperty { custom.append(property) }
      }
    }
  }
}
