import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/test-app'

const link = { label: 'canarylabel', url: 'https://jobs.example/' }
const group = { title: 'canarygroup', links: [link] }
const settings = {
  welcomeText: 'canarywelcome',
  address: 'canaryaddress',
  phone: '+880 2 000 0000',
  tiles: [{ title: 'canarytile', text: 'canarytext', url: 'https://jobs.example/' }],
  menu: [group],
  footerGroups: [group],
  legalTexts: { privacy: '## canaryheading\n\ncanaryprivacy' },
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const key = await app.key('admin')
  const answer = await app.call('PATCH', '/organisation', { key, body: settings, version: 1 })
  expect(answer.status).toBe(200)
})
afterAll(() => app.close())

/** The page without each frame and what is in it; frames hold no frame. */
function outside(html: string): string {
  let rest = html
  for (;;) {
    const at = rest.indexOf('<div class="entered">')
    if (at < 0) return rest
    let depth = 0
    let end = at
    for (const tag of rest.slice(at).matchAll(/<(\/?)div\b[^>]*>/g)) {
      depth += tag[1] === '' ? 1 : -1
      end = at + tag.index + tag[0].length
      if (depth === 0) break
    }
    rest = rest.slice(0, at) + rest.slice(end)
  }
}

test.each(['/', '/check', '/report', '/verify', '/legal/privacy'])(
  'on %s what was entered stands in a frame that says whose words they are',
  async (path) => {
    const html = await (await app.request(path)).text()
    expect(html).toContain('canary')
    expect(outside(html)).not.toContain('canary')
    const frames = html.split('<div class="entered">').slice(1)
    for (const frame of frames)
      expect(frame).toMatch(/^<p class="whose">From Padma Overseas Ltd, a private agency<\/p>/)
  },
)

test('a link that was entered says that it leads elsewhere, and gives nothing away', async () => {
  const html = await (await app.request('/')).text()
  const links = [...html.matchAll(/<a [^>]*href="https:\/\/jobs\.example\/"[^>]*>.*?<\/a>/gs)]
  expect(links).toHaveLength(3)
  for (const [whole] of links) {
    expect(whole).toContain('rel="external nofollow noreferrer"')
    expect(whole).toContain('(another website)')
  }
})
