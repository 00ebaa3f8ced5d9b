import { dictionariesIn } from './active-content.ts'
import type { PdfDictionary, PdfObjects } from './pdf-objects.ts'

/** Fonts that every reader has (ISO 32000-1, 9.6.2.2), among them those with signs of their own. */
const signs = /^\/(?:Symbol|ZapfDingbats)\b/i
/** A font whose letters stand at places of its own (table 123). */
const symbolic = 4
/** Where a font's program is, if the file carries it (table 122). */
const programs = ['/FontFile', '/FontFile2', '/FontFile3']

/**
 * Tells whether a PDF shows words in a font that it does not carry, and that no other can stand in for: of Chinese, Japanese
 * and Korean, or with letters at places of its own. Whoever lacks that font sees nothing, or other letters.
 */
export function lacksFonts(pdf: PdfObjects): boolean {
  const named = (dictionary: PdfDictionary, key: string) => {
    const found = pdf.resolved(dictionary.get(key))
    return found instanceof Map ? found : undefined
  }
  const isCarried = (font: PdfDictionary) => {
    const descriptor = named(font, '/FontDescriptor')
    return descriptor !== undefined && programs.some((key) => descriptor.has(key))
  }
  const isNeeded = (font: PdfDictionary): boolean => {
    const kind = pdf.resolved(font.get('/Subtype'))
    if (kind === '/Type0') {
      const under = pdf.resolved(font.get('/DescendantFonts'))
      const [descendant] = Array.isArray(under) ? under.map((one) => pdf.resolved(one)) : []
      return descendant instanceof Map && !isCarried(descendant)
    }
    if ((kind !== '/TrueType' && kind !== '/Type1') || isCarried(font)) return false
    const flags = pdf.resolved(named(font, '/FontDescriptor')?.get('/Flags'))
    const name = pdf.resolved(font.get('/BaseFont'))
    const isStandard = typeof name === 'string' && signs.test(name)
    return (
      typeof flags === 'number' && (flags & symbolic) !== 0 && !isStandard && !font.has('/Encoding')
    )
  }
  // What a form could be filled in with is no resource of a page.
  for (const dictionary of dictionariesIn(pdf.all())) {
    const fonts = named(dictionary, '/Resources')
    const all = fonts && named(fonts, '/Font')
    for (const value of all?.values() ?? []) {
      const font = pdf.resolved(value)
      if (font instanceof Map && isNeeded(font)) return true
    }
  }
  return false
}
