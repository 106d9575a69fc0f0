// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Zooming")
struct ZoomTests {
  private final class Owner: UIScrollViewDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var events: [String] = []
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { events.append("zoom") }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      events.append("end \(scale)")
    }
  }

  private func scroll(_ owner: Owner?) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.delegate = owner
    if let owner { scroll.addSubview(owner.photo) }
    scroll.maximumZoomScale = 4
    return scroll
  }

  @Test("The content and its view grow with the scale, within the limits")
  func scale() {
    let owner = Owner()
    let scroll = scroll(owner)
    #expect(scroll.zoomScale == 1 && scroll.minimumZoomScale == 1 && scroll.bouncesZoom)
    scroll.setZoomScale(2, animated: true)
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 200, height: 100))
    #expect(owner.photo.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 4 && owner.events == ["zoom", "end 2.0", "zoom", "end 4.0"])
    scroll.zoomScale = .nan
    #expect(scroll.zoomScale == 4)
  }

  @Test("Zooming to a rectangle centers it")
  func rectangle() {
    let owner = Owner()
    let scroll = scroll(owner)
    scroll.zoom(to: CGRect(x: 50, y: 0, width: 50, height: 50), animated: false)
    #expect(scroll.zoomScale == 2 && scroll.contentOffset == CGPoint(x: 100, y: 0))
  }

  @Test("Without a view to zoom, the scale stays 1")
  func nothing() {
    let scroll = scroll(nil)
    scroll.zoomScale = 2
    #expect(scroll.zoomScale == 1)
  }
}
