// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The color spaces of token files, by their names in files.
///
/// Matrices and transfer functions are those of CSS Color 4.
enum TokenColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  typealias Triple = SIMD3<Double>

  /// The valid ranges of the components.
  var ranges: [ClosedRange<Double>] {
    let share = 0.0...1, percent = 0.0...100, hue = 0.0...(360.0.nextDown)
    let any = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    let positive = 0...Double.greatestFiniteMagnitude
    switch self {
    case .hsl, .hwb: return [hue, percent, percent]
    case .lab: return [percent, any, any]
    case .lch: return [percent, positive, hue]
    case .oklab: return [share, any, any]
    case .oklch: return [share, positive, hue]
    default: return [share, share, share]
    }
  }

  /// Returns the color in sRGB, with components outside 0 to 1 if it is out of gamut.
  func encodedSRGB(_ c: Triple) -> Triple {
    switch self {
    case .srgb: c
    case .hsl: Self.hsl(c)
    case .hwb: Self.hwb(c)
    default: Self.encoded(linearSRGB(c))
    }
  }

  private func linearSRGB(_ c: Triple) -> Triple {
    switch self {
    case .srgb, .hsl, .hwb: Self.linear(encodedSRGB(c))
    case .srgbLinear: c
    case .oklab: OKLCH.linearSRGB(lightness: c.x, a: c.y, b: c.z)
    case .oklch:
      OKLCH.linearSRGB(
        lightness: c.x, a: c.y * cos(c.z * .pi / 180), b: c.y * sin(c.z * .pi / 180))
    default: Self.fromXYZ(xyz(c))
    }
  }

  private func xyz(_ c: Triple) -> Triple {
    switch self {
    case .displayP3: Matrix.displayP3 * Self.linear(c)
    case .a98RGB: Matrix.a98RGB * Self.powered(c) { pow($0, 563 / 256) }
    case .proPhotoRGB:
      Matrix.toD65
        * (Matrix.proPhotoRGB * Self.powered(c) { $0 <= 1 / 32 ? $0 / 16 : pow($0, 1.8) })
    case .rec2020:
      Matrix.rec2020
        * Self.powered(c) {
          let (alpha, beta) = (1.09929682680944, 0.018053968510807)
          return $0 < beta * 4.5 ? $0 / 4.5 : pow(($0 + alpha - 1) / alpha, 1 / 0.45)
        }
    case .xyzD50: Matrix.toD65 * c
    case .lab: Matrix.toD65 * Self.lab(c)
    case .lch:
      Matrix.toD65
        * Self.lab(
          Triple(c.x, c.y * cos(c.z * .pi / 180), c.y * sin(c.z * .pi / 180)))
    default: c
    }
  }

  private static func fromXYZ(_ c: Triple) -> Triple { Matrix.toSRGB * c }

  private static func powered(_ c: Triple, _ curve: (Double) -> Double) -> Triple {
    func part(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
    return Triple(part(c.x), part(c.y), part(c.z))
  }

  private static func linear(_ c: Triple) -> Triple { powered(c, SRGB.linear) }

  private static func encoded(_ c: Triple) -> Triple {
    powered(c) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

  private static func hsl(_ c: Triple) -> Triple {
    let (saturation, lightness) = (c.y / 100, c.z / 100)
    let reach = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> Double {
      let step = (offset + c.x / 30).truncatingRemainder(dividingBy: 12)
      return lightness - reach * max(-1, min(step - 3, 9 - step, 1))
    }
    return Triple(part(0), part(8), part(4))
  }

  private static func hwb(_ c: Triple) -> Triple {
    let (white, black) = (c.y / 100, c.z / 100)
    guard white + black < 1 else { return Triple(repeating: white / (white + black)) }
    return hsl(Triple(c.x, 100, 50)) * (1 - white - black) + white
  }

  /// Converts CIELAB to XYZ, both with a D50 white point.
  private static func lab(_ c: Triple) -> Triple {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (c.x + 16) / 116
    let (x, z) = (c.y / 500 + y, y - c.z / 200)
    func part(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let white = Triple(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    return Triple(part(x), c.x > kappa * epsilon ? y * y * y : c.x / kappa, part(z)) * white
  }

  /// A 3 × 3 matrix in row-major order.
  private struct Matrix {
    let rows: [Triple]

    static func * (matrix: Matrix, c: Triple) -> Triple {
      let parts = matrix.rows.map { ($0 * c).sum() }
      return Triple(parts[0], parts[1], parts[2])
    }

    static let toSRGB = Matrix(rows: [
      Triple(3.2409699419045226, -1.537383177570094, -0.4986107602930034),
      Triple(-0.9692436362808796, 1.8759675015077202, 0.04155505740717559),
      Triple(0.05563007969699366, -0.20397695888897652, 1.0569715142428786),
    ])
    static let displayP3 = Matrix(rows: [
      Triple(0.4865709486482162, 0.26566769316909306, 0.1982172852343625),
      Triple(0.2289745640697488, 0.6917385218365064, 0.079286914093745),
      Triple(0, 0.04511338185890264, 1.043944368900976),
    ])
    static let a98RGB = Matrix(rows: [
      Triple(0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
      Triple(0.29734497525053605, 0.6273635662554661, 0.07529145849399788),
      Triple(0.02703136138641234, 0.07068885253582723, 0.9913375368376388),
    ])
    static let proPhotoRGB = Matrix(rows: [
      Triple(0.7977604896723027, 0.13518583717574031, 0.0313493495815248),
      Triple(0.2880711282292934, 0.7118432178101014, 0.00008565396060525902),
      Triple(0, 0, 0.8251046025104602),
    ])
    static let rec2020 = Matrix(rows: [
      Triple(0.6369580483012914, 0.14461690358620832, 0.1688809751641721),
      Triple(0.2627002120112671, 0.6779980715188708, 0.05930171646986196),
      Triple(0, 0.028072693049087428, 1.060985057710791),
    ])
    /// The Bradford adaptation from D50 to D65.
    static let toD65 = Matrix(rows: [
      Triple(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
      Triple(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
      Triple(0.012314014864481998, -0.020507649298898964, 1.330365926242124),
    ])
  }
}
