// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The methods that provide the columns and rows of a picker.
#if MainActor
  @MainActor
#endif
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
