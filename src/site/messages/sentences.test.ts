import { expect, test } from 'vitest'
import type { z } from 'zod'
import { refusals } from '#gate'
import { adviceSentences } from '#messages/bn/advice'
import { problemSentences } from '#messages/bn/problems'
import {
  choosePasswordSchema,
  forgotSchema,
  ownNameSchema,
  signInSchema,
  signUpSchema,
} from '#modules/accounts/schema'
import { newComplaintSchema } from '#modules/complaints/schema'
import { newCodeRequestSchema, newConcernSchema } from '#modules/concerns/schema'
import { contestWordsSchema } from '#modules/contests/schema'
import { newOtherSchema } from '#modules/contracts/schema'
import { documentKindNames } from '#modules/documents/schema'
import { newObjectionSchema, newOwnPaymentSchema } from '#modules/fees/schema'
import { codeChangeSchema, currentCodeSchema } from '#modules/lookup/schema'
import { officialChecks, officialChecksFor } from '#modules/organisation'
import { setUpSchema } from '#modules/organisation/schema'
import { newShareSchema } from '#modules/shares/schema'
import { newDisputeSchema } from '#modules/training/schema'
import { ar } from './ar/index.ts'
import { bn } from './bn/index.ts'
import { fil } from './fil/index.ts'
import { hi } from './hi/index.ts'
import { ne } from './ne/index.ts'
import { bySentence, type RefusalTexts } from './public-refusals.ts'

/** The messages that a schema was given, found in it and in everything that it is made of. */
function messagesOf(node: unknown, seen = new Set<unknown>()): string[] {
  if (typeof node !== 'object' || node === null || seen.has(node)) return []
  seen.add(node)
  const definition = (node as Partial<z.ZodType>)._zod?.def
  if (definition !== undefined) {
    const { error } = definition as { error?: (issue: unknown) => unknown }
    const own = typeof error === 'function' ? [String(error({}))] : []
    return [...own, ...messagesOf(definition, seen)]
  }
  const parts = Array.isArray(node) ? node : Object.values(node)
  return parts.flatMap((part) => messagesOf(part, seen))
}

const forms = {
  signInSchema,
  signUpSchema,
  forgotSchema,
  choosePasswordSchema,
  ownNameSchema,
  setUpSchema,
  newComplaintSchema,
  newConcernSchema,
  newCodeRequestSchema,
  newShareSchema,
  newDisputeSchema,
  newOtherSchema,
  newObjectionSchema,
  newOwnPaymentSchema,
  contestWordsSchema,
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

test('no translated sentence is one that nobody says any more', () => {
  const checks = documentKindNames.flatMap((kind) => officialChecksFor(kind, null))
  const advice = [...officialChecks, ...checks].flatMap((check) => [
    check.whatToEnter,
    check.advice,
    check.authority,
    check.service,
  ])
  const said = new Set([...Object.values(forms).flatMap((form) => messagesOf(form)), ...advice])
  for (const sentence of Object.keys({ ...adviceSentences, ...problemSentences }))
    expect(said.has(sentence), sentence).toBe(true)
})

test('after too many tries the Bengali sentence says whose they were and how long to wait', () => {
  const said = (['address', 'account', 'accountFromAddress', 'accountInBrowser'] as const).map(
    (of) => bn.errors.tooMany(of, 900),
  )
  expect(new Set(said).size).toBe(4)
  for (const sentence of said) expect(sentence).toContain('১৫ মিনিট পরে')
})
