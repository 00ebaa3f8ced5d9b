import { expect, test } from 'vitest'
import { staffNames } from '#test/staff-names'
import { doorsByRole } from '../../src/dashboard/shell/doors.ts'
import { handbookPage } from '../../src/dashboard/shell/person-menu.tsx'
import { boldIn, handbookIn } from './handbook.ts'

const pages = handbookIn('en')

test('what the handbook prints in bold stands on the dashboard in these words', async () => {
  const names = await staffNames()
  const named = [...pages.values()].flatMap(boldIn)
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter((name) => !names.has(name))).toEqual([])
})

test('the index leads to every page', () => {
  const index = pages.get('index')
  for (const name of [...pages.keys()].filter((one) => one !== 'index'))
    expect(index).toContain(`](${name}.md)`)
})

test('each page of the drawer has its page of the handbook', () => {
  const paths = Object.values(doorsByRole).flatMap((doors) => doors.flatMap(({ pages }) => pages))
  for (const path of paths) expect([...pages.keys()], path).toContain(handbookPage(path))
  expect(paths.filter((path) => handbookPage(path) === 'index')).toEqual([])
  expect(handbookPage('/records?view=trash')).toBe('trash')
  expect(handbookPage('/records/0193')).toBe('record')
  expect(handbookPage('/records')).toBe('records')
})
