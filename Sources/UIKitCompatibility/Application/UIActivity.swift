// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A service of an app to which items can be given.
#if MainActor
  @MainActor
#endif
open class UIActivity: NSObject {
  /// The name of a service.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
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

    /// The service for Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// The service for Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// The service for Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// The service for Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// The service for printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// The service for the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The service for a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The service for the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The service for the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// The service for AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// The service for Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// The service for a PDF document.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The kind of a service.
  public nonisolated enum Category: Int, Hashable, Sendable, CaseIterable {
    /// An action.
    case action = 0
    /// A service with which content is shared.
    case share = 1
  }

  /// Creates a service.
  public override init() {
    super.init()
  }

  /// The kind of the service, an action by default.
  open class var activityCategory: Category { .action }
  /// The name of the service, `nil` by default.
  open var activityType: ActivityType? { nil }
  /// The title, `nil` by default.
  open var activityTitle: String? { nil }
  /// The image, `nil` by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the service accepts items; `false` by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the service is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the service; calls ``activityDidFinish(_:)`` by default.
  open func perform() { activityDidFinish(true) }
  /// Called when the service has finished.
  open func activityDidFinish(_ completed: Bool) {}
}
