/** Follows each letter that is struck out, and shows it so. */
const stroke = '\u0336'

export const struckOut = (text: string) => text.replace(/\S/gu, `$&${stroke}`)

/** Tells whether part of a text was struck out. */
export const isStruckOut = (text: string) => text.includes(stroke)

const strike = /<(?:\w+:)?strike(?=[\s/>])(?:\s+val\s*=\s*["'](\w*)["'])?/

/** Tells whether the XML of a font strikes out (ECMA-376, part 1, 18.4.10). */
export function strikes(font: string): boolean {
  const found = strike.exec(font)
  return found !== null && !/^(?:0|false)$/.test(found[1] ?? '')
}

/** Returns elements with their content, whatever prefix their name has. */
export function elementsIn(xml: string, name: string): string[] {
  const element = new RegExp(
    `<(?:\\w+:)?${name}(?:\\s[^<>]*)?(?:/>|(?<!/)>[\\s\\S]*?</(?:\\w+:)?${name}\\s*>)`,
    'g',
  )
  return Array.from(xml.matchAll(element), ([whole]) => whole)
}
