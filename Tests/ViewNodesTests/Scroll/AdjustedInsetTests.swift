// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Notices of adjusted content insets")
struct AdjustedInsetTests {
  private final class Listening: ScrollNode {
    var log: ScrollLog?
    override func adjustedContentInsetDidChange() { log?.events.append("own") }
  }

  private let scroll = Listening(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let log = ScrollLog()

  init() {
    root.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 7, bottom: 34, right: 9)
    root.addSubview(scroll)
    scroll.contentSize = CGSize(width: 50, height: 60)
    root.layoutIfNeeded()
    scroll.log = log
    scroll.delegate = log
  }

  private func insets() -> [CGFloat] {
    let insets = scroll.adjustedContentInset
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test("every change that changes them is told once, to the node before its delegate")
  func changes() {
    let steps: [(String, (Listening) -> Void, [CGFloat])] = [
      (
        "own", { $0.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }, [1, 2, 3, 4]
      ),
      ("bounces down", { $0.alwaysBounceVertical = true }, [21, 2, 37, 4]),
      ("bounces across", { $0.alwaysBounceHorizontal = true }, [21, 9, 37, 13]),
      ("no longer down", { $0.alwaysBounceVertical = false }, [1, 9, 3, 13]),
      ("main content", { $0.isMainContent = true }, [21, 9, 37, 13]),
      ("scrollable", { $0.contentInsetAdjustmentBehavior = .scrollableAxes }, [1, 9, 3, 13]),
      ("always", { $0.contentInsetAdjustmentBehavior = .always }, [21, 9, 37, 13]),
      ("never", { $0.contentInsetAdjustmentBehavior = .never }, [1, 2, 3, 4]),
      ("automatic", { $0.contentInsetAdjustmentBehavior = .automatic }, [21, 9, 37, 13]),
      ("not across", { $0.alwaysBounceHorizontal = false }, [21, 2, 37, 4]),
      ("not main", { $0.isMainContent = false }, [1, 2, 3, 4]),
      ("high", { $0.contentSize.height = 201 }, [21, 2, 37, 4]),
      ("wide", { $0.contentSize.width = 101 }, [21, 9, 37, 13]),
      ("exactly as high", { $0.contentSize.height = 200 }, [1, 9, 3, 13]),
      ("exactly as wide", { $0.contentSize.width = 100 }, [1, 2, 3, 4]),
      ("reset", { $0.contentInset = .zero }, [0, 0, 0, 0]),
    ]
    for (name, change, expected) in steps {
      change(scroll)
      #expect(insets() == expected, "\(name)")
      #expect(log.events.filter { !$0.hasPrefix("scroll") } == ["own", "inset"], "\(name)")
      root.layoutIfNeeded()
      log.events = []
      // The same value again changes nothing.
      change(scroll)
      root.layoutIfNeeded()
      #expect(insets() == expected && log.events == [], "\(name)")
    }
  }

  @Test("a refresh control and the safe area change them, and changes without effect aren't told")
  func others() {
    let control = RefreshControlNode()
    scroll.refreshControl = control
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.isMainContent = true
    scroll.contentSize = CGSize(width: 99, height: 199)
    #expect(log.events == [] && insets() == [0, 0, 0, 0])
    control.beginRefreshing()
    control.beginRefreshing()
    #expect(log.events == ["own", "inset"] && insets() == [60, 0, 0, 0])
    control.endRefreshing()
    control.endRefreshing()
    #expect(log.events == ["own", "inset", "own", "inset"] && insets() == [0, 0, 0, 0])
    root.layoutIfNeeded()
    scroll.contentInsetAdjustmentBehavior = .always
    root.layoutIfNeeded()
    log.events = []
    root.additionalSafeAreaInsets.left = 8
    root.layoutIfNeeded()
    #expect(log.events.filter { !$0.hasPrefix("scroll") } == ["own", "inset"])
    #expect(insets() == [20, 8, 34, 9] && scroll.contentOffset == CGPoint(x: -8, y: -20))
  }

  @Test("content of a scroll view has the safe area at its sides, and all of it without adjustment")
  func safeAreaOfContent() {
    let child = ViewNode(frame: scroll.bounds)
    scroll.addSubview(child)
    root.layoutIfNeeded()
    let sides = EdgeInsets(top: 0, left: 7, bottom: 0, right: 9)
    let all = EdgeInsets(top: 20, left: 7, bottom: 34, right: 9)
    for behavior in ScrollNode.ContentInsetAdjustmentBehavior.allCases {
      scroll.contentInsetAdjustmentBehavior = behavior
      #expect(scroll.safeAreaForContent(all) == (behavior == .never ? all : sides))
    }
  }
}
