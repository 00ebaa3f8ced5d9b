import { describe, expect, test } from 'vitest'
import { saidWithTurningName } from '#test/said-texts'
import { catalogues, complete } from '../site/catalogues.ts'

/** Stands for every kind of argument: a number, a text, a part that is a link, or the facts that a legal text names. */
function sample(number: number): unknown {
  const asPart = (said: string) => said
  return new Proxy(asPart, {
    get: (target, key) => {
      if (key === Symbol.toPrimitive) return () => number
      // As a name that is isolated.
      if (key === 'replace') return () => String(number)
      if (typeof key === 'string') return `${key}${number}`
      return Reflect.get(target, key)
    },
  })
}

/** Every text of a catalogue with the path of its key; functions are called with 21, 22, 23. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  // What stands in the gap of a problem is written by whoever says it.
  if (typeof value === 'function' && path.startsWith('problems.'))
    return textsOf(
      value((gap: string) => gap, { label: 'licence' }),
      path,
    )
  if (typeof value === 'function') {
    const said = value(sample(21), sample(22), sample(23))
    return textsOf(Array.isArray(said) ? said.join('') : said, path)
  }
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) =>
    textsOf(each, path ? `${path}.${key}` : key),
  )
}

/** The arguments that a text says: numbers in any script's digits, and facts by their names. */
function argumentsIn(text: string): string[] {
  const digits = text
    .replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit)))
    .replace(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
  return [...new Set(digits.match(/[A-Za-z]*2[123](?!\d)/g))].sort()
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/** What Filipinos say in English: a translation would be a word that nobody uses. */
const saidInEnglish = new Set([
  // Units.
  ...['21 kB', '21 MB'],
  'Home',
  'Menu',
  'Account',
  'Fingerprints',
  'Interview',
  'Passport',
  'Training',
  'Preview',
  'Passport number',
  'Reference number',
  'Reference',
  'Access code',
  'Share code',
  'Check value',
  'Cash',
  'Mobile wallet',
  'Credit',
  'Interview',
  'Training',
  'Link',
  'Email',
])

describe.each(complete)('%s', (language) => {
  const texts = textsOf(catalogues[language])

  test('no sentence on a public page has more than 25 words', () => {
    expect(texts.length).toBeGreaterThan(250)
    const long = texts.flatMap(([path, text]) =>
      text
        .split(/(?<=[.!?।؟])\s+|\n+/)
        .filter((sentence) => wordsIn(sentence) > 25)
        .map((sentence) => `${path}: ${sentence}`),
    )
    expect(long).toEqual([])
  })

  test('no text is empty, and none has been left in English', () => {
    const english = new Map(textsOf(catalogues.en))
    for (const [path, text] of texts) {
      expect(text.trim(), path).not.toBe('')
      if (language !== 'en' && path !== 'dir' && path !== 'timeZone' && /[A-Za-z]{2}/.test(text))
        if (language !== 'fil' || !saidInEnglish.has(text))
          expect(text, path).not.toBe(english.get(path))
    }
  })
})

test('every language says the same arguments as English', () => {
  const english = new Map(textsOf(catalogues.en))
  for (const language of complete)
    for (const [path, text] of textsOf(catalogues[language])) {
      if (!english.has(path)) continue
      expect(argumentsIn(text), `${language} ${path}: ${text}`).toEqual(
        argumentsIn(english.get(path) as string),
      )
    }
})

test.each(['bn', 'ne'] as const)('an example has the digits of its language: %s', (language) => {
  // Codes, numbers of documents, and the names of formats and standards stay as printed; so do the samples.
  const figure = /(?<![\p{L}\p{N}./:·-]|Guidelines )\d+(?:[.,]\d+)*(?![\p{L}\p{N}/-])/gu
  const foreign = textsOf(catalogues[language]).filter(
    ([path, text]) =>
      // The form of a regulator's numbers is quoted as it is.
      !path.endsWith('organisation.badLicence') &&
      (text.match(figure) ?? []).some((each) => !/^2[123]$/.test(each)),
  )
  expect(foreign).toEqual([])
})

test.each(complete)('no name turns a sentence of the site, in %s', (language) => {
  const texts = { ...catalogues[language], problems: {} }
  const { said, turned } = saidWithTurningName(texts, texts)
  expect(turned).toEqual([])
  expect(said.length).toBeGreaterThan(60)
})
