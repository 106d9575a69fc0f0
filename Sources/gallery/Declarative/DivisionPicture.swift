// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

/// A picture of how a row divides its width: the proposal, the chosen size, and the remainder for
/// each view, in the order of measurement.
struct DivisionPicture<Row: View>: View {
  let row: Row
  let width: CGFloat
  let height: CGFloat

  private static var tints: [Color] { [.systemBlue, .systemOrange, .systemGreen, .systemPink] }

  var body: some View {
    let proposals = row.proposalList(in: CGSize(width: width, height: height))
    let division = proposals.first?.division
    let asked = proposals.filter { $0.level == 1 && $0.turn != nil }
      .sorted { ($0.turn ?? 0) < ($1.turn ?? 0) }
    return VStack(alignment: .leading, spacing: 14) {
      row.frame(width: width, height: height).foregroundColor(.black).background(Color.white)
      if let division {
        Text(
          "Offered \(number(division.length)), gaps \(number(division.gaps)): "
            + "\(number(division.length - division.gaps)) to divide among \(division.views)."
        )
        .font(.footnote).bold()
      }
      ForEach(asked.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 4) {
          Text(sentence(asked[index], position: position(of: asked[index], among: asked))).font(
            .caption
          )
          .foregroundColor(\.labelHint)
          bar(asked, upTo: index, of: (division?.length ?? 0) - (division?.gaps ?? 0))
        }
      }
    }
  }

  /// Returns a bar of the lengths taken so far, one block for each view, with the proposal around
  /// the last one.
  private func bar(_ asked: [ViewProposal], upTo last: Int, of total: CGFloat) -> some View {
    let starts = asked.indices.map { index in
      asked[..<index].reduce(0) { $0 + $1.taken.width }
    }
    return ZStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 4).foregroundColor(\.card).frame(
        width: max(total, 0), height: 28)
      for index in 0...last {
        Self.tints[index % Self.tints.count].opacity(index == last ? 1 : 0.45)
          .frame(width: asked[index].taken.width, height: 28)
          .overlay {
            Text(number(asked[index].taken.width)).font(.caption2).foregroundColor(.white)
              .lineLimit(1)
          }
          .offset(x: starts[index])
      }
      RoundedRectangle(cornerRadius: 4).stroke(.systemRed, lineWidth: 2)
        .frame(width: asked[last].offered.width, height: 34)
        .offset(x: starts[last])
    }
    .frame(width: max(total, 0), height: 34, alignment: .leading)
  }

  /// Returns the number of the view, counted from 1 at the leading edge.
  private func position(of proposal: ViewProposal, among all: [ViewProposal]) -> Int {
    1 + all.count { $0.frame.minX < proposal.frame.minX }
  }

  private func sentence(_ proposal: ViewProposal, position: Int) -> String {
    let rest = proposal.rest.map { ", rest \(number($0))" } ?? ""
    return
      "\(proposal.turn ?? 0). View \(position) is offered \(number(proposal.offered.width ?? 0)), "
      + "takes \(number(proposal.taken.width))\(rest)"
  }

  /// A length with at most one decimal.
  private func number(_ length: CGFloat) -> String {
    let tenths = Int((length * 10).rounded())
    let whole = "\(tenths / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths % 10))"
  }
}
