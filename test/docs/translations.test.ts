import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#platform/languages.schema'
import { catalogues } from '../../src/site/catalogues.ts'
import { textOf } from './document.ts'
import { handbookIn, piecesOf } from './handbook.ts'

const translated = languages.filter((language) => language !== 'en')

/** The texts of a catalogue by their keys; one that takes something in is called with nothing. */
function textsOf(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part === 'function') {
    try {
      return textsOf(part('', '', '', ''), path)
    } catch {
      return []
    }
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, each]) => textsOf(each, `${path}.${key}`))
}

/** The texts of the dashboard's pages in one language, by job. */
async function staffTextsOf(language: 'en' | 'bn') {
  const folder = join(import.meta.dirname, `../../.cache/texts/${language}`)
  const jobs = readdirSync(folder).filter((name) => /^desk-/.test(name))
  const written = jobs.map(async (job) => Object.values(await import(`${folder}/${job}`)))
  return textsOf({ staff: await Promise.all(written) })
}

/** The pieces of the handbook: each language has the same ones. */
function handbookTextsOf(language: 'en' | 'bn'): [path: string, text: string][] {
  return [...handbookIn(language)].flatMap(([name, page]) =>
    piecesOf(page).map((text, at): [string, string] => [`handbook.${name}.${at}`, text]),
  )
}

const english = [...textsOf(catalogues.en), ...(await staffTextsOf('en')), ...handbookTextsOf('en')]
const staffInBengali = [...(await staffTextsOf('bn')), ...handbookTextsOf('bn')]

/** The rows of a language. */
function rowsOf(language: Exclude<Language, 'en'>) {
  const rows = textOf('src/texts/fixed-words.tsv')
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
  return rows
    .filter(([of]) => of === language)
    .map(([, term = '', words = '', not = '']) => ({
      term,
      words: listed(words),
      not: listed(not),
    }))
}

const listed = (cell: string) => cell.split(', ').filter((word) => word !== '')

/** Whether a text has the word; in Latin letters not as a part of another one. */
function says(text: string, word: string): boolean {
  return /[a-z]/i.test(word) ? new RegExp(`\\b${word}\\b`, 'i').test(text) : text.includes(word)
}

/** Kinds of documents are called as the older system did, and a sheet of paper is one. */
const namesWithPaper = /\b(visa|fingerprint) papers?\b|\bon paper\b|\bpaper size\b/gi

/** To other words nobody has said yes: their next edition ends what was recorded of these. */
const isAgreedTo = (path: string) => /\.consents\.(purposes|labels)\./.test(path)

/** Whoever asks back what the office has not noted does not know what we call it. */
const isInPlainWords = (path: string) => path.endsWith('.unnoted.title')

test('English calls what is filed a document, not a paper', () => {
  const papers = english.filter(
    ([path, text]) =>
      !isAgreedTo(path) &&
      !isInPlainWords(path) &&
      /\bpapers?\b/i.test(text.replace(namesWithPaper, '')),
  )
  expect(papers).toEqual([])
})

test('what candidates are told of their rights names the site in its own words', () => {
  const said = new Set(english.map(([, text]) => text))
  const names = [...textOf('docs/candidates-rights.md').matchAll(/“(.+?)”/gs)]
  expect(names.length).toBeGreaterThan(10)
  const unknown = names.map(([, name = '']) => name.replaceAll('\n', ' '))
  expect(unknown.filter((name) => !said.has(name))).toEqual([])
})

describe.each(translated)('the fixed words in %s', (language) => {
  const rows = rowsOf(language)
  const own = language === 'bn' ? staffInBengali : []
  const texts = new Map([...textsOf(catalogues[language]), ...own])

  test('stand in the texts', () => {
    expect(rows.length).toBeGreaterThan(10)
    const all = [...texts.values()].join('\n').toLowerCase()
    const unused = rows.filter(({ words }) =>
      words.every((word) => !all.includes(word.toLowerCase())),
    )
    expect(unused.map(({ term }) => term)).toEqual([])
  })

  test('have no second word beside them', () => {
    const second = rows.flatMap(({ term, not }) => {
      const named = new RegExp(`\\b${term.toLowerCase()}`)
      const concerned = english.filter(([, text]) => named.test(text.toLowerCase()))
      return concerned.flatMap(([path]) => {
        const text = texts.get(path) ?? ''
        return not.filter((word) => says(text, word)).map((word) => `${path}: ${word}: ${text}`)
      })
    })
    expect(second).toEqual([])
  })
})
