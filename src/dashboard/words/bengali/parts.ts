import { type FieldName, fieldLabel, isField } from '#modules/records/fields.schema'
import { keepWordings } from '#modules/speech/wordings-in-browser.schema'
import { said as ofPages } from '#texts/bn/desk-parts'
import { whose } from '#texts/bn/gap-words'
import { sharedProblems } from '#texts/bn/problems-shared'
import { sharedRefusals } from '#texts/bn/refusals-shared'
import { stages } from '#texts/bn/sentences-stages'
import type { SaidGaps } from '#texts/said'
import { waitIn } from './waits.ts'

// Many pages name stages.
keepWordings('bn', { stages })

const labelOf = (name: unknown) =>
  isField(String(name)) ? fieldLabel(String(name) as FieldName, 'bn') : undefined

export const gaps: SaidGaps = {
  column: labelOf,
  field: labelOf,
  whose: (limit) => whose[limit as keyof typeof whose],
  wait: waitIn,
}

export const said = { ...sharedRefusals, ...ofPages, ...sharedProblems }

export { partWords as words } from '#texts/bn/desk-parts'
// English needs no look-up, so it comes with the Bengali of all pages.
export { saidBy } from '#texts/said'
