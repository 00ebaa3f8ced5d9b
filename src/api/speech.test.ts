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
  const texts = [{ text: 'Good news' }, { text: 'Your visa is valid until 31 December 2026.' }]
  const [problem, ...others] = await checked({ place: 'notice', texts })
  expect(others).toEqual([])
  expect(problem).toMatchObject({ path: '1', code: 'speech.paper', word: 'visa' })
  expect(problem?.offers).toContain('paper_end_date')
  expect(await checked({ place: 'notice', texts: [{ text: 'Closed on Friday.' }] })).toEqual([])
})

test('what stands together is checked together', async () => {
  const texts = [{ text: 'Your vi' }, { text: 'sa is here' }]
  expect(await checked({ place: 'notice', texts })).toMatchObject([{ path: '1' }])
  const apart = [{ text: 'Your vi' }, { kind: 'person', text: 'Sa Is' }]
  expect(await checked({ place: 'class', texts: apart })).toEqual([])
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
