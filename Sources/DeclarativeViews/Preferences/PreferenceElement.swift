// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An element that sets a preference.
struct PreferenceElement: UnaryElement {
  let key: ObjectIdentifier
  /// Returns the value, given the combined value of the descendants, if they have one, and the node.
  let value: (Any?, Int, LayoutTree) -> Any

  var name: String { "preference" }
}

/// An element that receives a preference of its descendants after each layout.
struct PreferenceObserverElement: UnaryElement {
  let key: ObjectIdentifier
  /// Combines the values of two views.
  let reduce: (inout Any, Any) -> Void
  let receive: (Any?) -> Void

  var name: String { "onPreferenceChange" }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.preferenceObservers.insert(node)
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: sidesWithoutSpacing)
  }
}

extension LayoutTree {
  /// Passes the preferences of all views to those that observe them, inner ones first.
  func reportPreferences() {
    for node in preferenceObservers.sorted(by: { nodes[$0].depth > nodes[$1].depth }) {
      guard let observer = nodes[node].element as? PreferenceObserverElement else {
        preferenceObservers.remove(node)
        continue
      }
      observer.receive(preference(below: node, for: observer))
    }
  }

  /// Returns the combined preference of the descendants of a node.
  ///
  /// No recursion. The cost grows with the number of descendants.
  private func preference(below node: Int, for observer: PreferenceObserverElement) -> Any? {
    var open: [(node: Int, next: Int, value: Any?)] = [(node, nodes[node].firstChild, nil)]
    while true {
      let top = open.count - 1
      let child = open[top].next
      if child >= 0 {
        open[top].next = nodes[child].nextSibling
        open.append((child, nodes[child].firstChild, nil))
        continue
      }
      var value = open[top].value
      if top == 0 { return value }
      if let element = nodes[open[top].node].element as? PreferenceElement,
        element.key == observer.key
      {
        value = element.value(value, open[top].node, self)
      }
      open.removeLast()
      guard let value else { continue }
      if var known = open[top - 1].value {
        // Only one reference is left, so that a list grows in place.
        open[top - 1].value = nil
        observer.reduce(&known, value)
        open[top - 1].value = known
      } else {
        open[top - 1].value = value
      }
    }
  }
}
