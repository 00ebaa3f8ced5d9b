import { expect, test } from 'vitest'
import { publishNotice } from '#modules/notices'
import { bytesOf } from '#test/candidates'
import { documentPng } from '#test/phone-photos'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const ids: string[] = []
const app = await startTestApp()
const picture = await documentPng()
for (const number of [1, 2, 3, 4]) {
  app.clock.move(86_400_000)
  const images = [bytesOf(picture), bytesOf(picture)]
  const text = `First paragraph ${number}.\n\nSecond <b>paragraph</b>.`
  const title = `Notice ${number}`
  ids.push((await publishNotice(app.as(people.amina), { title, text, images })).id)
}

const page = async (path: string) => (await app.request(path)).text()

test('the first page shows the three newest with a picture each, the newest first', async () => {
  const html = await page('/')
  expect([...html.matchAll(/>Notice (\d)</g)].map(([, number]) => number)).toEqual(['4', '3', '2'])
  expect(html.match(/<img[^>]*\/images\/1\?width=480&amp;v=1"/g)).toHaveLength(3)
})

test('a notice shows its two pictures and its text as text', async () => {
  const html = await page(`/notices/${ids[0]}`)
  expect(html).toContain('<p>First paragraph 1.</p>')
  expect(html).toContain('<p>Second &lt;b&gt;paragraph&lt;/b&gt;.</p>')
  const sources = [...html.matchAll(/<img src="([^"]+)"/g)]
  const pictures = sources.map(([, url = '']) => url.replaceAll('&amp;', '&'))
  expect(pictures).toHaveLength(2)
  for (const url of pictures) {
    const answer = await app.request(url)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
  }
  expect(html).toContain(
    '<meta name="description" content="From Padma Overseas Ltd, a private agency: First paragraph 1. Second',
  )
})

test('a notice that is not there is a wrong address', async () => {
  for (const id of ['x', '01890000-0000-7000-8000-000000000000']) {
    const answer = await app.request(`/notices/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Page Not Found')
  }
})

test('the sitemap names each notice', async () => {
  const sitemap = await page('/sitemap.xml')
  for (const id of ids) expect(sitemap).toContain(`/notices/${id}</loc>`)
})
