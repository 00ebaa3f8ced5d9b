import { expect, test } from 'vitest'
import { type Language, languages } from '#platform/languages.schema'
import { ownDataLeftOut } from '#texts/own-data-left-out'
import { ownDataLetter } from './own-data-letter.ts'

/** What would tell a candidate that nothing is left out. */
const everything: Record<Language, RegExp> = {
  en: /everything|\ball\b/i,
  bn: /সব/,
  hi: /सब|जो कुछ/,
  ne: /सबै/,
  ar: /كل ما/,
  fil: /lahat/i,
}

async function letterIn(language: Language): Promise<string> {
  const about = { organisation: 'Padma', reference: 'W1', madeAt: '2026-11-22T09:00:00.000Z' }
  let page = ''
  const none = (async function* () {})()
  for await (const part of ownDataLetter.page({ ...about, language, timeZone: 'Asia/Dhaka' }, none))
    page += part
  return page
}

test.each(languages)(
  'the zip in %s says what is not in it, and not that it is everything',
  async (language) => {
    const page = await letterIn(language)
    expect(page).toContain(ownDataLeftOut[language])
    expect(/<h1>(.*)<\/h1>/.exec(page)?.[1]).not.toMatch(everything[language])
  },
)

test.each(languages)('so do the words of the page in %s', async (language) => {
  const { ownDataWords } = await import(`../texts/${language}/own-data-pages.ts`)
  expect(ownDataWords.leftOut).toBe(ownDataLeftOut[language])
  expect(ownDataWords.lead.split(/[.।]/)[0]).not.toMatch(everything[language])
})
