// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension WindowNode {
  /// The controller whose view fills the window.
  public final var rootViewController: ViewController? {
    get { display.map(\.rootViewController) ?? controllerToShow as? ViewController }
    set {
      controllerToShow = newValue
      showController = { controller, screen in
        screen.rootViewController = controller as? ViewController
      }
      display?.rootViewController = newValue
    }
  }
}
