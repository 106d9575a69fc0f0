// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

/// A form whose delegates and actions interfere.
final class MeddlingForm: UIViewController, MeddlingClient {
  private let meddler: Meddler
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private let field = UITextField()
  private let text = UITextView()
  private let picker = UIPickerView()
  private let dates = UIDatePicker()
  private let search = UISearchBar()
  private let segments = UISegmentedControl(items: ["One", "Two"])

  init(_ meddler: Meddler) {
    self.meddler = meddler
    super.init(nibName: nil, bundle: nil)
    title = "Form"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layoutDiagnosticsHandler = { _ in }
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.delegate = self
    view.addSubview(scroll)
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
    text.heightAnchor.constraint(equalToConstant: 60).isActive = true
    field.delegate = self
    text.delegate = self
    picker.dataSource = self
    picker.delegate = self
    search.delegate = self
    fillStack()
  }

  private func fillStack() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "First") { [weak self] _ in self?.act("menu") }]
    )
    button.showsMenuAsPrimaryAction = meddler.chance(2)
    let controls: [UIControl] = [
      button, UISwitch(), UISlider(), UIStepper(), segments, UIPageControl(), field, dates,
    ]
    for control in controls {
      for events: UIControl.Event in [.touchDown, .touchUpInside, .valueChanged, .editingChanged] {
        control.addAction(UIAction { [weak self] _ in self?.act("action") }, for: events)
      }
      stack.addArrangedSubview(control)
    }
    for view in [text, search, picker] as [UIView] { stack.addArrangedSubview(view) }
    let box = UIView()
    box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    for gesture in [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
      UISwipeGestureRecognizer(),
    ] {
      gesture.delegate = self
      gesture.addAction { [weak self] in self?.act("gesture") }
      box.addGestureRecognizer(gesture)
    }
    stack.addArrangedSubview(box)
  }

  private func act(_ name: String) { meddler.meddle(name) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    act("viewWillDisappear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    act("viewDidAppear")
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    act("traitCollectionDidChange")
  }

  func change() {
    let choice = meddler.roll(16)
    meddler.note("form \(choice)")
    switch choice {
    case 0: field.text = meddler.chance(2) ? nil : "Text 👨‍👩‍👧 é"
    case 1: text.text = meddler.chance(2) ? "" : "Line\n\nfamily 👨‍👩‍👧"
    case 2:
      text.selectedRange = NSRange(location: meddler.roll(40) - 5, length: meddler.roll(40) - 5)
    case 3: picker.selectRow(meddler.roll(20) - 5, inComponent: meddler.roll(4) - 1, animated: true)
    case 4: picker.reloadAllComponents()
    case 5: segments.removeSegment(at: meddler.roll(5) - 1, animated: meddler.chance(2))
    case 6: segments.insertSegment(withTitle: "More", at: meddler.roll(5) - 1, animated: false)
    case 7: segments.selectedSegmentIndex = meddler.roll(6) - 2
    case 8: stack.arrangedSubviews.last?.removeFromSuperview()
    case 9: stack.insertArrangedSubview(field, at: meddler.roll(14) - 2)
    case 10: search.text = "search"
    case 11: dates.date = Date(timeIntervalSince1970: Double(meddler.number()))
    case 12: _ = field.becomeFirstResponder()
    case 13: _ = text.becomeFirstResponder()
    case 14: dates.preferredDatePickerStyle = meddler.chance(2) ? .wheels : .inline
    default: stack.axis = meddler.chance(2) ? .vertical : .horizontal
    }
  }
}

extension MeddlingForm: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    act("shouldBegin")
    return !meddler.chance(6)
  }

  func textFieldDidEndEditing(_ textField: UITextField) { act("didEndEditing") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    act("shouldChange")
    return !meddler.chance(6)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    act("shouldReturn")
    return meddler.chance(2)
  }

  func textViewDidChange(_ textView: UITextView) { act("textViewDidChange") }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    act("shouldChangeText")
    return !meddler.chance(6)
  }

  func textViewDidChangeSelection(_ textView: UITextView) { act("didChangeSelection") }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { act("search") }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { act("search cancelled") }
}

extension MeddlingForm: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    act("numberOfComponents")
    return meddler.chance(8) ? meddler.roll(4) - 1 : 2
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    act("numberOfRows")
    return meddler.chance(8) ? meddler.roll(9) - 2 : 5
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    act("titleForRow")
    return "Row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    act("didSelectRow")
  }
}

extension MeddlingForm: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    act("gesture should begin")
    return !meddler.chance(5)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    act("gestures together")
    return meddler.chance(2)
  }
}

extension MeddlingForm: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { act("didScroll") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    act("willEndDragging")
    if meddler.chance(4) { targetContentOffset.pointee.y = meddler.number() }
  }
}
