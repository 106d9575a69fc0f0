// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The part of the program of Scripts/random-calls that isn't written by it: random values, a pool of
// objects, and the loop. `calls`, `kinds`, and `kindOf` are in the other part.

import Foundation
import ViewNodes
import ViewPictures
import ViewTree

/// A source of random values that repeats itself for a seed.
struct Dice {
  private var state: UInt64
  /// How deep making objects of each other goes.
  var depth = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(max(bound, 1)))
  }

  /// Which expression makes a value: any, or deep inside others one of the first, which need no other.
  mutating func choice(plain: Int, all: Int) -> Int {
    next(below: depth > 3 && plain > 0 ? plain : all)
  }

  mutating func double() -> Double {
    let hostile: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 5e-324, -0.0, 1e15, -1e15,
      .greatestFiniteMagnitude,
    ]
    switch next(below: 4) {
    case 0: return hostile[next(below: hostile.count)]
    case 1: return Double(next(below: 3)) - 1
    case 2: return Double(next(below: 400)) / 4
    default: return Double(next(below: 1000)) - 200
    }
  }

  mutating func int() -> Int {
    let hostile = [Int.min, .max, -1, .max - 1, 1 << 31, 1 << 53]
    return next(below: 3) == 0 ? hostile[next(below: hostile.count)] : next(below: 6)
  }

  mutating func string() -> String {
    let words = [
      "", "a", "two words", "\u{0}", "line\nline\r\nline\r", "שלום abc 123", "👩‍👩‍👧‍👦e\u{301}",
      "\u{200B}\u{FEFF}\u{202E}",
      "%@ %d %n %1$@", "<svg>&\"'", String(repeating: "wide ", count: 40), "#zz12",
      "H:|-[a(>=10)]-|", "star.fill",
      "text", "frame", "\u{FFFC}", "-1e999",
    ]
    return words[next(below: words.count)]
  }

  mutating func number() -> CGFloat { CGFloat(double()) }
  mutating func float() -> Float { Float(double()) }
  mutating func uint() -> UInt { UInt(bitPattern: int()) }
  mutating func uint8() -> UInt8 { UInt8(truncatingIfNeeded: int()) }
  mutating func uint16() -> UInt16 { UInt16(truncatingIfNeeded: int()) }
  mutating func int16() -> Int16 { Int16(truncatingIfNeeded: int()) }
  mutating func uint32() -> UInt32 { UInt32(truncatingIfNeeded: int()) }
  mutating func int32() -> Int32 { Int32(truncatingIfNeeded: int()) }
  mutating func uint64() -> UInt64 { UInt64(bitPattern: Int64(int())) }
  mutating func int64() -> Int64 { Int64(int()) }
  mutating func bool() -> Bool { next(below: 2) == 0 }
  mutating func character() -> Character { string().first ?? "x" }
  mutating func substring() -> Substring { string()[...] }
  mutating func staticString() -> StaticString { "static" }
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  mutating func size() -> CGSize { CGSize(width: number(), height: number()) }
  mutating func rectangle() -> CGRect { CGRect(origin: point(), size: size()) }
  mutating func date() -> Date { Date(timeIntervalSinceReferenceDate: double()) }
  mutating func url() -> URL {
    URL(string: "https://example.com/a?b=c") ?? URL(fileURLWithPath: "/nothing")
  }
  mutating func indexPath() -> IndexPath { IndexPath(indexes: array { $0.int() }) }
  mutating func indexSet() -> IndexSet { IndexSet(array { $0.next(below: 9) }) }
  mutating func range() -> NSRange { NSRange(location: int(), length: int()) }
  mutating func intRange() -> Range<Int> {
    let first = int()
    return first..<max(first, int())
  }
  mutating func numberRange() -> ClosedRange<CGFloat> {
    let (first, second) = (number(), number())
    return first <= second ? first...second : 0...1
  }
  mutating func doubleRange() -> ClosedRange<Double> {
    let (first, second) = (double(), double())
    return first <= second ? first...second : 0...1
  }
  mutating func data() -> Data { Data(array { $0.uint8() }) }
  mutating func locale() -> Locale {
    Locale(identifier: ["en_US", "ar_EG", "de", "", "xx"][next(below: 5)])
  }
  mutating func calendar() -> Calendar { Calendar(identifier: bool() ? .gregorian : .hebrew) }
  mutating func timeZone() -> TimeZone { TimeZone(secondsFromGMT: next(below: 9) * 3600) ?? .gmt }
  mutating func components() -> DateComponents {
    DateComponents(year: int(), month: int(), day: int())
  }
  mutating func duration() -> Duration { .milliseconds(next(below: 5000)) }
  mutating func uuid() -> UUID {
    UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, uint8()))
  }
  mutating func any() -> Any { bool() ? string() : (int() as Any) }
  mutating func object() -> AnyObject { pool.isEmpty ? NSObject() : pool[next(below: pool.count)] }
  mutating func nsObject() -> NSObject { NSObject() }
  mutating func nsString() -> NSString { NSString(string: string()) }
  mutating func attributed() -> AttributedString { AttributedString(string()) }
  mutating func nsAttributed() -> NSAttributedString { NSAttributedString(string: string()) }
  mutating func notification() -> Notification.Name { Notification.Name(string()) }

  mutating func maybe<Value>(_ make: (inout Dice) -> Value) -> Value? {
    next(below: 4) == 0 ? nil : make(&self)
  }
  mutating func array<Value>(_ make: (inout Dice) -> Value) -> [Value] {
    (0..<next(below: 4)).map { _ in make(&self) }
  }
  mutating func dictionary<Key: Hashable, Value>(
    _ key: (inout Dice) -> Key, _ value: (inout Dice) -> Value
  ) -> [Key: Value] {
    Dictionary((0..<next(below: 4)).map { _ in (key(&self), value(&self)) }) { first, _ in first }
  }

  /// An object of the pool that is of a class, or a new one.
  mutating func made<Kind: AnyObject>(_ kind: Kind.Type) -> Kind {
    if next(below: 5) != 0 || depth > 4 {
      let start = next(below: max(pool.count, 1))
      for place in 0..<pool.count {
        if let found = pool[(start + place) % pool.count] as? Kind { return found }
      }
    }
    depth += 1
    defer { depth -= 1 }
    guard let object = kindOf[ObjectIdentifier(kind)]?(&self) as? Kind else {
      fatalError("\(kind) isn't made")
    }
    if pool.count < 80 { pool.append(object) } else { pool[next(below: 80)] = object }
    return object
  }
}

func pick(_ makers: [(inout Dice) -> AnyObject], _ dice: inout Dice) -> AnyObject {
  makers[dice.next(below: makers.count)](&dice)
}

/// The objects that are called.
nonisolated(unsafe) var pool: [AnyObject] = []

let arguments = CommandLine.arguments
var dice = Dice(seed: UInt64(arguments[1]) ?? 1)
let steps = Int(arguments[2]) ?? 1
let last = fopen(arguments[3], "w")
guard let last else { exit(2) }

/// Writes which call comes next, so that it's known when the process ends.
func note(_ step: Int, _ call: Int) {
  rewind(last)
  fputs("\(step) \(call)          \n", last)
  fflush(last)
}

for step in 0..<steps {
  dice.depth = 0
  if pool.count < 30 { pool.append(pick(kinds, &dice)) }
  let call = dice.next(below: calls.count)
  note(step, call)
  calls[call](&dice)
  let views = pool.compactMap { $0 as? ViewNode }
  if step % 3 == 0, views.count > 1 {
    // Trees are what calls happen in.
    let (first, second) = (
      views[dice.next(below: views.count)], views[dice.next(below: views.count)]
    )
    if !first.isDescendant(of: second) { second.addSubview(first) }
  }
  if step % 10 == 0, let view = views.first(where: { $0.superview == nil }) {
    note(step, calls.count)
    view.layoutIfNeeded()
    _ = view.layoutReport()
    note(step, calls.count + 1)
    if step % 50 == 0 { _ = view.svg() }
  }
  if step % 7 == 0, !pool.isEmpty { pool.remove(at: dice.next(below: pool.count)) }
}
