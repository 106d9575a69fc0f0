// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

extension Catalogue {
  static var languages: PictureGroup {
    PictureGroup(
      title: "Languages",
      introduction: "Wrapped, cut, and aligned right; no text leaves its box in any font.",
      pictures: [
        Picture("label-languages", "Ten scripts") { theme in sheet(in: theme) }
      ])
  }

  private static let sentences: [(text: String, direction: SemanticContentAttribute)] = [
    ("A promoção termina amanhã às onze", .forceLeftToRight),
    ("Сегодня мы открываем новый магазин", .forceLeftToRight),
    ("Η παραγγελία σας είναι έτοιμη", .forceLeftToRight),
    ("주문하신 상품이 준비되었습니다", .forceLeftToRight),
    ("ご注文の商品をご用意いたしました。", .forceLeftToRight),
    ("ยินดีต้อนรับสู่ประเทศไทยของเรา", .forceLeftToRight),
    ("مرحبا بكم في متجرنا الجديد ششش", .forceRightToLeft),
    ("ברוכים הבאים לחנות החדשה שלנו", .forceRightToLeft),
    ("औद्योगिक क्षेत्र में आपका स्वागत है।", .forceLeftToRight),
    ("👋🏽👨‍👩‍👧‍👦👩🏿‍🚀🏳️‍🌈🇧🇷❤️👋🏽👨‍👩‍👧", .forceLeftToRight),
  ]

  private static func sheet(in theme: GalleryTheme) -> ViewNode {
    let cell = CGSize(width: 160, height: 52)
    let gap: CGFloat = 12
    let styles: [(lines: Int, alignment: TextAlignment)] = [
      (2, .natural), (1, .natural), (2, .right),
    ]
    let sheet = ViewNode(
      frame: CGRect(
        x: 0, y: 0, width: gap + CGFloat(styles.count) * (cell.width + gap),
        height: gap + CGFloat(sentences.count) * (cell.height + gap)))
    sheet.backgroundColor = theme.background
    for (row, sentence) in sentences.enumerated() {
      for (column, style) in styles.enumerated() {
        let label = theme.viewFactory.label.body()
        label.translatesAutoresizingMaskIntoConstraints = true
        label.frame = CGRect(
          origin: CGPoint(
            x: gap + CGFloat(column) * (cell.width + gap),
            y: gap + CGFloat(row) * (cell.height + gap)), size: cell)
        label.backgroundColor = theme.palette.card
        label.semanticContentAttribute = sentence.direction
        label.text = sentence.text
        label.numberOfLines = style.lines
        label.textAlignment = style.alignment
        sheet.addSubview(label)
      }
    }
    return sheet
  }
}
