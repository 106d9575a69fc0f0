// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewComponents

extension ComponentWords {
  /// Words without Latin letters, all different.
  static var other: ComponentWords {
    var words = ComponentWords()
    words.digits = "〇一二三四五六七八九"
    words.decimalSeparator = "点"
    words.percentage = "%@分"
    words.moreThan = "%@超"
    words.separator = "、"
    words.position = "全%2$@中%1$@"
    words.close = "閉"
    words.expanded = "開"
    words.collapsed = "隠"
    words.info = "報%@"
    words.success = "成%@"
    words.warning = "警%@"
    words.error = "誤%@"
    words.placeholder = "例"
    words.done = "完"
    words.showPassword = "見"
    words.hidePassword = "消"
    words.characterCount = "%1$@字%2$@"
    words.spokenCharacterCount = "%1$@文%2$@"
    words.progress = "進"
    words.inProgress = "行"
    words.loading = "読"
    words.step = "段%1$@－%2$@"
    words.stepTitle = "%1$@：%2$@"
    words.completed = "済"
    words.rating = "評"
    words.page = "頁"
    words.pagePosition = "枚%1$@－%2$@"
    words.formerPrice = "%1$@旧%2$@"
    words.calendar = CalendarNames(
      months: (1...12).map { _ in "月" }, weekdays: (1...7).map { _ in "曜" },
      shortWeekdays: (1...7).map { _ in "週" }, firstWeekday: 0)
    words.monthTitle = "%2$@年%1$@"
    words.dayTitle = "%3$@日%2$@%1$@"
    words.today = "今"
    return words
  }

  /// A mark of each word, by the word's name.
  static var marks: [(name: String, mark: String)] {
    Mirror(reflecting: other).children.map { child in
      let text = (child.value as? CalendarNames)?.months[0] ?? (child.value as? String)
      let mark = (text ?? "完").first { !"%123$@－全".contains($0) }
      return (child.label ?? "", mark.map(String.init) ?? "")
    }
  }
}
