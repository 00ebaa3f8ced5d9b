import { expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import { languages } from '#platform/languages/schema'
import { heldTables } from './held-tables.ts'

const head = {
  ...{ organisation: 'Padma Overseas Ltd', reference: 'CND-1', madeAt: '2026-11-20T10:00:00.000Z' },
  timeZone: 'Asia/Dhaka',
}

test.each(languages)('every table that is taken has a title of its own in %s', async (language) => {
  const sections = (async function* () {
    for (const [table] of heldTables) yield { table, rows: (async function* () {})() }
  })()
  let page = ''
  for await (const piece of ownDataLetter.page({ ...head, language }, sections)) page += piece
  const titles = [...page.matchAll(/<h2>(.*)<\/h2>/g)].map(([, title]) => title)
  expect(titles).toHaveLength(heldTables.length)
  expect(new Set(titles).size).toBe(titles.length)
  const names = heldTables.map(([name]) => name as string)
  expect(titles.filter((title) => names.includes(String(title)))).toEqual([])
})
