// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A method with a default argument must not stand in for the requirement it forwards to: a type
/// that leaves the requirement out would compile and call itself without end.
@Suite("Types that lack a requirement")
struct ForgottenRequirementTests {
  nonisolated static let typechecker = Typechecker()

  /// A protocol whose extension has methods with fewer parameters, and what a type needs to conform.
  struct Conformance {
    let name: String
    let rest: String
    let requirements: [String]
  }

  static let conformances = [
    Conformance(
      name: "LabelFactoryProtocol",
      rest: "var viewFactoryColor: any ViewFactoryColorProtocol { DefaultViewFactoryColor() }",
      requirements: ["header", "body", "inputLabel", "hint"].map {
        "func \($0)(alignment: TextAlignment) -> LabelNode { LabelNode() }"
      }),
    Conformance(
      name: "TableFactoryProtocol",
      rest: """
        var constraintHelper: any ConstraintHelperProtocol { ConstraintHelper() }
        func refresh() -> RefreshControlNode { RefreshControlNode() }
        """,
      requirements: ["func main(frame: CGRect) -> TableNode { TableNode(frame: frame) }"]),
    Conformance(
      name: "CardFactoryProtocol",
      rest: """
        var constraintHelper: any ConstraintHelperProtocol { ConstraintHelper() }
        var viewFactoryColor: any ViewFactoryColorProtocol { DefaultViewFactoryColor() }
        var label: any LabelFactoryProtocol { LabelFactory() }
        var input: any InputFactoryProtocol { InputFactory() }
        var button: any ButtonFactoryProtocol { ButtonFactory() }
        var stack: any StackFactoryProtocol { StackFactory() }
        """,
      requirements: ["func main(card: ViewNode, stack: StackNode) -> ViewNode { card }"]),
    Conformance(
      name: "GradientHelperProtocol",
      rest: """
        func get(_ name: String, from view: ViewNode) -> GradientLayer? { nil }
        func removeAllGradientSublayers(from view: ViewNode) {}
        """,
      requirements: [
        """
        func diagonal(
          for view: ViewNode, colorTop: Color, colorBottom: Color, layerName: String
        ) throws {}
        """,
        """
        func custom(
          for view: ViewNode, frame: CGRect?, layerName: String, cornerRadius: CGFloat?,
          start: GradientLayer.Point, end: GradientLayer.Point, colors: [Color],
          type: Gradient.Kind
        ) throws {}
        """,
      ]),
    Conformance(
      name: "ConstraintHelperProtocol",
      rest: """
        func setTop(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setBottom(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setLeft(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setRight(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setVertical(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}
        func setVertical(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setHorizontal(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}
        func setHorizontal(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setAll(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {}
        func setStack(
          for children: [ViewNode], to parent: LayoutGuide, horizontalAt: Padding,
          verticalAt: [Padding]
        ) throws {}
        """,
      requirements: [
        "func setTop(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}",
        "func setBottom(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}",
        "func setLeft(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}",
        "func setRight(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}",
        "func setVertical(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {}",
        "func setHorizontal(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {}",
        "func setAll(for child: ViewNode, to parent: ViewNode, at padding: Padding) {}",
        """
        func setStack(
          for children: [ViewNode], to parent: ViewNode, horizontalAt: Padding,
          verticalAt: [Padding]
        ) throws {}
        """,
        """
        func setHeight(for view: ViewNode, at height: CGFloat) -> LayoutConstraint {
          view.heightAnchor.constraint(equalToConstant: height)
        }
        """,
        """
        func setWidth(for view: ViewNode, at width: CGFloat) -> LayoutConstraint {
          view.widthAnchor.constraint(equalToConstant: width)
        }
        """,
        "func setCenter(for child: ViewNode, in parent: ViewNode) {}",
      ]),
  ]

  @Test("compile when nothing is left out", .enabled(if: typechecker != nil))
  func complete() throws {
    let types = Self.conformances.map {
      "struct Complete\($0.name): \($0.name) {\n\($0.rest)\n"
        + $0.requirements.joined(separator: "\n") + "\n}\n"
    }
    let checker = try #require(Self.typechecker)
    #expect(try checker.errors(in: "import ViewFactory\n" + types.joined()) == "")
  }

  @Test("do not compile without any one of the requirements", .enabled(if: typechecker != nil))
  func incomplete() throws {
    var source = "import ViewFactory\n"
    var names: [String] = []
    for conformance in Self.conformances {
      for index in conformance.requirements.indices {
        var kept = conformance.requirements
        kept.remove(at: index)
        let name = "Without\(index)Of\(conformance.name)"
        names.append(name)
        source += "struct \(name): \(conformance.name) {\n\(conformance.rest)\n"
        source += kept.joined(separator: "\n") + "\n}\n"
      }
    }
    let errors = try #require(Self.typechecker).errors(in: source)
    for name in names {
      #expect(errors.contains("type '\(name)' does not conform to protocol"))
    }
  }
}
