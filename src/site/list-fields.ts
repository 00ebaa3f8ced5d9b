import type { FieldName } from '#modules/records/fields.schema'
import type { Words } from './words.ts'

/** Returns the labels of details as a list within a sentence. None of them has an abbreviation or the name of a place. */
export function listFields(names: readonly FieldName[], { fields, lang }: Words): string {
  const labels = names.map((name) => fields[name].toLocaleLowerCase(lang))
  return new Intl.ListFormat(lang, { type: 'unit' }).format(labels)
}
