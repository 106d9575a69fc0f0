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
}
