import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { filledWithLongWords } from '#test/long-words'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { signIn } from '#test/sign-in'
import { csvOf, tableColumns, tableRow } from '#test/tables'
import { dashboardAddresses, widePages } from '#test/wide-pages'

// biome-ignore lint/suspicious/noExplicitAny: the answers of the API are typed where it is defined
type Answer = any

const wide = 'W'.repeat(60)
const person: Credentials = {
  email: `${'w'.repeat(60)}@${'w'.repeat(60)}.${'w'.repeat(60)}.example`,
  password: 'eight calm paddy fields',
  name: 'W'.repeat(120),
}
let product: Product
let key: string
let admin: Credentials
let described: Answer
/** What stands for `$recordId` and the like in an address. */
let ids: Record<string, string>
let accessCode: string

const call = (method: string, path: string, body?: object): Promise<Answer> =>
  callApi(product, key, [method, path], body)

/** The body of an endpoint, as the OpenAPI document describes it, with long words in it. */
function filled(operation: string, known: Record<string, unknown> = {}) {
  const [method = '', path = ''] = operation.split(' ')
  const { content } = described.paths[path][method.toLowerCase()].requestBody
  return filledWithLongWords(content['application/json'].schema, known)
}

const enter = (operation: string, known: Record<string, unknown> = {}, path?: string) => {
  const [method = '', template = ''] = operation.split(' ')
  return call(method, path ?? template, filled(operation, known))
}

const sendFile = (method: string, path: string, name: string, bytes: Buffer) =>
  call(method, path, new File([new Uint8Array(bytes)], name))

async function register(): Promise<string> {
  const body = new URLSearchParams({ ...person, confirm: person.password })
  const answer = await fetch(`${product.url}/register`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: product.url },
  })
  expect(answer.status).toBe(303)
  const found = await call('POST', '/accounts/search', { search: person.email.slice(0, 60) })
  return found.accounts[0].id
}

async function enterClass(): Promise<string> {
  const session = { startsAt: '2027-12-01T10:00', endsAt: '2027-12-01T12:00' }
  const usual = {
    timeZone: 'Asia/Dhaka',
    sessions: [session],
    seats: 12,
    fee: 100,
    currency: 'BDT',
  }
  const words = { title: wide, teacherName: wide, place: wide, link: `https://w.example/${wide}` }
  const { id } = await call('POST', '/classes', { ...usual, ...words })
  await call('POST', `/classes/${id}/state`, { state: 'open' })
  return id
}

async function enterImport(): Promise<string> {
  const columns = [...tableColumns.slice(0, -1), `Nationality`, wide]
  const rows = [
    [...tableRow(1, { 0: wide, 2: wide }), wide],
    [...tableRow(2), wide],
  ]
  const table = Buffer.from(csvOf(rows, columns))
  const { id } = await sendFile('POST', '/imports', `${wide}${wide}.csv`, table)
  await sendFile('PUT', `/imports/${id}/images`, `${wide}.png`, await documentPng())
  await call('POST', `/imports/${id}/check`)
  return id
}

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  described = await (await fetch(`${product.url}/api/v1/openapi.json`)).json()
  const accountId = await register()
  const contact = { telephone: '+8801711123456', nextOfKinTelephone: null, language: 'bn' }
  const born = { email: person.email, dateOfBirth: '1996-05-04' }
  const countries = { nationality: 'BD', destinationCountry: 'CA' }
  const numbers = { passportNumber: 'ZZ8000001', broughtByNumber: 'W'.repeat(30) }
  const known = { ...numbers, ...countries, ...contact, ...born }
  const record = await enter('POST /records', { ...known, referenceNumber: 'W'.repeat(30) })
  const waiting = { ...known, passportNumber: 'Z'.repeat(20) }
  const pending = await enter('POST /records', { ...waiting, referenceNumber: 'T1234' })
  await sendFile(
    'PUT',
    `/records/${record.id}/documents/photo`,
    `${wide}.jpg`,
    await phonePhotoJpeg({ width: 900, height: 700 }),
  )
  await sendFile(
    'PUT',
    `/records/${record.id}/documents/job-offer`,
    `${wide}${wide}.png`,
    await documentPng(),
  )
  accessCode = (await call('POST', `/records/${record.id}/access-code`)).accessCode
  await enter('POST /access-code-requests')
  await enter('POST /concerns')
  const { concerns } = await call('GET', '/concerns')
  const concernId = concerns[0].id
  const note = { state: 'answered', note: wide.repeat(5) }
  await call('PATCH', `/concerns/${concernId}`, note)
  const classId = await enterClass()
  await call('POST', `/classes/${classId}/members`, { accountId })
  const money = { accountId, amount: 100, currency: 'BDT' }
  const { accounts } = await call('POST', '/accounts/search', { search: 'amina' })
  const receivedBy = accounts[0].id
  const payment = { ...money, method: 'cash', receivedOn: '2026-11-20', receivedBy }
  const paid = await enter('POST /payments', { ...payment, feeName: wide, classId: null })
  await enter('POST /charges', money)
  await enter('POST /payments/{id}/correction', {}, `/payments/${paid.id}/correction`)
  const named = await product.run(['api-key', 'create', '--role', 'student', '--name', person.name])
  expect(named.code).toBe(0)
  const importId = await enterImport()
  const form = new FormData()
  form.set('title', 'W'.repeat(110))
  form.set('text', `${wide.repeat(4)}\n\n${wide}`)
  for (const name of ['one', 'two'])
    form.append(
      'images',
      new File([new Uint8Array(await phonePhotoJpeg({ width: 900, height: 700 }))], `${name}.jpg`),
    )
  const { id: noticeId } = await call('POST', '/notices', form)
  ids = {
    recordId: record.id,
    accountId,
    classId,
    concernId,
    noticeId,
    importId,
    pending: pending.id,
  }
})
test.afterAll(() => product.remove())

const addressOf = (path: string) =>
  `/dashboard${path.replace(/\$(\w+)/g, (_, name: string) => ids[name] as string)}`

async function pageOf(context: BrowserContext, credentials: Credentials): Promise<Page> {
  await signIn(product, context, credentials)
  return context.newPage()
}

test('no long word widens a page of the dashboard, whoever looks', async ({ browser }) => {
  expect(dashboardAddresses.length).toBeGreaterThan(25)
  const context = await browser.newContext()
  const page = await pageOf(context, admin)
  const data = { name: 'W'.repeat(60), filters: {}, columns: [] }
  const own = { headers: { origin: product.url }, data }
  const view = await context.request.post(`${product.url}/api/v1/my/record-views`, own)
  expect(view.status()).toBe(201)
  expect(await widePages(page, product.url, dashboardAddresses.map(addressOf))).toEqual([])
  await context.close()
})

test('nor those of a student, who disputes an entry with one', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await pageOf(context, person)
  const own = { headers: { origin: product.url } }
  const { entries } = await (await context.request.get(`${product.url}/api/v1/my/payments`)).json()
  const data = { text: 'W'.repeat(900) }
  const path = `${product.url}/api/v1/my/payments/${entries.at(-1).id}/disputes`
  expect((await context.request.post(path, { ...own, data })).status()).toBe(201)
  const linked = { passportNumber: 'ZZ8000001', accessCode }
  await context.request.post(`${product.url}/api/v1/my/record`, { ...own, data: linked })
  const label = { kinds: ['job-offer'], purpose: 'employer', days: 5, label: 'W'.repeat(80) }
  const shared = await context.request.post(`${product.url}/api/v1/my/shares`, {
    ...own,
    data: label,
  })
  expect(shared.status()).toBe(201)
  const paths = ['file', 'shares', 'classes', 'classes/selected', 'payments']
  expect(
    await widePages(page, product.url, [...paths.map((each) => `/my/${each}`), '/account', '/']),
  ).toEqual([])
  await context.close()
})

test('nor one of the site', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const found = await widePages(page, product.url, ['/notices', `/notices/${ids.noticeId}`, '/'])
  await page.goto(`${product.url}/check`)
  await page.getByRole('main').getByLabel('Passport or reference number').fill('ZZ8000001')
  await page.getByLabel('Access code').fill(accessCode)
  await page.getByRole('button', { name: 'Open my file' }).click()
  await expect(page).toHaveURL(/\/file$/)
  found.push(...(await widePages(page, product.url, ['/file', '/file/share'])))
  for (const [path, field] of [
    ['/report', 'from'],
    ['/register', 'name'],
    ['/verify', 'reference'],
  ] as const) {
    await page.goto(`${product.url}${path}`)
    await page.locator(`[name="${field}"]`).fill('W'.repeat(50))
    await page.locator(`form:has([name="${field}"]) button`).last().click()
    await expect(page.locator('h1').first()).toBeVisible()
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    if (isWide) found.push(path)
  }
  expect(found).toEqual([])
  await context.close()
})
