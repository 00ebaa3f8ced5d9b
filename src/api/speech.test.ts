import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'

// Forms ask these while somebody types: no list of words leaves the server.

const app = await startTestApp()
const key = await app.key('moderator')
const checked = async (body: object) =>
  (await app.json('POST', '/speech/check', { key, body })).problems as {
    path: string
    code?: string
    word?: string
    offers?: string[]
  }[]

test('own words are checked as publishing would, with the word and the sentences that say it', async () => {
  const texts = ['Good news', 'Your visa is valid until 31 December 2026.']
  const [problem, ...others] = await checked({ place: 'notice', texts })
  expect(others).toEqual([])
  expect(problem).toMatchObject({ path: '1', code: 'speech.paper', word: 'visa' })
  expect(problem?.offers).toContain('paper_end_date')
  expect(await checked({ place: 'notice', texts: ['Closed on Friday.'] })).toEqual([])
})

test('what stands together is checked together', async () => {
  const texts = ['Your vi', 'sa is here']
  expect(await checked({ place: 'notice', texts })).toMatchObject([{ path: '1' }])
})

test('a request is judged by its own schema while it is typed, and what is unfinished is no problem yet', async () => {
  const refusedIn = async (request: string, body: object) => {
    const answer = await app.json('POST', '/drafts', { key, body: { request, body } })
    return (answer.problems as { path: string }[]).map(({ path }) => path)
  }
  expect(await refusedIn('POST /payments', { feeName: 'Visa fee', amount: null })).toEqual([
    'feeName',
  ])
  expect(
    await refusedIn('POST /records', { name: 'Rahim (VERIFIED)', passportNumber: '' }),
  ).toEqual(['name'])
  const terms = { employer: 'Ministry of Health', job: 'Visa approved by the embassy' }
  expect(await refusedIn('PUT /records/{id}/contract/terms', terms)).toEqual(['job'])
  const settings = {
    branches: ['Canada Visa Counter'],
    email: 'visa@canada.ca',
    people: ['Ambassador'],
  }
  expect((await refusedIn('PATCH /organisation', settings)).toSorted()).toEqual([
    'branches.0',
    'email',
    'people.0',
  ])
  const unknown = { request: 'POST /nothing', body: {} }
  expect((await app.call('POST', '/drafts', { key, body: unknown })).status).toBe(422)
})

test('sentences are found by words of any language, for a place, without those that have no facts', async () => {
  const found = async (typed: string, place = 'notice') => {
    const body = { typed, place, language: 'en' }
    return (await app.json('POST', '/speech/search', { key, body })).sentences as string[]
  }
  expect((await found('দূতাবাস বন্ধ')).slice(0, 3)).toContain('embassy_closed')
  expect(await found('sarado')).toContain('office_closed')
  expect(await found('closed', 'stage')).not.toContain('office_closed')
  // It has branches to choose from only where the settings name them.
  expect(await found('our people', 'answer')).not.toContain('safe_person')
})
