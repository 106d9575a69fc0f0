// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Transformed views")
struct GeometryEffectTests {
  private struct Skew: GeometryEffect {
    var amount: CGFloat

    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(
        CGAffineTransform(a: 1, b: 0, c: amount, d: 1, tx: size.width, ty: 0))
    }
  }

  private func transforms(_ view: some View) -> [Transform] {
    TreeProbe(view, width: 200, height: 100).tree.drawingSteps().compactMap {
      if case .open(.transform(let transform, _), _, _) = $0 { transform } else { nil }
    }
  }

  private var box: some View { Color.red.frame(width: 40, height: 20) }

  @Test("an effect transforms a view about its corner, without affecting layout")
  func effect() throws {
    let view = box.modifier(Skew(amount: 0.5))
    #expect(TreeProbe.size(of: view, nil, nil) == CGSize(width: 40, height: 20))
    let skew = try #require(transforms(view).first)
    // The box is at 80, 40.
    #expect(skew.apply(to: CGPoint(x: 80, y: 40)) == CGPoint(x: 120, y: 40))
    #expect(skew.apply(to: CGPoint(x: 80, y: 60)) == CGPoint(x: 130, y: 60))
    #expect(transforms(box.modifier(Skew(amount: .nan))) == [.identity])
  }

  @Test("a projection or transform effect is drawn without perspective")
  func projections() throws {
    let shift = CGAffineTransform(translationX: 3, y: 4)
    #expect(transforms(box.transformEffect(shift)) == [shift])
    #expect(transforms(box.transformEffect(.init(translationX: .infinity, y: 0))) == [.identity])
    var projection = ProjectionTransform(shift)
    #expect(projection.isAffine && !projection.isIdentity && ProjectionTransform().isIdentity)
    let none = ProjectionTransform()
    let rows = [
      [none.m11, none.m12, none.m13], [none.m21, none.m22, none.m23],
      [none.m31, none.m32, none.m33],
    ]
    #expect(rows == [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    projection.m13 = 0.01
    #expect(!projection.isAffine)
    #expect(transforms(box.projectionEffect(projection)) == [shift])
    let twice = ProjectionTransform(shift).concatenating(
      ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2)))
    #expect(twice.m31 == 6 && twice.m32 == 8 && twice.m11 == 2 && twice.isAffine)
  }

  @Test("a size scales a view by its width and height")
  func sizes() throws {
    let scaled = try #require(
      transforms(box.scaleEffect(CGSize(width: 3, height: 0.5), anchor: .topLeading)).first)
    #expect(scaled.apply(to: CGPoint(x: 120, y: 60)) == CGPoint(x: 200, y: 50))
  }

  @Test("visual effects scale by a size and rotate in space, like views")
  func visualEffects() throws {
    let angle = Angle.degrees(60)
    #expect(
      transforms(
        box.visualEffect { effect, _ in effect.rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0)) })
        == transforms(box.rotation3DEffect(angle, axis: (x: 0, y: 1, z: 0))))
    let size = CGSize(width: 2, height: 3)
    #expect(
      transforms(box.visualEffect { effect, _ in effect.scaleEffect(size) })
        == transforms(box.scaleEffect(size)))
    let shift = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    #expect(
      transforms(box.visualEffect { effect, _ in effect.transformEffect(shift) })
        == [Transform(translationX: 3, y: 4)])
  }
}
