import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { recordListSchema } from '#modules/records/schema'
import { startPadma } from '#test/padma'
import { exportRecords } from './archive/export-some.ts'
import { guessMapping } from './guess-mapping.ts'
import { namesByTarget } from './guess-names.ts'

test('every heading of our own list of records that has a target is found', async () => {
  const app = await startPadma()
  const list = await exportRecords(app.system, recordListSchema.parse({}))
  const [first = ''] = (await text(list)).replace(/^\ufeff/, '').split(/\r?\n/)
  await app.close()
  const headings = first.split(',').map((heading) => heading.replaceAll('"', ''))
  const known = headings.filter((heading) => (namesByTarget as Map<string, unknown>).has(heading))
  expect(known).toContain('broughtByNumber')
  expect(guessMapping(headings)).toMatchObject(Object.fromEntries(known.map((one) => [one, one])))
})
