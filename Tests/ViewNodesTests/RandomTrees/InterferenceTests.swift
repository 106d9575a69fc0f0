// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

/// The changes that client code may make to the tree in a callback.
private enum Interfering: String, CaseIterable {
  case leave, leaveForGood, leaveAndReturn, moveAway, moveUnderSibling, takeTheWholeTreeAlong
  case removeAllSubviews, removeAllSiblings, removeSuperview, clearThePage
  case layOut, layOutRoot, layOutOther, fit, fitRoot, fitSuperview, report
  case deactivateAll, deactivateAndActivate, changeConstants, changePriorities, dropConstraints
  case addSibling, addSubview, addAncestorToItself, arrangeItself, arrangeAgain, stopArranging
  case turnStack, hide, addGuide, removeGuides, stealGuide, standForBaselineElsewhere
  case standForBaselineInTree, changeSize, changeFrame, changeMask, turnRightToLeft
  case showOnScreen, forgetEverything

  func act(on node: ViewNode, _ scene: InterferenceScene) {
    let above = node.superview
    switch self {
    case .leave: node.removeFromSuperview()
    case .leaveForGood:
      scene.forget(node)
      node.removeFromSuperview()
    case .leaveAndReturn:
      node.removeFromSuperview()
      above?.addSubview(node)
    case .moveAway: scene.other.addSubview(node)
    case .moveUnderSibling:
      if let sibling = above?.subviews.first(where: { $0 !== node }) { sibling.addSubview(node) }
    case .takeTheWholeTreeAlong:
      scene.other.removeFromSuperview()
      scene.other.addSubview(node.rootNode)
    case .removeAllSubviews: for child in node.subviews { child.removeFromSuperview() }
    case .removeAllSiblings: for child in above?.subviews ?? [] { child.removeFromSuperview() }
    case .removeSuperview: above?.removeFromSuperview()
    case .clearThePage: for child in scene.page.subviews { child.removeFromSuperview() }
    case .layOut: node.layoutIfNeeded()
    case .layOutRoot: node.rootNode.layoutIfNeeded()
    case .layOutOther: scene.other.layoutIfNeeded()
    case .fit: _ = node.systemLayoutSizeFitting(.zero)
    case .fitRoot: _ = node.rootNode.systemLayoutSizeFitting(.zero)
    case .fitSuperview: _ = above?.systemLayoutSizeFitting(CGSize(width: 50, height: 0))
    case .report: _ = node.layoutReport()
    case .deactivateAll: LayoutConstraint.deactivate(scene.constraints)
    case .deactivateAndActivate:
      LayoutConstraint.deactivate(scene.constraints)
      LayoutConstraint.activate(scene.constraints)
    case .changeConstants: for constraint in scene.constraints { constraint.constant += 1 }
    case .changePriorities:
      for constraint in scene.constraints.prefix(5) { constraint.priority = LayoutPriority(700) }
    case .dropConstraints: scene.dropConstraints()
    case .addSibling:
      let made = ActingNode()
      made.natural = CGSize(width: 5, height: 5)
      above?.insertSubview(made, at: 0)
    case .addSubview: node.addSubview(ActingNode(frame: CGRect(x: 1, y: 1, width: 5, height: 5)))
    case .addAncestorToItself: if let above { node.addSubview(above) }
    case .arrangeItself: if node !== scene.stack { scene.stack.addArrangedSubview(node) }
    case .arrangeAgain:
      for view in scene.stack.subviews { scene.stack.insertArrangedSubview(view, at: 0) }
    case .stopArranging:
      for view in scene.stack.arrangedSubviews { scene.stack.removeArrangedSubview(view) }
    case .turnStack:
      scene.stack.axis = .horizontal
      scene.stack.alignment = .firstBaseline
      scene.stack.distribution = .equalSpacing
    case .hide: node.isHidden = true
    case .addGuide:
      let guide = LayoutGuide()
      node.addLayoutGuide(guide)
      guide.leadingAnchor.constraint(equalTo: node.leadingAnchor).isActive = true
    case .removeGuides:
      for guide in scene.guide.owningView?.layoutGuides ?? [] {
        guide.owningView?.removeLayoutGuide(guide)
      }
    case .stealGuide: node.addLayoutGuide(scene.guide)
    case .standForBaselineElsewhere:
      (node as? ActingNode)?.baselineNode = scene.other.subviews.first
    case .standForBaselineInTree: (node as? ActingNode)?.baselineNode = scene.nodes.last
    case .changeSize: (node as? ActingNode)?.natural = CGSize(width: 41, height: 17)
    case .changeFrame: node.frame = CGRect(x: 3, y: 4, width: 55, height: 66)
    case .changeMask: node.translatesAutoresizingMaskIntoConstraints.toggle()
    case .turnRightToLeft: node.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    case .showOnScreen:
      let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: node.rootNode)
      screen.layoutIfNeeded()
    case .forgetEverything: scene.forgetEverything()
    }
  }
}

@Suite("Client code that changes the tree in callbacks")
struct InterferenceTests {
  @Test(
    "whatever a callback does, the tree stays consistent and is laid out like a new one",
    arguments: Callback.allCases.filter { !Callback.ofTables.contains($0) })
  func everyCallback(_ callback: Callback) {
    var acted = 0
    // On demand everything at the first call, one in the middle and one after much has happened; an
    // eighth of it at the first call otherwise.
    let isThorough = ProcessInfo.processInfo.environment["THOROUGH_TESTS"] != nil
    let turn = Callback.allCases.firstIndex(of: callback) ?? 0
    for (number, interfering) in Interfering.allCases.enumerated() {
      guard isThorough || (number + turn).isMultiple(of: 8) else { continue }
      for skipped in isThorough ? [0, 3, 17] : [0] {
        let scene = InterferenceScene()
        var toSkip = skipped
        scene.interference.act = { [unowned scene] called, node in
          guard called == callback else { return }
          toSkip -= 1
          guard toSkip < 0 else { return }
          scene.interference.budget -= 1
          acted += 1
          interfering.act(on: node, scene)
        }
        scene.exercise()
        check(scene, "\(callback.rawValue), \(interfering.rawValue), \(skipped)")
      }
    }
    #expect(acted > 0, "\(callback.rawValue) is never called")
  }

  private func check(_ scene: InterferenceScene, _ what: String) {
    scene.settle()
    let all = roots(of: scene.nodes + [scene.page, scene.other])
    for root in all {
      #expect(brokenInvariants(of: root).isEmpty, "\(what): \(brokenInvariants(of: root))")
      // A root that constraints size has whatever size it had before for a beginning.
      guard root.translatesAutoresizingMaskIntoConstraints else { continue }
      let copy = TreeCopy(of: root)
      let differences = copy.differences(from: root)
      guard !differences.isEmpty, copy.root.layoutReport().isEmpty else { continue }
      Issue.record("\(what), in \(root.debugName): \(differences)")
    }
  }
}
