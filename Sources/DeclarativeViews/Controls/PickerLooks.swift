// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The options of a picker, of which one may be selected.
struct PickerOptions {
  let titles: [String]
  let current: Int?
  let choose: (Int) -> Void

  var currentTitle: String { current.map { titles[$0] } ?? "" }
}

/// The options of a picker in a menu.
struct PickerMenu: View {
  let options: PickerOptions
  @Environment(\.isInList) private var isInList

  var body: some View {
    let options = options
    Menu {
      ForEach(options.titles.indices) { index in
        Button {
          options.choose(index)
        } label: {
          PickerOption(options: options, index: index)
        }
        .accessibilityAddTraits(index == options.current ? .isSelected : [])
      }
    } label: {
      let value = HStack(spacing: 4) {
        Text(options.currentTitle)
        Image(systemName: "chevron.up.chevron.down").font(.footnote).accessibilityHidden(true)
      }
      // In a row, the value isn't in the tint color of a button.
      value.foregroundStyle(isInList ? AnyShapeStyle(Color.secondaryLabel) : AnyShapeStyle(.tint))
    }
  }
}

/// The title of an option, with a check mark if it is selected.
private struct PickerOption: View {
  let options: PickerOptions
  let index: Int

  var body: some View {
    if index == options.current {
      HStack(spacing: 8) {
        Text(options.titles[index])
        Image(systemName: "checkmark").accessibilityHidden(true)
      }
    } else {
      Text(options.titles[index])
    }
  }
}

/// A row with an option.
struct PickerRow: View {
  let options: PickerOptions
  let index: Int
  var end: () -> Void = {}

  var body: some View {
    let (options, index, end) = (options, index, end)
    Button {
      options.choose(index)
      end()
    } label: {
      HStack {
        Text(options.titles[index]).foregroundStyle(Color.label)
        Spacer()
        if index == options.current {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
            .accessibilityHidden(true)
        }
      }
      .contentShape(.rect)
    }
    .buttonStyle(.automatic)
    .accessibilityAddTraits(index == options.current ? .isSelected : [])
  }
}

/// The options of a picker in a column.
struct PickerColumn: View {
  let title: AnyView
  let options: PickerOptions
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  var body: some View {
    let options = options
    VStack(alignment: .leading, spacing: 11) {
      if !labelsAreHidden { title }
      ForEach(options.titles.indices) { index in
        if index > 0 || !labelsAreHidden { Divider() }
        PickerRow(options: options, index: index)
      }
    }
  }
}

/// A link to a page with the options of a picker.
struct PickerLink: View {
  let title: AnyView
  let options: PickerOptions

  var body: some View {
    let (title, options) = (title, options)
    NavigationLink {
      PickerPage(options: options)
    } label: {
      LabeledContent {
        Text(options.currentTitle).foregroundStyle(Color.secondaryLabel)
      } label: {
        title
      }
    }
  }
}

/// A page with the options of a picker, which ends with a choice.
private struct PickerPage: View {
  let options: PickerOptions
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    let (options, dismiss) = (options, dismiss)
    List {
      ForEach(options.titles.indices) { index in
        PickerRow(options: options, index: index) { dismiss() }
      }
    }
  }
}

/// The options of a picker around the selected one, as on a wheel that is dragged vertically.
struct PickerWheel: View {
  static let rowHeight: CGFloat = 34

  let name: String?
  let options: PickerOptions

  var body: some View {
    let options = options
    VStack(spacing: 0) {
      ForEach(-2...2, id: \.self) { distance in
        Text(title(at: distance)).font(.title3).lineLimit(1)
          .opacity(distance == 0 ? 1 : abs(distance) == 1 ? 0.5 : 0.2)
          .frame(maxWidth: .infinity, minHeight: Self.rowHeight, maxHeight: Self.rowHeight)
          .contentShape(.rect)
          .onTapGesture { turn(by: distance) }
      }
    }
    .background(alignment: .center) {
      RoundedRectangle(cornerRadius: 8).fill(Color.tertiarySystemFill)
        .frame(height: Self.rowHeight)
    }
    .gesture(
      DragGesture().onEnded { turn(by: -($0.translation.height / Self.rowHeight).rounded()) }
    )
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(name ?? "")
    .accessibilityValue(options.currentTitle)
    .accessibilityAdjustableAction { turn(by: $0 == .increment ? 1 : -1) }
  }

  private func title(at distance: Int) -> String {
    guard let current = options.current ?? (options.titles.isEmpty ? nil : 0),
      options.titles.indices.contains(current + distance),
      distance != 0 || options.current != nil
    else { return "" }
    return options.titles[current + distance]
  }

  private func turn(by distance: CGFloat) {
    turn(by: Int(min(max(distance, -1e6), 1e6)))
  }

  /// Selects the option at a distance, or the last one before it.
  private func turn(by distance: Int) {
    guard !options.titles.isEmpty else { return }
    let target = min(max((options.current ?? 0) + distance, 0), options.titles.count - 1)
    if target != options.current { options.choose(target) }
  }
}
