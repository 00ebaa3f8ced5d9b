import { describe, expect, test } from 'vitest'
import { sentenceOfEvent } from './events.ts'

describe('an event as a sentence', () => {
  test.each([
    ['record.hidden', {}, 'Hidden'],
    ['document.uploaded', { kind: 'lmia', version: 2 }, 'Document uploaded: LMIA Certificate'],
    [
      'record.changed',
      { fields: ['fatherName', 'address'] },
      "Details changed: Father's name, Permanent address",
    ],
    [
      'organisation.changed',
      { fields: ['welcomeText', 'address'] },
      'Settings changed: welcome text, address',
    ],
    ['account.role_changed', { role: 'admin' }, 'Role changed: admin'],
    ['account.role_changed', { from: 'student', to: 'admin' }, 'Role changed: student → admin'],
    ['comet.seen', {}, 'comet.seen'],
  ])('%s', (action, details, sentence) => {
    expect(sentenceOfEvent(action, details)).toBe(sentence)
  })
})
