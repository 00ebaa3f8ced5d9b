import { describe, expect, test } from 'vitest'
import { type HistoryEvent, storyOf } from './story.ts'

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
      'Amina put LMIA Certificate, version 2 on file',
    ],
    [{ by: 'gone' }, 'A deleted account hid the record'],
    [
      { action: 'viewing.opened', by: null, actorKind: 'anonymous' },
      'Somebody with the access code opened the file',
    ],
    [{ action: 'viewing.opened', by: 'sadia' }, 'Sadia opened the file by the linked account'],
    [{ action: 'share.made', by: null }, 'The candidate made a share'],
    [{ action: 'comet.seen', by: null }, 'comet.seen'],
  ])('%o', (changes, sentence) => {
    expect(storyOf(event(changes), people)).toBe(sentence)
  })
})
