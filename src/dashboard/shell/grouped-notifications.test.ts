import { expect, test } from 'vitest'
import { grouped, type Notification } from './grouped-notifications.ts'

let count = 0
const note = (kind: Notification['kind'], recordId: string, isRead = false): Notification => {
  count += 1
  return {
    ...{ id: `${count}`, kind, recordId, reference: recordId, name: recordId, caseId: null },
    ...{ madeBy: null, createdAt: '2026-12-01T00:00:00Z', readAt: isRead ? 'then' : null },
  }
}

test('one line for each person concerned, by kind; kinds with something unread come first', () => {
  const list = [
    note('mentioned', 'Rahima', true),
    note('case', 'Karim'),
    note('mentioned', 'Rahima', true),
    note('case', 'Rahima', true),
    note('case', 'Karim', true),
  ]
  const said = grouped(list).map(({ kind, people }) => [
    kind,
    people.map(({ latest, ids, unread }) => [latest.name, ids.length, unread.length]),
  ])
  expect(said).toEqual([
    [
      'case',
      [
        ['Karim', 2, 1],
        ['Rahima', 1, 0],
      ],
    ],
    ['mentioned', [['Rahima', 2, 0]]],
  ])
  expect(grouped([])).toEqual([])
})
