// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Choices of several days")
struct MultiDatePickerTests {
  private final class Chosen {
    var days: Set<DateComponents>

    init(_ days: [Int]) {
      self.days = Set(days.map { DateComponents(year: 2024, month: 5, day: $0) })
    }

    var binding: Binding<Set<DateComponents>> {
      Binding(get: { self.days }, set: { self.days = $0 })
    }

    var names: [String] {
      days.map { "\($0.month ?? 0)/\($0.day ?? 0)" }.sorted()
    }
  }

  private struct Owner: View {
    @State var days: Set<DateComponents>
    var body: some View {
      MultiDatePicker("Days", selection: $days)
      Text("\(days.count) days")
    }
  }

  private func selected(_ host: HostingNode) -> [String] {
    host.accessibilityOrder.filter { $0.accessibilityTraits.contains(.selected) }
      .compactMap(\.accessibilityLabel)
  }

  @Test("days are chosen and left out by tapping them, in the month of the first one")
  func taps() throws {
    let (screen, host) = shown { Owner(days: Chosen([3, 20]).days) }
    #expect(selected(host) == ["Friday, May 3", "Monday, May 20"])
    try screen.tap("Tuesday, May 21")
    screen.layoutIfNeeded()
    #expect(selected(host) == ["Friday, May 3", "Monday, May 20", "Tuesday, May 21"])
    try screen.tap("Friday, May 3")
    screen.layoutIfNeeded()
    #expect(selected(host) == ["Monday, May 20", "Tuesday, May 21"])
    try screen.tap("Next Month")
    screen.layoutIfNeeded()
    #expect(selected(host) == [])
    try screen.tap("Saturday, June 1")
    screen.layoutIfNeeded()
    #expect(selected(host) == ["Saturday, June 1"])
    #expect(host.accessibilityTree().contains("3 days"))
  }

  @Test("only days in the range can be chosen")
  func bounds() throws {
    let chosen = Chosen([15])
    // The beginning of May 2024.
    let day = { (number: Int) in
      Date(timeIntervalSince1970: 1_714_521_600 + Double(number - 1) * 86400)
    }
    func tap(_ picker: some View) throws {
      let (screen, host) = shown { picker }
      for name in ["Thursday, May 9", "Friday, May 10", "Sunday, May 19", "Monday, May 20"] {
        if let node = host.accessibilityOrder.first(where: { $0.accessibilityLabel == name }) {
          try screen.tap(node)
        }
      }
    }
    try tap(MultiDatePicker("Days", selection: chosen.binding, in: day(10)..<day(20)))
    #expect(chosen.names == ["5/10", "5/15", "5/19"])
    chosen.days = Chosen([15]).days
    try tap(MultiDatePicker("Days", selection: chosen.binding, in: day(10)...))
    #expect(chosen.names == ["5/10", "5/15", "5/19", "5/20"])
    chosen.days = Chosen([15]).days
    try tap(MultiDatePicker("Days", selection: chosen.binding, in: ..<day(20)))
    #expect(chosen.names == ["5/10", "5/15", "5/19", "5/9"])
    chosen.days = Chosen([15]).days
    try tap(MultiDatePicker(selection: chosen.binding, in: day(20)..<day(20)) { Text("Days") })
    #expect(chosen.names == ["5/15"])
  }
}
