// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension SheetPresentationController {
  /// A height at which a sheet can rest.
  public final class Detent: NSObject {
    /// The name of a height.
    public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// About half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    enum Kind {
      case medium
      case large
      case custom((any SheetDetentResolutionContext) -> CGFloat?)
    }

    /// The name.
    public let identifier: Identifier
    let kind: Kind

    private init(_ identifier: Identifier, _ kind: Kind) {
      self.identifier = identifier
      self.kind = kind
      super.init()
    }

    /// Creates a detent of about half the height of the screen.
    public static func medium() -> Detent { Detent(.medium, .medium) }

    /// Creates a detent of the whole height.
    public static func large() -> Detent { Detent(.large, .large) }

    /// Creates a detent with a height of its own.
    ///
    /// - Parameters:
    ///   - identifier: The name, or `nil` for an arbitrary one.
    ///   - resolver: Returns the height in points, without the safe area at the bottom, or `nil` for
    ///     the whole height.
    /// - Returns: The detent.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any SheetDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), .custom(resolver)) }
  }
}

/// What determines the height of a custom detent.
///
/// UIKit: `UISheetPresentationControllerDetentResolutionContext`.
public protocol SheetDetentResolutionContext {
  /// The traits of the sheet's container.
  var containerTraitCollection: TraitCollection { get }
  /// The greatest height, in points.
  var maximumDetentValue: CGFloat { get }
}

struct DetentContext: SheetDetentResolutionContext {
  let containerTraitCollection: TraitCollection
  let maximumDetentValue: CGFloat
}
