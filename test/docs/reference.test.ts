import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { refusals } from '#gate'
import { readConfig, settingNames } from '#platform/config'
import { httpStatusOf } from '#platform/errors'
import { everyLimit, everyRate } from '#server/open-app'
import { documents, tableBelow, textOf } from './document.ts'

const reference = textOf('docs/reference.md')

/** The variables with their defaults. A star marks those that may also be given as a file. */
const variables = tableBelow(reference, 'Variables').map(([cell = '', value]) => {
  const [name = '', star] = cell.replaceAll('`', '').split(' ')
  return { names: star === '*' ? [name, `${name}_FILE`] : [name], value }
})

test('docs/reference.md describes every setting, and none that is not read', () => {
  expect(variables.flatMap(({ names }) => names)).toEqual([...settingNames])
})

test('the README names only settings that exist', () => {
  const named = [...textOf('README.md').matchAll(/`(CANDOR_[A-Z_]+|PORT|NODE_ENV)`/g)]
  expect(named.length).toBeGreaterThan(3)
  for (const [, name] of named) expect(settingNames).toContain(name)
})

test('the defaults are those that the configuration has', () => {
  const defaults = Object.fromEntries(variables.map(({ names: [name], value }) => [name, value]))
  const config = readConfig({ CANDOR_SECRET: 'long enough to be no mistake at all' })
  expect(defaults.PORT).toBe(String(config.port))
  expect(defaults.CANDOR_URL?.replace('PORT', String(config.port))).toBe(config.url)
  expect(resolve(defaults.CANDOR_DATA as string)).toBe(config.dataFolder)
})

const units: Record<string, number> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  MiB: 1024 * 1024,
}

/** `15 minutes` → 900000, `60,000,000 pixels` → 60000000. */
function amount(text: string): number {
  const [number = '', unit = ''] = text.replaceAll(',', '').split(' ')
  return Number(number) * (units[unit.replace(/s$/, '')] ?? 1)
}

/** A limit as the document writes it, in the form of the table in the code. */
function limitIn(text: string): unknown {
  const [, tries, window] = /^(\d+) tries in (.+)$/.exec(text) ?? []
  if (tries && window) return { tries: Number(tries), window: amount(window) }
  return / or /.test(text) ? text.match(/\d+/g)?.map(Number) : amount(text)
}

test('docs/reference.md gives every limit as it is, and none that is not', () => {
  const rows = tableBelow(reference, 'Limits')
  const documented = rows.map(([name = '', limit = '']) => [name, limitIn(limit)])
  const known = [
    ...everyRate.map(({ name, tries, window }) => [`rates.${name}`, { tries, window }]),
    ...Object.entries(everyLimit),
  ]
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(known))
  expect(rows).toHaveLength(known.length)
})

test('the limits of every module are put together, each under a name of its own', async () => {
  const modules = join(import.meta.dirname, '../../src/modules')
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^\w+\/([\w-]+\.)?schema\.ts$/.test(file),
  )
  const tables = await Promise.all(files.map((file) => import(join(modules, file))))
  const exported = tables.flatMap((one) => Object.entries<object>(one))
  const limits = new Map(exported.filter(([name]) => /(Limits|Rates)$/.test(name)))
  expect(limits.size).toBeGreaterThan(10)
  const stated = [...limits].flatMap(([table, its]) =>
    Object.keys(its).map((name) => (table.endsWith('Rates') ? `rates.${name}` : name)),
  )
  const together = [...everyRate.map(({ name }) => `rates.${name}`), ...Object.keys(everyLimit)]
  expect(together).toEqual(expect.arrayContaining(stated))
  expect(new Set(together).size).toBe(together.length)
  expect(new Set(stated).size).toBe(stated.length)
})

test('each row of a table is closed, so that no document shows half a table', () => {
  const rows = documents.flatMap((path) =>
    textOf(path)
      .split('\n')
      .filter((line) => line.startsWith('|')),
  )
  expect(rows.length).toBeGreaterThan(300)
  expect(rows.filter((row) => !row.endsWith('|'))).toEqual([])
})

test('what the documents say about the service and its containers fits the files in deploy', () => {
  const [, restart] = /^Restart=(.+)$/m.exec(textOf('deploy/candor.service')) ?? []
  const stated = [...reference.matchAll(/`Restart=([\w-]+)`/g)].map(([, value]) => value)
  expect(new Set(stated)).toEqual(new Set([restart]))
  // compose.yaml is not where the commands are typed.
  const typed = documents.flatMap((path) => textOf(path).match(/docker compose [a-z-]+/g) ?? [])
  expect(new Set(typed)).toEqual(new Set(['docker compose --file']))
})

const [, sections = ''] = textOf('docs/errors.md').split('\n## Codes\n')

/** The codes below the heading of a status: each begins an item, or stands in the list above the items. */
function codesIn(section: string): string[] {
  const withoutNotes = section.replace(/^- (`[^`]+`):[^\n]*(\n {2}[^\n]*)*/gm, '$1')
  return [...withoutNotes.matchAll(/`([a-z_]+\.[a-z_]+)`/g)].map((match) => match[1] as string)
}

test('docs/errors.md lists every refusal once, below its status, and no other', () => {
  const documented = sections
    .split('\n### ')
    .slice(1)
    .flatMap((section) => codesIn(section).map((code) => `${section.slice(0, 3)} ${code}`))
  const known = Object.entries(refusals).map(([code, { kind }]) => `${httpStatusOf[kind]} ${code}`)
  expect(documented.toSorted()).toEqual(known.toSorted())
})
