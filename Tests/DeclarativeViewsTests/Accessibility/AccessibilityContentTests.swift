// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Contents of accessibility elements")
struct AccessibilityContentTests {
  @Test("buttons are the named actions of a view")
  func actions() throws {
    var lines: [String] = []
    let (_, host) = shown {
      Text("Row").accessibilityActions {
        Button("Copy") { lines.append("copied") }
        Button(role: .destructive) {
          lines.append("deleted")
        } label: {
          Label("Delete", systemImage: "trash")
        }
        Text("no action")
      }
    }
    #expect(host.accessibilityTree() == "text \"Row\" [Copy, Delete]\n")
    for action in host.accessibilityOrder.first?.accessibilityCustomActions ?? [] {
      #expect(action.actionHandler?(action) == true)
    }
    #expect(lines == ["copied", "deleted"])
  }

  @Test("a representation is spoken instead of the view, and not drawn")
  func representation() {
    let (screen, host) = shown {
      Text("drawn").accessibilityRepresentation {
        Text("spoken")
        Toggle("Sound", isOn: .constant(true))
      }
    }
    let words = host.accessibilityTree()
    #expect(words.contains("spoken") && words.contains("Sound") && !words.contains("drawn"))
    let picture = host.svg()
    #expect(picture.contains("drawn") && !picture.contains("spoken"))
    withExtendedLifetime(screen) {}
  }

  @Test("children are spoken in a group instead of the view")
  func children() {
    let (_, host) = shown {
      Color.red.frame(width: 50, height: 50)
        .accessibilityChildren {
          Text("first")
          Text("second")
        }
    }
    #expect(host.accessibilityTree() == "group\n  text \"first\"\n  text \"second\"\n")
  }

  @Test("a heading is a header, and modifiers for speaking leave a view as it is")
  func others() {
    let (_, host) = shown {
      Text("Title").accessibilityHeading(.h2)
      Text("Body").accessibilityInputLabels(["text"]).accessibilityShowsLargeContentViewer()
        .accessibilityIgnoresInvertColors()
    }
    #expect(host.accessibilityTree() == "header \"Title\"\ntext \"Body\"\n")
  }
}
