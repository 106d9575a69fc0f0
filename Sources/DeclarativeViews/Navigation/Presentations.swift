// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension View {
  /// Presents a sheet while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value; ``EnvironmentValues/dismiss`` on the sheet sets it to
  ///     false.
  ///   - onDismiss: The action to perform when the sheet is dismissed.
  ///   - content: The view on the sheet.
  /// - Returns: The modified view.
  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentingView(
      content: self, isPresented: isPresented, kind: .sheet, onDismiss: onDismiss
    ) { content() }
  }

  /// Presents a sheet while there is a value.
  ///
  /// - Parameters:
  ///   - item: A binding to the value; ``EnvironmentValues/dismiss`` on the sheet sets it to nil.
  ///   - onDismiss: The action to perform when the sheet is dismissed.
  ///   - content: A closure that creates the view on the sheet.
  /// - Returns: The modified view.
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    present(item, as: .sheet, onDismiss: onDismiss, content)
  }

  /// Presents a sheet while a value is true, as popovers are on a phone.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value.
  ///   - content: The view on the sheet.
  /// - Returns: The modified view.
  public func popover(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Presents a sheet while there is a value, as popovers are on a phone.
  ///
  /// - Parameters:
  ///   - item: A binding to the value.
  ///   - content: A closure that creates the view on the sheet.
  /// - Returns: The modified view.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    sheet(item: item, content: content)
  }

  /// Presents a full-screen view while a value is true.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to the value.
  ///   - onDismiss: The action to perform when the view is dismissed.
  ///   - content: The view.
  /// - Returns: The modified view.
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    PresentingView(
      content: self, isPresented: isPresented, kind: .cover, onDismiss: onDismiss
    ) { content() }
  }

  /// Presents a full-screen view while there is a value.
  ///
  /// - Parameters:
  ///   - item: A binding to the value; ``EnvironmentValues/dismiss`` in the view sets it to nil.
  ///   - onDismiss: The action to perform when the view is dismissed.
  ///   - content: A closure that creates the view.
  /// - Returns: The modified view.
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    present(item, as: .cover, onDismiss: onDismiss, content)
  }

  /// Presents a view while there is a value.
  private func present<Item: Identifiable>(
    _ item: Binding<Item?>, as kind: PresentationKind, onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> some View
  ) -> some View {
    PresentingView(
      content: self,
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      kind: kind, onDismiss: onDismiss
    ) {
      item.wrappedValue.map { AnyView(content($0).id($0.id)) } ?? AnyView(EmptyView())
    }
  }
}

extension Binding<Bool> {
  /// Returns a binding that is false if there is no data.
  func whileThere<Data>(_ data: Data?) -> Binding<Bool> {
    Binding(get: { data != nil && wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// The kind of a modal presentation.
enum PresentationKind {
  case sheet, cover, alert, dialog
}

/// A view that presents another one.
struct PresentingView: View {
  let content: any View
  let isPresented: Binding<Bool>
  let kind: PresentationKind
  let onDismiss: (() -> Void)?
  let make: () -> any View

  init(
    content: any View, isPresented: Binding<Bool>, kind: PresentationKind,
    onDismiss: (() -> Void)?, make: @escaping () -> any View
  ) {
    self.content = content
    self.isPresented = isPresented
    self.kind = kind
    self.onDismiss = onDismiss
    self.make = make
  }

  var body: PresentingView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let shown: (any View)? = expansion.make(in: item) {
      isPresented.wrappedValue ? make() : nil
    }
    let present = own.values.first as? PresentationNode
    if let shown {
      let node = present ?? PresentationNode(kind: kind)
      if present == nil {
        own.values = [node]
        own.onRemoval = [{ node.removeFromSuperview() }]
      }
      var values = expansion.environment(of: item)
      let isPresented = isPresented
      values.dismiss = DismissAction { isPresented.wrappedValue = false }
      values.isPresented = true
      if let style = values.labelStyleAroundBar { values.labelStyle = style }
      if kind == .alert || kind == .dialog { values.takeTextStyle(of: EnvironmentValues()) }
      if kind == .sheet { values.sheet = SheetReference(sheet: node) }
      node.show(shown, environment: values)
      let memory = expansion.memory
      expansion.memory.afterwards { [weak memory] in
        if node.superview == nil, let host = memory?.host { node.present(above: host) }
      }
    } else if let present {
      own.values = []
      own.onRemoval = []
      let onDismiss = onDismiss
      expansion.memory.afterwards {
        present.removeFromSuperview()
        onDismiss?()
      }
    }
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

/// A node on top of everything else in a tree of nodes.
final class PresentationNode: ViewNode {
  static let cornerRadius: CGFloat = 10

  let host = HostingNode { EmptyView() }
  private let kind: PresentationKind
  /// The heights at which a sheet rests; the smallest one, unless another one is selected.
  var detents: Set<PresentationDetent> = [.large]
  var selectedDetent: PresentationDetent?
  var grabberVisibility = Visibility.automatic
  private lazy var grabber = ViewNode(frame: .zero)

  init(kind: PresentationKind) {
    self.kind = kind
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    backgroundColor = kind == .cover ? .systemBackground : Color(white: 0, alpha: 0.2)
    if kind == .sheet {
      host.backgroundColor = .systemBackground
      host.layer.cornerRadius = Self.cornerRadius
      host.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      host.clipsToBounds = true
    }
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: any View, environment: EnvironmentValues) {
    var environment = environment
    environment.editScope = host.memory.editScope
    host.show(AnyView(view), environment: environment, memory: host.memory)
  }

  func present(above node: ViewNode) {
    let root = node.rootNode
    frame = root.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(self)
    root.setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = kind == .sheet ? sheetHeight : bounds.height
    host.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    if kind == .sheet { layoutGrabber() }
  }

  private var sheetHeight: CGFloat {
    // A sheet leaves a strip of the screen behind it visible.
    let greatest = max(bounds.height - safeAreaInsets.top - 10, 0)
    let heights = (selectedDetent.map { [$0] } ?? Array(detents)).map {
      $0.height(greatest: greatest, screen: bounds.height, inset: safeAreaInsets.bottom)
    }
    return heights.min().map(roundedToPixel) ?? greatest
  }

  private func layoutGrabber() {
    let isVisible =
      grabberVisibility == .visible || grabberVisibility == .automatic && detents.count > 1
    guard isVisible else { return grabber.removeFromSuperview() }
    grabber.backgroundColor = .systemFill
    grabber.layer.cornerRadius = 2.5
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: host.frame.minY + 5, width: 36, height: 5)
    if grabber.superview == nil { addSubview(grabber) }
  }
}

/// An alert with buttons.
struct AlertView: View {
  let title: Text
  let message: AnyView
  let actions: any View
  let isPresented: Binding<Bool>

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline).multilineTextAlignment(.center)
        message.font(.footnote).multilineTextAlignment(.center)
      }.padding(16)
      Divider()
      ButtonColumn(actions: actions)
    }
    .frame(width: 270)
    .background(Color.systemBackground, in: .rect(cornerRadius: 14))
    .environment(\.alertEnd, { isPresented.wrappedValue = false })
  }
}

/// The buttons of an alert in a column.
private struct ButtonColumn: View {
  let actions: any View

  var body: some View {
    let parts = ListParts(actions)
    VStack(spacing: 0) {
      if parts.rowCount == 0 { Button("OK") {}.frame(height: 44) }
      ForEach(0..<parts.rowCount) { index in
        if let (run, index) = parts.row(index, in: 0) {
          AnyView(run.view(index)).frame(height: 44)
        }
      }
    }
  }
}
