// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A horizontal control of segments, one of which is selected.
///
/// UIKit: `UISegmentedControl`.
///
/// The control is 32 points high. Segments without an explicit width have equal widths.
open class SegmentedControlNode: Control {
  /// The value of `selectedSegmentIndex` if no segment is selected: −1.
  public static let noSegment = -1

  /// The index of the selected segment, or `noSegment`, the default.
  ///
  /// An index out of range is ignored. Setting the index sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      guard newValue == Self.noSegment || segments.indices.contains(newValue) else { return }
      chosen = newValue
      showSegments()
    }
  }

  /// A Boolean value that indicates whether the control doesn't keep a segment selected after the
  /// touch; `false` by default.
  open var isMomentary = false

  /// A Boolean value that indicates whether the widths of segments depend on their content; `false`
  /// by default.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      guard apportionsSegmentWidthsByContent != oldValue else { return }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// The color of the selected segment, or `nil` for white, or #636366 in the dark appearance.
  open var selectedSegmentTintColor: Color?

  private struct Segment {
    var image: Image?
    var label = LabelNode()
    var picture = ImageNode()
    var width: CGFloat = 0
    var isEnabled = true
  }

  private final var segments: [Segment] = []
  private final var chosen = noSegment
  private final var attributes: [UInt: TextAttributes] = [:]
  private static let height: CGFloat = 32

  /// Creates a control without segments.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sizePriorities.hugging = (250, 750)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizePriorities.hugging = (250, 750)
  }

  /// Creates a control of its intrinsic content size from titles.
  ///
  /// - Parameter items: The titles, from the leading edge.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    for item in items { insertSegment(withTitle: item, at: numberOfSegments, animated: false) }
    sizeToFit()
  }

  /// Creates a control of its intrinsic content size from images.
  public convenience init(images: [Image]) {
    self.init(frame: .zero)
    for image in images { insertSegment(with: image, at: numberOfSegments, animated: false) }
    sizeToFit()
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; the index is clamped to the valid range.
  ///
  /// `animated` has no effect, because pictures are static.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let added = Segment()
    added.label.text = title
    insert(added, at: segment)
  }

  /// Inserts a segment with an image; the index is clamped to the valid range.
  ///
  /// `animated` has no effect, because pictures are static.
  open func insertSegment(with image: Image?, at segment: Int, animated: Bool) {
    var added = Segment()
    added.image = image
    insert(added, at: segment)
  }

  /// Removes a segment.
  ///
  /// An index out of range is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    let removed = segments.remove(at: segment)
    removed.label.removeFromSuperview()
    removed.picture.removeFromSuperview()
    if chosen == segment {
      chosen = Self.noSegment
    } else if chosen > segment {
      chosen -= 1
    }
    segmentsDidChange()
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
  }

  /// Sets the title of a segment, replacing an image.
  ///
  /// An index out of range is ignored.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].label.text = title
    segments[segment].image = nil
    segmentsDidChange()
  }

  /// Returns the title of a segment, or `nil` if it shows an image or doesn't exist.
  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].label.text : nil
  }

  /// Sets the image of a segment, replacing a title.
  ///
  /// An index out of range is ignored.
  open func setImage(_ image: Image?, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].image = image
    segments[segment].label.text = nil
    segmentsDidChange()
  }

  /// Returns the image of a segment, or `nil` if it shows a title or doesn't exist.
  open func imageForSegment(at segment: Int) -> Image? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  /// Sets the width of a segment in points, or 0 for an equal share.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment), width.isFinite else { return }
    segments[segment].width = max(width, 0)
    segmentsDidChange()
  }

  /// Returns the explicit width of a segment in points, or 0 for an equal share.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Enables or disables the selection of a segment by touch.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    guard segments.indices.contains(segment) else { return }
    segments[segment].isEnabled = enabled
    showSegments()
  }

  /// Returns a Boolean value that indicates whether a segment can be selected by touch.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  /// Sets the font and color of the titles for a state; the selected segment has the selected
  /// state.
  open func setTitleTextAttributes(_ attributes: TextAttributes?, for state: State) {
    self.attributes[state.rawValue] = attributes
    segmentsDidChange()
  }

  /// Returns the font and color set for the titles in a state.
  open func titleTextAttributes(for state: State) -> TextAttributes? { attributes[state.rawValue] }

  /// Returns the index of the segment that a label belongs to.
  final func index(ofSegmentShownBy label: LabelNode) -> Int? {
    segments.firstIndex { $0.label === label }
  }

  /// Selects a segment as a touch does, sending `Control/Event/valueChanged`.
  package final func choose(_ segment: Int) {
    guard isEnabled, isEnabledForSegment(at: segment), isMomentary || segment != chosen else {
      return
    }
    selectedSegmentIndex = segment
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Returns the segment at a point in the bounds, or `nil` if there is none.
  package final func segment(at point: CGPoint) -> Int? {
    frames().firstIndex { $0.minX <= point.x && point.x < $0.maxX }
  }

  // MARK: Size and drawing

  open override var intrinsicContentSize: CGSize {
    let widths = segments.map { max($0.width, naturalWidth(of: $0)) }
    let widest = widths.max() ?? 0
    let total =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +)
      : segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: ceiledToPixel(total), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (segment, frame) in zip(segments, frames()) {
      segment.label.frame = frame.insetBy(dx: min(2, frame.width / 2), dy: 0)
      segment.picture.frame = frame
    }
  }

  package override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  /// A tap selects the segment under the touch.
  open override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let point = touch?.location(in: self), let segment = segment(at: point)
    else { return }
    choose(segment)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    context.fill(
      BezierPath(roundedRect: bounds, cornerRadius: 9), with: .tertiarySystemFill)
    let frames = frames()
    for index in frames.indices.dropLast() where index != chosen && index + 1 != chosen {
      let x = isRightToLeft ? frames[index].minX : frames[index].maxX
      let line = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      context.fill(BezierPath(roundedRect: line, cornerRadius: 0.5), with: .separator)
    }
    guard frames.indices.contains(chosen) else { return }
    let pill = frames[chosen].insetBy(dx: 2, dy: 2)
    let color =
      selectedSegmentTintColor
      ?? Color(
        light: .white, dark: Color(red: 99 / 255, green: 99 / 255, blue: 102 / 255, alpha: 1))
    ThumbDrawing.draw(in: pill, color: color, cornerRadius: 7, context: context)
  }

  /// The frames of the segments in the bounds.
  private func frames() -> [CGRect] {
    var widths = segments.map { segment in
      segment.width > 0
        ? segment.width : apportionsSegmentWidthsByContent ? naturalWidth(of: segment) : 0
    }
    let spare = max(0, bounds.width - widths.reduce(0, +))
    let open = widths.indices.filter { widths[$0] == 0 }
    if open.isEmpty, !widths.isEmpty {
      for index in widths.indices { widths[index] += spare / CGFloat(widths.count) }
    }
    for index in open { widths[index] = spare / CGFloat(open.count) }
    var x = isRightToLeft ? bounds.maxX : bounds.minX
    return widths.map { width in
      if isRightToLeft { x -= width }
      defer { if !isRightToLeft { x += width } }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  private func naturalWidth(of segment: Segment) -> CGFloat {
    (segment.image?.size.width ?? segment.label.intrinsicContentSize.width) + 20
  }

  private func insert(_ segment: Segment, at position: Int) {
    let index = min(max(position, 0), segments.count)
    segment.label.textAlignment = .center
    segment.picture.contentMode = .center
    segments.insert(segment, at: index)
    if chosen >= index { chosen += 1 }
    addSubview(segment.label)
    addSubview(segment.picture)
    segmentsDidChange()
  }

  private func segmentsDidChange() {
    showSegments()
    setNeedsLayout()
  }

  private func showSegments() {
    for (index, segment) in segments.enumerated() {
      let isChosen = index == chosen
      let style = (attributes[State.normal.rawValue] ?? TextAttributes())
        .merging(isChosen ? attributes[State.selected.rawValue] ?? [:] : [:])
      let isOn = isEnabled && segment.isEnabled
      let color = style.foregroundColor ?? .label
      segment.label.font =
        style.font ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
      segment.label.textColor = isOn ? color : color.withAlphaComponent(color.alpha * 0.3)
      segment.picture.image = segment.image
      segment.picture.tintColor = segment.label.textColor
    }
    // The title of the selected segment is wider.
    invalidateIntrinsicContentSize()
  }
}
