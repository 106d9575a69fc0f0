// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The inline syntax of Markdown: emphasis, code, strikethrough, links, and escapes.
///
/// Styles are intervals rather than a tree, and each delimiter is looked at once, so that the time is
/// proportional to the length of any text, however its delimiters are nested.
nonisolated struct InlineMarkdown {
  /// A style of letters.
  struct Style: OptionSet {
    let rawValue: Int
    static let bold = Style(rawValue: 1)
    static let italic = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
    static let link = Style(rawValue: 16)
    static let all: [Style] = [.bold, .italic, .code, .strikethrough, .link]
  }

  /// Letters in the same style.
  struct Span: Equatable {
    var text: String
    var style: Style = []
    /// The destination of the link that ends after the span.
    var destination: String?
  }

  /// Returns the letters of a text with their styles.
  static func spans(of text: String) -> [Span] {
    guard isPossible(in: text) else { return text.isEmpty ? [] : [Span(text: text)] }
    var markdown = InlineMarkdown(text)
    markdown.read()
    return markdown.spans()
  }

  /// Returns whether a text has characters with a meaning in Markdown.
  static func isPossible(in text: String) -> Bool {
    var isAfterColon = false
    return text.utf8.contains { byte in
      defer { isAfterColon = byte == UInt8(ascii: ":") }
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        return true
      case UInt8(ascii: "/"): return isAfterColon
      default: return false
      }
    }
  }

  /// Letters without delimiters, or delimiters that haven't been matched.
  private struct Piece {
    var text: String.UnicodeScalarView
    /// The styles that end before the text, and those that begin after it.
    var ends: [Style] = []
    var begins: [Style] = []
    var destination: String?
  }

  /// Delimiters that may begin a style.
  private struct Opener {
    let piece: Int
    let count: Int
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var pieces: [Piece] = []
  private var openers: [Unicode.Scalar: [Opener]] = [:]
  private var brackets: [Int] = []
  private var lastBackticks: [Int: Int] = [:]
  private static let longestDestination = 2_000
  private static let deepestDestination = 32

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    // The last run of backticks of each length ends all searches for one.
    var index = 0
    while index < scalars.count {
      let count = run(at: index)
      if scalars[index] == "`" { lastBackticks[count] = index }
      index += count
    }
  }

  private mutating func read() {
    while position < scalars.count {
      switch scalars[position] {
      case "\\": readEscape()
      case "`": readCode()
      case "*", "_", "~": readDelimiters()
      case "[":
        brackets.append(pieces.count)
        pieces.append(Piece(text: .init(["["])))
        isDelimiter = true
        position += 1
      case "]": readLinkEnd()
      case "<": readAddress()
      case "h" where !scalar(before: position).properties.isAlphabetic: readWebAddress()
      default: append(scalars[position])
      }
    }
  }

  private func spans() -> [Span] {
    var spans: [Span] = []
    var counts = [Int](repeating: 0, count: Style.all.count)
    for piece in pieces {
      for style in piece.ends { counts[style.rawValue.trailingZeroBitCount] -= 1 }
      if !piece.text.isEmpty {
        let style = Style(Style.all.filter { counts[$0.rawValue.trailingZeroBitCount] > 0 })
        if let last = spans.last, last.style == style, last.destination == nil {
          spans[spans.count - 1].text.unicodeScalars.append(contentsOf: piece.text)
        } else {
          spans.append(Span(text: String(piece.text), style: style))
        }
      }
      if let destination = piece.destination, !spans.isEmpty {
        spans[spans.count - 1].destination = destination
      }
      for style in piece.begins { counts[style.rawValue.trailingZeroBitCount] += 1 }
    }
    return spans
  }

  // MARK: - Letters

  private mutating func append(_ scalar: Unicode.Scalar) {
    if let last = pieces.last, last.begins.isEmpty, last.destination == nil, !isDelimiter {
      pieces[pieces.count - 1].text.append(scalar)
    } else {
      pieces.append(Piece(text: .init([scalar])))
    }
    isDelimiter = false
    position += 1
  }

  /// Whether the last piece consists of delimiters, which letters aren't added to.
  private var isDelimiter = false

  private mutating func append(_ text: ArraySlice<Unicode.Scalar>, in style: Style, to end: Int) {
    pieces.append(Piece(text: .init(), begins: [style]))
    pieces.append(Piece(text: .init(text)))
    pieces.append(Piece(text: .init(), ends: [style]))
    isDelimiter = true
    position = end
  }

  private mutating func readEscape() {
    if position + 1 < scalars.count, scalars[position + 1].isASCIIPunctuation { position += 1 }
    append(scalars[position])
  }

  private mutating func readCode() {
    let count = run(at: position)
    let start = position + count
    var end = start
    if let last = lastBackticks[count], last >= start {
      while end < scalars.count {
        let length = run(at: end)
        if scalars[end] == "`", length == count {
          var code = scalars[start..<end]
          if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
            code = code.dropFirst().dropLast()
          }
          return append(code, in: .code, to: end + count)
        }
        end += length
      }
    }
    for _ in 0..<count { append("`") }
  }

  // MARK: - Emphasis

  private mutating func readDelimiters() {
    let delimiter = scalars[position]
    let count = run(at: position)
    let (before, after) = (scalar(before: position), scalar(at: position + count))
    let opens =
      !after.properties.isWhitespace
      && (!after.isMark || before.properties.isWhitespace || before.isMark)
    let closes =
      !before.properties.isWhitespace
      && (!before.isMark || after.properties.isWhitespace || after.isMark)
    let isWord = delimiter == "_"
    let piece = pieces.count
    pieces.append(Piece(text: .init()))
    isDelimiter = true
    position += count
    var rest = count
    if closes, !isWord || !opens || after.isMark { close(delimiter, &rest, at: piece) }
    pieces[piece].text = .init(repeatElement(delimiter, count: rest))
    if rest > 0, opens, !isWord || !closes || before.isMark, delimiter != "~" || rest <= 2 {
      openers[delimiter, default: []].append(Opener(piece: piece, count: rest))
    }
  }

  /// Ends the styles that begin with the last openers.
  private mutating func close(_ delimiter: Unicode.Scalar, _ rest: inout Int, at piece: Int) {
    while rest > 0, let opener = openers[delimiter]?.last {
      let used: Int
      if delimiter == "~" {
        guard rest == opener.count else { return }
        used = rest
      } else {
        used = min(rest, opener.count, 2)
      }
      let style: Style = delimiter == "~" ? .strikethrough : used == 2 ? .bold : .italic
      rest -= used
      pieces[opener.piece].begins.append(style)
      pieces[opener.piece].text.removeLast(used)
      pieces[piece].ends.append(style)
      dropOpeners(after: opener.piece)
      openers[delimiter]?.removeLast()
      if opener.count > used {
        openers[delimiter]?.append(Opener(piece: opener.piece, count: opener.count - used))
      }
    }
  }

  /// Drops the delimiters after a piece, which are shown as they are.
  private mutating func dropOpeners(after piece: Int) {
    for delimiter in ["*", "_", "~"] as [Unicode.Scalar] {
      while let last = openers[delimiter]?.last, last.piece > piece {
        openers[delimiter]?.removeLast()
      }
    }
  }

  // MARK: - Links

  private mutating func readLinkEnd() {
    guard let start = brackets.popLast(), scalar(at: position + 1) == "(",
      let (destination, end) = destination(from: position + 2)
    else { return append("]") }
    // A link contains no others, and an image is its description.
    brackets = []
    dropOpeners(after: start)
    pieces[start].text = .init()
    pieces[start].begins.append(.link)
    if start > 0, pieces[start - 1].text.last == "!" { pieces[start - 1].text.removeLast() }
    pieces.append(Piece(text: .init(), ends: [.link], destination: destination))
    isDelimiter = true
    position = end
  }

  /// Returns the destination of a link, without a title, and the position after it.
  private func destination(from start: Int) -> (String, end: Int)? {
    let limit = min(scalars.count, start + Self.longestDestination)
    var (index, depth, quote): (Int, Int, Unicode.Scalar?) = (start, 0, nil)
    var end: Int?
    while index < limit {
      let scalar = scalars[index]
      switch scalar {
      case "\\": index += 1
      case quote: quote = nil
      case _ where quote != nil: break
      case "\"" where end != nil, "'" where end != nil: quote = scalar
      case "(" where depth == Self.deepestDestination: return nil
      case "(": depth += 1
      case ")" where depth == 0:
        let destination = scalars[start..<(end ?? index)]
        return (String(String.UnicodeScalarView(destination)), index + 1)
      case ")": depth -= 1
      case " ", "\n": if index > start, end == nil { end = index }
      case _ where end != nil: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Reads `<https://example.com>`.
  private mutating func readAddress() {
    let limit = min(scalars.count, position + Self.longestDestination)
    let end = scalars[position + 1..<max(limit, position + 1)].firstIndex {
      $0 == ">" || $0 == "<" || $0.properties.isWhitespace
    }
    guard let end, scalars[end] == ">" else { return append("<") }
    let address = scalars[position + 1..<end]
    guard address.contains(":") || address.contains("@") else { return append("<") }
    append(address, in: .link, to: end + 1)
  }

  /// Reads an address of the web that isn't marked as a link.
  private mutating func readWebAddress() {
    let rest = scalars[position...]
    guard brackets.isEmpty, rest.starts(with: Self.http) || rest.starts(with: Self.https) else {
      return append("h")
    }
    var end =
      rest.firstIndex { $0.properties.isWhitespace || "<*_~`".unicodeScalars.contains($0) }
      ?? scalars.count
    while end > position, "?!.,:)'\"".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
    guard scalars[position..<end].last != "/" || scalars[position..<end].count > 8 else {
      return append("h")
    }
    append(scalars[position..<end], in: .link, to: end)
  }

  private static let http = Array("http://".unicodeScalars)
  private static let https = Array("https://".unicodeScalars)

  // MARK: - Scalars

  /// Returns the number of equal scalars from a position on.
  private func run(at start: Int) -> Int {
    var end = start
    while end < scalars.count, scalars[end] == scalars[start] { end += 1 }
    return end - start
  }

  private func scalar(at index: Int) -> Unicode.Scalar {
    scalars.indices.contains(index) ? scalars[index] : " "
  }

  private func scalar(before index: Int) -> Unicode.Scalar { scalar(at: index - 1) }
}

extension Unicode.Scalar {
  fileprivate nonisolated var isASCIIPunctuation: Bool {
    switch value {
    case 33...47, 58...64, 91...96, 123...126: true
    default: false
    }
  }

  /// Whether the scalar is a punctuation mark or a symbol.
  fileprivate nonisolated var isMark: Bool {
    if isASCII { return isASCIIPunctuation }
    return switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      true
    default: false
    }
  }
}
