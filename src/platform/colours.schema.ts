/**
 * Returns how different two colours (`#rrggbb`) look: their distance in OKLab, where black and white are 1 apart.
 * @param weight how much lightness counts, 0 to 1
 */
export function colourDistance(one: string, other: string, weight: number): number {
  const [[l, a, b], [light, red, yellow]] = [oklab(one), oklab(other)]
  return Math.hypot(weight * (light - l), red - a, yellow - b)
}

/** Converts to Björn Ottosson's OKLab, in which equal distances look equally large. */
function oklab(colour: string): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
