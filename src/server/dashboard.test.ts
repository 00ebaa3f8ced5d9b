import { expect, test } from 'vitest'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp } from '#test/test-app'
import { build } from '../../scripts/build.mjs'

await build()
const app = await startTestApp()
await offerEveryLanguage(app)
await app.addPerson('student', 'sadia@padma.example')
await app.addPerson('moderator', 'mita@padma.example')

async function ask(path: string, email: string) {
  const answer = await app.request(path, { headers: { cookie: await app.signIn(email) } })
  const flash = /flash=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]
  return { status: answer.status, location: answer.headers.get('location'), flash }
}

test.each(['/dashboard', '/dashboard/'])(
  'a student who asks for %s lands on the own file',
  async (path) => {
    const { status, location } = await ask(path, 'sadia@padma.example')
    expect([status, location]).toEqual([303, '/my/file'])
  },
)

test.each([
  ['/dashboard/records', 'not-admin'],
  ['/dashboard/entry', 'not-admin'],
  ['/dashboard/settings', 'not-admin'],
  ['/dashboard/submit', 'not-moderator'],
  ['/dashboard/submissions', 'not-moderator'],
  ['/dashboard/taught-classes/7', 'not-moderator'],
  ['/dashboard/records/7/edit', 'not-moderator'],
])('a student who asks for %s is told “%s” at home', async (path, flash) => {
  expect(await ask(path, 'sadia@padma.example')).toEqual({ status: 303, location: '/', flash })
})

test('staff get the document on every address of the dashboard', async () => {
  for (const path of ['/dashboard', '/dashboard/records'])
    expect((await ask(path, 'mita@padma.example')).status).toBe(200)
})

test.each([
  ['bn', 'bn'],
  ['ar', 'en'],
  ['fil', 'en'],
])(
  'staff who read the site in “%s” get the document in “%s”, from left to right',
  async (chosen, lang) => {
    const session = await app.signIn('mita@padma.example')
    const headers = { cookie: `${session}; language=${chosen}` }
    const html = await (await app.request('/dashboard', { headers })).text()
    expect(html).toContain(`<html lang="${lang}" dir="ltr">`)
  },
)
