// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTree

private class Card: UIView {
  var price = 1
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
}

private final class Watcher: UIViewController {
  var told: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey], change?[.newKey])
    told.append("\(keyPath ?? "") \((old as? CGPoint)?.y ?? -1) \((new as? CGPoint)?.y ?? -1)")
  }
}

#if MainActor
  @MainActor
#endif
func offsetsAreTold() -> Bool {
  let scroll = UIScrollView()
  var offset: CGFloat?
  let observation = scroll.observe(\.contentOffset, options: .new) { offset = $1.newValue?.y }
  scroll.contentOffset.y = 3
  observation.invalidate()
  scroll.contentOffset.y = 4
  return offset == 3
}

@Suite("Observing properties of views")
struct ObservingTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("an observer is told the values before and after each change")
  func values() {
    var changes: [[CGFloat?]] = []
    let observation = scroll.observe(\.contentOffset, options: [.new, .old]) { view, change in
      #expect(view === scroll && view.contentOffset == change.newValue && !change.isPrior)
      changes.append([change.oldValue?.y, change.newValue?.y])
    }
    scroll.contentOffset.y = 10
    scroll.contentOffset.y = 10
    scroll.bounds.origin.y = 30
    #expect(changes == [[0, 10], [10, 30]])
    observation.invalidate()
    scroll.contentOffset.y = 40
    #expect(changes.count == 2)
  }

  @Test("without options, an observer is told no values")
  func noOptions() {
    var told: [Bool] = []
    let observation = scroll.observe(\.contentSize) { view, change in
      told.append(change.newValue == nil && change.oldValue == nil && view.contentSize.width == 5)
    }
    scroll.contentSize = CGSize(width: 5, height: 5)
    withExtendedLifetime(observation) { #expect(told == [true]) }
  }

  @Test("an observer can be told the present value")
  func initial() {
    var told: [CGFloat?] = []
    let observation = scroll.observe(\.alpha, options: [.initial, .new]) { _, change in
      told.append(change.newValue)
      #expect(change.oldValue == nil)
    }
    scroll.alpha = 0.5
    withExtendedLifetime(observation) { #expect(told == [1, 0.5]) }
  }

  @Test("observing ends when the observation is released")
  func release() {
    var count = 0
    var observation: NSKeyValueObservation? = scroll.observe(\.isHidden) { _, _ in count += 1 }
    scroll.isHidden = true
    #expect(count == 1 && observation != nil)
    observation = nil
    scroll.isHidden = false
    #expect(count == 1)
  }

  @Test("an observation doesn't retain its view, and outlives it")
  func lifetime() {
    weak var released: UIView?
    var observation: NSKeyValueObservation?
    do {
      let view = UIView()
      released = view
      observation = view.observe(\.frame) { _, _ in }
    }
    #expect(released == nil)
    observation?.invalidate()
  }

  @Test("every property that is documented to tell its changes tells them")
  func everyProperty() {
    var told: [String] = []
    let (label, field, text) = (UILabel(), UITextField(), UITextView())
    let view = UIView()
    let observations = [
      view.observe(\.frame) { _, _ in told.append("frame") },
      view.observe(\.bounds) { _, _ in told.append("bounds") },
      view.observe(\.center) { _, _ in told.append("center") },
      view.observe(\.transform) { _, _ in told.append("transform") },
      view.observe(\.isHidden) { _, _ in told.append("isHidden") },
      view.observe(\.alpha) { _, _ in told.append("alpha") },
      view.observe(\.backgroundColor) { _, _ in told.append("backgroundColor") },
      scroll.observe(\.contentInset) { _, _ in told.append("contentInset") },
      label.observe(\.text) { _, _ in told.append("label") },
      field.observe(\.text) { _, _ in told.append("field") },
      text.observe(\.text) { _, _ in told.append("text") },
    ]
    view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(told == ["frame", "bounds", "center"])
    told = []
    view.center.x += 5
    #expect(told == ["frame", "center"])
    told = []
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(told == ["frame", "transform"])
    told = []
    view.isHidden = true
    view.alpha = 0
    view.backgroundColor = .red
    scroll.contentInset.top = 3
    label.text = "a"
    label.attributedText = NSAttributedString(string: "b")
    field.text = "c"
    text.text = "d"
    text.insertText("e")
    withExtendedLifetime(observations) {
      #expect(
        told == [
          "isHidden", "alpha", "backgroundColor", "contentInset", "label", "label", "field", "text",
          "text",
        ])
    }
    for observed in [view, scroll, label, field, text] {
      #expect(observed.layoutReport().problems.isEmpty)
    }
  }

  @Test("changes by constraints and by autoresizing are told")
  func layout() {
    let (first, second) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    scroll.addSubview(first)
    scroll.addSubview(second)
    second.autoresizingMask = .flexibleWidth
    first.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      first.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 7),
      first.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 20),
      first.heightAnchor.constraint(equalToConstant: 20),
    ])
    var told: [CGRect?] = []
    let observations = [
      first.observe(\.frame, options: .new) { told.append($1.newValue) },
      second.observe(\.bounds, options: .new) { told.append($1.newValue) },
    ]
    scroll.layoutIfNeeded()
    scroll.frame.size.width += 10
    withExtendedLifetime(observations) {
      #expect(
        told == [
          CGRect(x: 0, y: 7, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: 10),
        ])
    }
  }

  @Test("a handler may end observing, observe more, and change what it observes")
  func changing() {
    var told: [CGFloat] = []
    var observations: [NSKeyValueObservation] = []
    observations.append(
      scroll.observe(\.contentOffset) { view, _ in
        told.append(view.contentOffset.y)
        if told.count == 1 {
          observations.append(view.observe(\.isHidden) { _, _ in told.append(-1) })
        }
        if view.contentOffset.y > 50 { view.contentOffset.y = 50 }
      })
    scroll.contentOffset.y = 80
    scroll.isHidden = true
    #expect(told == [80, 50, -1])
    var count = 0
    var ended: NSKeyValueObservation?
    ended = scroll.observe(\.alpha) { _, _ in
      count += 1
      ended?.invalidate()
    }
    scroll.alpha = 0.5
    scroll.alpha = 0.2
    #expect(count == 1)
  }

  @Test("a handler that never stops changing what it observes comes to an end")
  func endless() {
    var count = 0
    let observation = scroll.observe(\.contentOffset) { view, _ in
      count += 1
      view.contentOffset.y += 1
    }
    scroll.contentOffset.y = 1
    withExtendedLifetime(observation) { #expect(count > 1 && count <= 100) }
  }

  @Test("a property that doesn't tell its changes is reported, and told with the next change")
  func untold() {
    let card = Card()
    var told: [Int?] = []
    let observations = [
      card.observe(\.bounds) { _, _ in }, card.observe(\.frame) { _, _ in },
    ]
    #expect(card.layoutReport().problems.isEmpty)
    let price = card.observe(\.price, options: .new) { told.append($1.newValue) }
    #expect(card.layoutReport().problems == [.untoldProperty(node: "Card")])
    card.price = 2
    #expect(told.isEmpty)
    card.isHidden = true
    withExtendedLifetime((observations, price)) { #expect(told == [2]) }
  }

  @Test("properties are observed by name")
  func names() {
    let watcher = Watcher()
    var context = 0
    withUnsafeMutablePointer(to: &context) { pointer in
      scroll.addObserver(
        watcher, forKeyPath: "contentOffset", options: [.new, .old, .initial], context: pointer)
      scroll.contentOffset.y = 4
      scroll.removeObserver(watcher, forKeyPath: "contentSize")
      scroll.removeObserver(watcher, forKeyPath: "contentOffset", context: pointer)
      scroll.contentOffset.y = 5
    }
    #expect(watcher.told == ["contentOffset -1.0 0.0", "contentOffset 0.0 4.0"])
    #expect(scroll.layoutReport().problems.isEmpty)
    for name in ["frame", "bounds", "center", "transform", "hidden", "alpha", "backgroundColor"] {
      scroll.addObserver(watcher, forKeyPath: name, context: nil)
    }
    scroll.addObserver(watcher, forKeyPath: "contentInset", context: nil)
    UILabel().addObserver(watcher, forKeyPath: "text", context: nil)
    #expect(scroll.layoutReport().problems.isEmpty)
    scroll.addObserver(watcher, forKeyPath: "text", context: nil)
    scroll.addObserver(watcher, forKeyPath: "price", context: nil)
    #expect(scroll.layoutReport().problems.count == 2)
    watcher.told = []
    scroll.frame.origin.x = 1
    #expect(watcher.told.map { String($0.prefix(6)) } == ["frame ", "center"])
  }

  @Test("an observer by name isn't retained")
  func observerLifetime() {
    weak var released: Watcher?
    do {
      let watcher = Watcher()
      released = watcher
      scroll.addObserver(watcher, forKeyPath: "alpha", context: nil)
    }
    #expect(released == nil)
    scroll.alpha = 0.1
  }
}
