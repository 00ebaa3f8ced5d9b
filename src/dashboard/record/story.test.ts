import { describe, expect, test } from 'vitest'
import { words as bengali } from '#texts/bn/desk-history'
import { historyWords } from '#texts/en/desk-history'
import { loadWords } from '../words/jobs.ts'
import { type HistoryEvent, storyOf } from './story.ts'

await loadWords('bn')
const english = { words: historyWords, language: 'en' } as const
const inBengali = { words: bengali as typeof historyWords, language: 'bn' } as const

const people = { amina: 'Amina', sadia: 'Sadia' }
const event = (changes: Partial<HistoryEvent>): HistoryEvent => ({
  id: 'one',
  at: '2026-11-20T09:00:00.000Z',
  by: 'amina',
  actorKind: 'account',
  action: 'record.hidden',
  details: {},
  changes: null,
  reason: null,
  isAltered: false,
  ...changes,
})
const address = { field: 'address', before: 'Road 3', after: 'Road 4', isKnown: true }

describe('an event of a record’s life as a sentence', () => {
  test.each<[Partial<HistoryEvent>, string]>([
    [{}, 'Amina hid the record'],
    [
      { action: 'record.changed', changes: [address] },
      'Amina changed the permanent address from “Road 3” to “Road 4”',
    ],
    [
      {
        action: 'record.changed',
        changes: [{ field: 'destinationCountry', before: null, after: 'CA', isKnown: true }],
      },
      'Amina changed the destination country from nothing to “Canada”',
    ],
    [
      { action: 'record.changed', changes: [{ ...address, isKnown: false }] },
      'Amina changed the permanent address',
    ],
    [{ action: 'record.changed', changes: [address, address] }, 'Amina changed 2 details'],
    [
      { action: 'document.uploaded', details: { kind: 'lmia', version: 2 } },
      'Amina uploaded LMIA Certificate (version 2)',
    ],
    [
      {
        ...{ action: 'consent.given', by: null, actorKind: 'anonymous' },
        details: { purpose: 'sharing' },
      },
      'The candidate said yes to a consent: Showing documents to others',
    ],
    [
      { action: 'consent.withdrawn', by: 'sadia', details: { purpose: 'messages' } },
      'Sadia said no, as the candidate, to what we asked: Messages',
    ],
    [{ by: 'gone' }, 'A deleted account hid the record'],
    [
      { action: 'viewing.opened', by: null, actorKind: 'anonymous' },
      'Somebody with the access code opened the file',
    ],
    [{ action: 'viewing.opened', by: 'sadia' }, 'Sadia opened the file through the linked account'],
    [{ action: 'share.made', by: null }, 'The candidate made a share'],
    [{ action: 'comet.seen', by: null }, 'comet.seen'],
  ])('%o', (changes, sentence) => {
    expect(storyOf(event(changes), people, english)).toBe(sentence)
  })

  test.each<[Partial<HistoryEvent>, string]>([
    [{}, 'Amina রেকর্ড লুকিয়েছেন'],
    [
      { action: 'record.changed', changes: [address] },
      'Amina বদলেছেন: স্থায়ী ঠিকানা, আগে “Road 3”, এখন “Road 4”',
    ],
    [
      { action: 'document.uploaded', details: { kind: 'lmia', version: 2 } },
      'Amina আপলোড করেছেন: LMIA সার্টিফিকেট, সংস্করণ ২',
    ],
    [
      { action: 'document.purged', by: null, details: { kind: 'lmia' } },
      'কাগজ সব সংস্করণসহ চিরতরে মুছে ফেলা হয়েছে: LMIA সার্টিফিকেট',
    ],
  ])('%o, in Bengali', (changes, sentence) => {
    expect(storyOf(event(changes), people, inBengali)).toBe(sentence)
  })
})
