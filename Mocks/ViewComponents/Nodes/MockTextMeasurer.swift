// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#if !UIKitViews
  public import Foundation
  public import ViewNodes

  // Unchecked because a lock protects all mutable state.

  /// A measurer that records its calls and returns the widths that a test configures: by default,
  /// half the font size for each character.
  public nonisolated final class MockTextMeasurer: TextMeasurer, @unchecked Sendable {
    /// The arguments of a call.
    public typealias Call = (text: String, font: Font)

    private let lock = NSLock()
    private var recordedAdvances: [Call] = []
    private var recordedWidths: [Call] = []
    private var setAdvances: [CGFloat]?
    private var setWidth: CGFloat?

    /// Creates the mock.
    public init() {}

    /// The arguments of the calls to ``advances(of:font:)``, in order.
    public var advancesCalls: [Call] { lock.withLock { recordedAdvances } }
    /// The number of calls to ``advances(of:font:)``.
    public var advancesCallsCount: Int { advancesCalls.count }
    /// The return value of ``advances(of:font:)``, repeated to the length of the text, or `nil` for
    /// half the font size for each character.
    public var advancesAnswer: [CGFloat]? {
      get { lock.withLock { setAdvances } }
      set { lock.withLock { setAdvances = newValue } }
    }

    /// The arguments of the calls to ``width(of:font:)``, in order.
    public var widthCalls: [Call] { lock.withLock { recordedWidths } }
    /// The number of calls to ``width(of:font:)``.
    public var widthCallsCount: Int { widthCalls.count }
    /// The return value of ``width(of:font:)``, or `nil` for the sum of the advances.
    public var widthAnswer: CGFloat? {
      get { lock.withLock { setWidth } }
      set { lock.withLock { setWidth = newValue } }
    }

    /// Records the call and returns the configured value.
    public func advances(of text: String, font: Font) -> [CGFloat] {
      lock.withLock {
        recordedAdvances.append((text, font))
        return answer(to: text, font)
      }
    }

    /// Records the call and returns the configured value.
    public func width(of text: String, font: Font) -> CGFloat {
      lock.withLock {
        recordedWidths.append((text, font))
        return setWidth ?? answer(to: text, font).reduce(0, +)
      }
    }

    private func answer(to text: String, _ font: Font) -> [CGFloat] {
      let widths = setAdvances ?? []
      guard !widths.isEmpty else { return text.map { _ in font.pointSize / 2 } }
      return text.indices.enumerated().map { place, _ in widths[place % widths.count] }
    }
  }
#endif
