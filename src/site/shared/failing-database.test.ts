import { afterAll, describe, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { fillFile } from '#test/candidate-file'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { shareOf } from './test-share.ts'

const url = await copyMigratedPostgres()
const proxy = await openLoopbackProxy(Number(new URL(url).port))
const app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
const { record } = await fillFile(app, ['visa-paper'])
const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
const { code } = await shareOf(app, record, ['visa-paper'])
const open = async (path: string, typed: string) => {
  const body = new URLSearchParams({ number: 'AB1234567', code: typed })
  const opened = await app.request(path, { method: 'POST', body })
  return (opened.headers.get('set-cookie') as string).split(';')[0]
}
const cookie = `${await open('/check', accessCode)}; ${await open('/shared', code)}`
afterAll(async () => {
  await app.close()
  await proxy.close()
})

// One question after the other: the one that finds the viewing, and each that is asked behind it.
const asked = ['iewings"', '"records"', 'from "documents"', 'from "cases"', '"organisation"']

describe.each(['/shared/file', '/shared/documents/visa-paper', '/file', '/file/share'])(
  '%s, when the database goes away in the middle,',
  (path) => {
    const show = () => app.request(path, { headers: { cookie } })

    test.each(asked)('at the question for %s, is a failure that closes nothing', async (words) => {
      expect((await show()).status).toBe(200)
      proxy.loseAnswerTo(words)
      const answer = await show()
      expect(answer.status).toBe(503)
      expect(answer.headers.getSetCookie()).toEqual([])
      expect(await answer.text()).not.toContain('Rahima')
      expect((await show()).status).toBe(200)
    })
  },
)
