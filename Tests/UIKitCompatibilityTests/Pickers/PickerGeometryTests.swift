// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import UIKitCompatibility

@Suite("Places of columns and rows in pickers")
struct PickerGeometryTests {
  private final class Wheels: UIPickerViewDataSource, UIPickerViewDelegate {
    var counts = [20, 20, 20]
    var widths: [CGFloat] = [0, 0, 0]
    var heights: [CGFloat] = [40, 40, 40]
    private(set) var chosen: [[Int]] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, widthForComponent component: Int
    ) -> CGFloat { widths[component] }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { heights[component] }
    func pickerView(
      _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
    ) { chosen.append([component, row]) }
  }

  private let wheels = Wheels()

  private func made(_ widths: [CGFloat], height: CGFloat = 40) -> UIPickerView {
    wheels.widths = widths
    wheels.heights = widths.map { _ in height }
    wheels.counts = widths.map { _ in 20 }
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = wheels
    picker.delegate = wheels
    return picker
  }

  /// The start and the width of each column.
  private func columns(_ widths: [CGFloat]) -> [[CGFloat]] {
    let picker = made(widths)
    return widths.indices.map {
      let frame = picker.view(forRow: 0, forComponent: $0)?.frame ?? .zero
      #expect(frame.size == picker.rowSize(forComponent: $0))
      #expect(frame.minY == 88 && frame.height == 40)
      return [frame.minX, (frame.width * 3).rounded() / 3]
    }
  }

  @Test("columns have the widths that are stated, and the others share the rest")
  func widths() {
    #expect(columns([100, 0, 60]) == [[9, 100], [109, 142], [251, 60]])
    #expect(columns([0, 0]) == [[9, 151], [160, 151]])
    let third: CGFloat = 302 / 3
    #expect(columns([.nan, -5, .infinity]).map { $0[1] } == [third, third, third])
    #expect(columns([100, 100, 50]) == [[35, 100], [135, 100], [235, 50]])
    #expect(columns([400, 0]) == [[-40, 400], [360, 0]])
    #expect(columns([0]) == [[9, 302]])
  }

  @Test("rows have views as far as the picker reaches, and fade with their distance")
  func rows() {
    let picker = made([0])
    func shown() -> [Int] {
      (0..<20).filter { picker.view(forRow: $0, forComponent: 0) != nil }
    }
    func alpha(_ row: Int) -> CGFloat { picker.view(forRow: row, forComponent: 0)?.alpha ?? -1 }
    #expect(shown() == Array(0...3))
    picker.selectRow(10, inComponent: 0, animated: false)
    #expect(shown() == Array(7...13))
    #expect(picker.subviews.count == 7)
    let near: CGFloat = 0.7 - 24.0 / 108
    let far: CGFloat = 0.7 - 48.0 / 108
    #expect(alpha(10) == 1 && alpha(9) == alpha(11))
    #expect(abs(alpha(11) - near) < 1e-9)
    #expect(abs(alpha(8) - far) < 1e-9)
    #expect(alpha(13) == 0.1 && alpha(7) == 0.1)
    let frames = (7...13).map { picker.view(forRow: $0, forComponent: 0)?.frame.minY ?? 0 }
    #expect(frames == [-32, 8, 48, 88, 128, 168, 208])
    picker.selectRow(19, inComponent: 0, animated: false)
    #expect(shown() == Array(16...19))
    picker.frame.size.height = 80
    picker.layoutIfNeeded()
    #expect(shown() == [18, 19])
    #expect(picker.view(forRow: 19, forComponent: 0)?.frame.minY == 20)
  }

  @Test("rows are 32 points high unless a height of at least 1 is stated")
  func heights() {
    for (height, expected) in [(0, 32), (0.99, 32), (1, 1), (50, 50), (.nan, 32), (.infinity, 32)]
      as [(CGFloat, CGFloat)]
    {
      #expect(made([0], height: height).rowSize(forComponent: 0).height == expected)
    }
  }

  @Test("a tap chooses the row and the column in which it is")
  func taps() throws {
    let picker = made([100, 0, 60])
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    screen.layoutIfNeeded()
    for column in 0..<3 { picker.selectRow(10, inComponent: column, animated: false) }
    func tap(_ x: CGFloat, _ y: CGFloat) throws -> [[Int]] {
      let count = wheels.chosen.count
      try screen.tap(at: CGPoint(x: x, y: y))
      let new = Array(wheels.chosen[count...])
      for column in 0..<3 { picker.selectRow(10, inComponent: column, animated: false) }
      screen.layoutIfNeeded()
      return new
    }
    #expect(try tap(50, 88) == [] && tap(50, 127) == [])
    #expect(try tap(50, 87) == [[0, 9]] && tap(50, 128) == [[0, 11]])
    #expect(try tap(50, 47) == [[0, 8]] && tap(50, 169) == [[0, 12]])
    #expect(try tap(108, 130) == [[0, 11]] && tap(109, 130) == [[1, 11]])
    #expect(try tap(250, 130) == [[1, 11]] && tap(251, 130) == [[2, 11]])
    #expect(try tap(8, 130) == [] && tap(9, 130) == [[0, 11]] && tap(311, 130) == [])
  }

  @Test("a drag turns a column by as many rows as are nearest, up to its ends")
  func drags() throws {
    let picker = made([0])
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    screen.layoutIfNeeded()
    func drag(_ distance: CGFloat, from row: Int) throws -> Int {
      picker.selectRow(row, inComponent: 0, animated: false)
      screen.layoutIfNeeded()
      try screen.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 100 + distance))
      return picker.selectedRow(inComponent: 0)
    }
    #expect(try drag(-40, from: 5) == 6 && drag(40, from: 5) == 4)
    #expect(try drag(-90, from: 5) == 7 && drag(-100, from: 5) == 8 && drag(100, from: 5) == 2)
    #expect(try drag(90, from: 1) == 0 && drag(-90, from: 18) == 19)
  }

  @Test("the bar is behind the selected rows, 9 points from the edges")
  func bar() {
    let picker = made([0], height: 50)
    picker.layoutIfNeeded()
    let bars = DisplayList(of: picker).operations.compactMap { operation -> CGRect? in
      guard case .fill(let path, _) = operation else { return nil }
      return path.bounds
    }
    #expect(bars.contains(CGRect(x: 9, y: 83, width: 302, height: 50)))
    let empty = UIPickerView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    let none = DisplayList(of: empty).operations.compactMap { operation -> CGFloat? in
      guard case .fill(let path, _) = operation else { return nil }
      return path.bounds.width
    }
    #expect(none.allSatisfy { $0 == 0 })
  }
}
