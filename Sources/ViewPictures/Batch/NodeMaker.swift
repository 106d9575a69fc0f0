// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

#if MainActor
  /// Makes a node, on the main actor.
  public typealias NodeMaker = @MainActor @Sendable () throws -> ViewNode
  /// Turns a node into the bytes of a file, on the main actor.
  public typealias NodeEncoder = @MainActor @Sendable (ViewNode) throws -> [UInt8]
  /// Draws what a maker makes, on the main actor.
  typealias MakerDrawing<Drawing> = @MainActor @Sendable (PictureMaker) throws -> Drawing
#else
  /// Makes a node, on any thread.
  public typealias NodeMaker = @Sendable () throws -> ViewNode
  /// Turns a node into the bytes of a file, on any thread.
  public typealias NodeEncoder = @Sendable (ViewNode) throws -> [UInt8]
  /// Draws what a maker makes, on any thread.
  typealias MakerDrawing<Drawing> = @Sendable (PictureMaker) throws -> Drawing
#endif
