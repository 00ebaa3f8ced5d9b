import { expect, test } from 'vitest'
import { refusals } from '#gate'
import {
  choosePasswordSchema,
  forgotSchema,
  ownNameSchema,
  signInSchema,
  signUpSchema,
} from '#modules/accounts/schema'
import { disagreementSchema, fieldsOf, kindsThat } from '#modules/cases/schema'
import { documentKindNames } from '#modules/documents/schema'
import { codeChangeSchema, currentCodeSchema } from '#modules/lookup/schema'
import { officialChecks, officialChecksFor } from '#modules/organisation'
import { checkTexts } from '#modules/organisation/check-texts.schema'
import { setUpSchema } from '#modules/organisation/schema'
import { newShareSchema } from '#modules/shares/schema'
import { messagesOf } from '#test/messages-of'
import { ar } from '#texts/ar/index'
import { bn } from '#texts/bn/index'
import { fil } from '#texts/fil/index'
import { hi } from '#texts/hi/index'
import { ne } from '#texts/ne/index'
import { publicProblems } from '#texts/public-problems'
import { bySentence, type RefusalTexts } from '#texts/public-refusals'

const forms = {
  signInSchema,
  signUpSchema,
  forgotSchema,
  choosePasswordSchema,
  ownNameSchema,
  setUpSchema,
  ...Object.fromEntries(
    kindsThat(({ by }) => by !== 'product').map((kind) => [kind, fieldsOf(kind)]),
  ),
  disagreementSchema,
  newShareSchema,
  currentCodeSchema,
  codeChangeSchema,
}

test.each(Object.entries(forms))('every message of %s has a Bengali one', (_, schema) => {
  const messages = [...new Set(messagesOf(schema))]
  expect(messages.length).toBeGreaterThan(0)
  expect(messages.filter((message) => bn.sentences[message] === undefined)).toEqual([])
})

test('the messages are those that the forms show', () => {
  expect(messagesOf(signUpSchema)).toEqual(
    expect.arrayContaining([
      'Email is required',
      'Please input valid email',
      'Password did not match',
    ]),
  )
  expect(messagesOf(newShareSchema)).toContain('Choose between 1 and 90 days.')
})

test('the advice of every official check is in Bengali; names of services stay as they are', () => {
  const withoutCountry = documentKindNames.flatMap((kind) => officialChecksFor(kind, null))
  const checks = [...officialChecks, ...withoutCountry]
  expect(checks.length).toBeGreaterThan(15)
  for (const { whatToEnter, advice, url, authority, service } of checks) {
    expect(bn.sentences[whatToEnter], whatToEnter).toBeTruthy()
    expect(bn.sentences[advice], advice).toBeTruthy()
    if (url !== null) continue
    expect(bn.sentences[authority], authority).toBeTruthy()
    expect(bn.sentences[service], service).toBeTruthy()
  }
})

test('a refusal is translated by its code, so by whatever its sentence is now', () => {
  const codes = ['class.not_found', 'lookup.no_data_found', 'document.damaged'] as const
  const texts = Object.fromEntries(codes.map((code) => [code, `What is said of ${code}`]))
  const said = bySentence(texts as unknown as RefusalTexts)
  for (const code of codes) expect(said[refusals[code].sentence]).toBe(texts[code])
})

test.each([hi, ne, ar, fil])('$lang has every sentence that Bengali has, and no other', (words) => {
  expect(Object.keys(words.sentences).toSorted()).toEqual(Object.keys(bn.sentences).toSorted())
})

test('no sentence that languages translate is one that nobody says any more', () => {
  const checks = documentKindNames.flatMap((kind) => officialChecksFor(kind, null))
  const advice = [...officialChecks, ...checks].flatMap((check) => [
    check.whatToEnter,
    check.advice,
    check.authority,
    check.service,
  ])
  const said = new Set([...Object.values(forms).flatMap((form) => messagesOf(form)), ...advice])
  for (const sentence of Object.values({ ...checkTexts, ...publicProblems }))
    expect(said.has(sentence), sentence).toBe(true)
})

test('after too many tries the Bengali sentence says whose they were and how long to wait', () => {
  const said = (['address', 'account', 'accountFromAddress', 'accountInBrowser'] as const).map(
    (of) => bn.errors.tooMany(of, 900),
  )
  expect(new Set(said).size).toBe(4)
  for (const sentence of said) expect(sentence).toContain('১৫ মিনিট পরে')
})
