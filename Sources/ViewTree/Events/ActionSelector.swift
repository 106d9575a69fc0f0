// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A method of a class that a control, gesture recognizer, or bar button item calls.
///
/// The expression `#selector` requires the Objective-C runtime. Here, write the type's name with the
/// class of the method:
///
/// ```swift
/// button.addTarget(self, action: Selector(Editor.save(_:)), for: .touchUpInside)
/// ```
///
/// UIKit: `Selector`.
///
/// The method needs no `@objc`. It has no parameters, the sender, or the sender and the event, and its
/// result is ignored. It isn't called if the sender isn't of the parameter's type.
///
/// Two selectors are equal if they were created at the same place for the same class. To remove an
/// action, keep its selector in a constant.
public struct ActionSelector {
  /// Where the selector was created, and the type of its target.
  package nonisolated struct Identity: Hashable {
    package var target: ObjectIdentifier
    var fileID: String
    var line: UInt
    var column: UInt
  }

  package let identity: Identity
  /// Calls the method, and returns whether the object has it.
  package let call: (_ target: AnyObject, _ sender: Any?, _ event: Event?) -> Bool

  /// Returns whether an object has the method.
  package let isMethod: (_ object: AnyObject) -> Bool

  #if MainActor
    /// A method without parameters.
    public typealias Method<Target, Result> = @MainActor (Target) -> @MainActor () -> Result
    /// A method whose parameter is the sender.
    public typealias SenderMethod<Target, Sender, Result> =
      @MainActor (Target) -> @MainActor (Sender) -> Result
    /// A method whose parameters are the sender and the event.
    public typealias EventMethod<Target, Sender, Result> =
      @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    /// A method whose parameters are the sender and, if any, the event.
    public typealias OptionalEventMethod<Target, Sender, Result> =
      @MainActor (Target) -> @MainActor (Sender, Event?) -> Result
  #else
    /// A method without parameters.
    public typealias Method<Target, Result> = (Target) -> () -> Result
    /// A method whose parameter is the sender.
    public typealias SenderMethod<Target, Sender, Result> = (Target) -> (Sender) -> Result
    /// A method whose parameters are the sender and the event.
    public typealias EventMethod<Target, Sender, Result> = (Target) -> (Sender, Event) -> Result
    /// A method whose parameters are the sender and, if any, the event.
    public typealias OptionalEventMethod<Target, Sender, Result> =
      (Target) -> (Sender, Event?) -> Result
  #endif

  /// Creates a selector of a method without parameters.
  public init<Target: AnyObject, Result>(
    _ method: @escaping Method<Target, Result>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(Target.self, fileID, line, column) { target, _, _ in _ = method(target)() }
  }

  /// Creates a selector of a method whose parameter is the sender.
  ///
  /// As in UIKit, a parameter of type `Bool` is `true`, so you can use `UIView.endEditing(_:)`.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping SenderMethod<Target, Sender, Result>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(Target.self, fileID, line, column) { target, sender, _ in
      if let sender = Self.cast(sender, to: Sender.self) { _ = method(target)(sender) }
    }
  }

  /// Creates a selector of a method whose parameters are the sender and the event.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping EventMethod<Target, Sender, Result>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(Target.self, fileID, line, column) { target, sender, event in
      guard let event, let sender = Self.cast(sender, to: Sender.self) else { return }
      _ = method(target)(sender, event)
    }
  }

  /// Creates a selector of a method whose parameters are the sender and, if any, the event.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping OptionalEventMethod<Target, Sender, Result>,
    fileID: String = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.init(Target.self, fileID, line, column) { target, sender, event in
      if let sender = Self.cast(sender, to: Sender.self) { _ = method(target)(sender, event) }
    }
  }

  private init<Target: AnyObject>(
    _ type: Target.Type, _ fileID: String, _ line: UInt, _ column: UInt,
    body: @escaping (Target, Any?, Event?) -> Void
  ) {
    identity = Identity(
      target: ObjectIdentifier(type), fileID: fileID, line: line, column: column)
    isMethod = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      body(target, sender, event)
      return true
    }
  }

  private static func cast<Sender>(_ sender: Any?, to type: Sender.Type) -> Sender? {
    if let sender = sender as? Sender { return sender }
    return true as? Sender
  }
}

extension ActionSelector: Hashable {
  /// Returns whether two selectors were created at the same place for the same class.
  public nonisolated static func == (first: ActionSelector, second: ActionSelector) -> Bool {
    first.identity == second.identity
  }

  /// Hashes the place where the selector was created.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
