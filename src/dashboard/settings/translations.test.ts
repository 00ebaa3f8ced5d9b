import { expect, test } from 'vitest'
import { settingsSchema } from '#modules/organisation/schema'
import {
  languagesToEnter,
  progress,
  sentTranslations,
  toTranslate,
  translationOf,
  unusedIn,
  withEntry,
  withLegalText,
  withTranslation,
} from './translations.ts'
import { differingFields, draftOf, type Values, valuesOf } from './values.ts'

const organisation = {
  unfit: [],
  version: 1,
  ...settingsSchema.parse({
    displayName: 'Padma Overseas Ltd',
    legalName: 'Padma Overseas Ltd',
    licenceNumber: 'RL-1',
    regulator: 'bd-bmet',
    informationAsOf: '2026-11-01',
    languages: ['en', 'bn', 'hi'],
  }),
}
const usual = valuesOf(organisation)
const values: Values = {
  ...usual,
  welcomeText: 'Ask us.',
  tiles: [
    { title: 'Jobs', text: 'What we offer', url: '/notices' },
    { title: '', text: '', url: '' },
  ],
  menu: [{ title: 'Work ', links: [{ label: 'Jobs', url: '/notices' }] }],
  legalTexts: { ...usual.legalTexts, privacy: 'Ours.' },
  stages: ['Left', 'Trade test'],
}

test('each own text is to translate once; the usual ones are there in every language', () => {
  expect(toTranslate(usual)).toEqual({
    welcomeText: '',
    labels: [],
    tileTexts: [],
    legalPages: [],
  })
  expect(toTranslate(values)).toEqual({
    welcomeText: 'Ask us.',
    labels: ['Jobs', 'Work', 'Trade test'],
    tileTexts: ['What we offer'],
    legalPages: ['privacy'],
  })
})

test('what was entered is counted, and what stands for changed words is told', () => {
  const entries = { Jobs: 'কাজ', Visas: 'ভিসা' }
  const own = { ...translationOf({}, 'bn'), welcomeText: ' ', labels: entries }
  const entered = { ...values, translations: { bn: own } }
  expect(progress(values, 'bn')).toEqual({ done: 0, all: 6 })
  expect(progress(entered, 'bn')).toEqual({ done: 1, all: 6 })
  expect(unusedIn(entered, 'bn')).toEqual([{ of: 'labels', text: 'Visas', translation: 'ভিসা' }])
})

test('there is a place for each language that is offered, or that something was entered for', () => {
  expect(languagesToEnter(values)).toEqual(['bn', 'hi'])
  const inArabic = { ar: { ...translationOf({}, 'ar'), welcomeText: 'أهلا' } }
  expect(languagesToEnter({ ...values, wordsLanguage: 'bn', translations: inArabic })).toEqual([
    'en',
    'hi',
    'ar',
  ])
})

test('what is entered and taken out again is no change', () => {
  const none = translationOf({}, 'bn')
  const entry = { of: 'labels', text: 'Jobs' } as const
  const own = withLegalText(withEntry(none, { ...entry, translation: 'কাজ' }), 'privacy', 'আমাদের')
  const entered = { ...values, translations: withTranslation({}, 'bn', own) }
  expect(differingFields(values, entered)).toEqual(['translations'])
  expect(draftOf(entered, ['translations'])).toEqual({
    translations: {
      bn: {
        welcomeText: '',
        labels: { Jobs: 'কাজ' },
        tileTexts: {},
        legalTexts: { privacy: 'আমাদের' },
      },
    },
  })
  const emptied = withLegalText(withEntry(own, { ...entry, translation: '' }), 'privacy', '')
  expect(withTranslation(entered.translations, 'bn', emptied)).toEqual({})
})

test('blank texts are not sent', () => {
  const blank = { ...translationOf({}, 'bn'), welcomeText: '  ', labels: { Jobs: ' ' } }
  expect(sentTranslations({ bn: blank, hi: { ...blank, welcomeText: ' नमस्ते ' } })).toEqual({
    hi: { welcomeText: 'नमस्ते', labels: {}, tileTexts: {}, legalTexts: {} },
  })
})
