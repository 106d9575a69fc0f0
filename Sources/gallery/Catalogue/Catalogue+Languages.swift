// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

extension Catalogue {
  static var languages: PictureGroup {
    PictureGroup(
      title: "Languages",
      introduction: "Wrapped, truncated, and right-aligned; text stays inside its box in any font.",
      pictures: [
        Picture("label-languages", "Ten scripts") { sheet(of: sentences, in: $0) },
        Picture("label-conjuncts", "Letters that join, in long words") {
          sheet(of: conjuncts, in: $0)
        },
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

  /// Words longer than a line, stacked letters, and stacked marks.
  private static let conjuncts: [(text: String, direction: SemanticContentAttribute)] = [
    ("राष्ट्रीयस्वास्थ्यसंस्थानव्यवस्थापनप्रशिक्षणकार्यक्रम", .forceLeftToRight),
    ("द्वितीयविश्वयुद्धोत्तर कर्तव्यनिष्ठा और स्त्रीशक्ति का उत्कृष्टत्व", .forceLeftToRight),
    ("श्रृंखला ज्ञानविज्ञानप्रसारण क्ष्म्य र्त्स्न्य ङ्क्ष्व द्ध्र्य", .forceLeftToRight),
    ("हिन्दी में ₹१२,३४५.६७ का भुगतान VISA कार्ड से", .forceLeftToRight),
    ("الاستقلالية والمسؤولية الاجتماعية في المؤسسات", .forceRightToLeft),
    ("بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ ٱلرَّحِيمِ لا إله إلا", .forceRightToLeft),
    ("فسيكفيكهموالمستشفياتبالاستقلاليةوالمسؤوليات", .forceRightToLeft),
    ("الدفع ١٢٬٣٤٥٫٦٧ ر.س ببطاقة VISA رقم 1234", .forceRightToLeft),
    ("שָׁלוֹם עֲלֵיכֶם מַלְאֲכֵי הַשָּׁרֵת מַלְאֲכֵי עֶלְיוֹן", .forceRightToLeft),
    ("ผู้ที่เชื่อมั่นในตัวเองย่อมรู้ซึ้งถึงที่สุดน้ำใจ", .forceLeftToRight),
  ]

  private static func sheet(
    of sentences: [(text: String, direction: SemanticContentAttribute)], in theme: GalleryTheme
  ) -> ViewNode {
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
