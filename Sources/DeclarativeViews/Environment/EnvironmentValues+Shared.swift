// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Values that seldom change, so that the environments of most views share them.
///
/// An environment is copied for each modifier that changes it.
final class SharedValues {
  struct Values {
    var images: [String: Image] = [:]
    var backgroundStyle: AnyShapeStyle?
    var locale = Locale(identifier: "en_US")
    var labelStyle: any LabelStyle = DefaultLabelStyle()
    var labelStyleAroundBar: (any LabelStyle)?
    var buttonStyle: any ButtonStyle = DefaultButtonStyle()
    var dismiss = DismissAction()
    var openURL = OpenURLAction { _ in .discarded }
    var refresh: RefreshAction?
    var focus: FocusLink?
    var sheet = SheetReference()
    var page = PageReference()
    var tabs = TabsReference()
    var editScope: EditScope?
    var urlHandlers: URLHandlers?
    var alertEnd: (() -> Void)?
    var scrollSettings = ScrollSettings()
    var submitAction: (() -> Void)?
    var lineSpacing: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// The levels of foreground styles, unless they are shades of a single one.
    var foregroundLevels: [ForegroundLevel] = []
    /// Whether a container sets the foreground style of its texts, which buttons don't take.
    var hasContainerForeground = false
  }

  @exclusivity(unchecked) var values: Values

  init(_ values: Values = Values()) { self.values = values }
}

extension EnvironmentValues {
  /// The images for `Image("name")`, by name.
  public var images: [String: Image] {
    get { shared.values.images }
    set { change { $0.images = newValue } }
  }

  /// The style of backgrounds that don't specify one; nil for the system background color.
  public var backgroundStyle: AnyShapeStyle? {
    get { shared.values.backgroundStyle }
    set { change { $0.backgroundStyle = newValue } }
  }

  /// The locale for formatters and string tables; US English by default.
  public var locale: Locale {
    get { shared.values.locale }
    set { change { $0.locale = newValue } }
  }

  var labelStyle: any LabelStyle {
    get { shared.values.labelStyle }
    set { change { $0.labelStyle = newValue } }
  }

  /// In a bar: the label style around it, for what is presented from there.
  var labelStyleAroundBar: (any LabelStyle)? {
    get { shared.values.labelStyleAroundBar }
    set { change { $0.labelStyleAroundBar = newValue } }
  }

  var buttonStyle: any ButtonStyle {
    get { shared.values.buttonStyle }
    set {
      change { $0.buttonStyle = newValue }
      primitiveButtonStyle = nil
    }
  }

  /// The action that navigates back, or closes the sheet, if the view is in a stack or on a sheet.
  public internal(set) var dismiss: DismissAction {
    get { shared.values.dismiss }
    set { change { $0.dismiss = newValue } }
  }

  /// The action that opens links; without one of your own, they are discarded.
  public var openURL: OpenURLAction {
    get { shared.values.openURL }
    set { change { $0.openURL = newValue } }
  }

  /// The action that refreshes the content, if ``View/refreshable(action:)`` set one.
  public internal(set) var refresh: RefreshAction? {
    get { shared.values.refresh }
    set { change { $0.refresh = newValue } }
  }

  var focus: FocusLink? {
    get { shared.values.focus }
    set { change { $0.focus = newValue } }
  }

  var sheet: SheetReference {
    get { shared.values.sheet }
    set { change { $0.sheet = newValue } }
  }

  var page: PageReference {
    get { shared.values.page }
    set { change { $0.page = newValue } }
  }

  /// The tabs around the view.
  var tabs: TabsReference {
    get { shared.values.tabs }
    set { change { $0.tabs = newValue } }
  }

  var editScope: EditScope? {
    get { shared.values.editScope }
    set { change { $0.editScope = newValue } }
  }

  /// The actions for URLs of the host around the view; nil in that host itself.
  var urlHandlers: URLHandlers? {
    get { shared.values.urlHandlers }
    set { change { $0.urlHandlers = newValue } }
  }

  var alertEnd: (() -> Void)? {
    get { shared.values.alertEnd }
    set { change { $0.alertEnd = newValue } }
  }

  var scrollSettings: ScrollSettings {
    get { shared.values.scrollSettings }
    set { change { $0.scrollSettings = newValue } }
  }

  /// The distance of text above the baseline, in points.
  var baselineOffset: CGFloat {
    get { shared.values.baselineOffset }
    set { change { $0.baselineOffset = newValue } }
  }

  /// The distance between the lines of text, in addition to that of the font, in points.
  public var lineSpacing: CGFloat {
    get { shared.values.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }

  var submitAction: (() -> Void)? {
    get { shared.values.submitAction }
    set { change { $0.submitAction = newValue } }
  }
}
