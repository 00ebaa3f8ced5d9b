import { describe, expect, test } from 'vitest'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp } from '#test/test-app'
import { closedAfterwards } from '#test/test-runtime'
import { shareOf } from './test-share.ts'

const url = await copyMigratedPostgres()
const proxy = await closedAfterwards(openLoopbackProxy(Number(new URL(url).port)))
const app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
const { record, code } = await fillFile(app, ['visa-paper'])
const share = await shareOf(app, record, ['visa-paper'])
const browser = openBrowser(app)
await browser.post('/check', { number: 'AB1234567', code })
await browser.post('/shared', { number: 'AB1234567', code: share.code })

// One question after the other: the one that finds the viewing, and each that is asked behind it.
const asked = ['iewings"', '"records"', 'from "documents"', 'from "cases"', '"organisation"']

describe.each(['/shared/file', '/shared/documents/visa-paper', '/file', '/file/share'])(
  '%s, when the database goes away in the middle,',
  (path) => {
    const show = () => browser.get(path)

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
