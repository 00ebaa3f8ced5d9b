import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { findOrganisation } from './settings.ts'

type Found = Record<'path' | 'message', string>

async function startChecking() {
  const app = await startTestApp()
  const key = await app.key('admin')
  const check = async (body: object) => {
    const answer = await app.call('POST', '/organisation/check', { key, body })
    return ((await answer.json()) as { problems: Found[] }).problems
  }
  return { app, check }
}

test('settings are judged while they are typed, and half-written ones are no problem yet', async () => {
  const { app, check } = await startChecking()
  expect(await check({})).toEqual([])
  const half = [{ url: 'https:' }]
  expect(await check({ displayName: '', tiles: half, accentColour: '#1d' })).toEqual([])
  const found = await check({
    displayName: 'Department of Immigration',
    tiles: [...half, { url: '/check', text: { en: 'Your visa is granted.' } }],
    accentColour: '#1d70b8',
    informationAsOf: '2999-01-01',
  })
  expect(found.map(({ path }) => path)).toEqual([
    'displayName',
    'accentColour',
    'tiles.1.text.en',
    'informationAsOf',
  ])
  expect(found[0]?.message).toContain('Department')
  expect(found[2]).toMatchObject({ word: 'granted', offers: expect.any(Array) })
  const after = await app.as(people.amina).read(({ tx }) => findOrganisation(tx))
  expect(after).toMatchObject({ displayName: 'Padma Overseas Ltd', version: 1 })
})

/** By the word that is refused; more claims and names are in modules/speech. */
const saidOnce: readonly [refused: string | null, draft: object][] = [
  ['valid', { tiles: [{ url: '/check', text: { en: 'Your visa is valid until 2028.' } }] }],
  ['', { legalName: 'Capital Immigration Bureau' }],
  ['Government', { regulator: 'Government of Canada, Ministry of Immigration, Visa Section' }],
  [null, { legalName: 'Capital City Tadbeer Center LLC' }],
  [null, { regulator: 'Bureau of Manpower, Employment and Training, Bangladesh' }],
]

test('what was accepted or refused wrongly once is judged rightly by the running API', async () => {
  const { check } = await startChecking()
  const wrong: unknown[] = []
  for (const [word, body] of saidOnce) {
    const problems = await check(body)
    const names = problems.some(({ message }) => word !== null && message.includes(word))
    if (names !== (word !== null) || (word === null && problems.length > 0))
      wrong.push({ body, problems })
  }
  expect(wrong).toEqual([])
})
