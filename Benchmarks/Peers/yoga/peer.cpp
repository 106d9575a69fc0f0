// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#include <yoga/Yoga.h>

#include <vector>

#include "peer.h"

namespace {

YGConfigRef exact_config() {
  static YGConfigRef config = [] {
    YGConfigRef made = YGConfigNew();
    // Exact numbers instead of whole pixels, as the solvers give them.
    YGConfigSetPointScaleFactor(made, 0);
    return made;
  }();
  return config;
}

YGNodeRef make_node() { return YGNodeNewWithConfig(exact_config()); }

void append(YGNodeRef parent, YGNodeRef child) {
  YGNodeInsertChild(parent, child, YGNodeGetChildCount(parent));
}

void set_size(YGNodeRef node, double width, double height) {
  YGNodeStyleSetWidth(node, static_cast<float>(width));
  YGNodeStyleSetHeight(node, static_cast<float>(height));
}

void read(YGNodeRef node, double x, double y, double *values) {
  values[0] = x + YGNodeLayoutGetLeft(node);
  values[1] = y + YGNodeLayoutGetTop(node);
  values[2] = YGNodeLayoutGetWidth(node);
  values[3] = YGNodeLayoutGetHeight(node);
}

/// The cell of W5 as Yoga's nodes.
struct Cell {
  YGNodeRef root = make_node(), image = make_node(), title = make_node();
  YGNodeRef subtitle = make_node(), detail = make_node(), button = make_node();
  YGNodeRef chevron = make_node(), separator = make_node(), badge = make_node();
  YGNodeRef ring = make_node(), card = make_node(), highlight = make_node();
  YGNodeRef column = make_node();

  Cell() {
    YGNodeStyleSetWidth(root, 375);
    YGNodeStyleSetMinHeight(root, 44);

    YGNodeStyleSetFlexDirection(card, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(card, YGAlignCenter);
    YGNodeStyleSetMargin(card, YGEdgeHorizontal, 8);
    YGNodeStyleSetMargin(card, YGEdgeVertical, 4);
    append(root, card);

    YGNodeStyleSetPositionType(separator, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(separator, YGEdgeLeft, 16);
    YGNodeStyleSetPosition(separator, YGEdgeRight, 0);
    YGNodeStyleSetPosition(separator, YGEdgeBottom, 0);
    YGNodeStyleSetHeight(separator, 0.5f);
    append(root, separator);

    YGNodeStyleSetPositionType(highlight, YGPositionTypeAbsolute);
    for (YGEdge edge : {YGEdgeLeft, YGEdgeTop, YGEdgeRight, YGEdgeBottom}) {
      YGNodeStyleSetPosition(highlight, edge, 0);
      YGNodeStyleSetPosition(ring, edge, -2);
    }
    append(card, highlight);

    set_size(image, 40, 40);
    YGNodeStyleSetMargin(image, YGEdgeLeft, 12);
    append(card, image);
    YGNodeStyleSetPositionType(ring, YGPositionTypeAbsolute);
    append(image, ring);
    YGNodeStyleSetPositionType(badge, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(badge, YGEdgeRight, -4);
    YGNodeStyleSetPosition(badge, YGEdgeTop, -4);
    set_size(badge, 12, 12);
    append(image, badge);

    YGNodeStyleSetFlexGrow(column, 1);
    YGNodeStyleSetFlexShrink(column, 1);
    YGNodeStyleSetFlexBasis(column, 0);
    YGNodeStyleSetAlignItems(column, YGAlignFlexStart);
    YGNodeStyleSetMargin(column, YGEdgeLeft, 12);
    YGNodeStyleSetPadding(column, YGEdgeVertical, 10);
    append(card, column);
    YGNodeStyleSetMargin(subtitle, YGEdgeTop, 4);
    YGNodeStyleSetMargin(detail, YGEdgeTop, 2);
    for (YGNodeRef text : {title, subtitle, detail}) {
      YGNodeStyleSetMaxWidthPercent(text, 100);
      append(column, text);
    }

    YGNodeStyleSetMargin(button, YGEdgeLeft, 8);
    append(card, button);
    set_size(chevron, 8, 13);
    YGNodeStyleSetMargin(chevron, YGEdgeLeft, 8);
    YGNodeStyleSetMargin(chevron, YGEdgeRight, 12);
    append(card, chevron);
  }

  ~Cell() { YGNodeFreeRecursive(root); }

  Cell(const Cell &) = delete;

  void set_sizes(const PeerCell &sizes) {
    set_size(title, sizes.title_width, 20);
    set_size(subtitle, sizes.subtitle_width, sizes.subtitle_height);
    set_size(detail, sizes.detail_width, 14);
    set_size(button, sizes.button_width, 30);
  }

  void lay_out(double *values) {
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    double column_frame[4];
    read(root, 0, 0, values);
    read(card, 0, 0, values + 40);
    const double x = values[40], y = values[41];
    read(column, x, y, column_frame);
    read(image, x, y, values + 4);
    read(title, column_frame[0], column_frame[1], values + 8);
    read(subtitle, column_frame[0], column_frame[1], values + 12);
    read(detail, column_frame[0], column_frame[1], values + 16);
    read(button, x, y, values + 20);
    read(chevron, x, y, values + 24);
    read(separator, 0, 0, values + 28);
    read(badge, values[4], values[5], values + 32);
    read(ring, values[4], values[5], values + 36);
    read(highlight, x, y, values + 44);
  }
};

}  // namespace

extern "C" {

void peer_chain(int32_t count, const double *heights, double *values) {
  YGNodeRef root = make_node();
  YGNodeStyleSetWidth(root, 375);
  YGNodeStyleSetPadding(root, YGEdgeHorizontal, 16);
  YGNodeStyleSetPadding(root, YGEdgeVertical, 12);
  for (int32_t i = 0; i < count; ++i) {
    YGNodeRef box = make_node();
    YGNodeStyleSetHeight(box, static_cast<float>(heights[i]));
    if (i > 0) YGNodeStyleSetMargin(box, YGEdgeTop, 8);
    YGNodeInsertChild(root, box, static_cast<uint32_t>(i));
  }
  YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
  read(root, 0, 0, values);
  for (int32_t i = 0; i < count; ++i)
    read(YGNodeGetChild(root, static_cast<uint32_t>(i)), 0, 0, values + 4 * (i + 1));
  YGNodeFreeRecursive(root);
}

void peer_stacks(int32_t depth, double *values) {
  int32_t views = 1, stacks = 0, level = 1;
  for (int32_t d = 0; d < depth; ++d) {
    stacks += level;
    level *= 3;
    views += level;
  }
  std::vector<YGNodeRef> nodes(static_cast<size_t>(views));
  std::vector<int32_t> depths(static_cast<size_t>(views), 0);
  for (int32_t i = 0; i < views; ++i) {
    nodes[i] = make_node();
    if (i == 0) {
      set_size(nodes[i], 1200, 900);
    } else {
      const int32_t parent = (i - 1) / 3;
      const int32_t place = (i - 1) % 3;
      depths[i] = depths[parent] + 1;
      YGNodeStyleSetFlexGrow(nodes[i], 1);
      YGNodeStyleSetFlexShrink(nodes[i], 1);
      YGNodeStyleSetFlexBasis(nodes[i], 0);
      if (place > 0)
        YGNodeStyleSetMargin(
            nodes[i], depths[parent] % 2 == 0 ? YGEdgeLeft : YGEdgeTop, 4);
      YGNodeInsertChild(nodes[parent], nodes[i], static_cast<uint32_t>(place));
    }
    if (i < stacks) {
      YGNodeStyleSetFlexDirection(
          nodes[i], depths[i] % 2 == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn);
      YGNodeStyleSetPadding(nodes[i], YGEdgeAll, 2);
    }
  }
  YGNodeCalculateLayout(nodes[0], YGUndefined, YGUndefined, YGDirectionLTR);
  read(nodes[0], 0, 0, values);
  for (int32_t i = 1; i < views; ++i) {
    const double *parent = values + 4 * ((i - 1) / 3);
    read(nodes[i], parent[0], parent[1], values + 4 * i);
  }
  YGNodeFreeRecursive(nodes[0]);
}

void peer_cell(const PeerCell *sizes, double *values) {
  Cell cell;
  cell.set_sizes(*sizes);
  cell.lay_out(values);
}

void *peer_cell_open(void) { return new Cell; }

void peer_cell_close(void *handle) { delete static_cast<Cell *>(handle); }

void peer_cell_again(void *handle, const PeerCell *sizes, double *values) {
  auto &cell = *static_cast<Cell *>(handle);
  cell.set_sizes(*sizes);
  cell.lay_out(values);
}
}
