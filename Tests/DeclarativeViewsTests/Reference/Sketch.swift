// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// A view as plain data, which the reference lays out and from which the real view is made.
final class Sketch {
  indirect enum Kind {
    /// Takes the proposed size.
    case color
    /// Like text: as wide as it may be, and high enough for its area.
    case wrapped(area: CGFloat, width: CGFloat)
    case spacer(CGFloat)
    case divider
    case frame(CGFloat?, CGFloat?, Alignment)
    case limits(Limits, Limits, Alignment)
    case padding(EdgeInsets)
    case fixed(Bool, Bool)
    case ratio(CGFloat, AspectRatioMode)
    case offset(CGFloat, CGFloat)
    case position(CGFloat, CGFloat)
    case priority(Double)
    case guide(Line, at: CGFloat, share: CGFloat)
    /// The second child is before or behind the first.
    case decoration(isInFront: Bool, Alignment)
    case row(VerticalAlignment, CGFloat)
    case column(HorizontalAlignment, CGFloat)
    case layers(Alignment)
    case fitting
    /// Its children are rows, or views that are rows of their own.
    case grid(Alignment, across: CGFloat, down: CGFloat)
    case gridRow(VerticalAlignment?)
    /// Says something about the cell of a grid that its child is in.
    case cell(Cell)
  }

  struct Limits {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
  }

  /// What a view says about its cell.
  struct Cell {
    var columns = 1
    var column: HorizontalAlignment?
    var anchor: UnitPoint?
    var isUnsizedAcross = false
    var isUnsizedDown = false
  }

  /// A line that views are aligned by.
  enum Line: CaseIterable {
    case leading, middle, trailing, top, center, bottom

    var isAcross: Bool { self == .leading || self == .middle || self == .trailing }
  }

  let kind: Kind
  let children: [Sketch]
  /// What the reference knows of it already.
  var sizes: [ReferenceOffer: CGSize] = [:]
  /// Whether the nearest stack around it is a row; nil if none is.
  var isInRow: Bool?

  init(_ kind: Kind, _ children: [Sketch] = []) {
    self.kind = kind
    self.children = children
  }

  /// Where a guide is at a number and a share of a side; no share of an endless side is nothing.
  static func guide(at place: CGFloat, _ share: CGFloat, of side: CGFloat) -> CGFloat {
    share == 0 ? place : place + share * side
  }

  /// The real view.
  var view: AnyView {
    let inner = children.map(\.view)
    let first = inner.first ?? AnyView(EmptyView())
    switch kind {
    case .color: return AnyView(Color.red)
    case .wrapped(let area, let width):
      return AnyView(WrappedLayout(area: area, width: width) {})
    case .spacer(let least): return AnyView(Spacer(minLength: least))
    case .divider: return AnyView(Divider())
    case .frame(let width, let height, let alignment):
      return AnyView(first.frame(width: width, height: height, alignment: alignment))
    case .limits(let across, let down, let alignment):
      return AnyView(
        first.frame(
          minWidth: across.least, idealWidth: across.ideal, maxWidth: across.most,
          minHeight: down.least, idealHeight: down.ideal, maxHeight: down.most,
          alignment: alignment))
    case .padding(let insets): return AnyView(first.padding(insets))
    case .fixed(let across, let down):
      return AnyView(first.fixedSize(horizontal: across, vertical: down))
    case .ratio(let ratio, let mode): return AnyView(first.aspectRatio(ratio, contentMode: mode))
    case .offset(let x, let y): return AnyView(first.offset(x: x, y: y))
    case .position(let x, let y): return AnyView(first.position(x: x, y: y))
    case .priority(let priority): return AnyView(first.layoutPriority(priority))
    case .guide(let line, let place, let share):
      func value(_ size: ViewDimensions) -> CGFloat {
        Sketch.guide(at: place, share, of: line.isAcross ? size.width : size.height)
      }
      switch line {
      case .leading: return AnyView(first.alignmentGuide(.leading) { value($0) })
      case .middle:
        return AnyView(first.alignmentGuide(HorizontalAlignment.center) { value($0) })
      case .trailing: return AnyView(first.alignmentGuide(.trailing) { value($0) })
      case .top: return AnyView(first.alignmentGuide(.top) { value($0) })
      case .center: return AnyView(first.alignmentGuide(VerticalAlignment.center) { value($0) })
      case .bottom: return AnyView(first.alignmentGuide(.bottom) { value($0) })
      }
    case .decoration(let isInFront, let alignment):
      return isInFront
        ? AnyView(first.overlay(alignment: alignment) { inner[1] })
        : AnyView(first.background(alignment: alignment) { inner[1] })
    case .row(let alignment, let spacing):
      return AnyView(
        HStack(alignment: alignment, spacing: spacing) {
          ForEach(0..<inner.count) { inner[$0] }
        })
    case .column(let alignment, let spacing):
      return AnyView(
        VStack(alignment: alignment, spacing: spacing) {
          ForEach(0..<inner.count) { inner[$0] }
        })
    case .layers(let alignment):
      return AnyView(ZStack(alignment: alignment) { ForEach(0..<inner.count) { inner[$0] } })
    case .fitting: return AnyView(ViewThatFits { ForEach(0..<inner.count) { inner[$0] } })
    case .grid(let alignment, let across, let down):
      return AnyView(
        Grid(alignment: alignment, horizontalSpacing: across, verticalSpacing: down) {
          ForEach(0..<inner.count) { inner[$0] }
        })
    case .gridRow(let alignment):
      return AnyView(GridRow(alignment: alignment) { ForEach(0..<inner.count) { inner[$0] } })
    case .cell(let cell): return AnyView(cell.modified(first))
    }
  }
}

extension Sketch.Cell {
  fileprivate func modified(_ view: AnyView) -> any View {
    var axes: Axis.Set = []
    if isUnsizedAcross { axes.insert(.horizontal) }
    if isUnsizedDown { axes.insert(.vertical) }
    var view: any View = view
    if columns > 1 { view = AnyView(view).gridCellColumns(columns) }
    if let column { view = AnyView(view).gridColumnAlignment(column) }
    if let anchor { view = AnyView(view).gridCellAnchor(anchor) }
    if !axes.isEmpty { view = AnyView(view).gridCellUnsizedAxes(axes) }
    return view
  }
}

/// Takes any width up to one, and the height that its area then needs.
private struct WrappedLayout: Layout {
  let area: CGFloat
  let width: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let used = max(min(proposal.width ?? width, width), 8)
    return CGSize(width: used, height: area / used)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
