import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { words as bengali } from '#texts/bn/desk-events'
import { partsOfEvent, sentenceOfEvent } from './events.ts'

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
      { fields: ['welcome', 'address'] },
      'Settings changed: welcome, address',
    ],
    [
      'organisation.changed',
      {
        fields: ['trashDays', 'staffSecondFactor', 'tiles', 'registerUrl'],
        values: { trashDays: [30, 7], staffSecondFactor: [false, true], registerUrl: [null, 'x'] },
      },
      'Settings changed: trash days 30 → 7, staff second factor off → on, tiles, register url none → x',
    ],
    ['account.role_changed', { role: 'admin' }, 'Role changed: admin'],
    ['account.role_changed', { from: 'student', to: 'admin' }, 'Role changed: student → admin'],
    ['comet.seen', {}, 'comet.seen'],
  ])('%s', (action, details, sentence) => {
    expect(sentenceOfEvent(action, details)).toBe(sentence)
  })
})

test('in Bengali, only the name of a setting and an unknown action are English', () => {
  const told = (action: string, details: Record<string, unknown>) =>
    partsOfEvent(action, details, { words: bengali, language: 'bn' })
  const values = { staffSecondFactor: [false, true] }
  expect(told('organisation.changed', { fields: ['staffSecondFactor'], values })).toEqual([
    { text: 'সেটিংস বদলানো হয়েছে' },
    { text: ': ' },
    { text: 'staff second factor', isEnglish: true },
    { text: ' বন্ধ → চালু' },
  ])
  expect(told('account.role_changed', { from: 'student', to: 'admin' }).at(-1)).toEqual({
    text: 'শিক্ষার্থী → অ্যাডমিন',
  })
  expect(told('comet.seen', {})).toEqual([{ text: 'comet.seen', isEnglish: true }])
})

test('every action that the source writes to the audit log has words', () => {
  const source = join(import.meta.dirname, '../..')
  const actions = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), 'utf8').matchAll(/appendAudit\(\s*\w+,\s*'([\w.]+)'/g),
    ])
    .map(([, action = '']) => action)
  expect(actions.length).toBeGreaterThan(50)
  expect([...new Set(actions)].filter((action) => sentenceOfEvent(action, {}) === action)).toEqual(
    [],
  )
})
