import { expect, test } from 'vitest'
import { feeSentences, speakerFrom } from '#modules/organisation/facts.schema'
import type { languages } from '#platform/languages.schema'
import { written } from '#platform/written/schema'
import { facts, regulator, speaker, tables } from '#test/speaker'
import type { places } from './catalogue.schema.ts'
import { render, textOf } from './compose.schema.ts'
import { sentencesFromFacts } from './index.server.ts'
import { type Sentence, sentenceProblems, sentencesFor } from './said.schema.ts'

/** With a comma or without: that depends on the tables of the platform. */
const monday = written.day('2027-01-04', 'en')
const said = (sentence: Sentence, language: (typeof languages)[number] = 'en') =>
  textOf(render(sentence, language, speaker) ?? [], (text) => `<${text}>`)

test('what fills a gap has to be there and of its kind, in a place where the sentence may stand', () => {
  const problemOf = (sentence: object, place: (typeof places)[number] = 'notice') =>
    sentencesFor(place).safeParse([sentence]).error?.issues[0]?.message
  const day = '2027-05-01'
  const { gapMissing, gapWrong, gapUnknown, wrongPlace } = sentenceProblems
  expect(problemOf({ key: 'office_closed', gaps: { day } })).toBeUndefined()
  expect(problemOf({ key: 'office_closed' })).toBe(gapMissing)
  expect(problemOf({ key: 'office_closed', gaps: { day: '1 May' } })).toBe(gapWrong)
  expect(problemOf({ key: 'office_closed_span', gaps: { span: { from: day } } })).toBe(gapMissing)
  expect(problemOf({ key: 'office_closed', gaps: { day, time: '10:00' } })).toBe(gapUnknown)
  expect(problemOf({ key: 'office_closed', gaps: { day } }, 'tile')).toBe(wrongPlace)
  expect(problemOf({ key: 'Your visa is valid.' })).toBeDefined()
  expect(sentencesFor('notice').safeParse([]).success).toBe(false)
  expect(sentencesFor('notice').safeParse(Array(9).fill({ key: 'care_thanks' })).success).toBe(
    false,
  )
})

test('an authority is always named as one that the agency is not, with the link of its row', () => {
  const sentence: Sentence = { key: 'authority_ask', gaps: { authority: 'bd-bmet' } }
  expect(said(sentence)).toBe(
    `Ask those who make out such a paper yourself: <${regulator}> (a government authority, not us).`,
  )
  expect(render(sentence, 'ar', speaker)?.find(({ href }) => href)).toEqual({
    text: regulator,
    entered: true,
    href: 'https://www.bmet.gov.bd/',
  })
  expect(said({ key: 'fact_licence', gaps: {} })).toContain('(a government authority, not us)')
})

test('a sentence whose row or fact is gone is not shown', () => {
  expect(render({ key: 'safe_person', gaps: { person: 'gone' } }, 'en', speaker)).toBeNull()
  expect(render({ key: 'safe_person', gaps: { person: 'toString' } }, 'en', speaker)).toBeNull()
  const without = speakerFrom({ ...facts, email: null }, tables)
  expect(render({ key: 'fact_email', gaps: {} }, 'en', without)).toBeNull()
})

test('days, hours, sums and lists read as people of each language write them', () => {
  const closed: Sentence = { key: 'office_closed', gaps: { day: '2027-01-04' } }
  const bring: Sentence = {
    key: 'paper_bring',
    gaps: {
      papers: [
        { paper: 'passport', copies: 1 },
        { paper: 'photographs', copies: 4 },
      ],
    },
  }
  const fee: Sentence = {
    key: 'money_fee',
    gaps: { item: 'tests', sum: { amount: 500000, currency: 'BDT' } },
  }
  expect(said(closed)).toBe(`Our office is closed on ${monday}.`)
  expect(said(closed, 'bn')).toBe(`${written.day('2027-01-04', 'bn')} আমাদের অফিস বন্ধ।`)
  expect(said(bring)).toBe('Please bring: Passport and passport photographs (× 4).')
  expect(said(fee).replaceAll('\u00A0', ' ')).toBe('<Tests>: BDT 5,000.00.')
  expect(said({ key: 'course_language', gaps: { language: 'ja', level: 'n5' } })).toBe(
    'Japanese, level N5',
  )
})

test('the facts alone make sentences', () => {
  const told = sentencesFromFacts(speaker)
  expect(told.map((each) => said(each)).slice(0, 2)).toEqual([
    '<Blue Door> is a private agency, not a government.',
    'We have worked since 2009.',
  ])
  expect(feeSentences(facts).map((each) => said(each).replaceAll('\u00A0', ' '))).toEqual([
    '<Tests>: BDT 1,200.00.',
    'You pay us nothing for this: <Tests>.',
  ])
  expect(told.some(({ key }) => key === 'fact_licence_alone')).toBe(false)
})
