import { expect, test } from 'vitest'
import { newSetUpToken } from '#modules/organisation'
import { createApp } from '#server/create-app'
import { startTestRuntime } from '#test/test-runtime'

const form = {
  organisation: 'Padma Overseas Ltd',
  licence: 'RL-1234',
  authority: 'Bureau of Manpower, Employment and Training',
  adminName: 'Amina Rahman',
  adminEmail: 'amina@padma.example',
  password: 'seven quiet river boats',
  confirm: 'seven quiet river boats',
}

/** A Candor that is not set up, with its link. */
async function fresh(env: Record<string, string> = {}) {
  const runtime = await startTestRuntime('sqlite', env)
  const hono = createApp(runtime)
  const token = await runtime.system.write(newSetUpToken)
  const link = `/set-up/${token}`
  /** Follows to the page that the form left, as a browser does. */
  const send = async (fields: Record<string, string>, path = link) => {
    const sent = { method: 'POST', body: new URLSearchParams(fields) }
    const answer = await hono.request(path, sent)
    const at = answer.headers.get('location') ?? ''
    if (!at.endsWith('?answer')) return answer
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
    return hono.request(at, { headers: { cookie: cookie.join('; ') } })
  }
  return { hono, link, send }
}

test('the link makes the organisation and its admin, signs the admin in, and works once', async () => {
  const { hono, link, send } = await fresh()
  const page = await hono.request(link)
  expect(page.status).toBe(200)
  const shown = await page.text()
  expect(shown).toContain('A private company, not a government.')
  // The register is proposed while somebody types it, in whatever spelling.
  for (const spelling of ['BMET', 'Bureau of Manpower, Employment and Training, Bangladesh'])
    expect(shown).toContain(`<option value="${spelling}"`)
  const answer = await send(form)
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/dashboard')
  expect(answer.headers.getSetCookie()[0]).toMatch(/^session=/)
  const home = await (await hono.request('/')).text()
  expect(home).toContain('<bdi>Padma Overseas Ltd</bdi>')
  const again = await hono.request(link)
  expect(again.status).toBe(410)
  const told = await again.text()
  expect(told).toContain('set up already')
  expect(told.split('<main')[1]).toContain('<a class="button" href="/login">')
  expect((await send(form)).status).toBe(410)
})

test('a name that claims to be a government is refused at its field, with the reason', async () => {
  const { hono, send } = await fresh()
  const answer = await send({ ...form, organisation: 'Department of Immigration' })
  expect(answer.status).toBe(422)
  const html = await answer.text()
  expect(html).toMatch(/<a href="#organisation">.*could be any state/)
  expect(html).toContain('value="RL-1234"')
  expect(html).not.toContain('river boats')
  expect((await hono.request('/')).status).toBe(503)
})

test('a password made of names that the form gives is refused, and nothing is set up', async () => {
  const { hono, send } = await fresh()
  for (const password of ['PadmaOverseas1', 'amina rahman', 'manchester1']) {
    const answer = await send({ ...form, password, confirm: password })
    expect(answer.status).toBe(422)
    expect(await answer.text()).toContain('<a href="#password">This password is too easy to guess.')
  }
  expect((await hono.request('/')).status).toBe(503)
})

test('a wrong link opens nothing, and guessing is limited', async () => {
  const { hono, send } = await fresh()
  expect((await hono.request('/set-up/guess')).status).toBe(410)
  expect((await send(form, '/set-up/guess')).status).toBe(410)
  let last = 0
  for (let attempt = 0; attempt < 10; attempt += 1)
    last = (await hono.request('/set-up/guess')).status
  expect(last).toBe(429)
})

test('an address that claims to be a government cannot be set up', async () => {
  const { hono, link, send } = await fresh({ CANDOR_URL: 'https://canada-visa.gov.example' })
  for (const answer of [await hono.request(link), await send(form)]) {
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('The address contains')
    expect(html).not.toContain('<form')
  }
})

test('a name without a legal form needs a register of the list', async () => {
  const { send } = await fresh()
  const named = { ...form, organisation: 'Malik Overseas Employment Bureau' }
  const unlisted = { authority: 'Kenya: its register is not in this list', licence: '4711' }
  const refused = await send({ ...named, ...unlisted })
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/<a href="#organisation">“Malik .*has no legal form/)
  expect((await send(named)).status).toBe(303)
})
