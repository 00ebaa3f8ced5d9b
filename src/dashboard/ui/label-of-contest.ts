import { documentKinds } from '#modules/documents/schema'
import { recordFields } from '#modules/records/fields/schema'

/** What a candidate calls wrong, as staff name it: a detail or a kind of document. */
export function labelOfContest({ about, target }: { about: 'detail' | 'paper'; target: string }) {
  const table: Readonly<Record<string, { label: string | { en: string } }>> =
    about === 'detail' ? recordFields : documentKinds
  const label = table[target]?.label ?? target
  return typeof label === 'string' ? label : label.en
}
