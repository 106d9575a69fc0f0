// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Roles and styles in HTML")
struct HTMLRoleTests {
  /// The start of the first element of the body that contains a text.
  private func tag(_ text: String, _ view: ViewNode) throws -> String {
    let html = view.html(options: HTMLOptions(margin: .none))
    let main = try #require(html.range(of: "<main"))
    let body = try #require(html.range(of: ">\n", range: main.upperBound..<html.endIndex))
    let place = try #require(
      html.range(of: text, range: body.upperBound..<html.endIndex), "\(html)")
    let start = try #require(html[..<place.upperBound].lastIndex(of: "<"))
    return String(html[start...].prefix { $0 != ">" })
  }

  private func style(_ node: ViewNode) throws -> String {
    try tag("left:", node).components(separatedBy: "style=\"").last ?? ""
  }

  @Test("the segments of a control are radio buttons in a group, one of which is checked")
  func segments() throws {
    let control = SegmentedControlNode(items: ["One", "Two"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.accessibilityLabel = "Size"
    control.selectedSegmentIndex = 1
    #expect(try tag("radiogroup", control).contains("role=\"radiogroup\" aria-label=\"Size\""))
    #expect(try tag("aria-checked=\"false\"", control).contains("role=\"radio\""))
    #expect(try tag("aria-checked=\"true\"", control).contains("role=\"radio\""))
    #expect(control.html().components(separatedBy: "aria-checked=\"true\"").count == 2)
    #expect(!control.html().contains("aria-pressed"))
  }

  @Test("a switch that is off isn't checked, and a button that isn't selected isn't pressed")
  func states() throws {
    let toggle = SwitchNode(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    #expect(try tag("role=\"switch\"", toggle).contains("aria-checked=\"false\""))
    toggle.isOn = true
    #expect(try tag("role=\"switch\"", toggle).contains("aria-checked=\"true\""))
    #expect(try !tag("role=\"switch\"", toggle).contains(" disabled"))
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 90, height: 31))
    #expect(try !tag("<button", button).contains("aria-pressed"))
    button.isSelected = true
    #expect(try tag("<button", button).contains("aria-pressed=\"true\""))
  }

  @Test("controls with a range state it with their value, and can be focused while enabled")
  func ranges() throws {
    let stepper = StepperNode(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    (stepper.minimumValue, stepper.maximumValue, stepper.value) = (-2, 8, 3)
    stepper.accessibilityLabel = "Guests"
    let range = "aria-valuemin=\"-2\" aria-valuenow=\"3\" aria-valuemax=\"8\""
    #expect(
      try tag("spinbutton", stepper).contains(
        "role=\"spinbutton\" aria-label=\"Guests\" \(range)"))
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 100, height: 31))
    (slider.minimumValue, slider.maximumValue, slider.value) = (1, 5, 2)
    #expect(
      try tag("role=\"slider\"", slider).contains(
        "aria-valuemin=\"1\" aria-valuenow=\"2\" aria-valuemax=\"5\""))
    #expect(try tag("role=\"slider\"", slider).contains(" tabindex=\"0\""))
    #expect(try !tag("role=\"slider\"", slider).contains("aria-disabled"))
    slider.isEnabled = false
    #expect(try tag("role=\"slider\"", slider).contains(" aria-disabled=\"true\""))
    #expect(try !tag("role=\"slider\"", slider).contains("tabindex"))
    let pages = PageControlNode(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(
      try tag("role=\"slider\"", pages).contains(
        "aria-valuemin=\"1\" aria-valuenow=\"1\" aria-valuemax=\"1\""))
    let progress = ProgressNode(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    progress.progress = 0.126
    let bar = try tag("role=\"progressbar\"", progress)
    #expect(bar.contains("aria-valuemin=\"0\" aria-valuenow=\"13\" aria-valuemax=\"100\""))
    #expect(!bar.contains("tabindex"))
  }

  @Test("a named container is a group, and a view without a name is none")
  func groups() throws {
    let group = box(0, 0, 50, 50)
    #expect(try !tag("left:", group).contains("role="))
    group.accessibilityLabel = "Totals"
    #expect(try tag("left:", group).contains("role=\"group\" aria-label=\"Totals\""))
    group.accessibilityViewIsModal = true
    #expect(
      try tag("left:", group).contains(
        "role=\"dialog\" aria-label=\"Totals\" aria-modal=\"true\""))
    group.accessibilityLabel = nil
    #expect(try !tag("left:", group).contains("dialog"))
    let toolbar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.accessibilityLabel = "Format"
    #expect(try tag("toolbar", toolbar).contains("role=\"toolbar\" aria-label=\"Format\""))
  }

  @Test("words that differ from those that are shown are read instead of them")
  func words() throws {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
    label.text = "3.5 km"
    #expect(!label.html().contains("aria-hidden=\"true\" style=\"left"))
    label.accessibilityLabel = "Distance"
    label.accessibilityValue = "three and a half kilometers"
    #expect(
      label.html().contains("<span class=\"h\">Distance, three and a half kilometers</span>"))
    #expect(label.html().contains("<span class=\"t\" aria-hidden=\"true\""))
    let symbol = box(0, 0, 20, 20)
    symbol.isAccessibilityElement = true
    #expect(try !tag("left:", symbol).contains("role="))
    symbol.accessibilityValue = "High"
    #expect(try tag("left:", symbol).contains("role=\"img\" aria-label=\"High\""))
  }

  @Test(
    "corners are rounded up to half the shorter side, each on its own",
    arguments: [
      (0, .all, ""), (-3, .all, ""), (.infinity, .all, ""), (5, .all, ";border-radius:5px"),
      (25, .all, ";border-radius:20px"), (5, [], ";border-radius:0px 0px 0px 0px"),
      (5, .layerMinXMinYCorner, ";border-radius:5px 0px 0px 0px"),
      (5, .layerMaxXMinYCorner, ";border-radius:0px 5px 0px 0px"),
      (5, .layerMaxXMaxYCorner, ";border-radius:0px 0px 5px 0px"),
      (5, .layerMinXMaxYCorner, ";border-radius:0px 0px 0px 5px"),
    ] as [(CGFloat, CornerMask, String)])
  func corners(radius: CGFloat, corners: CornerMask, expected: String) throws {
    let node = box(0, 0, 100, 40)
    node.layer.cornerRadius = radius
    node.layer.maskedCorners = corners
    #expect(try style(node) == "left:0px;top:0px;width:100px;height:40px" + expected + "\"")
    node.frame = CGRect(x: 0, y: 0, width: 0, height: 40)
    #expect(try !style(node).contains("border-radius"))
  }

  @Test("a mask is a path in the view's own coordinates, and without a shape hides everything")
  func masks() throws {
    let node = box(0, 0, 100, 40)
    let mask = box(10, 5, 20, 30, .black)
    node.mask = mask
    #expect(try style(node).contains(";clip-path:path('M10 5H30V35H10V5Z')"))
    node.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(try style(node).contains(";clip-path:path('M7 1H27V31H7V1Z')"))
    mask.backgroundColor = nil
    #expect(try style(node).contains(";clip-path:path('M0 0')"))
  }

  @Test("a shadow of contents without a background follows them")
  func shadows() throws {
    let node = box(0, 0, 100, 40)
    node.layer.shadowOpacity = 0.5
    node.layer.shadowOffset = CGSize(width: 3, height: -2)
    node.layer.shadowRadius = 10
    #expect(try style(node).contains(";filter:drop-shadow(3px -2px 9.2px #00000080)"))
    #expect(try !style(node).contains("box-shadow"))
    node.backgroundColor = .white
    #expect(try style(node).contains(";box-shadow:3px -2px 18.4px #00000080;background:#fff"))
    node.layer.shadowOpacity = 0
    #expect(try style(node).hasSuffix("height:40px;background:#fff\""))
  }

  @Test("opacities below 1 and visible backgrounds and borders are written, others aren't")
  func visibility() throws {
    let node = box(0, 0, 100, 40, .clear)
    #expect(try style(node).hasSuffix("height:40px\""))
    node.backgroundColor = Color(white: 1, alpha: 0.5)
    node.alpha = 0.25
    #expect(try style(node).hasSuffix("height:40px;opacity:0.25;background:#ffffff80\""))
    // Transparent only in the light appearance.
    node.backgroundColor = Color(light: .clear, dark: .red)
    #expect(try style(node).contains(";background:var(--c1)"))
    node.layer.borderWidth = 2
    node.layer.borderColor = .clear
    #expect(!node.html().contains("<i class=\"b\""))
    node.layer.borderColor = nil
    #expect(!node.html().contains("<i class=\"b\""))
    node.layer.borderColor = .red
    #expect(node.html().contains("<i class=\"b\" style=\"box-shadow:inset 0 0 0 2px #f00\"></i>"))
    node.layer.borderWidth = 0
    #expect(!node.html().contains("<i class=\"b\""))
  }

  @Test(
    "each axis scrolls on its own, from where the content is",
    arguments: [
      (100, 100, 0, 0, "<div class=\"c\">", false),
      (150, 100, 0, 0, "<div class=\"c\" tabindex=\"0\" style=\"overflow:auto hidden\">", false),
      (100, 150, 0, 0, "<div class=\"c\" tabindex=\"0\" style=\"overflow:hidden auto\">", false),
      (150, 150, 7, 9, "data-scroll=\"7 9\" style=\"overflow:auto auto\">", true),
      (150, 150, -7, 9, "data-scroll=\"0 9\" style=\"overflow:auto auto\">", true),
      (150, 150, 7, -9, "data-scroll=\"7 0\" style=\"overflow:auto auto\">", true),
      (150, 150, -7, 0.5, "<div class=\"c\" tabindex=\"0\" style=\"overflow:auto auto\">", false),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, String, Bool)])
  func scrolling(
    width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat, expected: String, hasScript: Bool
  ) {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: width, height: height)
    scroll.contentOffset = CGPoint(x: x, y: y)
    #expect(scroll.html().contains(expected), "\(scroll.html())")
    #expect(scroll.html().contains("<script>") == hasScript)
    scroll.isScrollEnabled = false
    #expect(scroll.html().contains("<div class=\"c\">") && !scroll.html().contains("<script>"))
  }
}
