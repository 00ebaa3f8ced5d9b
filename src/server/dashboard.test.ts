import { expect, test } from 'vitest'
import { offerEveryLanguage } from '#test/choose-settings'
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

test('a student lands on the own file, or is told at home for whom a page is', async () => {
  for (const path of ['/dashboard', '/dashboard/'])
    expect(await ask(path, 'sadia@padma.example')).toMatchObject({
      ...{ status: 303, location: '/my/file' },
    })
  const forWhom = {
    'not-admin': ['records', 'entry', 'settings'],
    'not-moderator': ['submit', 'submissions', 'taught-classes/7', 'records/7/edit'],
  }
  for (const [flash, paths] of Object.entries(forWhom))
    for (const path of paths)
      expect([path, await ask(`/dashboard/${path}`, 'sadia@padma.example')]).toEqual([
        path,
        { status: 303, location: '/', flash },
      ])
})

test('staff get the document on every address, in a language of the dashboard, from left to right', async () => {
  for (const path of ['/dashboard', '/dashboard/records'])
    expect((await ask(path, 'mita@padma.example')).status).toBe(200)
  const session = await app.signIn('mita@padma.example')
  for (const [chosen, lang] of Object.entries({ bn: 'bn', ar: 'en', fil: 'en' })) {
    const headers = { cookie: `${session}; language=${chosen}` }
    const html = await (await app.request('/dashboard', { headers })).text()
    expect(html).toContain(`<html lang="${lang}" dir="ltr">`)
  }
})
