// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what the compiler writes
import { describe, expect, test } from 'vitest'
import { fileWords } from '#texts/ar/file'
import { ownTrainingWords } from '#texts/ar/training'
import { formsIn, numberIn } from '#texts/numbers'
import { compile } from './texts/compile.mjs'
import { madeUp } from './texts/made-up.mjs'
import { namedInSources, unusedIn } from './texts/unused.mjs'
import { readTexts } from './texts.mjs'

const languages = {
  en: { isForStaff: true },
  bn: { isForStaff: true, zero: '০', groups: 2 },
  ar: { direction: 'rtl' },
}
type Texts = Record<string, object>

/** Compiles the texts of an area, with what else a case needs. */
function compiled(of: { en: Texts; bn?: Texts; ar?: Texts; takes?: object; shared?: object }) {
  const { takes = {}, shared = {}, ...texts } = of
  const areas = new Map(Object.entries(texts).map(([language, area]) => [`${language}/area`, area]))
  const used = Object.fromEntries(Object.entries(languages).filter(([each]) => each in texts))
  return compile({ areas, takes, shared, languages: used } as never)
}

const en = {
  words: { title: 'Title', of: '{name}: {pages, plural, one {# page} other {# pages}}' },
}
const takes = { 'area.words.of': 'name, pages' }
const bn = { words: { title: 'শিরোনাম', of: '{name}: {pages, number} পাতা' } }
const faultsOf = (words: object) => compiled({ en, bn: { words }, takes }).faults

test('texts that say the same in each language have no fault', () => {
  expect(compiled({ en, bn, takes }).faults).toEqual([])
})

test.each<[string, object, RegExp]>([
  ['is missing', { of: bn.words.of }, /area.words.title is missing/],
  ['is there too many', { ...bn.words, titel: 'x' }, /area.words.titel is not there in English/],
  ['is empty', { ...bn.words, title: ' ' }, /area.words.title is empty/],
  ['lacks a value', { ...bn.words, of: '{name}' }, /area.words.of does not insert {pages}/],
  [
    'misspells one',
    { ...bn.words, of: '{nmae}: {pages, number}' },
    /inserts {nmae}, which English/,
  ],
  ['writes a number as text', { ...bn.words, of: '{name} {pages}' }, /without its digits/],
  ['is no message', { ...bn.words, of: '{name' }, /area.words.of is no ICU message/],
  ['has no other form', { ...bn.words, of: '{name} {pages, plural, =1 {x}}' }, /is no ICU message/],
])('a text that %s is refused', (_, words, fault) => {
  expect(faultsOf(words)).toEqual([expect.stringMatching(fault)])
})

test('several values need their order, and only those that are there', () => {
  expect(compiled({ en }).faults.join()).toMatch(
    /name them in their order in texts\/arguments.json/,
  )
  const wrong = compiled({ en, takes: { ...takes, 'area.words.gone': 'a, b' } })
  expect(wrong.faults).toEqual([expect.stringMatching(/nothing is at area.words.gone/)])
})

test('a whole area or export that a language lacks is named', () => {
  expect(compiled({ en, bn: {}, takes }).faults).toEqual([
    expect.stringMatching(/bn\/area.json: area.words is missing/),
  ])
})

test('while developing, what a language lacks is its English, marked', () => {
  const english = {
    words: { ...en.words, steps: ['One'], group: { name: '{name}!' } },
    more: 'More',
  }
  const draft = (bn: object) => {
    const areas = new Map([
      ['en/area', english],
      ['bn/area', bn],
    ])
    const { faults, modules } = compile({
      areas,
      takes,
      shared: {},
      languages: { en: {}, bn: {} },
      isDraft: true,
    } as never)
    return { faults, bengali: modules.get('bn/area') }
  }
  const { faults, bengali } = draft({ words: { title: bn.words.title } })
  expect(faults).toEqual([])
  expect(bengali).toContain('"title": "শিরোনাম"')
  for (const marked of ['"⟦One⟧"', '`⟦${$.i_bn(name)}!⟧`', '"⟦More⟧"'])
    expect(bengali).toContain(marked)
  expect(draft({ words: { titel: 'x' } }).faults).toEqual([
    expect.stringMatching(/titel is not there/),
  ])
})

test('a made-up language changes what is said, and nothing that is inserted', () => {
  const message = "{n, plural, one {# page} other {'{'#'}'}} by <a>{name}</a>, see: {name}"
  expect(madeUp(message, false)).toMatch(
    /^\[{n, plural, one {# págë} other {'{'#'}'}} bý <a>{name}<\/a>, sëë: {name}~+]$/,
  )
  expect(madeUp('Title', true, true)).toBe('[≠\u202eTïtlë\u202c~~]')
  expect(madeUp(', ', true)).toBe(', ')
})

test('a text whose key no source names is found, and there is none', () => {
  const named = namedInSources()
  const { areas } = readTexts()
  expect(unusedIn(areas, named)).toEqual([])
  const file = { fileWords: { ...areas.get('en/file')?.fileWords, plantedKey: 'Nobody says this' } }
  expect(unusedIn(new Map([...areas, ['en/file', file]]), named)).toEqual([
    'file.fileWords.plantedKey',
  ])
})

describe('what is written', () => {
  const source = (words: object, language: 'en' | 'bn' | 'ar' = 'en', order: object = {}) =>
    compiled({ en: { words }, [language]: { words }, takes: order } as never).modules.get(
      `${language}/area`,
    )

  test('isolates each inserted text, and writes each number in the digits of the language', () => {
    expect(source(en.words, 'en', takes)).toContain(
      '"of": (name: string, pages: number): string => `${$.i_en(name)}: ${(pages === 1 ? `${$.n_en(pages)} page` : `${$.n_en(pages)} pages`)}`',
    )
  })

  test('takes a text word by word, whatever signs are in it', () => {
    const odd = "A `b` ${c} \\d “'{'e'}'”"
    expect(source({ odd: odd.replace('{c}', "'{'c'}'") })).toContain(
      JSON.stringify('A `b` ${c} \\d “{e}”'),
    )
  })

  test('makes a list of a text with tags, each made by who calls it', () => {
    const rich = { rich: 'See <a>the {name}</a> first.' }
    expect(source(rich, 'en', { 'area.words.rich': 'name, a' })).toContain(
      '"rich": <Tag>(name: string, a: (said: string) => Tag): (string | Tag)[] => [`See `, a(`the ${$.i_en(name)}`), ` first.`]',
    )
  })

  test('chooses by the forms of the language', () => {
    const days = '{days, plural, zero {z} one {o} two {t} few {# f} many {# m} other {# x}}'
    const arabic = source({ days }, 'ar') ?? ''
    expect(arabic).toMatch(/p_ar\(days\) === "two" \? `t`/)
    const form = formsIn('ar')
    const forms = [0, 1, 2, 3, 11, 100].map((number) => form(number))
    expect(forms).toEqual(['zero', 'one', 'two', 'few', 'many', 'other'])
  })
})

test.each([
  ...([
    [0, 'لا مقاعد خالية'],
    [1, 'خالٍ: مقعد واحد'],
    [2, 'خالٍ: مقعدان'],
  ] as const),
  ...([
    [3, 'خالٍ: 3 مقاعد'],
    [11, 'خالٍ: 11 مقعدًا'],
    [100, 'خالٍ: 100 مقعد'],
  ] as const),
])('%i seats in Arabic', (seats, said) => {
  expect(ownTrainingWords.classes.open.freeSeats(seats)).toBe(said)
})

test('a name that is inserted into Arabic cannot turn it, and numbers have their form', () => {
  const { copyOf } = fileWords
  expect([0, 1, 11].map((pages) => copyOf('Visa Paper', 2, pages))).toEqual([
    'نسختنا من \u2068Visa Paper\u2069',
    'نسختنا من \u2068Visa Paper\u2069',
    'نسختنا من \u2068Visa Paper\u2069، الصفحة 2 من 11',
  ])
})

test('numbers have the digits and the groups of their language', () => {
  expect(numberIn(1234567, '0', 3)).toBe('1,234,567')
  expect(numberIn(1234567, '০', 2)).toBe('১২,৩৪,৫৬৭')
  expect(numberIn(1234.5, '०', 2)).toBe('१,२३४.५')
  expect([0, 100, 1000].map((number) => numberIn(number, '0', 3))).toEqual(['0', '100', '1,000'])
})
