// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import UIKitCompatibility

/// Subclasses with initializers of their own, which call `super.init(coder:)` as in UIKit.
@Suite("Initializers with a coder")
struct CoderTests {
  private final class Headline: UILabel {
    let level: Int

    init(level: Int) {
      self.level = level
      super.init(frame: .zero)
    }

    required init?(coder aDecoder: NSCoder) {
      level = 1
      super.init(coder: aDecoder)
      setUp()
    }

    private func setUp() { font = .boldSystemFont(ofSize: 30) }
  }

  private final class PriceCell: UITableViewCell {
    let price = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() { contentView.addSubview(price) }
  }

  private final class Column: UIStackView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init(coder: NSCoder) {
      super.init(coder: coder)
      axis = .vertical
    }
  }

  private final class Login: UIViewController {
    let attempts: Int

    init(attempts: Int) {
      self.attempts = attempts
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      attempts = 3
      super.init(coder: coder)
    }
  }

  private final class Wave: CALayer {
    var height: CGFloat = 4

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let wave = layer as? Wave { height = wave.height }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Spacer: UILayoutGuide {
    override init() {
      super.init()
      identifier = "spacer"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class SaveItem: UIBarButtonItem {
    override init() {
      super.init()
      title = "Save"
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      title = "Save"
    }
  }

  private let coder = NSCoder()

  @Test("a subclass passes the coder on to a view, a controller, a layer, a guide, and an item")
  func subclasses() throws {
    let headline = try #require(Headline(coder: coder))
    #expect(headline.font == .boldSystemFont(ofSize: 30))
    #expect(headline.level == 1)
    #expect(Headline(level: 2).level == 2)
    let login = try #require(Login(coder: coder))
    #expect(login.attempts == 3)
    #expect(login.view.backgroundColor == nil)
    #expect(login.nibName == nil)
    #expect(Column(coder: coder).axis == .vertical)
    let wave = Wave()
    wave.height = 9
    #expect(Wave(layer: wave).height == 9)
    #expect(Wave(coder: coder)?.height == 4)
    #expect(Spacer(coder: coder)?.identifier == "")
    #expect(SaveItem(coder: coder)?.title == "Save")
    #expect(SaveItem(coder: coder)?.style == .plain)
    #expect(UITabBarItem(coder: coder)?.title == nil)
    #expect(UINavigationItem(coder: coder)?.title == nil)
    #expect(CAGradientLayer(coder: coder)?.colors == nil)
    #expect(CAShapeLayer(coder: coder)?.path == nil)
  }

  @Test("a table creates cells of a class that overrides both of UIKit's initializers")
  func cells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(PriceCell.self, forCellReuseIdentifier: "price")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "price") as? PriceCell)
    #expect(cell.price.superview === cell.contentView)
    let decoded = try #require(PriceCell(coder: coder))
    #expect(decoded.price.superview === decoded.contentView)
    #expect(decoded.reuseIdentifier == nil)
  }

  /// A view that is created in both ways, with content.
  struct Kind {
    let name: String
    let make: () -> (decoded: UIView?, coded: UIView)

    init<Made: UIView>(
      _ coded: @autoclosure @escaping () -> Made, fill: @escaping (Made) -> Void = { _ in }
    ) {
      name = "\(Made.self)"
      make = {
        let decoded = Made(coder: NSCoder())
        if let decoded { fill(decoded) }
        let made = coded()
        fill(made)
        return (decoded, made)
      }
    }
  }

  private static var kinds: [Kind] {
    [
      Kind(UIView()) { $0.backgroundColor = .red },
      Kind(UILabel()) { $0.text = "Title" },
      Kind(UIImageView()) { $0.image = UIImage(systemName: "star") },
      Kind(UIStackView()) { $0.addArrangedSubview(UILabel()) },
      Kind(UIControl()),
      Kind(UIButton()) { $0.setTitle("Save", for: .normal) },
      Kind(UISwitch()) { $0.isOn = true },
      Kind(UISlider()) { $0.value = 0.5 },
      Kind(UIStepper()) { $0.value = 3 },
      Kind(UISegmentedControl()) { $0.insertSegment(withTitle: "Day", at: 0, animated: false) },
      Kind(UIProgressView()) { $0.progress = 0.5 },
      Kind(UIActivityIndicatorView()) { $0.startAnimating() },
      Kind(UIPageControl()) { $0.numberOfPages = 3 },
      Kind(UITextField()) { $0.text = "Lisbon" },
      Kind(UITextView()) { $0.text = "Lisbon" },
      Kind(UISearchBar()) { $0.placeholder = "Search" },
      Kind(UISearchTextField()) { $0.text = "Lisbon" },
      Kind(UINavigationBar()) { $0.items = [UINavigationItem(title: "Cities")] },
      Kind(UITabBar()) { $0.items = [UITabBarItem(title: "Cities", image: nil, tag: 1)] },
      Kind(UIToolbar()) { $0.items = [UIBarButtonItem(barButtonSystemItem: .done)] },
      Kind(UIScrollView()) { $0.contentSize = CGSize(width: 200, height: 900) },
      Kind(UIRefreshControl()),
      Kind(UITableView()),
      Kind(UITableViewCell(style: .default, reuseIdentifier: nil)) {
        $0.textLabel?.text = "Lisbon"
      },
      Kind(UITableViewHeaderFooterView()) { $0.textLabel?.text = "Cities" },
      Kind(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())),
      Kind(UICollectionReusableView()) { $0.backgroundColor = .red },
      Kind(UICollectionViewCell()) { $0.contentView.backgroundColor = .red },
      Kind(UICollectionViewListCell()) { $0.contentConfiguration = content },
      Kind(UIDatePicker()),
      Kind(UIPickerView()),
      Kind(UIVisualEffectView()) { $0.contentView.backgroundColor = .red },
    ]
  }

  private static var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Lisbon"
    return content
  }

  @Test("a view that is created with a coder equals one that is created in code")
  func equal() throws {
    for kind in Self.kinds {
      let (made, coded) = kind.make()
      let decoded = try #require(made, "\(kind.name)")
      #expect(decoded.frame == coded.frame, "\(kind.name)")
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let hugging = coded.contentHuggingPriority(for: axis)
        #expect(decoded.contentHuggingPriority(for: axis) == hugging, "\(kind.name)")
      }
      #expect(
        decoded.isUserInteractionEnabled == coded.isUserInteractionEnabled, "\(kind.name)")
      #expect(decoded.clipsToBounds == coded.clipsToBounds, "\(kind.name)")
      #expect(decoded.isOpaque == coded.isOpaque, "\(kind.name)")
      #expect(
        decoded.gestureRecognizers?.count == coded.gestureRecognizers?.count, "\(kind.name)")
      for view in [decoded, coded] {
        view.frame.size = CGSize(width: 300, height: 90)
        view.layoutIfNeeded()
      }
      #expect(decoded.record == coded.record, "\(kind.name)")
    }
  }

  private final class Watched: UIStepper {
    var frames: [CGRect] = []

    override var frame: CGRect {
      get { super.frame }
      set {
        frames.append(newValue)
        super.frame = newValue
      }
    }
  }

  @Test("a view that is created with a coder doesn't set its overridden frame")
  func overridden() throws {
    let watched = try #require(Watched(coder: coder))
    #expect(watched.frames.isEmpty)
    #expect(watched.frame.size == UIStepper().frame.size)
  }

  @Test("a window that is created with a coder is hidden and as large as a phone")
  func window() throws {
    let window = try #require(UIWindow(coder: coder))
    #expect(window.isHidden)
    #expect(window.frame == UIWindow(frame: .zero).frame)
  }

  @Test("controllers that are created with a coder show what those created in code show")
  func controllers() throws {
    #expect(UITableViewController(coder: coder)?.tableView.style == .plain)
    #expect(UICollectionViewController(coder: coder)?.collectionView != nil)
    #expect(UISearchController(coder: coder)?.searchResultsController == nil)
    #expect(UIPageViewController(coder: coder)?.navigationOrientation == .horizontal)
    let navigation = try #require(UINavigationController(coder: coder))
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.navigationBar.items?.count == 2)
    let tabs = try #require(UITabBarController(coder: coder))
    #expect(tabs.tabBar.delegate === tabs)
  }
}
