// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// What the README says is there, each with code as clients write it.
@Suite("The README's UIKit table")
struct ReadmeTableTests {
  #if MainActor
    private typealias Proof = @MainActor @Sendable () -> Bool
  #else
    private typealias Proof = @Sendable () -> Bool
  #endif

  /// Code for each row that begins with some words.
  private static let proofs: [String: Proof] = [
    "views, guides": {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIView()])
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      view.addSubview(stack)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      stack.setContentHuggingPriority(UILayoutPriority(999), for: .horizontal)
      return view.layoutGuides == [guide] && stack.arrangedSubviews.count == 2
        && view.safeAreaInsets == .zero
    },
    "observing with key paths": { offsetsAreTold() }, "`perform(": { callsAreDelayed() },
    "associated objects": { associationsAreKept() },
    "anchors (": {
      let view = UIView()
      let anchor: NSLayoutAnchor<NSLayoutXAxisAnchor> = view.leadingAnchor
      let constraint = anchor.constraint(equalTo: view.leadingAnchor)
      let items: [Any] = [view]
      let other = NSLayoutConstraint(
        item: items[0], attribute: .width, relatedBy: .equal, toItem: nil as Any?,
        attribute: .notAnAttribute, multiplier: 1, constant: 4)
      return constraint != other && other.firstAnchor.isEqual(view.widthAnchor)
    },
    "windows, scenes": {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      return window.isKeyWindow && UIApplication.shared.applicationState == .active
    },
    "`draw(_:)`": {
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
      path.lineWidth = 2
      let layer = CAShapeLayer()
      layer.path = path.cgPath
      UIView().layer.mask = layer
      layer.fillRule = .evenOdd
      let built = CGMutablePath()
      built.move(to: .zero)
      layer.shadowPath = built.copy()
      path.stroke()
      return layer.path == path.cgPath && UIGraphicsGetCurrentContext() == nil
    },
    "Foundation's attributed": {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "a", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: 2])
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      let price = NSAttributedString(
        string: "€ 9",
        attributes: [.strikethroughStyle: 1, .paragraphStyle: style, .backgroundColor: UIColor.red])
      label.attributedText = price
      let image = NSAttributedString(attachment: NSTextAttachment(image: UIImage()))
      return price.size().width > 0 && label.text == "€ 9" && image.string == "\u{FFFC}"
    },
    "targets and actions": {
      final class Editor: UIView {
        var saved = 0
        func save(_ sender: Any?) { saved += 1 }
      }
      let (editor, button) = (Editor(), UIButton(type: .system))
      button.addTarget(editor, action: Selector(Editor.save(_:)), for: .touchUpInside)
      editor.addGestureRecognizer(
        UITapGestureRecognizer(target: editor, action: Selector(Editor.save(_:))))
      let item = UIBarButtonItem(
        title: "Save", style: .done, target: editor, action: Selector(Editor.save(_:)))
      button.sendActions(for: .touchUpInside)
      return editor.saved == 1 && item.target === editor
    },
    "key commands": {
      let command = UIKeyCommand(
        input: UIKeyCommand.inputEscape, modifierFlags: [],
        action: Selector(UIView.resignFirstResponder))
      return command.input == UIKeyCommand.inputEscape && UIView().keyCommands == nil
    },
    "colors that follow": {
      let view = UIView()
      view.backgroundColor = .systemBackground
      view.overrideUserInterfaceStyle = .dark
      let own = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      return own.resolvedColor(with: view.traitCollection) == .white
    },
    "`UIButton.Configuration`": {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Buy"
      configuration.image = UIImage(systemName: "cart")
      configuration.cornerStyle = .capsule
      let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in })
      button.configurationUpdateHandler = { $0.configuration?.showsActivityIndicator = true }
      return button.currentTitle == "Buy"
    },
    "content and background": {
      let cell = UICollectionViewListCell(frame: .zero)
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listPlainCell()
      cell.accessories = [.disclosureIndicator()]
      return cell.contentConfiguration != nil
    },
    "diffable data": {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b"])
      let table = UITableView()
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      source.apply(snapshot, animatingDifferences: false)
      return table.numberOfRows(inSection: 0) == 2
    },
    "compositional layouts": {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .paging
      let layout = UICollectionViewCompositionalLayout(section: section)
      return UICollectionView(frame: .zero, collectionViewLayout: layout).isEditing == false
    },
    "your own collection layouts": {
      let layout = Waterfall()
      layout.heights = [20]
      let source = WaterfallSource(2)
      let collection = source.makeCollection(layout)
      collection.layoutIfNeeded()
      return collection.visibleCells.map(\.frame.minX) == [0, 100] && source.count == 2
    },
    "`snapshotView`": {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
      return view.snapshotView(afterScreenUpdates: true)?.bounds == view.bounds
    },
    "`UIGraphicsImageRenderer`": {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.red.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
      UIGraphicsBeginImageContext(image.size)
      let drawn = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
      return image.size.width == 4 && drawn?.size == image.size
        && UIImage(named: "nowhere") == nil
    },
    "asset catalogs": {
      let bundle = Bundle(path: "/nowhere")
      return UIColor(named: "nowhere") == nil
        && UIColor(named: "nowhere", in: bundle, compatibleWith: nil) == nil
    },
    "menus of": {
      let save = UIAction(title: "Save", attributes: .disabled, state: .on) { _ in }
      let button = UIButton(type: .system)
      button.menu = UIMenu(title: "File", options: .displayInline, children: [save])
      button.showsMenuAsPrimaryAction = true
      let item = UIBarButtonItem(image: UIImage(systemName: "ellipsis"), menu: button.menu)
      return item.menu?.children.first === save
    },
    "presentation controllers": {
      let (below, above) = (UIViewController(), UIViewController())
      above.modalPresentationStyle = .custom
      below.present(above, animated: true)
      let controller = UIPresentationController(
        presentedViewController: above, presenting: below)
      return controller.presentedView === above.view && above.transitioningDelegate == nil
    },
    "`UIContentUnavailableConfiguration`": {
      let controller = UIViewController()
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      return controller.view.subviews.count == 1
    },
    "`CATransform3D`": {
      let layer = CALayer()
      layer.transform = CATransform3DScale(CATransform3DMakeRotation(.pi, 0, 0, 1), 2, 2, 1)
      return layer.affineTransform().a == -2
    },
    "date pickers": {
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      let wheels = UIPickerView()
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      glass.contentView.addSubview(wheels)
      return picker.datePickerStyle == .wheels && wheels.numberOfComponents == 0
    },
    "share sheets": {
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      sheet.excludedActivityTypes = [.airDrop]
      sheet.completionWithItemsHandler = { _, _, _, _ in }
      return sheet.activityItems.count == 1 && UIDevice.current.orientation.isPortrait
        && UIApplication.shared.beginBackgroundTask(expirationHandler: nil) == .invalid
    },
    "keyboard guide": {
      let view = UIView()
      let screen = Screen(.phone, rootNode: view)
      let guide = view.keyboardLayoutGuide
      screen.showKeyboard(height: 300)
      return guide.layoutFrame.height == 300
    },
    "`appearance()`": {
      let screen = Screen(.phone)
      screen.adoptAppearance { UINavigationBar.appearance().tintColor = .red }
      let bar = UINavigationBar(frame: .zero)
      screen.rootNode = bar
      return bar.tintColor == .red
    },
    "`UIFontMetrics`, fonts by name": {
      let font = UIFont(name: "AvenirNext-Bold", size: 17)
      let italic = font?.fontDescriptor.withSymbolicTraits([.traitItalic])
      let scaled = font.map { UIFontMetrics.default.scaledFont(for: $0, maximumPointSize: 30) }
      return italic.map { UIFont(descriptor: $0, size: 0).isItalic } == true
        && scaled?.familyName == "Avenir Next" && !UIFont.familyNames.isEmpty
    },
    "labels, text fields": {
      let slider = UISlider()
      slider.value = 0.5
      let onOff = UISwitch()
      onOff.isOn = true
      let button = UIButton(type: .system)
      button.setTitle("Save", for: .normal)
      let views: [UIView] = [
        UILabel(), UITextField(), button, UIImageView(image: nil), onOff, slider,
        UINavigationBar(), UITabBar(), UIToolbar(),
      ]
      return views.count == 9 && button.currentTitle == "Save"
    },
    "text views, search": {
      let textView = UITextView()
      textView.isScrollEnabled = false
      textView.textContainer.lineFragmentPadding = 0
      textView.text = "One\nTwo"
      textView.selectedRange = NSRange(location: 0, length: 3)
      let searchBar = UISearchBar()
      searchBar.showsCancelButton = true
      return textView.sizeThatFits(CGSize(width: 100, height: 0)).height > 40
        && textView.selectedTextRange?.isEmpty == false && searchBar.searchTextField.text == ""
    },
    "scroll, table": {
      let table = UITableView(frame: .zero, style: .insetGrouped)
      table.refreshControl = UIRefreshControl()
      let layout = UICollectionViewFlowLayout()
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let scroll: UIScrollView = collection
      scroll.alwaysBounceVertical = true
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(true)
      }
      return table.refreshControl != nil
        && UISwipeActionsConfiguration(actions: [action]).actions.count == 1
    },
    "zooming": {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (view, delegate) = (UIView(frame: scroll.bounds), ZoomLog())
      scroll.addSubview(view)
      delegate.view = view
      scroll.delegate = delegate
      scroll.maximumZoomScale = 3
      scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: true)
      return scroll.zoomScale == 2 && view.frame.width == 200
    },
    "visual format": {
      let view = UIView()
      let child = UIView()
      view.addSubview(child)
      return NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[child(10)]", options: [], metrics: nil, views: ["child": child]
      ).count == 2
    },
    "split view": { columnsCollapse() },
    "pages, searches": {
      let (list, search) = (UIViewController(), UISearchController(searchResultsController: nil))
      list.navigationItem.searchController = search
      list.navigationItem.rightBarButtonItem = list.editButtonItem
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
      pages.setViewControllers([list], direction: .forward, animated: true)
      return pages.viewControllers == [list] && list.navigationItem.searchController === search
    },
    "animations of views": {
      let view = UIView()
      UIView.animate(withDuration: 1) { view.alpha = 0.5 }
      UIViewPropertyAnimator(duration: 1, curve: .easeOut) { view.alpha = 0 }.startAnimation()
      CATransaction.begin()
      view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: nil)
      CATransaction.commit()
      return view.alpha == 0
    },
    "touches, gesture": {
      let view = UIView()
      view.addGestureRecognizer(UITapGestureRecognizer())
      view.isAccessibilityElement = true
      view.accessibilityTraits = .button
      let controller = UINavigationController(rootViewController: UIViewController())
      let responder: UIResponder = controller
      return view.gestureRecognizers?.count == 1 && !responder.canBecomeFirstResponder
    },
    "editing mode": {
      final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
          true
        }
        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
          to destinationIndexPath: IndexPath
        ) {}
        func tableView(
          _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { indexPath.row == 0 ? .delete : .insert }
      }
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      table.allowsMultipleSelectionDuringEditing = false
      table.setEditing(true, animated: true)
      return table.isEditing && table.visibleCells.map(\.editingStyle) == [.delete, .insert]
        && table.visibleCells.allSatisfy(\.showsReorderControl)
    },
    "layers:": {
      let layer = CAGradientLayer()
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      layer.cornerRadius = 4
      layer.borderWidth = 1
      layer.shadowOpacity = 0.5
      return layer.colors?.count == 2
    },
    "`init(coder:)`": {
      final class Headline: UILabel {
        init(level: Int) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      return Headline(coder: NSCoder())?.numberOfLines == 1 && Headline(level: 1).text == nil
    },
    "`UIPasteboard`": {
      let board = UIPasteboard.withUniqueName()
      board.string = "AB12"
      return board.hasStrings && board.string == "AB12"
    },
    "system font": {
      UIFont.preferredFont(forTextStyle: .body).pointSize == 17
        && UIImage(systemName: "pencil") != nil
    },
  ]

  /// The rows of the table: what it is of UIKit's, and how much of it is there.
  private func rows(filePath: String = #filePath) throws -> [(subject: String, extent: String)] {
    var package = URL(fileURLWithPath: filePath)
    for _ in 0..<4 { package.deleteLastPathComponent() }
    let readme = try String(
      contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let table = try #require(readme.components(separatedBy: "| UIKit | here |\n|---|---|\n").last)
    return table.components(separatedBy: "\n").prefix { $0.hasPrefix("|") }.compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return cells.count == 2 ? (cells[0], cells[1]) : nil
    }
  }

  @Test("every supported row has code that compiles and works")
  func promises() throws {
    let rows = try rows()
    var used: Set<String> = []
    for (subject, extent) in rows {
      let beginning = Self.proofs.keys.first { subject.hasPrefix($0) }
      let isAbsent = extent.hasPrefix("not supported")
      #expect((beginning == nil) == isAbsent, "\(subject)")
      guard let beginning, let proof = Self.proofs[beginning] else { continue }
      used.insert(beginning)
      #expect(proof(), "\(subject)")
    }
    #expect(used.count == Self.proofs.count)
  }
}
