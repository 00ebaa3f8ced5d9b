import { describe, expect, test } from 'vitest'
import { findAccountByEmail } from '#modules/accounts'
import { ownCases } from '#modules/cases'
import { openBrowser, signedInBrowser } from '#test/browser'
import { openedPages } from '#test/candidate-file'
import { approvedRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { formTokenField, isBound } from './form-token.ts'
import { pages } from './pages.ts'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })

const sentence = 'Another file or account may have been opened in this browser since.'

const newFile = async () => {
  const record = await approvedRecord(app)
  return {
    id: record.id,
    proof: { number: record.passportNumber, code: await app.code(record.id) },
  }
}
const told = async (recordId: string) =>
  (await app.system.read((ctx) => ownCases(ctx, { recordId }))).map(({ kind }) => kind)
const post = (path: string, cookie: string, body: BodyInit) => {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  return app.request(path, { method: 'POST', headers, body })
}

test('a form of one candidate does not change the file of another, opened in the same browser', async () => {
  const [one, other] = [await newFile(), await newFile()]
  const browser = openBrowser(app)
  await browser.post('/check', one.proof)
  const at = '/file/tell/leaving'
  const shown = fieldsOf(await browser.text(at), at)
  await browser.post('/check', other.proof)
  const sent = await browser.post(at, shown)
  expect(sent.status).toBe(409)
  expect(await sent.text()).toContain(sentence)
  const older = new Blob(['language=en'], { type: 'application/x-www-form-urlencoded' })
  expect((await post(at, browser.cookies(), older)).status).toBe(409)
  expect([await told(one.id), await told(other.id)]).toEqual([[], []])
  await browser.post('/check', one.proof)
  expect((await browser.post(at, shown)).status).toBe(303)
  expect([await told(one.id), await told(other.id)]).toEqual([['leaving'], []])
})

test('a form of one account does not change another that signed in beside it', async () => {
  const emails = ['sadia@people.example', 'bikash@people.example'] as const
  for (const email of emails) await app.addPerson('student', email)
  const hers = await signedInBrowser(app, emails[0])
  const shown = fieldsOf(await hers.text('/account'), '/account/name')
  const send = async (email: string) => {
    const fields = { ...shown, name: 'Sadia Akter' }
    return (await (await signedInBrowser(app, email)).post('/account/name', fields)).status
  }
  expect(await send(emails[1])).toBe(409)
  const nameOf = async (email: string) =>
    (await app.system.read(({ tx }) => findAccountByEmail(tx, email)))?.name
  expect(await nameOf(emails[1])).toBe('bikash')
  expect(await send(emails[0])).toBe(303)
  expect(await nameOf(emails[0])).toBe('Sadia Akter')
})

test('a passkey is added as the account that the page shows', async () => {
  const account = await app.addPerson('student', 'rumi@people.example')
  const rumi = await signedInBrowser(app, 'rumi@people.example')
  expect(await rumi.text('/account')).toContain(`data-acting-as="${account.id}"`)
})

/** What changes no file and no account, or says whose it is in another way. */
const unbound = [
  '/confirm',
  '/file/close',
  '/preview/notice',
  '/preview/settings',
  '/shared',
  '/shared/close',
  '/shared/prefill',
]

const filled = (path: string) => path.replace(/\{\w+\}/g, 'x')
const senders = pages.filter(({ method }) => method === 'POST')

test('every form of a file or an account is bound to it, but those named here', () => {
  const own = senders.filter(
    ({ permission, path }) => permission !== 'public' || /^\/(file|shared)(\/|$)/.test(path),
  )
  const rest = own.map(({ path }) => path).filter((path) => !isBound(filled(path)))
  expect(rest.toSorted()).toEqual(unbound)
})

describe('with a file, a share and an account open', async () => {
  const opened = await openedPages(app)
  await app.addPerson('admin', 'own@padma.example')
  const session = await app.signIn('own@padma.example')
  const link = await post('/my/file', session, new URLSearchParams(opened.proof))
  expect(link.status).toBe(303)
  const cookie = `${opened.cookie}; ${session}`

  test('each refuses a form that does not say whose it is', async () => {
    const faults: string[] = []
    for (const { path, bringsFile } of senders.filter(({ path }) => isBound(filled(path))))
      for (const body of [new URLSearchParams(), ...(bringsFile ? [new FormData()] : [])]) {
        body.set(formTokenField, 'x')
        const answer = await post(filled(path), cookie, body)
        const isTold = (await answer.text()).includes(sentence)
        if (answer.status !== 409 || !isTold) faults.push(`${path}: ${answer.status}`)
      }
    expect(faults).toEqual([])
  })

  test('every form of every page says whose it is', async () => {
    const shown = pages.filter(
      ({ method, path }) => method === 'GET' && /^\/(file|shared|my|account)(\/|$)/.test(path),
    )
    const forms = new Map<string, string>()
    const opener = openBrowser(app, '', cookie)
    for (const { path } of shown)
      for (const [, form = ''] of (await opener.text(path)).matchAll(/(<form.*?<\/form>)/g)) {
        const [, action = ''] = /action="([^"]*)"/.exec(form) ?? []
        if (isBound(action)) forms.set(action, form)
      }
    const first = new RegExp(
      `^<form[^>]*><input type="hidden" name="${formTokenField}" value="[^"]{43}"/>`,
    )
    expect([...forms].filter(([, form]) => !first.test(form))).toEqual([])
    expect([...forms.keys()]).toEqual(
      expect.arrayContaining([
        '/file/consents',
        '/my/file/consents',
        '/shared/receipts',
        '/account/name',
      ]),
    )
    expect(forms.size).toBeGreaterThan(20)
  })
})

/** Returns the hidden fields of a form, as it was shown. */
function fieldsOf(html: string, action: string): Record<string, string> {
  const [, form = ''] =
    new RegExp(`<form[^>]*action="${action}"[^>]*>(.*?)</form>`).exec(html) ?? []
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]))
}
