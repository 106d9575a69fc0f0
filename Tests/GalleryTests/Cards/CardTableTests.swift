// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import gallery

@Suite("Tables of people")
struct CardTableTests {
  private func problems(_ text: String) throws -> [String?] {
    try CardTable(Array(text.utf8)).map { entry in
      if case .failure(let problem) = entry { "\(problem)" } else { nil }
    }
  }

  @Test("columns can be in any order and in any case, with others between them")
  func columns() throws {
    let table = try CardTable(
      Array("Plan, EMAIL ,note,photo,phone,title,name\nFull,e,n,p.png,1,t,Ann".utf8))
    let entries = try table.map { try $0.get() }
    #expect(entries.count == 1)
    #expect(entries[0].person.name == "Ann")
    #expect(entries[0].person.title == "t")
    #expect(entries[0].person.phone == "1")
    #expect(entries[0].person.email == "e")
    #expect(entries[0].plan == .full)
    #expect(entries[0].photo?.text == "p.png")
  }

  @Test(
    "a header with other columns is rejected",
    arguments: [
      (
        "name,title,phone,email",
        "1:23: the column 'plan' is missing; name, title, phone, email, plan are needed."
      ),
      ("", "1:1: the column 'name' is missing; name, title, phone, email, plan are needed."),
      ("name,Name", "1:6: the column 'name' appears twice."),
      ("\"name", "1:1: the quote that begins here is never closed."),
    ])
  func header(text: String, problem: String) {
    #expect {
      try CardTable(Array(text.utf8))
    } throws: {
      "\($0)" == problem
    }
  }

  @Test("invalid lines are reported with their place, and the others are read")
  func lines() throws {
    let text = """
      name,title,phone,email,plan
      Ann,t,1,e,senior
      Bob,t,1
      Cid,t,1,e,junior,more
      Dan,t,1,e,gold
      ,t,1,e,full
      "Eve",t,1,e,full
      """
    #expect(
      try problems(text) == [
        nil, "3:8: the line has 3 fields, and there are 5 columns.",
        "4:18: the line has 6 fields, and there are 5 columns.",
        "5:11: 'gold' is not a plan; choose senior, full or junior.",
        "6:1: the name is empty.", nil,
      ])
  }
}
