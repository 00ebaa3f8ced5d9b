import { expect, test } from 'vitest'
import { words as bengali } from '#texts/bn/desk-candidate'
import { candidateWords as english } from '#texts/en/desk-candidate'
import { stateOf } from './messages.tsx'

const waiting = {
  state: 'waiting',
  ...{ way: null, contact: null, tries: 0, triedAt: null, endedAt: null },
} as const
const nowhere = { telephone: null, email: null }
const moment = (instant: string) => instant

test('a message waits where the candidate can be reached, and cannot be sent where there is no way', () => {
  for (const reach of [
    { ...nowhere, telephone: '+8801712345678' },
    { ...nowhere, email: 'rahima@example.org' },
  ])
    expect(stateOf(waiting, reach, english.messages, moment)).toBe('Waiting to be sent')
  expect(stateOf(waiting, nowhere, english.messages, moment)).toBe('Cannot be sent')
  expect(stateOf(waiting, nowhere, bengali.messages, moment)).toBe('পাঠানো যাচ্ছে না')
  const tried = { ...waiting, tries: 1, triedAt: '2026-11-01T10:00:00Z' }
  expect(stateOf(tried, nowhere, english.messages, moment)).toBe('Cannot be sent')
  const toFormer = { ...waiting, contact: '+8801712345678' }
  expect(stateOf(toFormer, nowhere, english.messages, moment)).toBe('Waiting to be sent')
})

test('a message that was sent before the number was taken off the record stays sent', () => {
  const sent = { ...waiting, state: 'sent', way: 'sms', endedAt: 'noon' } as const
  expect(stateOf(sent, nowhere, english.messages, moment)).toBe('Sent by SMS noon')
})
