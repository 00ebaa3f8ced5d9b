import { type DocumentKind, documentKinds, kindLabel } from '#modules/documents/schema'
import { languageName } from '#modules/records/facts.schema'
import type { ImportTarget } from '#modules/tables/columns/columns.schema'
import { choicesOf } from '#modules/tables/columns/columns-beside.schema'
import { importWords, said as ofPage } from '#texts/bn/desk-import'
import { cellTexts } from '#texts/bn/notes-cells'
import { columnTexts } from '#texts/bn/notes-columns'
import { imageTexts } from '#texts/bn/notes-images'
import { rowTexts } from '#texts/bn/notes-rows'
import { readingTexts, tableTexts } from '#texts/bn/notes-tables'
import { u_bn as u } from '#texts/each/_'
import type { SaidGaps } from '#texts/said'
import { targetIn } from '#texts/target-in'

const list = (value: unknown) => value as string[]
const labelOf = (target: string) => targetIn('bn', target as ImportTarget, importWords.targets)
const kindOf = (kind: string) => kindLabel(kind as DocumentKind, 'bn')
const { standings } = importWords
const delimiters: Readonly<Record<string, string>> = importWords.delimiters
const isStanding = (word: string): word is 'hidden' | 'visible' =>
  word === 'hidden' || word === 'visible'

/** A value in a gap, in Bengali; entered text stays. */
export const gaps: SaidGaps = {
  column: (target) => labelOf(String(target)),
  field: (target) => labelOf(String(target)),
  kind: (kind) => kindOf(String(kind)),
  kinds: (kinds) => list(kinds).map(kindOf).join(', '),
  paths: (paths) =>
    list(paths)
      .map((path) => `“${path}”`)
      .join(standings.and),
  languages: (codes) =>
    list(codes)
      .map((code) => languageName(code, 'bn'))
      .join(', '),
  choices: (target) =>
    Object.values(choicesOf(String(target)) ?? {})
      .map(({ bn }) => bn)
      .join(', '),
  difference: (difference) => {
    const fields = list(difference).filter((word) => !isStanding(word))
    return [
      ...(fields.length > 0 ? [standings.differs(fields.map(labelOf).join(', '))] : []),
      ...list(difference).flatMap((word) => (isStanding(word) ? standings[word] : [])),
    ].join(', ')
  },
  changed: (changed) =>
    list(changed)
      .map((word) => {
        if (word in documentKinds) return standings.dates(kindOf(word))
        if (word === 'visible') return standings.shown
        return isStanding(word) ? standings[word] : labelOf(word)
      })
      .join(', '),
  row: (row) => u(Number(row)),
  delimiter: (sign) => delimiters[String(sign)] ?? `“${sign}”`,
}

export const said = {
  ...ofPage,
  ...{ ...tableTexts, ...readingTexts, ...columnTexts },
  ...{ ...imageTexts, ...cellTexts, ...rowTexts },
}

export { importWords as words } from '#texts/bn/desk-import'
