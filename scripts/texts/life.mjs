import { createHash } from 'node:crypto'
import { englishByCode } from './areas.mjs'

/**
 * What a translation remembers: a digest of the English that it was made from, and one of itself. Both change when
 * somebody translates anew; where only the English changed, the translation is old.
 */
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Returns every text of a language by its path, as `file.fileWords.back`. */
export function textsIn(areas, language) {
  const found = new Map()
  const walk = (part, path) => {
    if (typeof part === 'string') found.set(path, part)
    else for (const [key, each] of Object.entries(part)) walk(each, `${path}.${key}`)
  }
  for (const [key, exports] of areas)
    if (key.startsWith(`${language}/`)) walk(exports, key.slice(language.length + 1))
  return new Map([...found].map(([path, text]) => [path.replace(/^\./, ''), text]))
}

/** Returns the English that a language's texts are made of, by their paths: of a code wherever English says it. */
export function englishOf(areas, texts) {
  const english = textsIn(areas, 'en')
  const { sentences } = englishByCode(areas)
  for (const path of texts.keys()) {
    const [, , ...code] = path.split('.')
    const sentence = sentences.get(code.join('.'))
    if (sentence !== undefined && !english.has(path)) english.set(path, sentence)
  }
  return english
}

/**
 * Compares the translations of a language with what they remember.
 * @param {Map<string, string>} english
 * @param {Map<string, string>} texts
 * @param {Record<string, string>} madeFrom the digests of English and translation, by path
 * @returns {{ old: string[], noted: Record<string, string> }} whose English changed since, and what to remember now
 */
export function lifeOf(english, texts, madeFrom) {
  const old = []
  const noted = {}
  for (const path of [...texts.keys()].toSorted()) {
    if (!english.has(path)) continue
    const [from, own] = (madeFrom[path] ?? '').split(' ')
    const now = [digest(english.get(path)), digest(texts.get(path))]
    const isOld = own === now[1] && from !== now[0]
    if (isOld) old.push(path)
    noted[path] = isOld ? `${from} ${own}` : now.join(' ')
  }
  return { old, noted }
}

/** Returns the paths of a language's texts whose English changed since they were made. */
export function oldIn({ areas, madeFrom }, language) {
  if (language === 'en') return []
  const own = textsIn(areas, language)
  return lifeOf(englishOf(areas, own), own, madeFrom(language)).old
}

/** Returns the texts with a word that was rejected for another, each with that word. */
export function rejectedIn(texts, rows) {
  return [...texts].flatMap(([path, text]) =>
    rows.flatMap(({ not, word }) => (says(text, not) ? [`${path}: “${not}”, not “${word}”`] : [])),
  )
}

/** Whether a text has the word; in Latin letters not as a part of another one. */
function says(text, word) {
  return /[a-z]/i.test(word) ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word)
}

/** Returns labels, titles and buttons that are far longer than in English: those may not fit. */
export function longIn(english, texts) {
  return [...texts].flatMap(([path, text]) => {
    const least = english.get(path)?.length ?? Number.POSITIVE_INFINITY
    return least <= 30 && text.length > Math.max(24, least * 2.2) ? [`${path}: ${text}`] : []
  })
}

/** Whether somebody who speaks the language has read all its public texts. */
export const isRead = (readBy, areas) => '*' in readBy || areas.every((area) => area in readBy)
