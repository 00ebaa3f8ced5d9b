import { catalogue, type SentenceKey } from '#modules/speech/catalogue.schema'
import { languageNow } from '../look/language.ts'
import type { ManagedNotice } from '../queries.ts'

/** Returns what staff call a notice: its title, or its first sentence in their language. */
export function titleOf(notice: ManagedNotice): string {
  const { title, texts } = notice
  const said = texts[languageNow()]?.[0] ?? texts.en?.[0] ?? Object.values(texts)[0]?.[0]
  return title || (said ?? wordingAt(notice, 'sentences.0'))
}

/** Returns a sentence that cannot be said, with dots in its gaps; its path is `sentences.0`. */
export function wordingAt({ sentences }: ManagedNotice, path: string): string {
  const key = sentences[Number(path.split('.')[1])]?.key as SentenceKey | undefined
  return key === undefined ? '…' : catalogue[languageNow()][key].replace(/\{\w+\}/g, '…')
}
