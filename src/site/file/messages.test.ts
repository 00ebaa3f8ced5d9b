import { expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { offKinds } from '#modules/messages'
import { openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const record = await approvedRecord(app, { email: 'rahima@people.example' })

const off = () => app.system.read((ctx) => offKinds(ctx, record.id))
const ticked = (html: string) =>
  [...html.matchAll(/<input type="checkbox" id="(\w+)"[^>]*checked=""/g)].map(([, id]) => id)

test('a box without a tick switches a kind off, and the page shows it when it is opened again', async () => {
  const code = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, record.id))
  const candidate = openBrowser(app)
  await candidate.post('/check', { number: record.passportNumber, code })
  expect(await (await candidate.get('/file/standing')).text()).toContain('href="/file/messages"')
  const first = await (await candidate.get('/file/messages')).text()
  expect(ticked(first)).toEqual(['file', 'paper', 'ending', 'share', 'case', 'class'])
  for (const always of [
    'Your access code was changed or ended.',
    'Our staff made a copy of all your data.',
    'A class of yours is cancelled.',
    'Our agency closes, or stays open after all.',
  ])
    expect(first).toContain(always)
  const saved = await candidate.post('/file/messages', { file: 'on', ending: 'on', code: 'off' })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/file/messages?saved'])
  const again = await (await candidate.get('/file/messages?saved')).text()
  expect(ticked(again)).toEqual(['file', 'ending'])
  expect(again).toContain('Saved.')
  expect(await off()).toEqual(['paper', 'share', 'case', 'class'])
})
