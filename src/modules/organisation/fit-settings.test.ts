import { expect, test } from 'vitest'
import { startTestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { fitSettings } from './fit-settings.ts'

const fit = {
  displayName: 'Padma Overseas',
  legalName: 'Padma Overseas Ltd',
  licenceNumber: 'RL-1',
  regulator: 'bd-bmet',
  informationAsOf: '2025-01-01',
}
const unfit = {
  ...fit,
  welcomeText: 'Your visa is valid.',
  tiles: [
    { title: 'Jobs', text: '', url: '/check' },
    { title: 'Ministry of Manpower', text: 'Ask us.', url: '/check' },
  ],
  menu: [{ title: 'Help', links: [{ label: 'Embassy of Canada', url: '/check' }] }],
  legalTexts: { privacy: 'We act on behalf of the government.', copyright: 'Ours.' },
}

test('what is on file and claims something is left out, each with its reason', () => {
  const { settings, unfit: found } = fitSettings(unfit)
  expect(settings).toMatchObject({
    ...fit,
    welcomeText: '',
    tiles: [{ title: 'Jobs' }],
    menu: [],
    legalTexts: { copyright: 'Ours.' },
  })
  expect(settings.legalTexts.privacy).toBeUndefined()
  expect(found.map(({ path, value }) => [path, value])).toEqual([
    ['welcomeText', 'Your visa is valid.'],
    ['tiles.1.title', 'Ministry of Manpower'],
    ['menu.0.links.0.label', 'Embassy of Canada'],
    ['legalTexts.privacy', 'We act on behalf of the government.'],
  ])
  for (const { message } of found) expect(message).toMatch(/“.+”/)
})

test('a translation on file that claims something is left out by itself', () => {
  const labels = { Jobs: 'কাজ', 'No. 1': 'Embassy of Canada' }
  const { settings, unfit: found } = fitSettings({
    ...fit,
    translations: {
      bn: { welcomeText: 'আপনার ভিসা বৈধ।', labels, legalTexts: { privacy: 'আমাদের কথা' } },
      hi: { tileTexts: { 'Ask us.': 'Your visa is valid.' } },
    },
  })
  expect(settings.translations).toMatchObject({
    bn: { welcomeText: '', labels: { Jobs: 'কাজ' }, legalTexts: { privacy: 'আমাদের কথা' } },
    hi: { tileTexts: {} },
  })
  expect(settings.translations.bn?.labels).not.toHaveProperty('No. 1')
  expect(found.map(({ path }) => path)).toEqual([
    'translations.bn.welcomeText',
    'translations.bn.labels.No. 1',
    'translations.hi.tileTexts.Ask us.',
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
    await app.runtime.database.write((tx) =>
      tx
        .updateTable('organisation')
        .set({ settings: JSON.stringify(unfit), version: 2 })
        .execute(),
    )
    const html = await (await app.request('/')).text()
    expect(html).toContain('Jobs')
    for (const text of ['Your visa is valid', 'Ministry of Manpower', 'Embassy of Canada'])
      expect(html).not.toContain(text)
    const key = await app.key('admin')
    const read = async (version?: number, body?: object) => {
      const answer = body
        ? await app.call('PATCH', '/organisation', { key, body, version: version as number })
        : await app.call('GET', '/organisation', { key })
      return (await answer.json()) as { version: number; unfit: { path: string }[] }
    }
    expect((await read()).unfit).toHaveLength(4)
    expect((await read(2, { phone: '+880 2 1' })).unfit).toHaveLength(4)
    const mended = await read(3, {
      welcomeText: 'Ask us.',
      tiles: null,
      menu: null,
      legalTexts: {},
    })
    expect(mended.unfit).toEqual([])
    await app.close()
  },
)
