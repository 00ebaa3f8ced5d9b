import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { handbookPage } from '../../src/dashboard/shell/handbook-page.ts'
import { linksByRole } from '../../src/dashboard/shell/links.ts'
import { checkout, documents, textOf } from './document.ts'

const pages = documents.filter((path) => path.startsWith(join('docs', 'handbook')))
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length)

/** Everything that the dashboard may say, as its source has it. */
const said = ['src/dashboard', 'src/messages', 'src/modules']
  .flatMap((folder) =>
    readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(checkout, folder, name),
    ),
  )
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !path.includes('honesty'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

test('what the handbook prints in bold stands on the dashboard in these words', () => {
  const named = pages.flatMap((path) =>
    [...textOf(path).matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) =>
      (name as string).replaceAll('\n', ' '),
    ),
  )
  expect(named.length).toBeGreaterThan(60)
  expect(
    named.filter(
      (name) => !new RegExp(`['"\`>\\s]${name.replaceAll(/[.?()]/g, '\\$&')}['"\`<\\s]`).test(said),
    ),
  ).toEqual([])
})

test('the index leads to every page', () => {
  const index = textOf('docs/handbook/index.md')
  for (const name of pages.map(nameOf).filter((one) => one !== 'index'))
    expect(index).toContain(`](${name}.md)`)
})

test('each page of the drawer has its page of the handbook', () => {
  const paths = Object.values(linksByRole).flatMap((links) => links.map(({ to }) => to))
  for (const path of paths) expect(pages.map(nameOf), path).toContain(handbookPage(path))
  expect(paths.filter((path) => handbookPage(path) === 'index')).toEqual([])
  expect(handbookPage('/records/0193')).toBe('record')
  expect(handbookPage('/records')).toBe('records')
})
