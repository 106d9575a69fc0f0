// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The factories of one theme, made over one palette: the way into the library.
///
/// ```swift
/// let viewFactory: any ViewFactoryProtocol = ViewFactory()
/// let title = viewFactory.label.header()
/// ```
public final class ViewFactory: ViewFactoryProtocol {
  /// The palette that every factory and helper here takes its colours from.
  public let viewFactoryColor: any ViewFactoryColorProtocol
  /// What the factories style with: constraints, gradients and bars.
  public let styleHelper: any StyleHelperProtocol
  /// Makes labels.
  public let label: any LabelFactoryProtocol
  /// Makes inputs.
  public let input: any InputFactoryProtocol
  /// Makes buttons.
  public let button: any ButtonFactoryProtocol
  /// Makes stacks.
  public let stack: any StackFactoryProtocol
  /// Makes scroll views.
  public let scroll: any ScrollFactoryProtocol
  /// Makes tables and what belongs to them.
  public let table: any TableFactoryProtocol
  /// Makes cards.
  public let card: any CardFactoryProtocol

  /// Makes the factories.
  ///
  /// - Parameter viewFactoryColor: The palette; the default one, dark navy blue, unless given.
  public init(viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()) {
    let style = StyleHelper(viewFactoryColor: viewFactoryColor)
    self.viewFactoryColor = viewFactoryColor
    styleHelper = style
    label = LabelFactory(viewFactoryColor: viewFactoryColor)
    input = InputFactory(
      constraintHelper: style.constraint, viewFactoryColor: viewFactoryColor)
    button = ButtonFactory(
      constraintHelper: style.constraint, gradientHelper: style.gradient,
      viewFactoryColor: viewFactoryColor)
    stack = StackFactory(constraintHelper: style.constraint)
    scroll = ScrollFactory(constraintHelper: style.constraint)
    table = TableFactory(
      constraintHelper: style.constraint, viewFactoryColor: viewFactoryColor)
    card = CardFactory(
      constraintHelper: style.constraint, labelFactory: label, inputFactory: input,
      buttonFactory: button, stackFactory: stack, viewFactoryColor: viewFactoryColor)
  }
}
