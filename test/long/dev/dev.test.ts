import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, OwnCheckout } from '#test/own-checkout'

let own: OwnCheckout
let site: string
let running: ReturnType<OwnCheckout['run']>

beforeAll(async () => {
  own = await OwnCheckout.copied()
  const madeUp = own.run(['texts', 'made-up'])
  expect(await madeUp.ended, madeUp.said()).toBe(0)
  const port = await freePort()
  site = `http://localhost:${port}`
  running = own.run(['dev'], { PORT: port, CANDOR_URL: site })
})
afterAll(() => running.end())

/** Returns a page; empty while it cannot be had. */
async function page(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`${site}${path}`, { headers }).catch(() => undefined)
  return (await answer?.text()) ?? ''
}

test('it begins with a demo of its own', async () => {
  await expect.poll(() => page('/')).toContain('Padma Overseas Ltd (demonstration)')
  expect(running.said()).toContain('60 invented records are on file')
})

test.each([
  ['qal', 'ltr'],
  ['qar', 'rtl'],
])('a language is a folder and a row: nobody else knows of %s', async (language, direction) => {
  for (const path of ['/', '/official-checks', '/check', '/legal/privacy', '/help']) {
    const said = await page(path, { 'accept-language': language })
    expect(said, path).toContain(`<html lang="${language}" dir="${direction}"`)
    expect(said, path).toMatch(/<h1[^>]*>[^<]*~\]/)
    expect(said, 'nobody has read it').toContain('ä mïstäkë'.replaceAll('ä', 'á'))
  }
})

test('a text that an editor saved is on the page after a reload', async () => {
  await own.change('texts/en/layout.json', '"Skip to the content"', '"Straight to the content"')
  await expect.poll(() => page('/')).toContain('Straight to the content')
})

test('a text that is wrong says so on every page, until it is mended', async () => {
  await own.change('texts/ne/layout.json', '"skip": "', '"skip": "{nmae} ')
  await expect.poll(() => page('/')).toContain('layout.layout.skip inserts {nmae}')
  await own.change('texts/ne/layout.json', '{nmae} ', '')
  await expect.poll(() => page('/')).toContain('Straight to the content')
})

test('a text that a language lacks is its English, marked', async () => {
  await own.change('texts/hi/layout.json', '"skip":', '"skipped":')
  await expect.poll(() => page('/')).toContain('layout.layout.skipped is not there in English')
  await own.change(
    'texts/hi/layout.json',
    /.*"skipped":.*\n/.exec(await own.text('texts/hi/layout.json'))?.[0] ?? '',
    '',
  )
  await expect
    .poll(() => page('/', { 'accept-language': 'hi' }))
    .toContain('⟦Straight to the content⟧')
})

test('a page of the site, and what a module says', async () => {
  await own.change('src/site/layout/document.tsx', '<body', '<body data-changed="yes"')
  await expect.poll(() => page('/')).toContain('data-changed="yes"')
  const rows = 'src/modules/organisation/official-checks-rows/asia.ts'
  await own.change(rows, "'Bureau of Manpower,", "'Bureau of Workpower,")
  await expect.poll(() => page('/official-checks?country=BD')).toContain('Bureau of Workpower')
})

test('a file of the dashboard: its page asks for the new script', async () => {
  const cookie = await signedIn()
  await own.change(
    'src/dashboard/main.tsx',
    'const nonce = document.querySelector',
    "globalThis.name = 'seen in the loop'\nconst nonce = document.querySelector",
  )
  await expect.poll(() => frameOf(cookie)).toContain('seen in the loop')
})

/** Returns the script with which the dashboard begins. */
async function frameOf(cookie: string): Promise<string> {
  const index = await page('/dashboard', { cookie })
  return page(/src="(\/dashboard\/assets\/[^"]+)"/.exec(index)?.[1] ?? '/')
}

async function signedIn(): Promise<string> {
  const password = /with the password (\S+)/.exec(running.said())?.[1]
  const answer = await fetch(`${site}/api/v1/session`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'amina@padma.example', password }),
  })
  expect(answer.status).toBe(204)
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
}
