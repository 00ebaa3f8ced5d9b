import { expect, test } from 'vitest'
import { refusal } from '#gate'
import { startTestApp } from '#test/test-app'
import { sitePageFor } from './site-page-for.tsx'

const app = await startTestApp('sqlite')

/** Returns where the button of the error page leads. */
async function leadsTo(address: string, method = 'GET', kind = away): Promise<string | undefined> {
  const request = new Request(`http://localhost:3000${address}`, { method })
  const html = await (await sitePageFor(app, request, kind)).text()
  return /<a class="button" href="([^"]*)">(?:Try again|Back to Home)</.exec(html)?.[1]
}
const away = refusal('service.database_unavailable', { retryAfter: 2 })

test('a page that is away for a moment is asked for again', async () => {
  expect(await leadsTo('/official-checks?country=QA&a=1')).toBe(
    '/official-checks?country=QA&amp;a=1',
  )
})

test.each(['//evil.example', '/\\evil.example'])('%s leads to no other site', async (address) => {
  expect(await leadsTo(address)).toBe('/')
})

test('a form is not sent again, nor is anything after too many tries', async () => {
  expect(await leadsTo('/tell/complaint', 'POST')).toBe('/')
  const tooMany = refusal('request.too_many', { retryAfter: 60 })
  expect(await leadsTo('/tell/complaint', 'GET', tooMany)).toBe('/')
})
