import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { livedRecord } from '#test/lived-record'
import { startPadma } from '#test/padma'
import type { TestRuntime } from '#test/test-runtime'
import { backUp } from './export-everything.ts'

let app: TestRuntime
beforeEach(async () => {
  app = await startPadma()
})
afterEach(() => app.close())

async function damagedIn(): Promise<number> {
  const { zip, damaged } = await backUp(app.system)
  for await (const _ of zip);
  return damaged()
}

test.each([
  ['at its beginning', 20],
  ['at its end', 150_000],
])('a photo that is damaged %s is counted, and the backup goes on', async (_, at) => {
  const { recordId } = await livedRecord(app, 1)
  await app.system.storage.put(`other-contracts/${recordId}/photo`, Buffer.alloc(150_000, 7))
  expect(await damagedIn()).toBe(0)
  const path = join(app.folder, 'files/other-contracts', recordId, 'photo')
  const bytes = readFileSync(path)
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  writeFileSync(path, bytes)
  expect(await damagedIn()).toBe(1)
})
