import { expect, test } from 'vitest'
import { inOwnWords } from '#test/said'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { fitSettings } from './fit-settings.ts'
import { findOrganisation } from './settings.ts'

const fit = {
  displayName: 'Padma Overseas',
  legalName: 'Padma Overseas Ltd',
  licenceNumber: 'RL-1',
  regulator: 'bd-bmet',
  informationAsOf: '2025-01-01',
}
const tile = (title: string, text = {}) => ({ url: '/check', title: inOwnWords(title), text })
const unfit = {
  ...fit,
  welcome: { sentences: [{ key: 'welcome_hello' }], own: { bn: 'আপনার ভিসা বৈধ।', en: 'Ask us.' } },
  tiles: [tile('Jobs'), tile('Ministry of Manpower', { en: 'Ask us.' })],
  menu: [
    {
      title: inOwnWords('Help'),
      links: [{ url: '/check', title: inOwnWords('Embassy of Canada') }],
    },
  ],
  legal: {
    privacy: inOwnWords('We act on behalf of the government.'),
    copyright: { ...inOwnWords('Ours.'), sentences: [{ key: 'of_another_release' }] },
  },
  scanReasons: { medical: inOwnWords('The ministry asks for it.') },
}

test('what is on file and claims something is left out, each with its reason', () => {
  const { settings, unfit: found } = fitSettings(unfit)
  expect(settings).toMatchObject({
    ...fit,
    welcome: { sentences: [{ key: 'welcome_hello' }], own: { en: 'Ask us.' } },
    tiles: [tile('Jobs')],
    menu: [],
    legal: { copyright: inOwnWords('Ours.') },
    scanReasons: {},
  })
  expect(settings.welcome.own.bn).toBeUndefined()
  expect(settings.legal.privacy).toBeUndefined()
  expect(found.map(({ path, value }) => [path, value])).toEqual([
    ['welcome.own.bn', 'আপনার ভিসা বৈধ।'],
    ['scanReasons.medical.own.en', 'The ministry asks for it.'],
    ['tiles.1.title.own.en', 'Ministry of Manpower'],
    ['menu.0.links.0.title.own.en', 'Embassy of Canada'],
    ['legal.privacy.own.en', 'We act on behalf of the government.'],
    ['legal.copyright.sentences.0.key', 'of_another_release'],
  ])
})

test('in place of a name that may not be shown stands the registered one, or none', () => {
  const shown = (names: object) => fitSettings({ ...fit, ...names }).settings.displayName
  expect(shown({})).toBe('Padma Overseas')
  expect(shown({ displayName: 'eVisa Canada' })).toBe('Padma Overseas Ltd')
  expect(shown({ displayName: 'Meghna' })).toBe('Padma Overseas Ltd')
  expect(shown({ displayName: 'Visa Desk', legalName: 'Visa Desk' })).toBe('This organisation')
})

test.each(engines)(
  'a page shows none of it, admins see it with its reason, and it stays until it is mended, on %s',
  async (engine) => {
    const app = await startTestApp(engine)
    await app.force('organisation', { settings: JSON.stringify(unfit), version: 2 })
    const html = await (await app.request('/')).text()
    expect(html).toContain('Jobs')
    for (const text of ['Your visa is valid', 'Ministry of Manpower', 'Embassy of Canada'])
      expect(html).not.toContain(text)
    const key = await app.key('admin')
    const read = async (version?: number, body?: object) => {
      const answer = body
        ? await app.call('PATCH', '/organisation', { key, body, version: version as number })
        : await app.call('GET', '/organisation', { key })
      return (await answer.json()) as {
        version: number
        unfit: { path: string; offers?: string[] }[]
      }
    }
    const listed = (await read()).unfit
    expect(listed).toHaveLength(6)
    const said = listed.filter(({ path }) =>
      /^(?:welcome|legal|scanReasons)\.(?!copyright)/.test(path),
    )
    expect(said).toHaveLength(3)
    for (const { offers } of said) expect(offers?.length).toBeGreaterThan(0)
    expect((await read(2, { telephones: ['+880255550100'] })).unfit).toHaveLength(6)
    const mended = await read(3, {
      welcome: inOwnWords('Ask us.'),
      tiles: null,
      menu: null,
      legal: {},
      scanReasons: {},
    })
    expect(mended.unfit).toEqual([])
  },
)

test('settings are judged while they are typed, and half-written ones are no problem yet', async () => {
  const app = await startTestApp()
  const key = await app.key('admin')
  const check = async (body: object): Promise<Record<'path' | 'message', string>[]> =>
    (await app.json('POST', '/organisation/check', { key, body })).problems
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
  expect(found[2]).toMatchObject({ word: 'visa', offers: expect.any(Array) })
  const after = await app.amina.read(({ tx }) => findOrganisation(tx))
  expect(after).toMatchObject({ displayName: 'Padma Overseas Ltd', version: 1 })
})
