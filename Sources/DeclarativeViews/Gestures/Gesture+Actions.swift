// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Gesture {
  /// Performs an action when the gesture begins and changes.
  ///
  /// - Parameter action: The action, called with the value of the gesture.
  /// - Returns: The gesture with the action.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ModifiedGesture(gesture: self) { step in
      let outer = step.onChange
      step.onChange = { value in
        action(value)
        outer(value)
      }
    }
  }

  /// Performs an action when the gesture ends, unless it was canceled.
  ///
  /// - Parameter action: The action, called with the last value of the gesture.
  /// - Returns: The gesture with the action.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> {
    ModifiedGesture(gesture: self) { step in
      let outer = step.onEnd
      step.onEnd = { value in
        action(value)
        outer(value)
      }
    }
  }

  /// Updates a state while the gesture is in progress; afterward, it has its initial value again.
  ///
  /// - Parameters:
  ///   - state: The state, as `$state`.
  ///   - body: A closure that updates the state, called with the value of the gesture, the state,
  ///     and a transaction, which has no effect.
  /// - Returns: The gesture with the update.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    ModifiedGesture(gesture: self) { step in
      let (onChange, onStop) = (step.onChange, step.onStop)
      step.onChange = { value in
        state.update { current in
          var transaction = Transaction()
          body(value, &current, &transaction)
        }
        onChange(value)
      }
      step.onStop = {
        state.reset()
        onStop()
      }
    }
  }

  /// Returns a gesture with another value.
  ///
  /// - Parameter transform: A closure that returns that value for one of this gesture.
  /// - Returns: The gesture with the other value.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> some Gesture<Other> {
    MappedGesture(gesture: self, transform: transform)
  }
}

/// A gesture with further actions.
private struct ModifiedGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = ModifiedGesture

  let gesture: Base
  let change: (inout _GestureStep<Base.Value>) -> Void

  init(gesture: Base, change: @escaping (inout _GestureStep<Base.Value>) -> Void) {
    self.gesture = gesture
    self.change = change
  }

  func _connect(in step: _GestureStep<Base.Value>) {
    var step = step
    change(&step)
    gesture._connect(in: step)
  }
}

/// A gesture whose value follows from that of another.
private struct MappedGesture<Base: Gesture, Value>: Gesture {
  typealias Body = MappedGesture

  let gesture: Base
  let transform: (Base.Value) -> Value

  init(gesture: Base, transform: @escaping (Base.Value) -> Value) {
    self.gesture = gesture
    self.transform = transform
  }

  func _connect(in step: _GestureStep<Value>) {
    let transform = transform
    gesture._connect(
      in: step.part(
        onChange: { step.onChange(transform($0)) }, onEnd: { step.onEnd(transform($0)) }))
  }
}
