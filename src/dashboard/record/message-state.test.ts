import { describe, expect, test } from 'vitest'
import { words as bengali } from '#texts/bn/desk-candidate'
import { candidateWords as english } from '#texts/en/desk-candidate'
import { stateOf } from './messages.tsx'

const waiting = {
  state: 'waiting',
  ...{ way: null, tries: 0, triedAt: null, endedAt: null },
} as const
const nowhere = { telephone: null, email: null }
const moment = (instant: string) => instant

describe('a message that waits', () => {
  test.each([
    { ...nowhere, telephone: '+8801712345678' },
    { ...nowhere, email: 'rahima@example.org' },
  ])('will be sent where the candidate can be reached: %j', (reach) => {
    expect(stateOf(waiting, reach, english.messages, moment)).toBe('Waiting to be sent')
  })

  test('cannot be sent where there is neither a telephone nor an email', () => {
    expect(stateOf(waiting, nowhere, english.messages, moment)).toBe('Cannot be sent')
    expect(stateOf(waiting, nowhere, bengali.messages, moment)).toBe('পাঠানো যাচ্ছে না')
    const tried = { ...waiting, tries: 1, triedAt: '2026-11-01T10:00:00Z' }
    expect(stateOf(tried, nowhere, english.messages, moment)).toBe('Cannot be sent')
  })
})

test('a message that was sent before the number was taken off the record stays sent', () => {
  const sent = { ...waiting, state: 'sent', way: 'sms', endedAt: 'noon' } as const
  expect(stateOf(sent, nowhere, english.messages, moment)).toBe('Sent by SMS noon')
})
