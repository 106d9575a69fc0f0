// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

@Suite("Zooming scroll views")
struct ScrollZoomTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let photo = UIImageView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
  private let log = ZoomLog()
  private let screen: Screen

  init() {
    let root = UIView()
    root.addSubview(scroll)
    scroll.addSubview(photo)
    scroll.contentSize = CGSize(width: 400, height: 200)
    log.view = photo
    scroll.delegate = log
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 4
    screen = Screen(size: CGSize(width: 300, height: 300), rootNode: root)
    screen.layoutIfNeeded()
    log.events = []
  }

  @Test("a scale enlarges the view and the content, and the center of the visible part stays")
  func scaling() {
    scroll.contentOffset = CGPoint(x: 100, y: 50)
    log.events = []
    scroll.zoomScale = 2
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    #expect(photo.bounds.size == CGSize(width: 400, height: 200))
    #expect(photo.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scroll.contentSize == CGSize(width: 800, height: 400))
    // The center was at (200, 100) of the content.
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 150))
    #expect(log.events == ["scroll", "zoom 2.0"])
    scroll.zoomScale = 1
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(photo.transform == .identity)
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 50))
  }

  @Test("scales are clamped to the limits, and the offset to the content")
  func clamping() {
    #expect(scroll.zoomScale == 1 && !scroll.isZooming && !scroll.isZoomBouncing)
    #expect(scroll.bouncesZoom)
    scroll.zoomScale = 100
    #expect(scroll.zoomScale == 4)
    scroll.zoomScale = -1
    #expect(scroll.zoomScale == 0.5)
    #expect(scroll.contentSize == CGSize(width: 200, height: 100))
    #expect(scroll.contentOffset == .zero)
    scroll.maximumZoomScale = 0
    scroll.minimumZoomScale = -2
    #expect(scroll.maximumZoomScale == 4 && scroll.minimumZoomScale == 0.5)
    log.events = []
    scroll.zoomScale = 0.5
    #expect(log.events.isEmpty)
  }

  @Test("numbers that aren't finite are reported and change nothing")
  func notFinite() {
    scroll.zoomScale = .nan
    scroll.minimumZoomScale = .infinity
    scroll.maximumZoomScale = -.infinity
    scroll.zoom(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: false)
    scroll.zoom(to: .zero, animated: true)
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 0.5)
    #expect(scroll.maximumZoomScale == 4 && scroll.contentOffset == .zero)
    #expect(scroll.layoutReport().problems.count == 4)
  }

  @Test("nothing zooms unless the delegate returns a subview")
  func withoutView() throws {
    for view in [nil, scroll, UIView(), scroll.superview] {
      log.view = view
      scroll.zoomScale = 2
      #expect(scroll.zoomScale == 1 && view?.transform ?? .identity == .identity)
      try screen.pinch(scroll, scale: 2)
      #expect(scroll.zoomScale == 1)
    }
    scroll.delegate = nil
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 1)
  }

  @Test("an animated scale notifies the delegate of its end if it changes")
  func animated() {
    scroll.setZoomScale(2, animated: false)
    #expect(log.events == ["scroll", "zoom 2.0"])
    log.events = []
    scroll.setZoomScale(3, animated: true)
    #expect(log.events.last == "end 3.0")
    log.events = []
    scroll.setZoomScale(3, animated: true)
    #expect(log.events.isEmpty)
  }

  @Test("a rectangle is zoomed to the middle of the visible part")
  func zoomingToRectangles() {
    scroll.zoom(to: CGRect(x: 180, y: 80, width: 50, height: 40), animated: true)
    screen.layoutIfNeeded()
    // 100 points of height hold 40 two and a half times.
    #expect(scroll.zoomScale == 2.5 && log.events.last == "end 2.5")
    #expect(scroll.contentOffset == CGPoint(x: 412.5, y: 200))
    // Near the corner, the content ends first.
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 50), animated: false)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == .zero)
    scroll.zoom(to: CGRect(x: 390, y: 190, width: 10, height: 10), animated: false)
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == CGPoint(x: 1400, y: 700))
  }

  @Test("a pinch zooms the point between the fingers")
  func pinching() throws {
    scroll.contentOffset = CGPoint(x: 100, y: 50)
    let below = scroll.convert(CGPoint(x: 200, y: 100), to: photo)
    log.events = []
    try screen.pinch(scroll, scale: 2)
    #expect(abs(scroll.zoomScale - 2) < 1e-9 && !scroll.isZooming)
    let after = scroll.convert(
      CGPoint(x: scroll.bounds.midX, y: scroll.bounds.midY), to: photo)
    #expect(abs(after.x - below.x) < 1 && abs(after.y - below.y) < 1)
    #expect(log.events.first == "begin" && log.events.last == "end 2.0")
    #expect(log.wasZooming)
    try screen.pinch(scroll, scale: 10)
    #expect(scroll.zoomScale == 4)
    try screen.pinch(scroll, scale: 0.05)
    #expect(scroll.zoomScale == 0.5 && scroll.contentOffset == .zero)
  }

  @Test("pinches need a choice of scales")
  func recognizer() throws {
    let plain = UIScrollView()
    #expect(plain.pinchGestureRecognizer == nil && plain.gestureRecognizers?.count == 1)
    plain.maximumZoomScale = 1
    #expect(plain.pinchGestureRecognizer == nil && plain.gestureRecognizers?.count == 1)
    plain.maximumZoomScale = 2
    #expect(plain.pinchGestureRecognizer?.view === plain)
    scroll.maximumZoomScale = 0.5
    #expect(scroll.pinchGestureRecognizer == nil)
    try screen.pinch(scroll, scale: 2)
    #expect(log.events.isEmpty)
    scroll.maximumZoomScale = 4
    try screen.pinch(scroll, scale: 2)
    #expect(scroll.zoomScale == 2)
  }

  @Test("a view placed by constraints is scaled from its top-left corner, and may change its size")
  func constraints() {
    photo.translatesAutoresizingMaskIntoConstraints = false
    let width = photo.widthAnchor.constraint(equalToConstant: 400)
    let guide = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      width, photo.heightAnchor.constraint(equalToConstant: 200),
      photo.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
      photo.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      guide.bottomAnchor.constraint(equalTo: photo.bottomAnchor, constant: 30),
      guide.trailingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 40),
    ])
    screen.layoutIfNeeded()
    scroll.zoomScale = 2
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 20, y: 10, width: 800, height: 400))
    #expect(scroll.contentSize == CGSize(width: 860, height: 440))
    width.constant = 300
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 20, y: 10, width: 600, height: 400))
    #expect(scroll.contentSize == CGSize(width: 660, height: 440))
    scroll.zoomScale = 1
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 20, y: 10, width: 300, height: 200))
    #expect(scroll.contentSize == CGSize(width: 360, height: 240))
  }

  @Test("a delegate may remove the view, the scroll view, or itself while the scale changes")
  func meddling() throws {
    let changes: [(UIScrollView, UIView) -> Void] = [
      { $1.removeFromSuperview() }, { scroll, _ in scroll.removeFromSuperview() },
      { scroll, _ in scroll.delegate = nil }, { scroll, _ in scroll.maximumZoomScale = 0.1 },
      { scroll, _ in scroll.zoomScale = 3 },
    ]
    for change in changes {
      let root = try #require(screen.rootNode)
      root.addSubview(scroll)
      scroll.addSubview(photo)
      scroll.delegate = log
      scroll.maximumZoomScale = 4
      scroll.zoomScale = 1
      screen.layoutIfNeeded()
      log.whenZoomed = change
      try screen.pinch(scroll, scale: 2)
      log.whenZoomed = nil
      screen.layoutIfNeeded()
      #expect(!scroll.isZooming && scroll.contentOffset.x.isFinite)
    }
  }

  @Test("content smaller than the scroll view can be centered when it is zoomed")
  func centering() {
    log.centers = true
    scroll.minimumZoomScale = 0.25
    scroll.zoomScale = 0.25
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
    scroll.zoomScale = 2
    screen.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
  }
}

final class ZoomLog: NSObject, UIScrollViewDelegate {
  var view: UIView?
  var centers = false
  var events: [String] = []
  var wasZooming = false
  var whenZoomed: ((UIScrollView, UIView) -> Void)?

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { events.append("scroll") }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    events.append("zoom \(scrollView.zoomScale)")
    wasZooming = wasZooming || scrollView.isZooming
    let change = whenZoomed
    whenZoomed = nil
    if let change, let view { change(scrollView, view) }
    guard centers, let view else { return }
    let (outer, inner) = (scrollView.bounds.size, scrollView.contentSize)
    view.center = CGPoint(
      x: inner.width / 2 + max(0, (outer.width - inner.width) / 2),
      y: inner.height / 2 + max(0, (outer.height - inner.height) / 2))
  }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    events.append(view === self.view ? "begin" : "begin with another view")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    events.append(view === self.view ? "end \(scale)" : "end with another view")
  }
}
