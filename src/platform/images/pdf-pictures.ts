import { dictionariesIn } from './active-content.ts'
import type { PdfObjects } from './pdf-objects.ts'

/**
 * Returns how many pixels the largest picture within a PDF claims (ISO 32000-1, 8.9.5): a page is drawn as
 * small as it is shown, but each of its pictures is unpacked whole for it.
 */
export function largestPicture(pdf: PdfObjects): number {
  let most = 0
  for (const dictionary of dictionariesIn(pdf.all())) {
    const at = (key: string) => pdf.resolved(dictionary.get(key))
    if (at('/Subtype') !== '/Image') continue
    const [width, height] = [at('/Width'), at('/Height')]
    if (typeof width === 'number' && typeof height === 'number')
      most = Math.max(most, width * height)
  }
  return most
}

/** Tells whether a picture within a PDF is JPEG 2000 (7.4.9). */
export function holdsJpeg2000(pdf: PdfObjects): boolean {
  for (const dictionary of dictionariesIn(pdf.all())) {
    const filters = pdf.resolved(dictionary.get('/Filter'))
    if ([filters].flat().includes('/JPXDecode')) return true
  }
  return false
}
