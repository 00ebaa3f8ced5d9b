import { expect, test } from 'vitest'
import { later, minute } from '#platform/clock'
import { inOwnWords, office } from '#test/said'
import { startTestApp } from '#test/test-app'
import { forEachTest } from '#test/test-runtime'
import { findOrganisation } from './settings.ts'

const app = forEachTest(() => startTestApp())
const keys = forEachTest(async () => ({ admin: await app.key('admin') }))
const change = async (body: object): Promise<Answer> => {
  const [now] = await app.rows('organisation')
  const asked = { key: keys.admin, body, version: now?.version ?? 0 }
  const answer = await app.call('PATCH', '/organisation', asked)
  return { ...((await answer.json()) as Answer), status: answer.status }
}
type Answer = { status: number; version: number } & Record<string, unknown>
const fieldsOf = ({ fields }: Answer) => (fields as { path: string }[]).map(({ path }) => path)

test('a change leaves every setting that it does not name as it was', async () => {
  const first = { address: office, telephones: ['+880255550100'], secondPersonApproval: true }
  const tiles = [{ url: '/notices', title: inOwnWords('Jobs'), text: { en: 'What we offer now' } }]
  const legal = { privacy: inOwnWords('Ours.') }
  await change({ ...first, tiles, accentColour: '#7a3e8e', legal })
  const after = await change({ informationAsOf: '2026-11-01' })
  expect(after).toMatchObject({
    ...first,
    tiles,
    accentColour: '#7a3e8e',
    legal,
    informationAsOf: '2026-11-01',
  })
})

test('an admin names the kinds that moderators enter, each once, none that is only seen', async () => {
  const moderatorKinds = ['photo', 'job-offer']
  expect(await change({ moderatorKinds })).toMatchObject({ status: 200, moderatorKinds })
  const read = async (): Promise<Answer> =>
    app.json('GET', '/organisation', { key: await app.key('moderator') })
  expect(await read()).toMatchObject({ moderatorKinds })
  for (const refused of [['photo', 'photo'], ['medical'], ['paper']])
    expect(await change({ moderatorKinds: refused })).toMatchObject({ status: 422 })
  expect(await change({ moderatorKinds: [] })).toMatchObject({ moderatorKinds: [] })
})

test('a setting that is not stored has its default', async () => {
  const stored = {
    displayName: 'Padma Overseas Ltd',
    legalName: 'Padma Overseas Ltd',
    licenceNumber: 'RL-1',
    regulator: 'bd-bmet',
    informationAsOf: '2025-01-01',
  }
  await app.force('organisation', { settings: JSON.stringify(stored) })
  const found = await app.amina.read(({ tx }) => findOrganisation(tx))
  expect(found).toMatchObject({ ...stored, tiles: null, logo: null, accentColour: null })
})

test('settings of the same version that were written at another time are read, as after a lost change', async () => {
  const read = () => app.amina.read(({ tx }) => findOrganisation(tx))
  const [before] = await app.rows('organisation')
  app.clock.move(minute)
  expect((await change({ telephones: ['+880255550111'] })).status).toBe(200)
  expect(await read()).toMatchObject({ version: 2, telephones: ['+880255550111'] })
  expect(await read()).toBe(await read())
  // A database that took over without the last change, and had another one since.
  const telephones = ['+880255550222']
  const settings = JSON.stringify({ ...JSON.parse(before?.settings ?? ''), telephones })
  const updatedAt = later(app.clock.now(), minute)
  await app.force('organisation', { settings, version: 2, updatedAt })
  expect(await read()).toMatchObject({ version: 2, telephones: ['+880255550222'] })
})

test('the office’s telephones are read as its country writes them', async () => {
  const telephones = ['০২-৫৫৫৫০১০০', '(02) 5555 0101', '01711 000 001', '16123']
  expect(await change({ telephones })).toMatchObject({
    telephones: ['+880255550100', '+880255550101', '+8801711000001', '16123'],
  })
  const wrong = await change({ telephones: ['16123', '0501234567', '+880 2 1'] })
  expect(fieldsOf(wrong)).toEqual(['telephones.1', 'telephones.2'])
})

test('every text, title and address that people can set is judged, and each is named', async () => {
  const link = (label: string, url = '/check') => ({ title: inOwnWords(label), url })
  const tile = (title: string, text: string, url = '/check') => ({
    ...{ url, title: inOwnWords(title), text: { en: text } },
  })
  const refused = await change({
    displayName: 'Ministry of Work',
    address: { ...office, street: 'Embassy of Canada' },
    telephones: ['Embassy of Canada'],
    welcome: inOwnWords({ bn: 'The official page for visas.' }),
    tiles: [
      tile('Government portal', 'Your visa is granted.'),
      tile('Jobs', '', 'https://canada-embassy-visa.example/'),
    ],
    menu: [{ title: inOwnWords('Embassy'), links: [link('Canada Visa Verification')] }],
    footerGroups: [
      { title: inOwnWords('Help'), links: [link('Help', 'https://ircc-status.example')] },
    ],
    stages: [inOwnWords('Visa granted')],
    legal: { disclaimer: inOwnWords('We act on behalf of the government.') },
    webAddresses: ['https://visa-gov.example'],
    sourceCodeUrl: 'https://uscis-help.example/source',
    accentColour: '#1D70B8',
  })
  expect(refused.status).toBe(422)
  expect(refused.code).toBe('request.invalid')
  expect(fieldsOf(refused)).toEqual([
    'displayName',
    'address.street',
    'telephones.0',
    'welcome.own.bn',
    'stages.0.own.en',
    'accentColour',
    'tiles.0.title.own.en',
    'tiles.0.text.en',
    'tiles.1.url',
    'menu.0.title.own.en',
    'menu.0.links.0.title.own.en',
    'footerGroups.0.links.0.url',
    'legal.disclaimer.own.en',
    'webAddresses.0',
    'sourceCodeUrl',
  ])
})

test('an address that is neither a page of ours nor https is refused in its field', async () => {
  for (const url of [
    '//evil.example',
    'javascript:alert(1)',
    'http://padma.example',
    '/\\evil',
    'check',
  ])
    expect(fieldsOf(await change({ tiles: [{ url }] })), url).toEqual(['tiles.0.url'])
  const nine = Array.from({ length: 9 }, () => ({ url: '/check' }))
  expect(fieldsOf(await change({ tiles: nine }))).toEqual(['tiles'])
  expect(fieldsOf(await change({ accentColour: 'red' }))).toEqual(['accentColour'])
})

test('a session ends when the settings say so, on the next request, and never later than the limits', async () => {
  const cookie = await app.signIn('amina@padma.example')
  const status = async () => (await app.call('GET', '/session', { cookie })).status
  app.clock.move(9 * minute)
  expect(await status()).toBe(200)
  app.clock.move(9 * minute)
  expect((await change({ sessionIdleMinutes: 5 })).status).toBe(200)
  expect(await status()).toBe(401)
  expect(fieldsOf(await change({ sessionIdleMinutes: 31 }))).toEqual(['sessionIdleMinutes'])
  expect(fieldsOf(await change({ sessionLongestHours: 13 }))).toEqual(['sessionLongestHours'])
})

test('the trash keeps records from a week to a year, and asks for the password before it changes', async () => {
  expect(fieldsOf(await change({ trashDays: 6 }))).toEqual(['trashDays'])
  expect(fieldsOf(await change({ trashDays: 366 }))).toEqual(['trashDays'])
  expect(await change({ trashDays: 365 })).toMatchObject({ status: 200, trashDays: 365 })
  const cookie = await app.signIn('amina@padma.example')
  app.clock.move(6 * minute)
  const asked = { cookie, version: 2, body: { trashDays: 7 } }
  const refused = await app.call('PATCH', '/organisation', asked)
  expect(await refused.json()).toMatchObject({ code: 'session.confirm_required' })
  const html = await (await app.request('/legal/your-information')).text()
  expect(html).toContain('removed for good after 365 days')
})

test('the log tells each short setting before and after, and of the rest the name only', async () => {
  const tiles = [{ url: '/check' }]
  await change({ trashDays: 90, licenceNumber: 'RL-2', secondPersonApproval: true, tiles })
  await change({ telephones: ['+880255550100'], trashDays: 90, welcome: inOwnWords('w') })
  const [second, first] = await app.events()
  expect(first?.details).toEqual({
    fields: ['licenceNumber', 'secondPersonApproval', 'trashDays', 'tiles'],
    values: {
      licenceNumber: ['RL-1234', 'RL-2'],
      secondPersonApproval: [false, true],
      trashDays: [30, 90],
    },
  })
  expect(second?.details).toEqual({ fields: ['telephones', 'welcome', 'trashDays'] })
})

test('the shown name is made of words of the registered one, in their order', async () => {
  const legalName = 'Maple Immigration Consultants Ltd'
  expect((await change({ legalName, displayName: legalName })).status).toBe(200)
  expect((await change({ displayName: 'Maple Consultants' })).status).toBe(200)
  const refused = await change({ displayName: 'Consultants Maple' })
  expect(refused.code).toBe('organisation.claims_authority')
  expect(fieldsOf(refused)).toEqual(['displayName'])
  expect((await change({ displayName: 'MIC' })).status).toBe(200)
  expect(fieldsOf(await change({ legalName: 'Padma Overseas Ltd' }))).toEqual(['displayName'])
})

test('a name without a legal form stands as the register of its licence has it, which each page says', async () => {
  const names = { legalName: 'Patel Visa Point', displayName: 'Patel Visa Point' }
  const listed = { regulator: 'bd-bmet', licenceNumber: 'RL-1234' }
  const unlisted = { regulator: 'KE', licenceNumber: '4711' }
  expect(fieldsOf(await change({ ...names, ...unlisted }))).toEqual(['legalName'])
  expect((await change({ ...names, ...listed })).status).toBe(200)
  const page = (await (await app.request('/')).text()).replace(/[\u2066-\u2069]/g, '')
  expect(page).toMatch(
    /<bdi>Patel Visa Point<\/bdi>, by its own account, number RL-1234 in .+: look it up/,
  )
  const refused = await change(unlisted)
  expect(refused.code).toBe('organisation.claims_authority')
  expect(fieldsOf(refused)).toEqual(['legalName'])
  const desk = await change({ legalName: 'Visa Desk', displayName: 'Visa Desk' })
  expect(fieldsOf(desk)).toContain('legalName')
  await app.force('organisation', {
    settings: JSON.stringify({ ...names, ...unlisted, informationAsOf: '2025-01-01' }),
    version: 9,
  })
  const found = await app.amina.read(({ tx }) => findOrganisation(tx))
  expect(found).toMatchObject({ legalName: 'This organisation', unfit: [{ path: 'legalName' }] })
})
