// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

#if MainActor
  /// A closure that creates a node on the main actor.
  ///
  /// - Throws: An error if the node can't be created, which the picture reports as its failure.
  public typealias NodeMaker = @MainActor @Sendable () throws -> ViewNode
  /// A closure that encodes a node as the bytes of a file on the main actor.
  ///
  /// - Throws: An error if the node can't be encoded, which the picture reports as its failure.
  public typealias NodeEncoder = @MainActor @Sendable (ViewNode) throws -> [UInt8]
  /// A closure that draws the node of a maker on the main actor.
  typealias MakerDrawing<Drawing> = @MainActor @Sendable (PictureMaker) throws -> Drawing
#else
  /// A closure that creates a node on any thread.
  ///
  /// - Throws: An error if the node can't be created, which the picture reports as its failure.
  public typealias NodeMaker = @Sendable () throws -> ViewNode
  /// A closure that encodes a node as the bytes of a file on any thread.
  ///
  /// - Throws: An error if the node can't be encoded, which the picture reports as its failure.
  public typealias NodeEncoder = @Sendable (ViewNode) throws -> [UInt8]
  /// A closure that draws the node of a maker on any thread.
  typealias MakerDrawing<Drawing> = @Sendable (PictureMaker) throws -> Drawing
#endif
