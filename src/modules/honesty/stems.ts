import { keyOf, plainCharacter } from './fold.ts'

/**
 * Endings and prefixes attached to a word: cases and numbers in Bengali, Hindi and Nepali, the article and the like in
 * Arabic, linkers in Filipino, plurals and possessives in English.
 */
const folded = (ending: string) => keyOf([...ending].map(plainCharacter).join(''))
const endings: readonly [script: RegExp, endings: readonly string[]][] = [
  [
    /[\u0980-\u09FF]/,
    'দেরই রাই রা গুলোর গুলির গুলোকে গুলো গুলি সমূহের সমূহ টির টিকে টিতে টি টার টা দেরকে দের য়ের যের ের এর কে তে েই েও রই র ে য় য ই ও য়ে যে ভাবে'
      .split(' ')
      .map(folded),
  ],
  [
    /[\u0900-\u097F]/,
    'हरूको हरूका हरूले हरूलाई हरू हरु द्वारा सँग संग बाट देखि सम्म मार्फत लाई को का की ले मा यों ियों ों ओं ें एं ो े ी ि ा कै मै लेले'
      .split(' ')
      .map(folded),
  ],
  [/[\u0600-\u06FF]/, 'يات ات ين ون ان ها هم هن نا كم ك ه ي ت ا وا'.split(' ')],
  [/[a-z]/, ['s', 'ng', 'g', 'es']],
]
const arabicBeginnings = 'وال فال بال كال لل ولل ال و ف ب ل ك'.split(' ')

/** Returns the word itself, then the words of which it may be an inflected form; at most a dozen. */
export function stemsOf(key: string): readonly string[] {
  const known = found.get(key)
  if (known) return known
  const stems = findStems(key)
  // The words of a language are few; anything else is computed each time.
  if (found.size < 20_000) found.set(key, stems)
  return stems
}

const found = new Map<string, readonly string[]>()

function findStems(key: string): string[] {
  const found = [key]
  const isArabic = /[\u0600-\u06FF]/.test(key)
  if (isArabic)
    for (const beginning of arabicBeginnings)
      if (key.startsWith(beginning) && key.length - beginning.length >= 2)
        found.push(key.slice(beginning.length))
  const ends = endings.find(([script]) => script.test(key))?.[1] ?? []
  const least = /[a-z]/.test(key) || isArabic ? 3 : 2
  const isIndic = /[\u0900-\u09FF]/.test(key)
  for (const base of [...found])
    for (const end of ends) {
      if (!base.endsWith(end) || base.length - end.length < (end === 'es' ? 4 : least)) continue
      const stem = base.slice(0, -end.length)
      found.push(stem)
      // تأشيرتك is تأشيرة with an ending; the last letter changes.
      if (isArabic && stem.endsWith('ت')) found.push(`${stem.slice(0, -1)}ه`)
      if (isArabic) found.push(`${stem}ه`)
      if (isIndic)
        for (const second of ends)
          if (stem.endsWith(second) && stem.length - second.length >= 3)
            found.push(stem.slice(0, -second.length))
    }
  return found
}
