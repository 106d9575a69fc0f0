// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view whose content can scroll to views in it, see ``ScrollViewProxy/scrollTo(_:anchor:)``.
///
/// SwiftUI: `ScrollViewReader`.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: A closure that creates the content.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The reader itself.
  public var body: ScrollViewReader { return self }

  /// Expands the content.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let proxy = ScrollViewProxy(memory: expansion.memory)
    expansion.replace(item, by: expansion.make(in: item) { content(proxy) })
  }
}

/// An object that scrolls to views in a ``ScrollViewReader``.
///
/// SwiftUI: `ScrollViewProxy`.
public struct ScrollViewProxy {
  private weak var memory: TreeMemory?

  init(memory: TreeMemory) {
    self.memory = memory
  }

  /// Scrolls the nearest scroll view around a view, or the list that contains a row, so that the
  /// view is visible.
  ///
  /// An identity that no view has has no effect. Views of lazy containers and rows of lists needn't
  /// have been displayed; finding them takes time proportional to their number.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, as set by ``View/id(_:)`` or by a ``ForEach``.
  ///   - anchor: The point of the view that is moved to the same point of the scroll view; nil to
  ///     scroll no further than necessary.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    memory?.host?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}
