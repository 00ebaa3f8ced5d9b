import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const source = join(import.meta.dirname, '../../src')
const texts = join(import.meta.dirname, '../../texts')

/** Returns the dashboard's English names, each with every Bengali text at the same places. */
export async function staffNames(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const names = new Map<string, Set<string>>()
  const add = (en: string, bn: string) => names.set(en, (names.get(en) ?? new Set()).add(bn))
  const inEnglish = join(texts, 'en')
  for (const file of readdirSync(inEnglish)) {
    if (!existsSync(join(texts, 'bn', file))) continue
    const [en, bn] = ['en', 'bn'].map((language) =>
      JSON.parse(readFileSync(join(texts, language, file), 'utf8')),
    )
    addPairs(en, bn, add)
  }
  // Details, document kinds: rows of tables, each with all languages.
  for (const file of readdirSync(join(source, 'modules'), { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.ts$/.test(file))
      for (const [, en = '', bn = ''] of readFileSync(
        join(source, 'modules', file),
        'utf8',
      ).matchAll(/\ben: '([^']+)',\s+bn: '([^']+)'/g))
        add(en, bn)
  return names
}

/** Pairs the texts at the same place of both catalogues. */
function addPairs(en: unknown, bn: unknown, add: (en: string, bn: string) => void): void {
  if (typeof en === 'string' && typeof bn === 'string') add(en, bn)
  if (typeof en !== 'object' || en === null || typeof bn !== 'object' || bn === null) return
  for (const [key, text] of Object.entries(en)) addPairs(text, Reflect.get(bn, key), add)
}
