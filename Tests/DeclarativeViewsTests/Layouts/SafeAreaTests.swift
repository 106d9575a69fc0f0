// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import DeclarativeViews

@Suite("Safe areas of a geometry reader")
struct ReaderSafeAreaTests {
  final class Log {
    var insets: [DeclarativeViews.EdgeInsets] = []
  }

  @Test("a reader below the top is inset by the remainder of the safe area")
  func lower() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 7, bottom: 10, right: 12),
      rootNode: root)
    let log = Log()
    let host = HostingNode(frame: root.bounds) {
      VStack(spacing: 0) {
        Color.blue.frame(height: 20)
        GeometryReader { proxy in
          let _ = log.insets.append(proxy.safeAreaInsets)
          Color.red
        }
      }
      .ignoresSafeArea()
    }
    root.addSubview(host)
    screen.layoutIfNeeded()
    #expect(
      log.insets.last
        == DeclarativeViews.EdgeInsets(top: 10, leading: 7, bottom: 10, trailing: 12))
  }

  @Test("a view extends only over the edges of the safe area that it touches")
  func touchedEdges() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 7, bottom: 10, right: 12),
      rootNode: root)
    func size(_ alignment: Alignment) -> CGSize? {
      for view in root.subviews { view.removeFromSuperview() }
      var sizes: [CGSize] = []
      let host = HostingNode(frame: root.bounds) {
        GeometryReader { proxy in
          let _ = sizes.append(proxy.size)
          Color.red
        }
        .ignoresSafeArea().frame(width: 20, height: 40)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      }
      root.addSubview(host)
      screen.layoutIfNeeded()
      return sizes.last
    }
    #expect(size(.center) == CGSize(width: 20, height: 40))
    #expect(size(.leading) == CGSize(width: 27, height: 40))
    #expect(size(.trailing) == CGSize(width: 32, height: 40))
    #expect(size(.top) == CGSize(width: 20, height: 70))
    #expect(size(.bottomTrailing) == CGSize(width: 32, height: 50))
  }

  @Test(
    "the insets of a reader that ignores the safe area follow the layout direction",
    arguments: [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func insets(direction: TraitEnvironmentLayoutDirection) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 7, bottom: 10, right: 12),
      rootNode: root)
    let log = Log()
    let host = HostingNode(frame: root.bounds) {
      GeometryReader { proxy in
        let _ = log.insets.append(proxy.safeAreaInsets)
        Color.red
      }
      .ignoresSafeArea()
    }
    root.traitOverrides.layoutDirection = direction
    root.addSubview(host)
    screen.layoutIfNeeded()
    let isMirrored = direction == .rightToLeft
    #expect(
      log.insets.last
        == DeclarativeViews.EdgeInsets(
          top: 30, leading: isMirrored ? 12 : 7, bottom: 10, trailing: isMirrored ? 7 : 12))
  }
}
