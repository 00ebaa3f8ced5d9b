import { expect, test } from 'vitest'
import { keptOf, readKeep } from './backups.ts'

const at = (day: string, time = '02:30') => `${day}T${time}:00.000Z`
const kept = (rule: string, times: string[]) => [...keptOf(times, readKeep(rule) ?? [])].toSorted()

test('the newest of each day, week, month and year that has one is kept', () => {
  const times = [
    at('2025-12-31'),
    at('2026-10-01'),
    at('2026-10-31'),
    // A Sunday, and the Monday after it.
    at('2026-11-22'),
    at('2026-11-23', '01:00'),
    at('2026-11-23', '23:59'),
    at('2026-11-24'),
  ]
  expect(kept('2d', times)).toEqual([at('2026-11-23', '23:59'), at('2026-11-24')])
  expect(kept('2w', times)).toEqual([at('2026-11-22'), at('2026-11-24')])
  expect(kept('2m', times)).toEqual([at('2026-10-31'), at('2026-11-24')])
  expect(kept('2y', times)).toEqual([at('2025-12-31'), at('2026-11-24')])
  expect(kept('1d,2w,3m', times)).toEqual([
    at('2025-12-31'),
    at('2026-10-31'),
    at('2026-11-22'),
    at('2026-11-24'),
  ])
})

test('a pause of backups removes none, and of no backups none is kept', () => {
  const old = ['2020-01-01', '2020-01-02', '2026-11-24'].map((day) => at(day))
  expect(kept('7d', old)).toEqual(old)
  expect(kept('7d,4w,12m', [])).toEqual([])
})

test('a rule is numbers with units, and nothing else', () => {
  expect(readKeep('7d,4w,12m')).toEqual([
    { count: 7, unit: 'd' },
    { count: 4, unit: 'w' },
    { count: 12, unit: 'm' },
  ])
  for (const text of ['', '0d', '7', 'd', '7d,', '7d 4w', '7h', '-1d', '1000d', '7D'])
    expect(readKeep(text), text).toBeNull()
})
