// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Animations and transitions")
struct AnimationTests {
  @Test("animations with different curves, durations, delays, or speeds are different")
  func differences() {
    let animations: [Animation] = [
      .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
      .linear(duration: 2), .easeOut(duration: 2), .easeInOut(duration: 2), .spring(response: 1),
      .spring(response: 1, dampingFraction: 0.5), .linear(duration: 1).delay(1),
      .linear(duration: 1).speed(2), .smooth, .bouncy, .snappy,
    ]
    #expect(Set(animations).count == animations.count)
  }

  @Test("the named animations take 0.35 seconds")
  func durations() {
    #expect(Animation.linear == .linear(duration: 0.35))
    #expect(Animation.easeIn == .easeIn(duration: 0.35))
    #expect(Animation.easeOut == .easeOut(duration: 0.35))
    #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
    #expect(Animation.default == .easeInOut)
    #expect(Animation.spring == .spring(response: 0.5, dampingFraction: 0.825))
    #expect(Animation.spring(blendDuration: 3) == .spring)
  }

  @Test("delays add up, and speeds multiply")
  func adjusted() {
    #expect(Animation.linear.delay(1).delay(2) == .linear.delay(3))
    #expect(Animation.linear.speed(2).speed(3) == .linear.speed(6))
    #expect(Animation.linear.speed(2).delay(1) == .linear.delay(1).speed(2))
  }

  @Test("a critically damped spring is one with a damping fraction of 1")
  func physics() {
    // The critical damping of a mass of 4 and a stiffness of 25 is 2 √(4 · 25).
    let spring = Animation.interpolatingSpring(mass: 4, stiffness: 25, damping: 20)
    #expect(spring == .spring(response: 2 * .pi * (4.0 / 25).squareRoot(), dampingFraction: 1))
    let loose = Animation.interpolatingSpring(stiffness: 25, damping: 5)
    #expect(loose == .spring(response: 2 * .pi / 5, dampingFraction: 0.5))
    #expect(
      Animation.interpolatingSpring(stiffness: 25, damping: 5, initialVelocity: 9) == loose)
  }

  @Test("a change with an animation takes effect immediately, and returns its result")
  func immediate() {
    var number = 1
    let result = withAnimation(.easeOut(duration: 10)) {
      number = 2
      return "done"
    }
    #expect(number == 2 && result == "done")
  }

  @Test("transitions are equal if they do the same at the same edge")
  func transitions() {
    let edges = Edge.allCases.map { AnyTransition.move(edge: $0) }
    #expect(Set(edges).count == 4 && AnyTransition.move(edge: .top) == .move(edge: .top))
    #expect(Set(edges + [.opacity, .scale, .slide, .identity]).count == 8)
    let both = AnyTransition.opacity.combined(with: .move(edge: .top))
    #expect(both != .opacity && both == .opacity.combined(with: .move(edge: .top)))
    #expect(AnyTransition.identity.combined(with: .scale) == .scale)
    #expect(
      AnyTransition.asymmetric(insertion: .scale, removal: .opacity)
        != .asymmetric(insertion: .opacity, removal: .scale))
  }

  @Test("animations and transitions don't change a view's size")
  func modifiers() {
    let plain = TreeProbe.size(of: Text("a"), nil, nil)
    let view = Text("a").animation(.linear(duration: 1), value: 1).transition(.move(edge: .top))
    #expect(TreeProbe.size(of: view, nil, nil) == plain)
  }

  @Test("springs by duration, repetitions, and animated bindings are descriptions alone")
  func descriptions() {
    #expect(
      Animation.spring(duration: 1, bounce: 0.2) == .spring(response: 1, dampingFraction: 0.8))
    let forever = Animation.linear.repeatForever(autoreverses: false)
    #expect(forever != .linear && forever != Animation.linear.repeatForever())
    #expect(Animation.linear.repeatCount(3) != Animation.linear.repeatCount(2))
    var value = 1
    let binding = Binding(get: { value }, set: { value = $0 }).animation(.easeIn)
    binding.wrappedValue = 2
    #expect(value == 2)
    var pair = AnimatablePair(1.0, "a")
    pair.first = 2
    #expect(pair == AnimatablePair(2, "a") && pair.second == "a")
    #expect(
      AnyTransition.modifier(active: Faded(), identity: Faded())
        != AnyTransition.opacity)
    #expect(AnyTransition.scale(scale: 0.5) != .scale(scale: 0.6))
    #expect(AnyTransition.scale(scale: 0.5, anchor: .top) != .scale(scale: 0.5))
    #expect(AnyTransition.offset(x: 1) == .offset(CGSize(width: 1, height: 0)))
    #expect(AnyTransition.push(from: .top) != .move(edge: .top))
    #expect(AnyTransition.slide.animation(.linear) != .slide)
    #expect(Transaction(animation: .linear).animation == .linear)
    #expect(!Transaction().disablesAnimations)
  }

  @Test("curves by control points and interactive springs are different animations")
  func curves() {
    #expect(Animation.timingCurve(0, 0, 1, 1) != .timingCurve(0, 0, 0.5, 1))
    #expect(Animation.timingCurve(0, 0, 1, 1) == .timingCurve(0, 0, 1, 1, duration: 0.35))
    #expect(Animation.interactiveSpring() == .spring(response: 0.15, dampingFraction: 0.86))
  }

  @Test("a completion is called after the changes")
  func completion() {
    var events: [String] = []
    let result = withAnimation {
      events.append("change")
      return 3
    } completion: {
      events.append("completion")
    }
    #expect(events == ["change", "completion"] && result == 3)
    withTransaction(Transaction(animation: .linear)) { events.append("transaction") }
    #expect(events.last == "transaction")
  }

  @Test("data of animations is added, scaled, and measured by component")
  func vectors() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(1.5, AnimatablePair(2, 6)))
    #expect(pair + pair - pair == pair && pair - pair == .zero)
    var empty = EmptyAnimatableData.zero
    empty.scale(by: 3)
    #expect(empty + empty - empty == EmptyAnimatableData() && empty.magnitudeSquared == 0)
  }

  @Test("a shape with animatable data is drawn for its present value")
  func animatable() {
    struct Bar: Shape {
      var fraction: CGFloat
      var animatableData: CGFloat {
        get { fraction }
        set { fraction = newValue }
      }
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: fraction, height: 1)) }
    }
    struct Grown: AnimatableModifier {
      var length: Double
      var animatableData: Double {
        get { length }
        set { length = newValue }
      }
      func body(content: Content) -> some View { content.frame(width: length, height: length) }
    }
    var bar = Bar(fraction: 3)
    bar.animatableData += 4
    #expect(bar.fraction == 7)
    var still = Circle()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData == .zero)
    #expect(
      TreeProbe.size(of: bar.modifier(Grown(length: 9)).animation(.default), nil, nil)
        == CGSize(width: 9, height: 9))
  }

  private struct Faded: ViewModifier {
    func body(content: Content) -> some View { content.opacity(0.5) }
  }
}
