// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures
import ViewTesting

private final class Provider: UIPickerViewDataSource, UIPickerViewDelegate {
  var columns = [["a", "b", "c"], ["1", "2"]]
  var chosen: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append(columns[component][row])
  }
}

@Suite("Picker views")
struct PickerViewTests {
  private func made() -> (UIPickerView, Provider) {
    let provider = Provider()
    let picker = UIPickerView()
    picker.dataSource = provider
    picker.delegate = provider
    return (picker, provider)
  }

  @Test("a picker shows the rows around the selected one, in the middle of equal columns")
  func rows() throws {
    let (picker, provider) = made()
    #expect(picker.frame.size == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    #expect(picker.numberOfRows(inComponent: 9) == 0)
    #expect(picker.selectedRow(inComponent: 1) == 0)
    picker.selectRow(1, inComponent: 0, animated: true)
    picker.selectRow(9, inComponent: 0, animated: true)
    picker.layoutIfNeeded()
    let middle = try #require(picker.view(forRow: 1, forComponent: 0) as? UILabel)
    let above = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(middle.text == "b")
    #expect(middle.frame.midY == 108)
    #expect(above.frame.maxY == middle.frame.minY)
    #expect(above.alpha < middle.alpha)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 151, height: 32))
    #expect(provider.chosen.isEmpty)
  }

  @Test("the bar behind the selected rows is as high as the highest of them")
  func bar() {
    final class Heights: UIPickerViewDelegate {
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        [20, 50][component]
      }
    }
    let (picker, provider) = made()
    let heights = Heights()
    picker.delegate = heights
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    picker.layoutIfNeeded()
    let bars = DisplayList(of: picker).operations.compactMap { operation -> CGFloat? in
      guard case .fill(let path, _) = operation, path.bounds.width == 302 else { return nil }
      return path.bounds.height
    }
    #expect(bars == [50])
    withExtendedLifetime(provider) {}
  }

  @Test("a tap on a row and a drag select it and notify the delegate")
  func touches() throws {
    let (picker, provider) = made()
    let screen = Screen(size: picker.frame.size, rootNode: picker)
    screen.layoutIfNeeded()
    try screen.tap(at: CGPoint(x: 40, y: 108 + 64))
    #expect(picker.selectedRow(inComponent: 0) == 2)
    try screen.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 40, y: 134))
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(provider.chosen == ["c", "b"])
  }

  @Test("if rows are removed, the last one is selected")
  func reloading() {
    let (picker, provider) = made()
    picker.selectRow(2, inComponent: 0, animated: false)
    provider.columns = [["x"]]
    picker.reloadAllComponents()
    #expect(picker.numberOfComponents == 1)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    provider.columns = [[]]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == -1)
    picker.layoutIfNeeded()
  }

  @Test("a picker on a screen shows its new rows after reloading")
  func reloadingShown() {
    let (picker, provider) = made()
    picker.layoutIfNeeded()
    provider.columns = [["x", "y"]]
    picker.reloadAllComponents()
    picker.layoutIfNeeded()
    #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "x")
  }

  /// A provider that reloads the picker with fewer columns whenever it is asked.
  private final class Reloading: UIPickerViewDataSource, UIPickerViewDelegate {
    enum Moment: CaseIterable {
      case title, view, width, height, selection
    }

    let moment: Moment
    var count = 3
    var rowHeight: CGFloat = 32

    init(_ moment: Moment) {
      self.moment = moment
    }

    private func reload(_ picker: UIPickerView, _ at: Moment) {
      guard at == moment, count > 1 else { return }
      count = 1
      picker.reloadAllComponents()
      picker.layoutIfNeeded()
      _ = picker.numberOfComponents
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
      reload(pickerView, .title)
      return "\(component)"
    }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      reload(pickerView, .view)
      return UIView()
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
      reload(pickerView, .width)
      return 40
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      reload(pickerView, .height)
      return rowHeight
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      reload(pickerView, .selection)
    }
  }

  @Test(
    "a delegate can reload the columns whenever it is called", arguments: Reloading.Moment.allCases)
  private func reloading(moment: Reloading.Moment) throws {
    let provider = Reloading(moment)
    let picker = UIPickerView()
    picker.dataSource = provider
    picker.delegate = provider
    let screen = Screen(size: CGSize(width: 320, height: 216), rootNode: picker)
    screen.layoutIfNeeded()
    try screen.tap(at: CGPoint(x: 160, y: 150))
    screen.layoutIfNeeded()
    #expect(picker.numberOfComponents == (moment == .title ? 3 : 1))
    #expect(Set(picker.subviews.map(\.frame.minX)).count == picker.numberOfComponents)
  }

  @Test(
    "row heights below one point are ignored, and drags of any length stop at the last row",
    arguments: [CGFloat.leastNonzeroMagnitude, 0.5, -3, .nan, .infinity])
  func extremeHeights(height: CGFloat) throws {
    let provider = Reloading(.title)
    provider.rowHeight = height
    let picker = UIPickerView()
    picker.dataSource = provider
    picker.delegate = provider
    picker.frame = CGRect(x: 0, y: 0, width: 320, height: 1e30)
    picker.layoutIfNeeded()
    #expect(picker.rowSize(forComponent: 0).height == 32)
    #expect(picker.view(forRow: 3, forComponent: 2) != nil)
    let screen = Screen(size: CGSize(width: 320, height: 216), rootNode: picker)
    try screen.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 160, y: 1))
    #expect((0...3).contains(picker.selectedRow(inComponent: 1)))
  }

  @Test("a reload keeps the selected row, or selects the last one of fewer rows")
  func rowsAfterReload() {
    let (picker, provider) = made()
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 2)
    provider.columns[0] = ["a", "b"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    provider.columns[0] = []
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 0)
    provider.columns[0] = ["a", "b"]
    picker.reloadAllComponents()
    #expect(picker.selectedRow(inComponent: 0) == 0)
  }
}
