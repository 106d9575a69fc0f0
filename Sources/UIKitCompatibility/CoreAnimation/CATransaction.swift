// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A group of changes to layers.
///
/// Changes take no time, so a transaction ends when it is committed, and then calls its completion
/// block.
///
/// Outside `begin()` and `commit()`, a completion block is called immediately.
#if MainActor
  @MainActor
#endif
open class CATransaction: NSObject {
  #if MainActor
    private static var pending: [Transaction] = []
  #else
    // It belongs to the caller's task, like trees: nothing is shared between threads.
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

  /// Does nothing, because changes have already taken effect.
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

  /// Sets whether implicit animations are disabled, which has no effect.
  open class func setDisableActions(_ flag: Bool) { pending.last?.disablesActions = flag }

  /// Returns whether implicit animations are disabled.
  open class func disableActions() -> Bool { pending.last?.disablesActions ?? false }

  /// Sets the timing of animations in the transaction, which has no effect.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    pending.last?.timingFunction = function
  }

  /// Returns the timing of animations in the transaction.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    pending.last?.timingFunction
  }
}
