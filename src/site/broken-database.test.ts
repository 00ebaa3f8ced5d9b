import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { refusal } from '#gate'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { firstLineOf } from '#test/first-line'
import { openLoopbackProxy } from '#test/loopback-proxy'
import { copyMigratedPostgres } from '#test/migrated'
import { startTestApp, type TestApp } from '#test/test-app'
import { closedAfterwards } from '#test/test-runtime'
import { catalogues } from './catalogues.ts'
import { shareOf } from './shared/test-share.ts'
import { sitePageFor } from './site-page-for.tsx'

/** Takes the settings away below a running Candor. */
async function breakIt({ folder }: TestApp): Promise<void> {
  // What was read without a wait so far is read in one state of the database.
  await setImmediate()
  const sqlite = new BetterSqlite3(join(folder, 'candor.sqlite'))
  sqlite.exec('drop table "organisation"')
  sqlite.close()
}

const away = refusal('service.database_unavailable', { retryAfter: 2 })
const asked = (method: string) => new Request('http://localhost:3000/tell/complaint', { method })
/** As the title ends. */
const agencyOf = (html: string) => / · ([^<]+)<\/title>/.exec(html)?.[1]
const buttonOf = (html: string) => /<a class="button" href="([^"]*)">/.exec(html)?.[1]

test('when the database fails, a plain page still says that this is no government', async () => {
  const broken = await startTestApp()
  await breakIt(broken)
  const answer = await broken.request('/check')
  expect(answer.status).toBe(503)
  const html = await answer.text()
  expect(html).toContain('cannot reach its records at the moment. Nothing on file was changed.')
  expect(firstLineOf(html)).toBe('A private company, not a government.')
  // Nobody can tell whether it is set up; who sent a form is left with a way on.
  expect(buttonOf(await (await sitePageFor(broken, asked('POST'), away)).text())).toBe('/')
})

test('it names the agency and has its menu, when they were read before', async () => {
  const broken = await startTestApp()
  const before = await (await broken.request('/tell/complaint')).text()
  await breakIt(broken)
  for (const method of ['GET', 'POST']) {
    const answer = await sitePageFor(broken, asked(method), away)
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(agencyOf(before)).toBeTruthy()
    expect(agencyOf(html)).toBe(agencyOf(before))
    expect(firstLineOf(html)).toBe(firstLineOf(before))
    const menu = (page: string) => /<header[\s\S]*?<\/header>/.exec(page)?.[0].match(/href="\/\w+/g)
    expect(menu(html)).toEqual(menu(before))
    expect(html).toContain('This website cannot reach its records at the moment.')
    expect(buttonOf(html)).toBe(method === 'GET' ? '/tell/complaint' : '/')
  }
})

test('the button of an error page asks again for a page, sends no form again, and leads to no other site', async () => {
  const app = await startTestApp()
  const leadsTo = async (address: string, method = 'GET', kind = away) => {
    const request = new Request(`http://localhost:3000${address}`, { method })
    return buttonOf(await (await sitePageFor(app, request, kind)).text())
  }
  const tooMany = refusal('request.too_many', { retryAfter: 60 })
  expect([
    await leadsTo('/official-checks?country=QA&a=1'),
    await leadsTo('//evil.example'),
    await leadsTo('/\\evil.example'),
    await leadsTo('/tell/complaint', 'POST'),
    await leadsTo('/tell/complaint', 'GET', tooMany),
  ]).toEqual(['/official-checks?country=QA&amp;a=1', '/', '/', '/', '/'])
})

test('a candidate is told in each language without words for operators', () => {
  const codes = [
    ...(['service.unavailable', 'service.database_unavailable', 'service.no_room'] as const),
    ...(['service.storage_unavailable', 'service.outcome_unknown'] as const),
  ]
  const forOperators =
    /database|storage|disk|Candor|operator|ডেটাবেস|ডিস্ক|डेटाबेस|डाटाबेस|डिस्क|قاعدة البيانات|القرص/i
  const faults = Object.values(catalogues).flatMap(({ lang, refusals }) =>
    codes
      .filter((code) => {
        const said = refusals[code]
        return !said || said === refusal(code).message || forOperators.test(said)
      })
      .map((code) => `${lang}: ${code}`),
  )
  expect(faults).toEqual([])
})

const url = await copyMigratedPostgres()
const proxy = await closedAfterwards(openLoopbackProxy(Number(new URL(url).port)))
const app = await startTestApp('postgres', { CANDOR_DATABASE_URL: proxy.url(url) })
const { record, code } = await fillFile(app, ['visa-paper'])
const share = await shareOf(app, record, ['visa-paper'])
const browser = openBrowser(app)
await browser.post('/check', { number: 'AB1234567', code })
await browser.post('/shared', { number: 'AB1234567', code: share.code })

// One question after the other: the one that finds the viewing, and each that is asked behind it.
const questions = ['iewings"', '"records"', 'from "documents"', 'from "cases"', '"organisation"']

describe.each(['/shared/file', '/shared/documents/visa-paper', '/file', '/file/share'])(
  '%s, when the database goes away in the middle,',
  (path) => {
    const show = () => browser.get(path)

    test.each(questions)(
      'at the question for %s, is a failure that closes nothing',
      async (words) => {
        expect((await show()).status).toBe(200)
        proxy.loseAnswerTo(words)
        const answer = await show()
        expect(answer.status).toBe(503)
        expect(answer.headers.getSetCookie()).toEqual([])
        expect(await answer.text()).not.toContain('Rahima')
        expect((await show()).status).toBe(200)
      },
    )
  },
)
