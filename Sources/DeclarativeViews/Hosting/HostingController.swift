// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A controller whose view shows a declarative view.
///
/// SwiftUI: `UIHostingController`.
///
/// ```swift
/// navigationController?.pushViewController(HostingController(rootView: Receipt()), animated: true)
/// ```
open class HostingController<Content: View>: ViewController {
  /// The hosted view.
  ///
  /// Setting it updates what is shown; views that keep their places keep their state.
  open var rootView: Content {
    didSet { (viewIfLoaded as? HostingNode)?.rootView = rootView }
  }

  /// Creates a controller that shows a view.
  ///
  /// - Parameter rootView: The view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because there are no archives from which to decode a view.
  public required init?(coder: NSCoder) { nil }

  /// Creates the ``HostingNode`` that shows the view, with a white or dark background.
  open override func loadView() {
    let node = HostingNode(rootView: rootView)
    node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    node.backgroundColor = .systemBackground
    view = node
  }

  /// Returns the size of the view for a proposed size.
  ///
  /// - Parameter size: The proposed size, in points.
  /// - Returns: The size, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

/// SwiftUI's name for ``HostingController``.
public typealias UIHostingController = HostingController
