// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The groups of a list that are open, of those without a binding of their own.
struct ListGroups {
  let open: Binding<Set<AnyHashable>>
  /// The environment of the views, as far as modifiers around several rows change it.
  var environment: EnvironmentValues
  /// The names of the sections, elements, and groups around the views.
  private var names: [AnyHashable] = []

  init(open: Binding<Set<AnyHashable>>, environment: EnvironmentValues) {
    self.open = open
    self.environment = environment
  }

  /// Returns the groups for views in something with a name.
  func named(_ name: AnyHashable) -> ListGroups {
    var groups = self
    groups.names.append(name)
    return groups
  }

  /// Returns a binding that says whether the group with a name is open.
  func isOpen(_ name: AnyHashable) -> Binding<Bool> {
    let (open, name) = (open, AnyHashable(names + [name]))
    return Binding {
      open.wrappedValue.contains(name)
    } set: {
      if $0 { open.wrappedValue.insert(name) } else { open.wrappedValue.remove(name) }
    }
  }
}

extension ListParts {
  /// Adds the row of a group, and its other rows if it is open.
  mutating func addGroup(
    _ label: AnyView, isExpanded: Binding<Bool>?, content: () -> any View
  ) {
    guard let groups else { return }
    let name = AnyHashable(IdentityKey.index(count + 1))
    let isExpanded = isExpanded ?? groups.isOpen(name)
    addRow(DisclosureRow(label: label, isExpanded: isExpanded))
    hasGroups = true
    guard isExpanded.wrappedValue else { return }
    add(ListParts(content(), groups: groups.named(name))) { run in
      var run = run.named(name)
      let view = run.view
      run.view = { AnyView(view($0)).padding(.leading, 20) }
      return run
    }
  }

  /// Adds the rows of an element of a collection.
  mutating func addElement(
    _ parts: ListParts, named name: some Hashable, index: Int, onDelete: ((IndexSet) -> Void)?
  ) {
    var parts = parts
    parts.name(AnyHashable(name))
    let isSingle = parts.sections.count == 1 && !parts.sections[0].isWhole
    var isFirst = true
    add(parts) { run in
      var run = run.named(AnyHashable(name))
      // The first row stands for the element.
      if isSingle, isFirst, run.count == 1, let onDelete {
        run.onDelete = { _ in onDelete([index]) }
      }
      if isSingle, isFirst, run.count == 1 { run.identity = { _ in AnyHashable(name) } }
      isFirst = false
      return run
    }
  }
}

extension DisclosureGroup: ListContent {
  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    if let style = parts.groups?.environment.disclosureGroupStyle,
      style is AutomaticDisclosureGroupStyle
    {
      parts.addGroup(label, isExpanded: isExpanded, content: content)
    } else {
      parts.addRow(self)
    }
  }
}

/// The row of a group in a list, which shows and hides the others.
private struct DisclosureRow: View {
  let label: AnyView
  let isExpanded: Binding<Bool>

  var body: some View {
    let isExpanded = isExpanded
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label.foregroundStyle(Color.label)
        Spacer()
        DisclosureIndicator(isExpanded: isExpanded.wrappedValue)
      }
      .contentShape(.rect)
    }
    .buttonStyle(.automatic)
    .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
  }
}

/// The sign of a group that says whether it is open.
struct DisclosureIndicator: View {
  let isExpanded: Bool

  var body: some View {
    Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
      .font(.footnote.weight(.semibold))
  }
}
