import { describe, expect, test } from 'vitest'
import { decideRow } from './decide.ts'
import { candidateIn, row } from './test-rows.ts'

const said = (message: RegExp) =>
  expect.objectContaining({ message: expect.stringMatching(message) })

describe('what becomes of a row', () => {
  const candidate = candidateIn(row)
  const details = { ...candidate.details, fatherName: 'Abdul Karim' }
  const onFile = { details, isHidden: false, isApproved: true }
  const choice = {
    updateExisting: false,
    secondPersonApproval: false,
    today: '2026-11-20',
    takesNone: null,
  }
  const chosen = { ...choice, updateExisting: true }

  test('what the table leaves to a default changes nothing, and an earlier row is named', () => {
    const other = { ...onFile, details: { ...details, name: 'Rahima Begum', nationality: 'IN' } }
    expect(decideRow(candidate, other, chosen)).toMatchObject({
      ...{ outcome: 'updated', changes: { name: 'Rahima Khatun' }, hiding: null },
    })
    expect(decideRow(candidate, { ...other, row: 7 }, choice)).toMatchObject({
      ...{ outcome: 'failed', problems: [said(/row 7 too/)] },
    })
  })

  test('a state that differs is said and never taken over', () => {
    const waits = { ...candidate, isWaiting: true }
    const problems = [said(/^State: this record is approved here/)]
    expect(decideRow(waits, onFile, choice)).toEqual({ outcome: 'failed', problems })
    const approved = { ...candidate, isWaiting: false }
    const pending = { ...onFile, isApproved: false }
    expect(decideRow(approved, pending, chosen).problems).toEqual([
      said(/^State: this record is not approved here/),
    ])
    // A new record would wait too, so the same row again changes nothing.
    const withSecond = { ...choice, secondPersonApproval: true }
    expect(decideRow(approved, pending, withSecond)).toMatchObject({ outcome: 'unchanged' })
    expect(decideRow(candidate, pending, choice)).toMatchObject({ outcome: 'unchanged' })
  })
})
