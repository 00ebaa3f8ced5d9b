import { expect, test } from 'vitest'
import type { AgendaItem } from '#modules/agenda/schema'
import { linesOf } from './agenda-groups.ts'

const of = (recordId: string) => ({ recordId, name: recordId, photoId: null })
const ends = (id: string, document: 'passport' | 'medical'): AgendaItem => ({
  ...{ kind: 'paper', ...of(id), document },
})
const said = (items: AgendaItem[]) =>
  linesOf(items).map((line) => ('one' in line ? 'one' : line.several.length))

test('three alike of a day are one line, where the first stood; two are not, nor is what differs', () => {
  const two = [ends('a', 'passport'), ends('b', 'passport')]
  expect(said(two)).toEqual(['one', 'one'])
  const many = [ends('m', 'medical'), ...two, ends('n', 'medical'), ends('c', 'passport')]
  expect(said(many)).toEqual(['one', 3, 'one'])
  const flights = ['SA', 'SA', 'AE', 'SA', null].map(
    (destination, at): AgendaItem => ({
      ...{ kind: 'flight', ...of(`${at}`), destination, needed: 0, missing: [] },
    }),
  )
  expect(said(flights)).toEqual([3, 'one', 'one'])
  const lesson = { kind: 'class', classId: '1', title: 'A', startsAt: '', timeZone: 'UTC' } as const
  expect(said([lesson, lesson, lesson])).toEqual(['one', 'one', 'one'])
})
