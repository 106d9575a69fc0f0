// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

extension NotificationCenter {
  /// Adds an observer and its method, called when a notification is posted.
  ///
  /// Foundation's method of this name requires the Objective-C runtime.
  ///
  /// - Parameters:
  ///   - observer: The object, held weakly.
  ///   - selector: The method; its parameter is the notification.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The sender of the notifications, or `nil` for any.
  public final func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let pair = TargetAction(target: observer as AnyObject, selector: selector)
    TargetObservation(pair, in: self, name: name, object: object)
  }

  /// Removes all methods of an observer.
  public nonisolated final func removeObserver(_ observer: NSObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes methods of an observer.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - name: The name of the notifications, or `nil` for all.
  ///   - object: The sender of the notifications, or `nil` for any.
  public nonisolated final func removeObserver(
    _ observer: NSObject, name: Notification.Name?, object: Any?
  ) {
    TargetObservation.end(in: self, of: observer, name: name, object: object)
    // Observers of Foundation's own methods are objects, too.
    removeObserver(observer as Any, name: name, object: object)
  }
}
