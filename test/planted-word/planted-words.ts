/** Unmistakable words, one for each field: no page of ours, no name and no number holds them. */
export interface PlantedWords {
  /** The word of a field, such as `POST /notices title`. */
  of(field: string): string
  /** The same as a number, for fields that take capitals and digits only. */
  numberOf(field: string): string
  /** The same as a telephone that can be called. */
  telephoneOf(field: string): string
  /** The fields whose words stand in a text. */
  in(text: string): string[]
  fields(): string[]
}

const beginnings = 'b d f g k l m n p r s t'.split(' ')
const middles = 'a o u'.split(' ')

export function plantedWords(): PlantedWords {
  const planted = new Map<string, string>()
  const plant = (field: string, wordOf: (place: number) => string) => {
    const word = planted.get(field) ?? wordOf(planted.size)
    planted.set(field, word)
    return word
  }
  return {
    of: (field) =>
      plant(field, (place) => `Zv${syllable(place)}${syllable(Math.floor(place / 36))}x`),
    numberOf: (field) => plant(field, (place) => `ZV${7_310_000 + place}`),
    telephoneOf: (field) => plant(field, (place) => `+8801711731${String(place).padStart(3, '0')}`),
    in: (text) => {
      const seen = text.toLowerCase()
      return [...planted].filter(([, word]) => seen.includes(word.toLowerCase())).map(([at]) => at)
    },
    fields: () => [...planted.keys()],
  }
}

function syllable(place: number): string {
  const beginning = beginnings[place % beginnings.length]
  return `${beginning}${middles[Math.floor(place / beginnings.length) % middles.length]}`
}

/** Below a sentence: own words with those of a field, both as they stand alone and as they stand there. */
export const belowSentence = (key: string, words: PlantedWords, field: string) => ({
  sentences: [{ key, gaps: {} }],
  own: `Ask ${words.of(field)} or ${words.of(`${field} own`)} in our office.`,
})

/** An answer to a case: a sentence, and own words below it. */
export const answerIn = (key: string, words: PlantedWords) => ({
  sentences: [{ key, gaps: {} }],
  own: `Ask ${words.of('POST /cases/{id}/answer text own')} in our office.`,
})
