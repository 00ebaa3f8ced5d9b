import { expect, test } from 'vitest'
import { openBrowser } from '#test/browser'
import { fillFile } from '#test/candidate-file'
import { startTestApp } from '#test/test-app'
import { mayBeKept } from './addresses.ts'

const raised = { CANDOR_RAISED_LIMITS: '198.51.100.7' }

test('a phone may keep the start page while its answer says so, and no longer once it is switched off', async () => {
  const said: Record<string, unknown> = {}
  for (const isOn of ['on', 'off']) {
    const app = await startTestApp('sqlite', { ...raised, CANDOR_KEEP_ON_PHONE: isOn })
    const { code } = await fillFile(app, ['photo'])
    const browser = openBrowser(app, 'en')
    await browser.post('/check', { number: 'AB1234567', code })
    const [start, card] = [await browser.get('/'), await browser.get('/file/card')]
    const worker = await app.request('/kept-worker.js')
    said[isOn] = {
      header: start.headers.has(mayBeKept),
      link: (await start.text()).includes('href="/kept"'),
      offered: (await card.text()).includes('data-keep='),
      registers: card.headers.get('content-security-policy')?.includes('worker-src'),
      kept: (await browser.get('/file/card/kept')).status,
      worker: [worker.status, worker.headers.get('cache-control')],
      isOff: (await worker.text()).startsWith('self.isOff=true\n'),
    }
  }
  const worker = [200, 'no-cache']
  const all = (is: boolean) => ({ header: is, link: is, offered: is, registers: is, worker })
  expect(said).toEqual({
    on: { ...all(true), kept: 200, isOff: false },
    off: { ...all(false), kept: 404, isOff: true },
  })
})

test('the kept page names the day beside the licence, and has no picture but the card and no other file', async () => {
  const app = await startTestApp('sqlite', raised)
  const { code } = await fillFile(app, ['photo'])
  const browser = openBrowser(app, 'en')
  await browser.post('/check', { number: 'AB1234567', code })
  const html = await browser.text('/file/card/kept')
  expect(html).toMatch(/<p class="licence">.*, as of \d/)
  const files = [...html.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)].map(([, file]) => file)
  // The picture is named twice: React asks the browser to fetch it early.
  expect([...new Set(files)]).toEqual([expect.stringMatching(/^\/assets\/kept-/), '/file/card.png'])
  expect(html).not.toMatch(/<script|href="https?:/)
})
