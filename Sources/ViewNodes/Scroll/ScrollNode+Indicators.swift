// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ScrollNode {
  /// The scroll indicators while they are shown.
  struct Indicators {
    let down = ScrollIndicator()
    let across = ScrollIndicator()
  }

  /// Shows the scroll indicators for half a second of the screen's clock.
  ///
  /// Has no effect off screen, where no time passes.
  public final func flashScrollIndicators() {
    guard let timeline = window?.timeline else { return }
    showIndicators()
    timeline.schedule(after: 0.5) { [weak self] in
      guard let self, self.drag == nil, self.motion == nil else { return }
      self.hideIndicators()
    }
  }

  final func showIndicators() {
    if indicators == nil { indicators = Indicators() }
    layoutIndicators()
  }

  final func hideIndicators() {
    guard let former = indicators, drag == nil else { return }
    indicators = nil
    former.down.removeFromSuperview()
    former.across.removeFromSuperview()
  }

  /// Places the indicators in front of all content.
  final func layoutIndicators() {
    guard let indicators else { return }
    let limits = limits
    let insets = adjustedContentInset
    let own = automaticallyAdjustsScrollIndicatorInsets ? insets : .zero
    let margin = ScrollIndicator.margin
    let thickness = ScrollIndicator.thickness
    let isFlipped = isRightToLeft
    if showsVerticalScrollIndicator, limits.greatest.y > limits.least.y {
      let extra = verticalScrollIndicatorInsets
      let top = own.top + extra.top + margin
      let track = bounds.height - top - own.bottom - extra.bottom - margin
      let (start, length) = ScrollIndicator.stretch(
        ofTrack: track, visible: bounds.height - insets.top - insets.bottom,
        range: limits.least.y...limits.greatest.y, offset: contentOffset.y)
      let x =
        isFlipped
        ? bounds.minX + own.left + extra.left + margin
        : bounds.maxX - own.right - extra.right - margin - thickness
      place(
        indicators.down,
        CGRect(x: x, y: bounds.minY + top + start, width: thickness, height: length))
    } else {
      indicators.down.removeFromSuperview()
    }
    if showsHorizontalScrollIndicator, limits.greatest.x > limits.least.x {
      let extra = horizontalScrollIndicatorInsets
      let left = own.left + extra.left + margin
      let track = bounds.width - left - own.right - extra.right - margin
      let (start, length) = ScrollIndicator.stretch(
        ofTrack: track, visible: bounds.width - insets.left - insets.right,
        range: limits.least.x...limits.greatest.x, offset: contentOffset.x)
      let y = bounds.maxY - own.bottom - extra.bottom - margin - thickness
      place(
        indicators.across,
        CGRect(x: bounds.minX + left + start, y: y, width: length, height: thickness))
    } else {
      indicators.across.removeFromSuperview()
    }
  }

  private final func place(_ bar: ScrollIndicator, _ frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else {
      bar.removeFromSuperview()
      return
    }
    if bar.frame != frame { bar.frame = frame }
    let color = indicatorStyle.color
    if bar.backgroundColor != color { bar.backgroundColor = color }
    let front = children.last { !$0.awaitsReuse }
    if bar.superview !== self || !(front is ScrollIndicator) {
      addSubview(bar)
    }
  }
}
