import { exchangeLimits } from '../limits.ts'
import { attributeOf, tagsIn } from './workbook-parts.ts'

/** Returns the positions, from 1, of the columns that a sheet hides, explicitly or by a width of 0; among those that are read. */
export function hiddenColumns(sheet: string): number[] {
  const before = sheet.slice(0, Math.max(0, sheet.search(/<(?:\w+:)?sheetData[\s/>]/)))
  return [...tagsIn(before, 'col')].filter(isHidden).flatMap((tag) => {
    const first = Number(attributeOf(tag, 'min'))
    const last = Math.min(Number(attributeOf(tag, 'max')), exchangeLimits.importColumns)
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at)
  })
}

const isHidden = (tag: string) =>
  /^(?:1|true)$/.test(attributeOf(tag, 'hidden')) || Number(attributeOf(tag, 'width') || 1) === 0
