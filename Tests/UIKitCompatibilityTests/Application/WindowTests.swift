// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// As the template of an app has it.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let controller = GreetingController(greeting: "Hello")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(rootViewController: controller)
    self.window = window
    window.makeKeyAndVisible()
  }
}

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = GreetingController(greeting: "Hi")
    window?.makeKeyAndVisible()
    return application.applicationState == .active
  }
}

private final class GreetingController: UIViewController {
  let label = UILabel()
  private(set) var calls: [String] = []
  private var top: NSLayoutConstraint?

  init(greeting: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = greeting
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait] }
  override var shouldAutorotate: Bool { false }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("viewDidLoad")
    label.translatesAutoresizingMaskIntoConstraints = false
    view?.addSubview(label)
    view.setNeedsUpdateConstraints()
  }

  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    if top == nil {
      let top = label.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 8)
      self.top = top
      NSLayoutConstraint.activate([
        top, label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.bottomAnchor.constraint(lessThanOrEqualTo: bottomLayoutGuide.topAnchor),
      ])
    }
    super.updateViewConstraints()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    calls.append("viewDidAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    calls.append("viewDidDisappear")
  }
}

/// A window that gives its views the whole screen.
private final class WholeWindow: UIWindow {
  override var safeAreaInsets: UIEdgeInsets { .zero }
}

@Suite("Windows, scenes, and apps")
struct WindowTests {
  @Test("a scene's delegate shows a window with a controller")
  func scene() throws {
    let delegate = SceneDelegate()
    let session = UISceneSession()
    let options = UIScene.ConnectionOptions()
    let scene = UIWindowScene(session: session, connectionOptions: options)
    delegate.scene(scene, willConnectTo: session, options: options)
    let window = try #require(delegate.window)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.keyWindow === window)
    #expect(window.windowScene === scene)
    let controller = delegate.controller
    #expect(controller.calls.first == "viewDidLoad")
    #expect(controller.calls.last == "viewDidAppear")
    #expect(controller.calls.contains("updateViewConstraints"))
    #expect(controller.view.window === window)
    #expect(controller.view.isDescendant(of: window))
    #expect(controller.label.frame.origin == CGPoint(x: 16, y: 99))
  }

  @Test("an app's delegate shows a window of the main screen's size")
  func app() throws {
    let delegate = AppDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    let window = try #require(delegate.window)
    #expect(window.isKeyWindow)
    #expect(window.bounds == UIScreen.main.bounds)
    #expect(window.screen.scale == 3)
    let controller = try #require(window.rootViewController as? GreetingController)
    #expect(controller.label.frame.minY == 55)
    window.isHidden = true
    #expect(controller.calls.last == "viewDidDisappear")
    #expect(!window.isKeyWindow)
    #expect(controller.view.window == nil)
  }

  @Test("a window and its contents are released with their owner")
  func released() {
    weak var former: UIWindow?
    weak var controller: UIViewController?
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let shown = UIViewController()
      window.rootViewController = shown
      window.makeKeyAndVisible()
      former = window
      controller = shown
      #expect(shown.view.frame == window.bounds)
    }
    #expect(former == nil)
    #expect(controller == nil)
  }

  @Test("the view of a new root controller is behind subviews that were added to the window")
  func overlay() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let overlay = UIView()
    window.addSubview(overlay)
    let next = UIViewController()
    window.rootViewController = next
    #expect(window.subviews.map { $0 === overlay } == [false, true])
    #expect(window.subviews.first === next.view)
  }

  @Test("a test's screen can show controllers in a window")
  func screen() {
    let controller = UIViewController()
    let screen = Screen(.phone, rootViewController: controller)
    #expect(controller.view.window?.rootViewController === controller)
    #expect(controller.view.window?.display === screen)
  }

  @Test("the responder chain runs from a view through its controller to the window")
  func responders() {
    let controller = UIViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let child = UIView()
    controller.view.addSubview(child)
    var chain: [UIResponder] = []
    var responder: UIResponder? = child
    while let current = responder {
      chain.append(current)
      responder = current.next
    }
    #expect(chain == [child, controller.view, controller, window])
  }

  @Test("the device is a phone, and no application is running")
  func none() {
    var opened: Bool?
    UIApplication.shared.open(URL(fileURLWithPath: "/")) { opened = $0 }
    #expect(opened == false)
    let windows = UIApplication.shared.connectedScenes
      .compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
    #expect(windows.isEmpty)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.nativeBounds == CGRect(x: 0, y: 0, width: 1170, height: 2532))
    #expect(GreetingController(greeting: "").supportedInterfaceOrientations == .portrait)
  }

  @Test("a controller initialized with a nib creates its own view")
  func nib() {
    let controller = UIViewController(nibName: "Greeting", bundle: nil)
    #expect(controller.nibName == "Greeting")
    #expect(controller.view != nil)
  }

  @Test("the views in a window have the safe area that a subclass overrides")
  func safeAreaOfSubclass() {
    for window in [WholeWindow(frame: UIScreen.main.bounds), UIWindow(frame: UIScreen.main.bounds)]
    {
      let controller = UIViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(child)
      let guide = controller.view.safeAreaLayoutGuide
      child.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
      child.bottomAnchor.constraint(equalTo: guide.bottomAnchor).isActive = true
      window.layoutIfNeeded()
      let isWhole = window is WholeWindow
      #expect((controller.view.safeAreaInsets == .zero) == isWhole)
      #expect((child.frame.height == 844) == isWhole)
    }
  }
}
