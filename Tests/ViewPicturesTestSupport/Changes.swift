// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewNodes
import ViewTreeTestSupport

/// Properties of an object whose effect is the same, whenever they are set.
///
/// For each value of each property, a page whose object had it before the first layout is compared with
/// pages that had other values before, or were elsewhere, hidden, or disabled when it was set.
package final class Changes<Object: AnyObject> {
  package typealias Change = (Object) -> Void

  private struct Property {
    let name: String
    /// The first one is the value of a new object.
    let values: [Change]
    let read: (Object) -> String
  }

  private let make: () -> (view: ViewNode, object: Object)
  private let stretches: Bool
  private var properties: [Property] = []
  /// The places of the properties that only the value itself is tested of.
  private var briefPlaces: Set<Int> = []
  private var failures: [String] = []

  package init(stretches: Bool = false, _ make: @escaping () -> (view: ViewNode, object: Object)) {
    self.make = make
    self.stretches = stretches
  }

  // MARK: Properties

  /// A property and values other than the one it has at first.
  package func values<Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ values: Value...
  ) {
    let first = make().object[keyPath: path]
    properties.append(
      Property(
        name: name,
        values: ([first] + values).map { value in { $0[keyPath: path] = value } },
        read: { "\($0[keyPath: path])" }))
  }

  package func flag(_ name: String, _ path: ReferenceWritableKeyPath<Object, Bool>) {
    values(name, path, !make().object[keyPath: path])
  }

  package func every<Value: CaseIterable & Equatable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>
  ) {
    let first = make().object[keyPath: path]
    let all = [first] + Value.allCases.filter { $0 != first }
    properties.append(
      Property(
        name: name, values: all.map { value in { $0[keyPath: path] = value } },
        read: { "\($0[keyPath: path])" }))
  }

  package func color(_ name: String, _ path: ReferenceWritableKeyPath<Object, Color?>) {
    values(name, path, .red, .label)
  }

  package func image(_ name: String, _ path: ReferenceWritableKeyPath<Object, Image?>) {
    values(name, path, Image(systemName: "book"), Image(systemName: "chevron.right"))
  }

  package func text(_ name: String, _ path: ReferenceWritableKeyPath<Object, String?>) {
    values(name, path, "Word", "Some longer words that need more than a line of a small page")
  }

  package func number(_ name: String, _ path: ReferenceWritableKeyPath<Object, CGFloat>) {
    values(name, path, 7.5, 30)
  }

  package func insets(_ name: String, _ path: ReferenceWritableKeyPath<Object, EdgeInsets>) {
    values(
      name, path, EdgeInsets(top: 3, left: 5, bottom: 7, right: 11),
      EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// Something that isn't a property: the first change restores a new object.
  package func changes(_ name: String, _ values: Change...) {
    properties.append(Property(name: name, values: values, read: { _ in "" }))
  }

  package func change(_ name: String, _ values: [Change]) {
    properties.append(Property(name: name, values: values, read: { _ in "" }))
  }

  // MARK: Pages

  /// A page with a view in a slot, and a node after it that its size moves.
  private final class Page {
    let screen: Screen
    let root = ViewNode()
    let slot = ViewNode()
    private let follower = ViewNode()
    let view: ViewNode
    let object: Object
    private let stretches: Bool

    init(
      _ made: (view: ViewNode, object: Object), stretches: Bool,
      traits: TraitCollection = TraitCollection()
    ) {
      (view, object) = made
      self.stretches = stretches
      screen = Screen(size: CGSize(width: 300, height: 240), rootNode: root)
      screen.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      root.traitOverrides = traits
      view.translatesAutoresizingMaskIntoConstraints = false
      follower.backgroundColor = .green
      follower.translatesAutoresizingMaskIntoConstraints = false
      slot.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(slot)
      root.addSubview(follower)
      LayoutConstraint.activate([
        slot.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        slot.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        slot.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -8),
        follower.topAnchor.constraint(equalTo: slot.bottomAnchor),
        follower.leadingAnchor.constraint(equalTo: slot.trailingAnchor),
        follower.widthAnchor.constraint(equalToConstant: 4),
        follower.heightAnchor.constraint(equalToConstant: 4),
      ])
      place(in: slot)
    }

    func place(in container: ViewNode) {
      container.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
      guard stretches else { return }
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 220).yielding(),
        view.heightAnchor.constraint(equalToConstant: 160).yielding(),
      ])
    }

    /// What the page shows, without the frames of a view's own parts, which are seen where they draw.
    var record: [Substring] {
      screen.layoutIfNeeded()
      return root.record.split(separator: "\n").filter { !$0.hasPrefix("      ") }
    }
  }

  private func page(
    _ changes: [Change] = [], traits: TraitCollection = TraitCollection()
  ) -> Page {
    let made = make()
    for change in changes { change(made.object) }
    return Page(made, stretches: stretches, traits: traits)
  }

  // MARK: Checks

  private static var otherTraits: TraitCollection {
    var traits = TraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    traits.layoutDirection = .rightToLeft
    traits.userInterfaceStyle = .dark
    return traits
  }

  private func compare(_ page: Page, _ expected: [Substring], _ what: @autoclosure () -> String) {
    let record = page.record
    guard record != expected else { return }
    let here = record.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+\(line)"
      case .remove(_, let line, _): "-\(line)"
      }
    }
    failures.append("\(what()):\n\(here.prefix(8).joined(separator: "\n"))")
  }

  /// Compares the pages and returns how they differ from what is expected.
  ///
  /// - Parameters:
  ///   - onlyChanged: The names of properties that depend on where the object is when they are set.
  ///   - lasting: The names of properties whose former values have effects that last, such as limits.
  /// - Returns: A line for each difference.
  package func differences(
    onlyChanged: Set<String> = [], lasting: Set<String> = []
  ) -> [String] {
    failures = []
    for (place, property) in properties.enumerated() {
      let pages = property.values.map { page([$0]) }
      let records = pages.map(\.record)
      let read = pages.map { property.read($0.object) }
      checkValues(property, records, read, lasts: lasting.contains(property.name))
      if onlyChanged.contains(property.name) || briefPlaces.contains(place) { continue }
      // One value shows whether a change is noticed.
      for index in property.values.indices.dropFirst().suffix(testsAreThorough ? .max : 1) {
        checkHistories(property, index, records[index])
      }
    }
    if testsAreThorough { checkPairs(except: onlyChanged) }
    return failures
  }

  /// Compares pages in which two properties change, one of them after a layout.
  private func checkPairs(except names: Set<String>) {
    let properties = properties.filter { !names.contains($0.name) && $0.values.count > 1 }
    guard properties.count > 1 else { return }
    for (place, first) in properties.enumerated() {
      for distance in 1..<properties.count {
        let second = properties[(place + distance) % properties.count]
        let pair = [first.values[1], second.values[1]]
        let living = page([pair[0]])
        _ = living.record
        pair[1](living.object)
        compare(living, page(pair).record, "\(first.name), then \(second.name)")
      }
    }
  }

  private func checkValues(
    _ property: Property, _ records: [[Substring]], _ read: [String], lasts: Bool
  ) {
    var living = page()
    _ = living.record
    let last = property.values.count - 1
    for index in Array(property.values.indices.dropFirst()) + (lasts ? [] : [0, last]) {
      if lasts {
        living = page()
        _ = living.record
      }
      property.values[index](living.object)
      compare(living, records[index], "\(property.name), value \(index)")
      if property.read(living.object) != read[index] {
        failures.append("\(property.name) reads \(property.read(living.object))")
      }
    }
  }

  private func checkHistories(
    _ property: Property, _ index: Int, _ expected: [Substring]
  ) {
    let change = property.values[index]
    let name = "\(property.name), value \(index)"

    // Without a parent, and then in a parent whose traits differ.
    let moved = page()
    _ = moved.record
    moved.view.removeFromSuperview()
    let elsewhere = Page(make(), stretches: stretches, traits: Self.otherTraits)
    if index % 2 == 0 { change(moved.object) }
    moved.place(in: elsewhere.root)
    _ = elsewhere.record
    if index % 2 == 1 { change(moved.object) }
    elsewhere.screen.layoutIfNeeded()
    moved.place(in: moved.slot)
    compare(moved, expected, "\(name), after another parent")

    // Hidden and, if it is a control, disabled.
    let hidden = page()
    hidden.slot.isHidden = true
    _ = hidden.record
    let control = hidden.view as? Control
    let wasEnabled = control?.isEnabled ?? true
    control?.isEnabled = false
    hidden.screen.layoutIfNeeded()
    change(hidden.object)
    hidden.screen.layoutIfNeeded()
    if property.name != "isEnabled" { control?.isEnabled = wasEnabled }
    hidden.slot.isHidden = false
    compare(hidden, expected, "\(name), while hidden")

    // In other traits, and back.
    let turned = page([change])
    _ = turned.record
    turned.root.traitOverrides = Self.otherTraits
    compare(
      turned, page([change], traits: Self.otherTraits).record, "\(name), other traits")
    turned.root.traitOverrides = TraitCollection()
    compare(turned, expected, "\(name), traits and back")

    // In another width, and back.
    let narrow = page([change])
    _ = narrow.record
    let fresh = page([change])
    for page in [narrow, fresh] { page.screen.size = CGSize(width: 150, height: 300) }
    compare(narrow, fresh.record, "\(name), narrow")
    narrow.screen.size = CGSize(width: 300, height: 240)
    compare(narrow, expected, "\(name), narrow and back")
  }
}

/// Changes of a node, which a closure makes anew for each page.
package func changing<Node: ViewNode>(
  stretches: Bool = false, _ make: @escaping () -> Node
) -> Changes<Node> {
  Changes(stretches: stretches) {
    let node = make()
    return (node, node)
  }
}

extension Changes where Object: ViewNode {
  /// Adds properties that all nodes have.
  ///
  /// A third of them is set in every situation, another one for each type; all of them are if
  /// `THOROUGH_TESTS` is set.
  package func addNodeProperties() {
    let start = properties.count
    defer {
      if !testsAreThorough {
        briefPlaces.formUnion((start..<properties.count).filter { !$0.isMultiple(of: 3) })
      }
    }
    color("backgroundColor", \.backgroundColor)
    values("alpha", \.alpha, 0.5, 0)
    flag("isHidden", \.isHidden)
    values("tintColor", \.tintColor, .red, .label)
    flag("clipsToBounds", \.clipsToBounds)
    values(
      "transform", \.transform, Transform(rotationAngle: 1), Transform(translationX: 5, y: 9))
    every("semanticContentAttribute", \.semanticContentAttribute)
    every("contentMode", \.contentMode)
    insets("layoutMargins", \.layoutMargins)
    text("accessibilityLabel", \.accessibilityLabel)
    text("accessibilityValue", \.accessibilityValue)
    text("accessibilityHint", \.accessibilityHint)
    text("accessibilityIdentifier", \.accessibilityIdentifier)
    flag("isAccessibilityElement", \.isAccessibilityElement)
    flag("accessibilityElementsHidden", \.accessibilityElementsHidden)
    flag("isUserInteractionEnabled", \.isUserInteractionEnabled)
    flag("accessibilityViewIsModal", \.accessibilityViewIsModal)
    flag("shouldGroupAccessibilityChildren", \.shouldGroupAccessibilityChildren)
    values("accessibilityTraits", \.accessibilityTraits, [.header], [.link, .selected])
    flag("isOpaque", \.isOpaque)
    flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
  }

  /// Adds properties that all controls have.
  package func addControlProperties() where Object: Control {
    flag("isEnabled", \.isEnabled)
    flag("isSelected", \.isSelected)
    flag("isHighlighted", \.isHighlighted)
    every("contentHorizontalAlignment", \.contentHorizontalAlignment)
    every("contentVerticalAlignment", \.contentVerticalAlignment)
  }
}

extension LayoutConstraint {
  fileprivate func yielding() -> LayoutConstraint {
    // The content of a text area resists compression with the default high priority.
    priority = LayoutPriority(rawValue: LayoutPriority.defaultHigh.rawValue + 1)
    return self
  }
}
