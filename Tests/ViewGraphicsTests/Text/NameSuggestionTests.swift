// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewGraphics

@Suite("Suggested names")
struct NameSuggestionTests {
  @Test("the closest name is suggested, and the first in the alphabet of several")
  func closest() {
    func nearest(_ names: [String]) -> String? {
      NameSuggestion.nearest(to: "title", among: names)
    }
    #expect(nearest(["titles", "Title"]) == "Title")
    #expect(nearest(["Title", "titles"]) == "Title")
    #expect(nearest(["titles", "titled"]) == "titled")
    #expect(nearest(["titled", "titles"]) == "titled")
    #expect(nearest(["subtitle", "tilt"]) == nil)
  }

  @Test(
    "the distance counts letters that are replaced, inserted, deleted, or swapped with the next",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "axc", 1),
      ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "acb", 1), ("abc", "bac", 1),
      ("abcd", "badc", 2),
      ("abc", "cab", 2), ("kitten", "sitting", 3), ("ab", "ba", 1), ("abc", "xyz", 3),
      ("a", "b", 1),
      ("aab", "aba", 1), ("abcdef", "abcdfe", 1), ("abxcd", "bacd", 2),
    ])
  func distances(first: String, second: String, distance: Int) {
    #expect(NameSuggestion.distance(Array(first), Array(second)) == distance)
    #expect(NameSuggestion.distance(Array(second), Array(first)) == distance)
  }

  @Test(
    "names are similar if a third of their letters differ, at least one, and none of a single letter",
    arguments: [
      ("a", "b", false), ("a", "A", true), ("ab", "ac", true), ("ab", "cd", false),
      ("a", "ab", false),
      ("abcde", "abcxx", false), ("abcdef", "abcdxx", true), ("abcdef", "abcxxx", false),
      ("abcdefghi", "abcdefxxx", true), ("abcdefghi", "abcdexxxx", false),
      ("abcdefgh", "abcdexxx", false),
      ("ABCDEF", "abcdxx", true), ("", "a", false), ("", "", true),
    ])
  func similar(name: String, other: String, isSimilar: Bool) {
    #expect(NameSuggestion.nearest(to: name, among: [other]) == (isSimilar ? other : nil))
  }

  @Test("names of more than 64 letters aren't compared", arguments: [(64, true), (65, false)])
  func long(length: Int, isCompared: Bool) {
    let name = String(repeating: "a", count: length)
    #expect((NameSuggestion.nearest(to: name, among: [name]) != nil) == isCompared)
    let short = String(name.dropLast(2))
    #expect((NameSuggestion.nearest(to: short, among: [name]) != nil) == isCompared)
    #expect(NameSuggestion.nearest(to: short, among: [name, short]) == short)
  }
}
