import { expect, test } from 'vitest'
import { matching, type PaletteItem } from './palette-items.ts'

const item = (label: string, alsoFoundBy?: string): PaletteItem => ({
  id: label,
  group: 'pages',
  label,
  ...(alsoFoundBy === undefined ? {} : { alsoFoundBy }),
  run: () => undefined,
})
const items = [item('Audit log'), item('অনুমোদন', 'Approvals'), item('Réglages'), item('API keys')]

test.each([
  ['', ['Audit log', 'অনুমোদন', 'Réglages', 'API keys']],
  ['log', ['Audit log']],
  ['AUDIT l', ['Audit log']],
  ['regl', ['Réglages']],
  ['অনু', ['অনুমোদন']],
  ['appr', ['অনুমোদন']],
  ['udit', []],
  ['log keys', []],
])('“%s” finds %j', (typed, found) => {
  expect(matching(items, typed).map(({ label }) => label)).toEqual(found)
})
