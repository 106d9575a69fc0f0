// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewTree

/// An anchor that the leading and trailing edges can be related to.
public protocol DirectionalPartner: XAxisAnchor {}
/// An anchor that the left and right edges can be related to.
public protocol AbsolutePartner: XAxisAnchor {}

extension DirectionalXAnchor: DirectionalPartner {}
extension AbsoluteXAnchor: AbsolutePartner {}
extension CenterXAnchor: DirectionalPartner, AbsolutePartner {}
