// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A height at which a sheet rests.
///
/// SwiftUI: `PresentationDetent`.
public nonisolated struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable {
    case large, medium
    case fraction(CGFloat), points(CGFloat)
  }

  private let kind: Height

  /// The full height.
  public static let large = PresentationDetent(kind: .large)
  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)

  /// Returns a part of the full height.
  ///
  /// - Parameter fraction: The part, from 0 to 1.
  /// - Returns: The height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// Returns a height.
  ///
  /// - Parameter height: The height above the safe area at the bottom, in points.
  /// - Returns: The height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .points(height))
  }

  /// Returns the height of a sheet, in points.
  ///
  /// - Parameters:
  ///   - greatest: The full height.
  ///   - screen: The height of the screen.
  ///   - inset: The safe area at the bottom.
  /// - Returns: The height, at most the full one.
  func height(greatest: CGFloat, screen: CGFloat, inset: CGFloat) -> CGFloat {
    let height =
      switch kind {
      case .large: greatest
      case .medium: screen / 2
      case .fraction(let part): greatest * part
      case .points(let height): height + inset
      }
    return height.isFinite ? min(max(height, 0), greatest) : greatest
  }
}

extension View {
  /// Sets the heights of the sheet that shows the view.
  ///
  /// The sheet has the smallest of them; it isn't dragged to others.
  ///
  /// - Parameter detents: The heights; the full one by default.
  /// - Returns: The modified view.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    SheetView(content: self) { sheet in
      sheet.detents = detents
      sheet.selectedDetent = nil
    }
  }

  /// Sets the heights of the sheet that shows the view, and which of them it has.
  ///
  /// - Parameters:
  ///   - detents: The heights.
  ///   - selection: A binding to the height that the sheet has.
  /// - Returns: The modified view.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return SheetView(content: self) { sheet in
      sheet.detents = detents
      sheet.selectedDetent = selected
    }
  }

  /// Sets whether the sheet that shows the view has a grabber at the top.
  ///
  /// - Parameter visibility: The visibility; by default, it is visible if there are several heights.
  /// - Returns: The modified view.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    SheetView(content: self) { $0.grabberVisibility = visibility }
  }

  /// Sets the corner radius of the sheet that shows the view.
  ///
  /// - Parameter radius: The radius in points; nil for the default one.
  /// - Returns: The modified view.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View {
    let radius = radius.flatMap { $0.isFinite ? max($0, 0) : nil }
    return SheetView(content: self) {
      $0.host.layer.cornerRadius = radius ?? PresentationNode.cornerRadius
    }
  }
}

extension View {
  /// Sets the background of the sheet that shows the view.
  ///
  /// - Parameter style: The style; of a gradient, the first color is used.
  /// - Returns: The modified view.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    SheetView(content: self) { sheet in
      let values = sheet.host.baseEnvironment ?? EnvironmentValues()
      sheet.host.backgroundColor = ResolvedPaint(style, in: values).color
    }
  }

  /// Sets whether the user can't dismiss the sheet that shows the view by dragging it, which isn't
  /// possible anyway.
  ///
  /// - Parameter isDisabled: Has no effect.
  /// - Returns: The view itself.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A reference to the sheet that shows a view.
struct SheetReference {
  weak var sheet: PresentationNode?
}

/// A view that sets attributes of its sheet.
private struct SheetView: View {
  let content: any View
  let change: (PresentationNode) -> Void

  init(content: any View, change: @escaping (PresentationNode) -> Void) {
    self.content = content
    self.change = change
  }

  var body: SheetView { return self }

  func _expand(in step: _ViewStep) {
    let sheet = step.expansion.environment(of: step.item).sheet.sheet
    let change = change
    step.expansion.memory.afterwards {
      if let sheet {
        change(sheet)
        sheet.setNeedsLayout()
      }
    }
    step.expansion.replace(step.item, by: content)
  }
}
