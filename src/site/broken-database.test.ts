import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { firstLineOf } from '#test/first-line'
import { startTestApp } from '#test/test-app'

test('when the database fails, a plain page still says that this is no government', async () => {
  const broken = await startTestApp()
  const sqlite = new BetterSqlite3(join(broken.folder, 'candor.sqlite'))
  sqlite.exec('drop table "organisation"')
  sqlite.close()
  const answer = await broken.request('/check')
  expect(answer.status).toBe(500)
  const html = await answer.text()
  expect(html).toContain('Something went wrong on our side')
  expect(firstLineOf(html)).toBe('A private company, not a government.')
  await broken.close()
})
