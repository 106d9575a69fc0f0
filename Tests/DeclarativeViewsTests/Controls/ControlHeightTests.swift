// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Heights of controls")
struct ControlHeightTests {
  @Test("a control takes no more height than it needs")
  func heights() {
    let controls: [any View] = [
      TextField("Name", text: .constant("")),
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder),
      SecureField("Password", text: .constant("")), Toggle("On", isOn: .constant(true)),
      Slider(value: .constant(0.5)), Stepper("Count", value: .constant(1)),
      ProgressView(value: 0.5), ProgressView(), Button("Go") {},
      ColorPicker("Color", selection: .constant(.red)),
      DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0))),
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) },
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.segmented),
      Picker("Size", selection: .constant(1)) { Text("1").tag(1) }.pickerStyle(.menu),
    ]
    for control in controls {
      let height = TreeProbe.size(of: AnyView(control), 300, 600).height
      #expect(height > 0 && height < 80, "\(type(of: control))")
    }
  }
}
