import { expect, test } from 'vitest'
import type { Tables } from '#migrations'
import { tableNames } from '#modules/archive'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'

test('an access code is shown once: no table keeps it, and no later answer has it', async () => {
  const app = await startTestApp()
  const { id } = await approvedRecord(app)
  const code = await app.code(id)
  const bare = code.replace('-', '')
  const kept: string[] = []
  for (const table of tableNames) kept.push(JSON.stringify(await app.rows(table as keyof Tables)))
  const key = await app.key('admin')
  const later = ['', '/access-code', '/history', '/messages'].map((end) => `/records/${id}${end}`)
  for (const path of [...later, '/unprinted-codes', '/records', '/audit-events'])
    kept.push(await (await app.call('GET', path, { key })).text())
  expect(kept.join('').length).toBeGreaterThan(5000)
  for (const text of kept)
    for (const form of [code, bare]) expect(text.toUpperCase()).not.toContain(form.toUpperCase())
  await app.close()
})
