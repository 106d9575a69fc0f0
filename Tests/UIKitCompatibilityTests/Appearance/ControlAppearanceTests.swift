// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Appearance proxies of controls and scroll views")
struct ControlAppearanceTests {
  private func shown<View: UIView>(_ view: View, _ configure: () -> Void) -> View {
    let screen = Screen(.phone)
    screen.adoptAppearance(configure)
    let root = UIView()
    root.addSubview(view)
    screen.rootNode = root
    return view
  }

  @Test("colors, fonts, and styles apply to each class")
  func classes() {
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    _ = shown(segments) {
      let appearance = UISegmentedControl.appearance()
      appearance.selectedSegmentTintColor = .red
      appearance.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
      appearance.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .selected)
    }
    #expect(segments.selectedSegmentTintColor == .red)
    #expect(segments.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    #expect(segments.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
    let pages = shown(UIPageControl()) {
      UIPageControl.appearance().pageIndicatorTintColor = .red
      UIPageControl.appearance().currentPageIndicatorTintColor = .green
    }
    #expect(pages.pageIndicatorTintColor == .red && pages.currentPageIndicatorTintColor == .green)
    let slider = shown(UISlider()) {
      UISlider.appearance().minimumTrackTintColor = .red
      UISlider.appearance().maximumTrackTintColor = .green
      UISlider.appearance().thumbTintColor = .blue
    }
    #expect(slider.minimumTrackTintColor == .red && slider.thumbTintColor == .blue)
    #expect(slider.maximumTrackTintColor == .green)
    let progress = shown(UIProgressView()) {
      UIProgressView.appearance().progressTintColor = .red
      UIProgressView.appearance().trackTintColor = .green
    }
    #expect(progress.progressTintColor == .red && progress.trackTintColor == .green)
    #expect(
      shown(UIActivityIndicatorView()) { UIActivityIndicatorView.appearance().color = .red }.color
        == .red)
    #expect(shown(UIStepper()) { UIStepper.appearance().tintColor = .red }.tintColor == .red)
    #expect(shown(UIImageView()) { UIImageView.appearance().tintColor = .red }.tintColor == .red)
    #expect(
      shown(UIRefreshControl()) { UIRefreshControl.appearance().tintColor = .red }.tintColor == .red
    )
    let search = shown(UISearchBar()) {
      UISearchBar.appearance().barTintColor = .red
      UISearchBar.appearance().searchBarStyle = .minimal
    }
    #expect(search.barTintColor == .red && search.searchBarStyle == .minimal)
    let tools = shown(UIToolbar()) {
      UIToolbar.appearance().barTintColor = .red
      UIToolbar.appearance().isTranslucent = false
      UIToolbar.appearance().barStyle = .black
    }
    #expect(tools.barTintColor == .red && !tools.isTranslucent && tools.barStyle == .black)
    let text = shown(UITextView()) {
      UITextView.appearance().textColor = .red
      UITextView.appearance().font = .systemFont(ofSize: 9)
    }
    #expect(text.textColor == .red && text.font?.pointSize == 9)
    let layout = UICollectionViewFlowLayout()
    let items = shown(UICollectionView(frame: .zero, collectionViewLayout: layout)) {
      UICollectionView.appearance().backgroundColor = .red
    }
    #expect(items.backgroundColor == .red)
  }

  @Test("that of scroll views applies to tables, which precede it, and that of views to all")
  func inheritance() {
    let table = shown(UITableView()) {
      UIScrollView.appearance().bounces = false
      UIScrollView.appearance().showsVerticalScrollIndicator = false
      UIScrollView.appearance().keyboardDismissMode = .onDrag
      UIScrollView.appearance().contentInsetAdjustmentBehavior = .never
      UIScrollView.appearance().tintColor = .green
      UITableView.appearance().tintColor = .red
      UIView.appearance().tintColor = .blue
    }
    #expect(!table.bounces && !table.showsVerticalScrollIndicator && table.tintColor == .red)
    #expect(table.keyboardDismissMode == .onDrag && table.contentInsetAdjustmentBehavior == .never)
    let label = shown(UILabel()) { UIView.appearance().tintColor = .blue }
    #expect(label.tintColor == .blue)
  }
}
