import { expect, test } from 'vitest'
import { inOwnWords, office } from '#test/said'
import { startTestApp } from '#test/test-app'

const link = { url: 'https://jobs.example/' }
const group = { title: inOwnWords('canarygroup'), links: [link] }
const settings = {
  welcome: inOwnWords('canarywelcome'),
  address: { ...office, street: 'canaryaddress' },
  telephones: ['+880255550100'],
  tiles: [
    { url: '/help', title: inOwnWords('canarytile'), text: { en: 'canarytext' } },
    { url: 'https://jobs.example/' },
  ],
  menu: [group],
  footerGroups: [group],
  legal: { privacy: inOwnWords('## canaryheading\n\ncanaryprivacy') },
}
const app = await startTestApp()
const key = await app.key('admin')
const { id } = await app.addPerson('student', 'sadia@padma.example')
const student = await app.signIn('sadia@padma.example')
for (const accountId of [id, null]) {
  const of = { title: 'canarytitle', teacherName: 'canaryteacher', place: 'canaryplace' }
  const rest = { link: 'https://canary.example/', timeZone: 'Asia/Dhaka', seats: 2, fee: 0 }
  const sessions = [{ startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' }]
  const body = { ...of, ...rest, sessions, currency: 'BDT' }
  const made = await (await app.call('POST', '/classes', { key, body })).json()
  const path = `/classes/${made.id}`
  await app.call('POST', `${path}/state`, { key, body: { state: 'open' } })
  if (accountId) await app.call('POST', `${path}/members`, { key, body: { accountId } })
}
const answer = await app.call('PATCH', '/organisation', { key, body: settings, version: 1 })
expect(answer.status).toBe(200)

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

/** The page without what names a class in a sentence of ours: quoted, or for who cannot see it only. */
function withoutMentions(html: string): string {
  return html.replace(/<span class="unseen">[^<]*<\/span>|“[^”<]*”/g, '')
}

const framed = ['/', '/check', '/tell/concern', '/verify', '/legal/privacy']
test.each([...framed, '/my/classes', '/my/classes/open'])(
  'on %s what was entered stands in a frame that says whose words they are',
  async (path) => {
    const page = await app.request(
      path,
      path.startsWith('/my/') ? { headers: { cookie: student } } : {},
    )
    const html = withoutMentions(await page.text())
    expect(html).toContain('canary')
    if (path.startsWith('/my/')) expect(html).toContain('canaryteacher')
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

test('the preview of a shared notice says whose words they are', async () => {
  const words = {
    title: 'canarynotice',
    text: 'canarywords',
    language: 'en',
    translations: '{}',
    sentences: '[]',
  } as const
  const notice = { ...words, publishedBy: 'amina', version: 1 }
  const none = { withdrawnAt: null, changedBy: null, changedAt: null }
  const id = '0f0e0d0c-0b0a-4908-8706-050403020100'
  const row = { ...notice, ...none, id, publishedAt: '2026-11-01T09:00:00.000Z' }
  await app.runtime.database.write((tx) => tx.insertInto('notices').values(row).execute())
  const html = await (await app.request(`/notices/${id}`)).text()
  const [, description] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  expect(description).toBe('From Padma Overseas Ltd, a private agency: canarywords')
})

// A text browser, and any other where the styles did not come, puts side by side what no space parts.
test('first line, labels and hints are apart without styles', async () => {
  for (const path of ['/', '/check', '/verify', '/shared', '/tell/concern', '/register']) {
    const html = await (await app.request(path)).text()
    const [, first = ''] = /<aside class="who"[^>]*>(.*?)<\/aside>/s.exec(html) ?? []
    expect(first.replaceAll(/<[^>]*>/g, '')).toMatch(
      /^A private company, not a government\. What this site is Ask the government/,
    )
    for (const field of html.match(/<p class="field.*?<\/p>/gs) ?? [])
      expect(field, path).not.toMatch(/[^<>\s](<\/\w+>)+<(span|input|textarea|select)/)
  }
})
