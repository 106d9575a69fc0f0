// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The pages of a tab view.
struct PagesView: View {
  let content: any View
  let selection: TabSelection?
  let dots: PageTabViewStyle.IndexDisplayMode

  init(
    content: any View, selection: TabSelection?, dots: PageTabViewStyle.IndexDisplayMode
  ) {
    self.content = content
    self.selection = selection
    self.dots = dots
  }

  var body: PagesView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    own.isOnDemand = true
    let environment = expansion.environment(of: item)
    let node = own.kept { PagesNode() }
    expansion.passTraits(of: item, to: node)
    let tabs = TabContent.all(in: content, step: step)
    node.select = selection?.select
    node.show(tabs, environment: environment)
    node.showDots(dots, onBackground: environment.dotsHaveBackground)
    if let selection {
      let value = expansion.make(in: item) { selection.value() }
      if let index = tabs.firstIndex(where: { $0.tag == value }) { node.current = index }
    }
    expansion.end(item, at: NodeElement(view: node, name: "pages"))
  }
}

/// A row of pages, each as large as the node, with dots at the bottom.
final class PagesNode: ViewNode, ScrollNodeDelegate {
  private static let dotsHeight: CGFloat = 26
  /// The distance of the dots from the bottom, in points.
  private static let bottom: CGFloat = 8

  var select: ((AnyHashable) -> Void)?
  /// The index of the page that is shown.
  var current = 0 {
    didSet {
      current = min(max(current, 0), max(pages.count - 1, 0))
      guard current != oldValue else { return }
      dots.currentPage = current
      isPlaced = false
      setNeedsLayout()
    }
  }
  private let scroll = ScrollNode(frame: .zero)
  private let dots = PageControlNode(frame: .zero)
  private var pages: [(identity: AnyHashable, tag: AnyHashable?, host: HostingNode)] = []
  /// Whether the current page is where it belongs.
  private var isPlaced = false
  private var placedSize = CGSize.zero

  init() {
    super.init(frame: .zero)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    addSubview(dots)
    dots.addTarget(self, for: .valueChanged) { $0.turn(to: $0.dots.currentPage) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ tabs: [TabContent], environment: EnvironmentValues) {
    var known = Dictionary(
      pages.map { ($0.identity, $0.host) }, uniquingKeysWith: { first, _ in first })
    let shown = pages.indices.contains(current) ? pages[current].identity : nil
    // Of several pages with one identity, only the first keeps its state.
    pages = tabs.map { tab in
      (
        tab.identity, tab.tag,
        known.removeValue(forKey: tab.identity) ?? HostingNode { EmptyView() }
      )
    }
    for host in known.values { host.removeFromSuperview() }
    for (page, tab) in zip(pages, tabs) {
      var values = environment
      values.tabViewDots = nil
      values.editScope = page.host.memory.editScope
      page.host.show(AnyView(tab.view), environment: values, memory: page.host.memory)
    }
    dots.numberOfPages = pages.count
    current = pages.firstIndex { $0.identity == shown } ?? current
    isPlaced = false
    setNeedsLayout()
  }

  func showDots(_ mode: PageTabViewStyle.IndexDisplayMode, onBackground: Bool) {
    dots.isHidden = mode == .never || mode == .automatic && pages.count < 2
    dots.backgroundColor = onBackground ? Color(white: 0.5, alpha: 0.6) : nil
    dots.layer.cornerRadius = Self.dotsHeight / 2
  }

  // MARK: Layout

  /// Returns the horizontal place of a page.
  private func place(_ index: Int) -> CGFloat {
    let index = isRightToLeft ? pages.count - 1 - index : index
    return CGFloat(index) * bounds.width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    scroll.contentSize = CGSize(
      width: CGFloat(pages.count) * bounds.width, height: bounds.height)
    if !isPlaced || placedSize != bounds.size {
      (isPlaced, placedSize) = (true, bounds.size)
      scroll.contentOffset = CGPoint(x: place(current), y: 0)
    }
    showVisiblePages()
    let size = dots.size(forNumberOfPages: pages.count)
    let width = min(size.width, bounds.width)
    dots.frame = CGRect(
      x: roundedToPixel((bounds.width - width) / 2),
      y: bounds.height - safeAreaInsets.bottom - Self.bottom - Self.dotsHeight, width: width,
      height: Self.dotsHeight)
  }

  /// Adds the visible pages, so that others don't appear before they are reached.
  private func showVisiblePages() {
    let visible = CGRect(origin: scroll.contentOffset, size: bounds.size)
    for (index, page) in pages.enumerated() {
      let frame = CGRect(origin: CGPoint(x: place(index), y: 0), size: bounds.size)
      if frame.minX < visible.maxX, frame.maxX > visible.minX {
        page.host.frame = frame
        if page.host.superview == nil { scroll.addSubview(page.host) }
      } else if page.host.superview != nil {
        page.host.removeFromSuperview()
      }
    }
  }

  // MARK: Turning

  private func turn(to index: Int) {
    guard index != current else { return }
    current = index
    if let tag = pages[current].tag { select?(tag) }
  }

  func scrollViewDidScroll(_ scrollView: ScrollNode) { showVisiblePages() }

  func scrollViewDidEndDragging(_ scrollView: ScrollNode, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollNode) { settle() }

  /// Selects the page at which scrolling ended.
  private func settle() {
    guard bounds.width > 0, !pages.isEmpty else { return }
    let place = Int((scroll.contentOffset.x / bounds.width).rounded())
    let index = isRightToLeft ? pages.count - 1 - place : place
    turn(to: min(max(index, 0), pages.count - 1))
  }
}
