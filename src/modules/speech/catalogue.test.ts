import { expect, test } from 'vitest'
import { languages } from '#platform/languages.schema'
import { choicesIn } from '#speech/wordings'
import { alone, speaker } from '#test/speaker'
import {
  type GapKind,
  gapKinds,
  gapsIn,
  isFactGap,
  kindOf,
  ownGaps,
  places,
  placesOf,
  type SentenceKey,
  sentenceKeys,
  textOf as textsOf,
} from './catalogue.schema.ts'
import { render, textOf } from './compose.schema.ts'
import { mentionsIn } from './match.schema.ts'
import { type Sentence, sentenceFor } from './said.schema.ts'

const lists = choicesIn('en')
/** For each kind of gap its shortest and its longest value. */
const longest = (list: object) =>
  Object.keys(list).toSorted((one, two) => two.length - one.length)[0]
const extremes: Record<GapKind, [shortest: unknown, longest: unknown]> = {
  day: ['2027-05-01', '2027-09-29'],
  time: ['00:00', '23:59'],
  hours: [
    { from: '00:00', to: '00:01' },
    { from: '22:22', to: '23:59' },
  ],
  weekday: [1, 3],
  span: [
    { from: '2027-05-01', to: '2027-05-01' },
    { from: '2027-09-29', to: '2028-11-28' },
  ],
  month: ['2027-05', '2027-09'],
  sum: [
    { amount: 0, currency: 'JPY' },
    { amount: 1_000_000_000_000, currency: 'KWD' },
  ],
  number: [0, 9999],
  country: ['CA', 'GS'],
  language: ['bn', 'zh'],
  holiday: ['holi', longest(lists.holiday)],
  reason: ['holi', longest(lists.reason)],
  trade: ['cook', longest(lists.trade)],
  level: ['a1', 'beginners'],
  paper: ['passport', 'long'],
  papers: [
    [{ paper: 'slip', copies: 1 }],
    Array(12).fill({ paper: 'school-certificate', copies: 20 }),
  ],
  item: ['tests', 'long'],
  authority: ['bd-bmet', 'long'],
  embassy: [
    { of: 'CA', in: 'BD', city: '' },
    { of: 'GS', in: 'GS', city: 'kuala-lumpur' },
  ],
  place: ['office', 'long'],
  telephone: ['0', 'long'],
  person: ['u1', 'long'],
  page: ['/notices', 'long'],
}

/** Lists what is wrong with the catalogue: each entry in each language with the shortest and the longest gaps. */
function faults(): string[] {
  const faults: string[] = []
  for (const key of sentenceKeys) {
    for (const gap of gapsIn(key))
      if (!isFactGap(gap) && !gapKinds.includes(kindOf(gap))) faults.push(`${key}: {${gap}}`)
    for (const place of places) {
      const may = sentenceFor(place).safeParse(filledWith(key, 0)).success
      if (may !== placesOf(key).includes(place)) faults.push(`${key}: wrong at ${place}`)
    }
    for (const language of languages) {
      for (const { topic, word } of mentionsIn(textsOf(key, language, ' ')))
        if (topic === 'verdict') faults.push(`${key} has a verdict in ${language}: ${word}`)
      for (const size of [0, 1] as const) {
        const who = key === 'fact_licence_alone' ? alone : speaker
        const parts = render(filledWith(key, size), language, who)
        const text = parts && textOf(parts, (entered) => entered)
        if (!text) faults.push(`${key} is not rendered in ${language}`)
        else if (/[{}|]|undefined|NaN|Invalid/.test(text))
          faults.push(`${key} ${language}: ${text}`)
      }
    }
  }
  return faults
}

function filledWith(key: SentenceKey, size: 0 | 1): Sentence {
  return {
    key,
    gaps: Object.fromEntries(ownGaps(key).map((gap) => [gap, extremes[kindOf(gap)][size]])),
  }
}

test('each sentence is complete in each language, with the shortest and the longest gaps', () => {
  expect(faults()).toEqual([])
})
