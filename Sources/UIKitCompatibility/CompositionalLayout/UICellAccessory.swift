// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// A description of a small view at an edge of a list cell.
public struct UICellAccessory {
  /// The editing states in which an accessory is shown.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the list is being edited.
    case whenEditing
    /// While the list isn't being edited.
    case whenNotEditing

    func applies(whileEditing isEditing: Bool) -> Bool {
      self == .always || isEditing == (self == .whenEditing)
    }
  }

  /// The placement of a custom view.
  public nonisolated enum Placement: Hashable, Sendable {
    /// At the leading edge.
    case leading(displayed: DisplayedState = .always)
    /// At the trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The style of an outline disclosure.
  public nonisolated struct OutlineDisclosureOptions: Sendable {
    /// The part of the row that expands it when tapped.
    public nonisolated enum Style: Int, Hashable, Sendable {
      /// The system's choice.
      case automatic = 0
      /// The whole row, which looks like a header.
      case header = 1
      /// The whole row, which looks like any other.
      case cell = 2
    }

    /// The part of the row that expands it when tapped.
    public var style: Style
    /// The color, or `nil` for the tint color.
    public var tintColor: UIColor?

    /// Creates options.
    ///
    /// - Parameters:
    ///   - style: The part of the row that expands it when tapped.
    ///   - tintColor: The color, or `nil` for the tint color.
    public init(style: Style = .automatic, tintColor: UIColor? = nil) {
      self.style = style
      self.tintColor = tintColor
    }
  }

  /// A custom view with its placement.
  public struct CustomViewConfiguration {
    /// The view, with the size of its frame.
    public let customView: UIView
    /// The edge at which the view is shown, and when it is shown.
    public let placement: Placement
    /// The color, or `nil` for that of the view.
    public let tintColor: UIColor?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - customView: The view, with the size of its frame.
    ///   - placement: The edge at which the view is shown, and when it is shown.
    ///   - tintColor: The color, or `nil` for that of the view.
    public init(customView: UIView, placement: Placement, tintColor: UIColor? = nil) {
      self.customView = customView
      self.placement = placement
      self.tintColor = tintColor
    }
  }

  enum Side {
    case leading
    case trailing
  }

  /// The chevron of an expandable row.
  struct Outline {
    /// Whether a tap anywhere on the row expands it.
    let isWholeRow: Bool
    /// A closure called when the chevron is tapped, instead of expanding the row.
    let handler: (() -> Void)?
  }

  let side: Side
  private(set) var displayed: DisplayedState
  private(set) var outline: Outline?
  private let make: () -> UIView

  func makeView() -> UIView { make() }

  private init(
    _ side: Side, displayed: DisplayedState = .always, _ make: @escaping () -> UIView
  ) {
    self.side = side
    self.displayed = displayed
    self.make = make
  }

  private static func symbol(
    _ name: String, _ side: Side, _ size: CGFloat, _ color: UIColor?,
    displayed: DisplayedState
  ) -> UICellAccessory {
    UICellAccessory(side, displayed: displayed) {
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
      let view = UIImageView(
        image: UIImage(systemName: name, withConfiguration: configuration))
      if let color { view.tintColor = color }
      return view
    }
  }

  /// Returns the chevron of a row that leads to another screen.
  ///
  /// - Parameter displayed: When the accessory is shown.
  /// - Returns: The accessory, at the trailing edge.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    symbol("chevron.forward", .trailing, 14, .systemGray3, displayed: displayed)
  }

  /// Returns a check mark.
  ///
  /// - Parameter displayed: When the accessory is shown.
  /// - Returns: The accessory, at the trailing edge.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    symbol("checkmark", .trailing, 15, nil, displayed: displayed)
  }

  /// Returns the chevron of an expandable row.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: The color of the chevron, and whether a tap anywhere on the row expands it.
  ///   - actionHandler: A closure called when the chevron is tapped, instead of expanding the row in
  ///     the section's snapshot.
  /// - Returns: The accessory, at the trailing edge.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var made = symbol("chevron.forward", .trailing, 14, options.tintColor, displayed: displayed)
    made.outline = Outline(
      isWholeRow: options.style != .cell && actionHandler == nil, handler: actionHandler)
    return made
  }

  /// Returns a label with secondary text at the trailing edge.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: When the accessory is shown.
  /// - Returns: The accessory.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(.trailing, displayed: displayed) {
      let label = UILabel()
      label.text = text
      label.textColor = .secondaryLabel
      label.sizeToFit()
      return label
    }
  }

  /// Returns a custom view, with the size of its frame.
  ///
  /// - Parameter configuration: The view, its edge, and its color.
  /// - Returns: The accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (side, displayed): (Side, DisplayedState) =
      switch configuration.placement {
      case .leading(let displayed): (.leading, displayed)
      case .trailing(let displayed): (.trailing, displayed)
      }
    return UICellAccessory(side, displayed: displayed) {
      let view = configuration.customView
      if let color = configuration.tintColor { view.tintColor = color }
      if view.bounds.isEmpty { view.sizeToFit() }
      return view
    }
  }

  /// Returns a delete control, shown while a list is edited.
  ///
  /// - Parameter displayed: When the accessory is shown.
  /// - Returns: The accessory, at the leading edge.
  public static func delete(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("minus.circle.fill", .leading, 20, .systemRed, displayed: displayed)
  }

  /// Returns a reorder control, shown while a list is edited.
  ///
  /// - Parameter displayed: When the accessory is shown.
  /// - Returns: The accessory, at the trailing edge.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("line.3.horizontal", .trailing, 17, .systemGray3, displayed: displayed)
  }

  /// Returns a selection control, shown while a list is edited.
  ///
  /// - Parameter displayed: When the accessory is shown.
  /// - Returns: The accessory, at the leading edge.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    symbol("circle", .leading, 20, .systemGray3, displayed: displayed)
  }
}
