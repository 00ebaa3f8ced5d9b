import { languageNow } from '../look/language.ts'
import type { ManagedNotice } from '../queries.ts'

/** Returns what staff call a notice: its title, or its first sentence in their language. */
export function titleOf({ title, texts }: ManagedNotice): string {
  return (
    title || (texts[languageNow()]?.[0] ?? texts.en?.[0] ?? Object.values(texts)[0]?.[0] ?? '…')
  )
}
