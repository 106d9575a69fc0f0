// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A group of changes to layers.
///
/// Changes take no time, so a transaction is over when it is committed, and
/// its completion block is called then.
///
/// Outside of `begin()` and `commit()` a completion block is called at once.
#if MainActor
  @MainActor
#endif
open class CATransaction: NSObject {
  #if MainActor
    private static var pending: [Transaction] = []
  #else
    // Belongs to the task of the caller, as trees do: nothing is shared between threads.
    private static var pending: [Transaction] {
      get { Thread.current.threadDictionary["ViewFactory.CATransaction"] as? [Transaction] ?? [] }
      set { Thread.current.threadDictionary["ViewFactory.CATransaction"] = newValue }
    }
  #endif

  private final class Transaction {
    var completion: (() -> Void)?
    var duration: CFTimeInterval = 0.25
    var disablesActions = false
    var timingFunction: CAMediaTimingFunction?
  }

  /// Begins a transaction.
  open class func begin() { pending.append(Transaction()) }

  /// Ends the transaction that began last and calls its completion block.
  open class func commit() {
    let completion = pending.popLast()?.completion
    completion?()
  }

  /// Does nothing: changes are in place already.
  open class func flush() {}

  /// Sets the block that is called when the transaction is committed.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let current = pending.last else {
      block?()
      return
    }
    current.completion = block
  }

  /// Returns the block that is called when the transaction is committed.
  open class func completionBlock() -> (() -> Void)? { pending.last?.completion }

  /// Sets the duration of animations in the transaction, in seconds, which has no effect.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    pending.last?.duration = duration
  }

  /// Returns the duration of animations in the transaction, a quarter of a second by default.
  open class func animationDuration() -> CFTimeInterval { pending.last?.duration ?? 0.25 }

  /// Sets whether changes are animated by themselves, which has no effect.
  open class func setDisableActions(_ flag: Bool) { pending.last?.disablesActions = flag }

  /// Returns whether changes aren't animated by themselves.
  open class func disableActions() -> Bool { pending.last?.disablesActions ?? false }

  /// Sets the pace of animations in the transaction, which has no effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    pending.last?.timingFunction = function
  }

  /// Returns the pace of animations in the transaction.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    pending.last?.timingFunction
  }
}
