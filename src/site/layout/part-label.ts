import { type OriginalKind, originalKinds } from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { FieldName } from '#modules/records/fields.schema'
import { inLanguage } from '#platform/languages.schema'
import type { Words } from '../words.ts'

/** Returns the name of what a case is about. */
export function partLabel({ fields, kinds, training, lang }: Words, part: string): string {
  const [about, target = ''] = part.split(':')
  if (about === 'entry')
    return `${training.ledger.entry} ${new Intl.NumberFormat(lang).format(Number(target))}`
  if (about === 'original') return inLanguage(originalKinds[target as OriginalKind], lang)
  return about === 'detail' ? fields[target as FieldName] : kinds[target as DocumentKind]
}
