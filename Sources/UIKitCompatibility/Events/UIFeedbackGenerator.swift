// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Haptic feedback, which does nothing here.
#if MainActor
  @MainActor
#endif
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() {
    super.init()
  }

  /// Does nothing.
  open func prepare() {}
}

/// The feedback of an impact.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public nonisolated enum FeedbackStyle: Int, Hashable, Sendable, CaseIterable {
    /// A light impact.
    case light = 0
    /// A medium impact.
    case medium = 1
    /// A heavy impact.
    case heavy = 2
    /// A soft impact.
    case soft = 3
    /// A rigid impact.
    case rigid = 4
  }

  /// Creates a generator.
  ///
  /// - Parameter style: The strength.
  public init(style: FeedbackStyle = .medium) {
    super.init()
  }

  /// Does nothing.
  open func impactOccurred() {}

  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feedback of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// The feedback of a success, a warning or an error.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of feedback.
  public nonisolated enum FeedbackType: Int, Hashable, Sendable, CaseIterable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
