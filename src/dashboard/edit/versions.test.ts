import { describe, expect, test } from 'vitest'
import type { CandidateRecord } from '#modules/records/schema'
import type { StaffDocument } from '../queries.ts'
import { valuesOf } from '../record-form/record-values.ts'
import { differencesOf, documentDifferencesOf, keptValues, mergedValues } from './versions.ts'

const at = '2026-01-01T00:00:00.000Z'
const base: CandidateRecord = {
  ...valuesOf({}),
  ...{ id: '01a1f866-0000-7000-8000-000000000000', reference: 'CR-AAAAAAAA' },
  ...{ passportNumber: 'BX0123456', referenceNumber: 'W300123456', name: 'Rahim Uddin' },
  ...{ fatherName: 'Karim Uddin', motherName: null, address: 'Village road 3, Comilla' },
  ...{ nationality: 'BD', destinationCountry: null, state: 'pending', returnReason: null },
  ...{ hiddenAt: null, deletedAt: null, approvedBy: null, approvedAt: null, submittedAt: at },
  ...{ createdBy: 'm', createdAt: at, updatedBy: 'm', updatedAt: at },
  ...{ stage: null, assignedTo: null, version: 1 },
}
const mine = (changes: object) => ({ ...valuesOf(base), ...changes })
const theirs = (changes: object): CandidateRecord => ({ ...base, version: 2, ...changes })

describe('two versions of one record', () => {
  test('what only I changed is proposed as mine, what only they changed as theirs', () => {
    const differences = differencesOf(base, mine({ name: 'R. Ali' }), theirs({ address: 'Dhaka' }))
    expect(differences.map(({ field, choice }) => [field, choice])).toEqual([
      ['name', 'mine'],
      ['address', 'theirs'],
    ])
  })
  test('what both changed is nobody’s until somebody chooses', () => {
    const [difference] = differencesOf(base, mine({ name: 'A' }), theirs({ name: 'B' }))
    expect(difference).toEqual({ field: 'name', mine: 'A', theirs: 'B', choice: null })
  })
  test('the same change on both sides, or another way of typing the same, is no difference', () => {
    expect(differencesOf(base, mine({ name: 'A' }), theirs({ name: 'A' }))).toEqual([])
    const typed = mine({ passportNumber: 'bx 0123-456', name: ' Rahim  Uddin ' })
    expect(differencesOf(base, typed, theirs({}))).toEqual([])
  })
  test('an emptied name of a parent is a change, an empty one is none', () => {
    expect(differencesOf(base, mine({ fatherName: '' }), theirs({}))).toMatchObject([
      { field: 'fatherName', mine: '', choice: 'mine' },
    ])
    expect(keptValues(mine({})).motherName).toBe('')
  })
  test('the merged version takes each field from the side that was chosen', () => {
    const now = theirs({ name: 'B', address: 'Dhaka', destinationCountry: 'CA' })
    const differences = differencesOf(base, mine({ name: 'A', fatherName: 'K. Uddin' }), now)
    const chosen = differences.map((one) => ({ ...one, choice: one.choice ?? ('mine' as const) }))
    const merged = { ...valuesOf(now), name: 'A', fatherName: 'K. Uddin' }
    expect(mergedValues(now, chosen)).toEqual(merged)
  })
  test('an open choice never overwrites what is on file', () => {
    const now = theirs({ name: 'B' })
    expect(mergedValues(now, differencesOf(base, mine({ name: 'A' }), now)).name).toBe('B')
  })
})

describe('the documents of two versions', () => {
  const document = (id: string) => ({ id, kind: 'visa-paper' }) as StaffDocument
  const file = new File(['visa'], 'visa.png')
  const replaced = [{ kind: 'visa-paper', file }] as const
  const takenOff = [{ kind: 'visa-paper', file: null }] as const

  test('what nobody else touched is replaced and taken off without a question', () => {
    for (const changes of [replaced, takenOff])
      expect(documentDifferencesOf([document('a')], changes, [document('a')])).toEqual([])
    expect(documentDifferencesOf([], replaced, [])).toEqual([])
  })
  test('a scan that came meanwhile is neither superseded nor taken off unseen', () => {
    const now = [document('b')]
    for (const before of [[], [document('a')]])
      for (const changes of [replaced, takenOff])
        expect(documentDifferencesOf(before, changes, now)).toEqual([
          { kind: 'visa-paper', mine: changes[0].file, theirs: now[0], choice: null },
        ])
  })
  test('a document that somebody took off does not come back with a new file unasked', () => {
    expect(documentDifferencesOf([document('a')], replaced, [])).toEqual([
      { kind: 'visa-paper', mine: file, theirs: null, choice: null },
    ])
  })
  test('taken off by both is no difference, nor is what came into a slot that I leave alone', () => {
    expect(documentDifferencesOf([document('a')], takenOff, [])).toEqual([])
    expect(documentDifferencesOf([document('a')], [], [document('b')])).toEqual([])
  })
})
