// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Spacing at the edges of stacks")
struct StackEdgeSpacingTests {
  /// A view without a preference, which is 8 points away from another like it.
  private var plain: some View { Color.red.frame(width: 10, height: 10) }
  /// A view that prefers no distance.
  private var tight: some View { HStack {} }

  private func height(_ first: some View, _ second: some View) -> CGFloat {
    TreeProbe.size(
      of: VStack {
        first
        second
      }, nil, nil
    ).height
  }

  private func width(_ first: some View, _ second: some View) -> CGFloat {
    TreeProbe.size(
      of: HStack {
        first
        second
      }, nil, nil
    ).width
  }

  @Test("a row prefers above and below what any of its views does")
  func acrossRow() {
    #expect(height(plain, plain) == 28)
    for row in [
      AnyView(
        HStack {
          tight
          plain
        }),
      AnyView(
        HStack {
          plain
          tight
        }),
    ] {
      #expect(height(row, plain) == 20)
      #expect(height(plain, row) == 20)
    }
    #expect(
      height(
        HStack {
          plain
          plain
        }, plain) == 28)
  }

  @Test("a column prefers at its sides what any of its views does")
  func acrossColumn() {
    #expect(width(plain, plain) == 28)
    for column in [
      AnyView(
        VStack {
          tight
          plain
        }),
      AnyView(
        VStack {
          plain
          tight
        }),
    ] {
      #expect(width(column, plain) == 20)
      #expect(width(plain, column) == 20)
    }
    #expect(
      width(
        VStack {
          plain
          plain
        }, plain) == 28)
  }

  @Test("a row prefers at its sides what its first and last views do")
  func alongRow() {
    #expect(
      width(
        plain,
        HStack {
          tight
          plain
        }) == 20)
    #expect(
      width(
        HStack {
          tight
          plain
        }, plain) == 28)
    #expect(
      width(
        plain,
        HStack {
          plain
          tight
        }) == 28)
    #expect(
      width(
        HStack {
          plain
          tight
        }, plain) == 20)
  }

  @Test("a column prefers above and below what its first and last views do")
  func alongColumn() {
    #expect(
      height(
        plain,
        VStack {
          tight
          plain
        }) == 20)
    #expect(
      height(
        VStack {
          tight
          plain
        }, plain) == 28)
    #expect(
      height(
        plain,
        VStack {
          plain
          tight
        }) == 28)
    #expect(
      height(
        VStack {
          plain
          tight
        }, plain) == 20)
  }
}
