// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPicturesTestSupport

@testable import UIKitCompatibility

@Suite("Pickers and cells whose properties change after a layout")
struct ChangedPickerTests {
  private static let launch = Date(timeIntervalSince1970: 1_794_649_260)  // 2026-11-14 09:41:00

  private static func picker(
    _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .dateAndTime
  ) -> Changes<UIDatePicker> {
    Changes {
      let picker = UIDatePicker()
      picker.timeZone = TimeZone(secondsFromGMT: 0)
      picker.preferredDatePickerStyle = style
      picker.datePickerMode = mode
      picker.date = launch
      return (picker, picker)
    }
  }

  @Test(
    "date pickers",
    arguments: [UIDatePickerStyle.compact, .inline, .wheels])
  func dates(style: UIDatePickerStyle) {
    let changes = Self.picker(style)
    changes.values(
      "date", \.date, Self.launch.addingTimeInterval(86_400 * 40 + 3600 * 7),
      Self.launch.addingTimeInterval(-300))
    changes.values("mode", \.datePickerMode, .date, .time)
    changes.values("style", \.preferredDatePickerStyle, style == .wheels ? .compact : .wheels)
    changes.values("minimumDate", \.minimumDate, Self.launch.addingTimeInterval(86_400 * 9))
    changes.values("maximumDate", \.maximumDate, Self.launch.addingTimeInterval(-86_400 * 9))
    changes.values("timeZone", \.timeZone, TimeZone(secondsFromGMT: 7200))
    changes.flag("isEnabled", \.isEnabled)
    changes.values("locale", \.locale, Locale(identifier: "de_DE"))
    changes.changes(
      "calendar", { $0.calendar = Calendar(identifier: .gregorian) },
      {
        var calendar = Calendar(identifier: .gregorian)
        calendar.firstWeekday = 2
        $0.calendar = calendar
      })
    changes.addNodeProperties()
    // Limits change the date.
    #expect(changes.differences(lasting: ["minimumDate", "maximumDate"]) == [])
  }

  @Test("wheels of minutes")
  func minutes() {
    let changes = Self.picker(.wheels, .time)
    changes.values("minuteInterval", \.minuteInterval, 5, 15)
    changes.values("date", \.date, Self.launch.addingTimeInterval(3600 * 7))
    #expect(changes.differences() == [])
  }

  @Test("a timer")
  func timer() {
    let changes = Self.picker(.wheels, .countDownTimer)
    changes.values("countDownDuration", \.countDownDuration, 3600, 5400)
    #expect(changes.differences() == [])
  }

  @Test("a cell of a list")
  func cell() {
    let changes = Changes<UICollectionViewListCell> {
      let cell = UICollectionViewListCell(frame: .zero)
      var content = UIListContentConfiguration.cell()
      content.text = "Title"
      cell.contentConfiguration = content
      cell.accessories = [.checkmark()]
      return (cell, cell)
    }
    changes.values("accessories", \.accessories, [], [.disclosureIndicator(), .checkmark()])
    changes.values("indentationLevel", \.indentationLevel, 1, 3)
    changes.flag("isSelected", \.isSelected)
    changes.flag("isHighlighted", \.isHighlighted)
    changes.values("indentationWidth", \.indentationWidth, 30)
    changes.changes(
      "indented accessories",
      {
        $0.accessories = [.checkmark()]
        $0.indentsAccessories = true
        $0.indentationLevel = 0
      },
      {
        $0.accessories = [.delete(), .checkmark()]
        $0.indentationLevel = 2
        $0.indentsAccessories = false
      })
    changes.values("separatorColor", \.separatorColor, .red, nil)
    changes.changes(
      "content",
      {
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        $0.contentConfiguration = content
      },
      {
        var content = UIListContentConfiguration.cell()
        content.text = "Other"
        content.secondaryText = "Words below it"
        $0.contentConfiguration = content
      })
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("an effect view")
  func effect() {
    let changes = Changes<UIVisualEffectView>(stretches: true) {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
      let label = UILabel()
      label.text = "Title"
      label.frame = CGRect(x: 3, y: 4, width: 90, height: 20)
      view.contentView.addSubview(label)
      return (view, view)
    }
    changes.changes(
      "effect", { $0.effect = UIBlurEffect(style: .regular) }, { $0.effect = nil },
      { $0.effect = UIBlurEffect(style: .dark) })
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("wheels of a picker")
  func picker() {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3 + component
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "Row \(row)" }
    }
    let source = Source()
    let changes = Changes<UIPickerView> {
      let picker = UIPickerView()
      picker.dataSource = source
      picker.delegate = source
      return (picker, picker)
    }
    changes.changes(
      "row", { $0.selectRow(0, inComponent: 1, animated: false) },
      { $0.selectRow(3, inComponent: 1, animated: false) })
    changes.changes(
      "dataSource", { $0.dataSource = source }, { $0.dataSource = nil })
    changes.changes(
      "delegate", { $0.delegate = source }, { $0.delegate = nil })
    changes.addNodeProperties()
    // Rows are selected only while there are some.
    #expect(changes.differences(lasting: ["dataSource"]) == [])
  }

  /// A collection with a compositional layout of the sections that a closure returns.
  private static func collection(
    _ change: @escaping (NSCollectionLayoutSection, NSCollectionLayoutGroup) -> Void
  ) -> UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.3), heightDimension: .absolute(20)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    change(section, group)
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test("a collection whose compositional layout is replaced")
  func layouts() {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        7
      }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.contentView.backgroundColor = [.red, .green, .blue][path.item % 3]
        return cell
      }
    }
    let source = Source()
    let changes = Changes<UICollectionView>(stretches: true) {
      let collection = UICollectionView(
        frame: .zero, collectionViewLayout: Self.collection { _, _ in })
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = source
      return (collection, collection)
    }
    func add(
      _ name: String,
      _ change: @escaping (NSCollectionLayoutSection, NSCollectionLayoutGroup) -> Void
    ) {
      changes.changes(
        name, { $0.collectionViewLayout = Self.collection { _, _ in } },
        { $0.collectionViewLayout = Self.collection(change) })
    }
    add("spacing") { section, _ in section.interGroupSpacing = 13 }
    add("insets") { section, _ in
      section.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4)
    }
    add("sideways") { section, _ in section.orthogonalScrollingBehavior = .continuous }
    add("between items") { _, group in group.interItemSpacing = .fixed(5) }
    add("edges") { _, group in
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(9), top: .fixed(3), trailing: nil, bottom: nil)
    }
    changes.insets("contentInset", \.contentInset)
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }
}
