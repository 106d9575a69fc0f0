// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A control for selecting one of several values.
///
/// SwiftUI: `Picker`.
///
/// The options are the texts and labels in it with a ``View/tag(_:)``, or the elements of a
/// ``ForEach``. By default, it shows its title with the selected value, which opens a menu; see
/// ``View/pickerStyle(_:)`` for segments, columns, wheels, and pages.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let title: AnyView
  private let name: String?
  private let selection: Binding<SelectionValue>
  private let content: any View
  @Environment(\.pickerLook) private var look

  private init(
    _ selection: Binding<SelectionValue>, title: AnyView, name: String?, content: Content
  ) {
    self.title = title
    self.name = name
    self.selection = selection
    self.content = content
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - content: The options.
  ///   - label: The label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(selection, title: AnyView(label), name: label.ownText, content: content())
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the selected value.
  ///   - label: The label.
  ///   - content: The options.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, title: AnyView(label), name: label.ownText, content: content())
  }

  /// The picker in the style of the environment.
  public var body: some View {
    ChoiceReader(content: content) { choices in
      AnyView(shown(choices))
    }
  }

  private func choose(_ index: Int, of choices: [Choice]) {
    guard choices.indices.contains(index),
      let value = choices[index].tag.base as? SelectionValue
    else { return }
    selection.wrappedValue = value
  }

  @ViewBuilder private func shown(_ choices: [Choice]) -> some View {
    let name = name
    let current = choices.firstIndex { $0.tag == AnyHashable(selection.wrappedValue) }
    let options = PickerOptions(titles: choices.map(\.title), current: current) {
      choose($0, of: choices)
    }
    switch look {
    case .menu: LabeledControl(label: title, content: PickerMenu(options: options))
    case .column: PickerColumn(title: title, options: options)
    case .wheel: PickerWheel(name: name, options: options)
    case .page: PickerLink(title: title, options: options)
    case .segments:
      ControlView { _ in
        SegmentedControlNode(frame: .zero)
      } update: { node, values in
        node.show(choices.map(\.title))
        node.selectedSegmentIndex = current ?? SegmentedControlNode.noSegment
        node.isEnabled = values.isEnabled
        if let name { node.accessibilityLabel = name }
        node.setAction(for: .valueChanged) { [weak node] in
          if let node { choose(node.selectedSegmentIndex, of: choices) }
        }
      }
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the selected value.
  ///   - content: The options.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, title: AnyView(Text(titleKey)), name: Text(titleKey).string, content: content())
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the selected value.
  ///   - content: The options.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, title: AnyView(Text(title)), name: String(title), content: content())
  }
}

extension Picker where Label == DeclarativeViews.Label<Text, Image> {
  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, title: AnyView(Label(titleKey, systemImage: systemImage)),
      name: Text(titleKey).string,
      content: content())
  }

  /// Creates a picker with a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - systemImage: The name of the symbol.
  ///   - selection: A binding to the selected value.
  ///   - content: The options.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection, title: AnyView(Label(title, systemImage: systemImage)), name: String(title),
      content: content())
  }
}

extension SegmentedControlNode {
  /// Shows segments with these titles.
  fileprivate func show(_ titles: [String]) {
    guard titles != (0..<numberOfSegments).map({ titleForSegment(at: $0) ?? "" }) else { return }
    removeAllSegments()
    for (index, title) in titles.enumerated() {
      insertSegment(withTitle: title, at: index, animated: false)
    }
  }
}

/// A selectable value.
struct Choice: Equatable {
  let tag: AnyHashable
  let title: String
}

/// An element that sets the value that a view represents.
struct TagElement: UnaryElement {
  let tag: AnyHashable

  var name: String { "tag" }
}

/// A view that is created from the options in other views.
private struct ChoiceReader: View {
  let content: any View
  let make: ([Choice]) -> any View

  var body: ChoiceReader { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let choices = ViewList.choices(in: content, step: step)
    expansion.replace(item, by: expansion.make(in: item) { make(choices) })
  }
}

extension ViewList {
  /// Returns the choices of the views: their tags and their texts.
  static func choices(in content: any View, step: _ViewStep) -> [Choice] {
    let tree = LayoutTree(
      AnyView(content), environment: step.expansion.environment(of: step.item),
      measurer: step.expansion.tree.measurer)
    var choices: [Choice] = []
    for child in tree.childIndices(of: 0) {
      var tag: AnyHashable?
      var next = child
      while next >= 0, tree.nodes[next].element.isModifier {
        if let element = tree.nodes[next].element as? TagElement { tag = tag ?? element.tag }
        next = tree.nodes[next].firstChild
      }
      guard let tag = tag ?? tree.explicitIdentity(of: tree.nodes[child].identity) else { continue }
      choices.append(Choice(tag: tag, title: tree.texts(in: child)))
    }
    return choices
  }
}

extension View {
  /// Sets the value that the view represents in a ``Picker``.
  ///
  /// - Parameter tag: The value.
  /// - Returns: The modified view.
  public func tag(_ tag: some Hashable) -> some View {
    WrappedView(content: self, element: TagElement(tag: AnyHashable(tag)))
  }
}
