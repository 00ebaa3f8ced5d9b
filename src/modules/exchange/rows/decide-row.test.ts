import { describe, expect, test } from 'vitest'
import { candidateIn, row } from '../test-tables.ts'
import { decideRow } from './decide.ts'

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

  test('new, the same again, changed', () => {
    expect(decideRow(candidate, undefined, choice)).toMatchObject({ outcome: 'created' })
    const young = candidateIn(row)
    if (young.details) young.details.dateOfBirth = '2008-11-21'
    expect(decideRow(young, undefined, choice).problems).toEqual([
      said(/^Date of birth: this candidate is under 18/),
    ])
    expect(decideRow(candidate, onFile, choice)).toEqual({ outcome: 'unchanged', problems: [] })
    const other = { ...onFile, details: { ...details, name: 'Rahima Begum', nationality: 'IN' } }
    // The nationality was the default, not the table's word.
    expect(decideRow(candidate, other, chosen)).toMatchObject({
      outcome: 'updated',
      changes: { name: 'Rahima Khatun' },
      hiding: null,
    })
    expect(decideRow(candidate, other, choice)).toEqual({
      outcome: 'failed',
      problems: [said(/with another name\. Choose “Update/)],
    })
    expect(decideRow(candidate, { ...other, row: 7 }, choice)).toMatchObject({
      problems: [said(/row 7 too/)],
    })
  })

  test('a word for hidden that differs is a difference; an empty cell is none', () => {
    const hidden = { ...candidate, isHidden: true }
    expect(decideRow(hidden, onFile, chosen)).toMatchObject({ changes: {}, hiding: 'hide' })
    expect(decideRow(hidden, onFile, choice)).toMatchObject({
      outcome: 'failed',
      problems: [said(/is on file already, not hidden\. Choose “Update/)],
    })
    const shown = { ...candidate, isHidden: false }
    expect(decideRow(shown, { ...onFile, isHidden: true }, chosen)).toMatchObject({
      hiding: 'unhide',
    })
    expect(decideRow(candidate, { ...onFile, isHidden: true }, chosen)).toMatchObject({
      outcome: 'unchanged',
    })
  })

  test('a state that differs is said and never taken over', () => {
    const waits = { ...candidate, isWaiting: true }
    const problems = [said(/^State: this record is approved here/)]
    expect(decideRow(waits, onFile, chosen)).toEqual({ outcome: 'unchanged', problems })
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
