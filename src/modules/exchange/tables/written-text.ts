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

const tag = /([^<]*)<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/y
const plain = /^<(?:\w+:)?t(?:\s[^<>]*[^<>/]|)>([^<]*)<\/(?:\w+:)?t\s*>$/
const item = /<(?:\w+:)?si\s*(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si\s*>)/g

/** Returns the texts that cells share, in order. */
export function sharedTexts(xml: string): string[] {
  return Array.from(xml.matchAll(item), ([, inner = '']) => richText(inner))
}

/**
 * Returns the text of a cell, struck out where its fonts strike it out, without its pronunciation (ECMA-376, part 1,
 * 18.4.6 and 18.4.8).
 */
export function richText(inner: string): string {
  if (!strikes(inner)) return withoutFonts(inner)
  const runs = elementsIn(inner, 'r')
  const texts = runs.map((run) => (strikes(run) ? struckOut : String)(withoutFonts(run)))
  return texts.length > 0 ? texts.join('') : withoutFonts(inner)
}

function withoutFonts(inner: string): string {
  const [, whole] = plain.exec(inner) ?? []
  if (whole !== undefined) return plainText(whole)
  let text = ''
  for (const { names, text: part } of textsIn(inner))
    if (names.at(-1) === 't' && !names.includes('rPh')) text += part
  return plainText(text)
}

/**
 * Yields the texts between the tags of plain XML, with the elements around each, the outermost first.
 * @throws Error where an element does not end
 */
export function* textsIn(xml: string): Iterable<{ names: readonly string[]; text: string }> {
  const names: string[] = []
  let at = 0
  while (at < xml.length) {
    tag.lastIndex = at
    const [all, text = '', end, name = '', said = ''] = tag.exec(xml) ?? []
    if (all === undefined) break
    at += all.length
    if (text !== '') yield { names, text }
    if (end && names.pop() !== name) throw new Error(`the end of ${name} alone`)
    if (!end && !said.endsWith('/')) names.push(name)
  }
  if (names.length > 0 || xml.includes('<', at)) throw new Error('an element does not end')
}

const named = new Map(Object.entries({ amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }))

/**
 * Replaces references by their characters (XML 1.0, sections 4.1 and 4.6); an entity that the file itself declares
 * stays.
 */
export function withoutReferences(xml: string): string {
  return xml.includes('&') ? xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, signOf) : xml
}

function signOf(reference: string, decimal?: string, hex?: string, name = ''): string {
  if (name !== '') return named.get(name.toLowerCase()) ?? reference
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= 0x10ffff ? String.fromCodePoint(code) : reference
}

/**
 * Replaces the same in a cell, and the characters that XML may not contain, written as `_x000D_` (ECMA-376, part 1,
 * 22.9.2.19).
 */
export function plainText(xml: string): string {
  const text = withoutReferences(xml)
  if (!text.includes('_x')) return text
  return text.replace(/_x([\da-f]{4})_/gi, (_, digits) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
}
