// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Menus of an app's menu bar, which aren't shown: a screen has none, as a phone.
///
/// SwiftUI: `Commands`.
#if MainActor
  @MainActor
#endif
public protocol Commands {
  /// The type of the commands that make up the body.
  associatedtype Body: Commands

  /// The commands that make up these.
  @CommandsBuilder var body: Body { get }
}

/// A result builder for commands.
///
/// SwiftUI: `CommandsBuilder`.
@resultBuilder
public enum CommandsBuilder {
  /// Returns commands unchanged.
  public static func buildExpression(_ commands: some Commands) -> CommandList {
    CommandList(commands: [commands])
  }

  /// Returns all commands of a block.
  public static func buildBlock(_ parts: CommandList...) -> CommandList {
    CommandList(commands: parts.flatMap(\.commands))
  }

  /// Returns the commands of a condition.
  public static func buildOptional(_ part: CommandList?) -> CommandList {
    part ?? CommandList(commands: [])
  }

  /// Returns the commands of the first branch.
  public static func buildEither(first part: CommandList) -> CommandList { part }

  /// Returns the commands of the second branch.
  public static func buildEither(second part: CommandList) -> CommandList { part }
}

/// A sequence of commands.
public struct CommandList: Commands {
  let commands: [any Commands]

  /// The commands themselves.
  public var body: CommandList { return self }
}

extension Scene {
  /// Adds menus to the menu bar, which has no effect: a screen has none, as a phone.
  ///
  /// - Parameter content: A closure that creates the menus, which isn't called.
  /// - Returns: The scene.
  public func commands(
    @CommandsBuilder content: () -> some Commands
  ) -> some Scene { self }
}
