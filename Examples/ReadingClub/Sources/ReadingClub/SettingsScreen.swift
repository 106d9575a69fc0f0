// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// The screen with a reader's settings, which reports every change immediately.
public final class SettingsScreen {
  /// The screen's view.
  public let view: ViewNode
  /// A closure that is called with the settings after every change.
  public var onChange: ((Settings) -> Void)?
  /// A closure that is called when the reader goes back.
  public var onBack: (() -> Void)?
  /// The current settings.
  public private(set) var settings: Settings

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - viewFactory: The factory for the views.
  ///   - settings: The initial settings.
  public init(viewFactory: any ViewFactoryProtocol, settings: Settings) {
    self.settings = settings
    let header = viewFactory.bar.header(
      title: "Settings", subtitle: nil, back: "Books", actions: [])
    let reminders = viewFactory.row.toggle(
      title: "Reminders", subtitle: "A message two days before we meet",
      isOn: settings.sendsReminders)
    let pages = viewFactory.row.stepper(
      title: "Pages a day", value: Double(settings.pagesPerDay), in: 5...100)
    pages.control.stepValue = 5
    let looks = Settings.Appearance.allCases
    let appearance = viewFactory.choice.segments(
      titles: looks.map(\.rawValue.capitalized),
      selected: looks.firstIndex(of: settings.appearance) ?? 0)
    view = viewFactory.page([
      header, viewFactory.section.group(rows: [reminders, pages]),
      viewFactory.section.header(title: "Appearance"), appearance,
    ])
    reminders.addTarget(self, for: .valueChanged) { screen in
      screen.change { $0.sendsReminders = reminders.isOn }
    }
    pages.control.addTarget(self, for: .valueChanged) { screen in
      screen.change { $0.pagesPerDay = Int(pages.control.value) }
    }
    appearance.onChange = { [unowned self] index in change { $0.appearance = looks[index] } }
    header.backControl?.addTarget(self, for: .primaryActionTriggered) { $0.onBack?() }
  }

  private func change(_ edit: (inout Settings) -> Void) {
    edit(&settings)
    onChange?(settings)
  }
}
