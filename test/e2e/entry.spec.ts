import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectFitAndAccessible, expectGoodInEveryLook } from '#test/looks'
import { paperPng, phonePhotoJpeg } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'

let product: Product
let admin: Credentials
let second: Credentials
let moderator: Credentials
let key: string
let number = 7_000_000

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  second = await addPerson(product, { role: 'admin', name: 'Bashir' })
  moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

interface Look {
  theme?: 'light' | 'dark'
  width?: number
}

async function signedIn(
  browser: Browser,
  who: Credentials,
  { theme = 'light', width = 1280 }: Look = {},
) {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await context.addCookies([{ name: 'theme', value: theme, url: product.url }])
  await signIn(product, context, who)
  return context
}

async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(`${product.url}/dashboard${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** A new candidate's details, typed into the form; answers the passport number. */
async function fillIn(page: Page, name = 'Jamal Hossain'): Promise<string> {
  number += 1
  const details = {
    'Passport number': `BX${number}`,
    'Reference number': `W${number}`,
    "Father's name": 'Kamal Hossain',
    "Mother's name": 'Nasima Begum',
    'Permanent address': 'Road 1, Bogura',
  }
  for (const [label, value] of Object.entries(details)) await page.getByLabel(label).fill(value)
  await page.getByRole('textbox', { name: /^Name/ }).fill(name)
  return `BX${number}`
}

async function choose(page: Page, ...names: string[]): Promise<void> {
  const files = names.map(async (name) => ({
    name,
    mimeType: 'image/png',
    buffer: await paperPng(`${name} ${number}`),
  }))
  await page.locator('input[type=file][multiple]').setInputFiles(await Promise.all(files))
}

interface Found {
  id: string
  documents: { kind: string; version: number }[]
}

/** The records with a passport number, each with its current papers, as the API knows them. */
async function onFile(passportNumber: string): Promise<Found[]> {
  const headers = { authorization: `Bearer ${key}` }
  const ask = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${product.url}/api/v1${path}`, { headers, ...init })).json()
  const search = { method: 'POST', body: JSON.stringify({ search: passportNumber }) }
  const { records } = (await ask('/records/search', search)) as {
    records: { id: string }[]
  }
  return Promise.all(records.map(({ id }) => ask(`/records/${id}`) as Promise<Found>))
}

const slot = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** ICAO Doc 9303: an invented passport whose check digits are right. */
const mrz = [
  'P<BGDUDDIN<<RAHIM<MD<<<<<<<<<<<<<<<<<<<<<<<<',
  'BX01234561BGD9001011M3001019<<<<<<<<<<<<<<<4',
]

test('the form, full and with errors, is accessible and fits', async ({ browser }) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  const standing = await addRecord(product, key)
  await page.getByRole('button', { name: 'Fill from the passport’s coded lines' }).click()
  await page
    .getByLabel('The lines at the foot')
    .fill(mrz.join('\n').replace('BX0123456', 'BX0123466'))
  await expect(page.getByText('Line 2: the number of the passport does not fit')).toBeVisible()
  await page.getByLabel('Passport number').fill(standing.passportNumber)
  await choose(page, 'visa.png', 'IMG_20230511.png', 'job offer.png')
  await expect(page.getByRole('status').getByRole('link', { name: /Rahima Khatun/ })).toBeVisible()
  await page
    .getByRole('region', { name: 'Unsorted files' })
    .getByRole('button', { name: /^Remove/ })
    .click()
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByLabel('Reference number')).toBeFocused()
  await choose(page, 'scan0001.png')
  await expectGoodInEveryLook(page, 'entry')
  await context.close()
})

test('the lines of a passport fill the form, read by an own piece of script', async ({
  browser,
}) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  await page.getByRole('button', { name: 'Fill from the passport’s coded lines' }).click()
  await page.getByLabel('The lines at the foot').fill(mrz.join('\n'))
  await expect(page.getByText('Filled in: Passport number, Name, Nationality')).toBeVisible()
  await expect(page.getByLabel('Passport number')).toHaveValue('BX0123456')
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('RAHIM MD UDDIN')
  await expect(page.getByText('Not filled in')).toHaveCount(0)
  await page.getByLabel('The lines at the foot').fill(mrz.join('\n').replace('1BGD9', '1B6D9'))
  await expect(page.getByText('Filled in: Passport number, Name.')).toBeVisible()
  await expect(page.getByText('Not filled in, so still as before: Nationality.')).toBeVisible()
  await context.close()
})

test('a draft survives the tab, goes on where it was, and is gone at sign-out', async ({
  browser,
}) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  const passport = await fillIn(page, 'Draft Candidate')
  await choose(page, 'visa.png', 'scan0001.png')
  await expect(slot(page, 'Visa Paper')).toContainText('visa.png')
  await page.waitForTimeout(600)
  await page.close()
  const next = await context.newPage()
  // The browser's own question whether to leave.
  next.on('dialog', (dialog) => void dialog.accept())
  await open(next, '/entry', 'Add record')
  await expect(next.getByText('Continue your draft of')).toBeVisible()
  await expectFitAndAccessible(next, 'draft offered')
  await next.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(next.getByLabel('Passport number')).toHaveValue(passport)
  await expect(next.getByRole('region', { name: 'Unsorted files' })).toContainText('scan0001.png')
  await next.getByRole('button', { name: 'Remove scan0001.png' }).click()
  await next.getByRole('button', { name: 'Add record' }).click()
  await expect(next.getByText('Draft Candidate is added', { exact: true })).toBeVisible()
  expect((await onFile(passport))[0]?.documents.map(({ kind }) => kind)).toEqual(['visa-paper'])
  // Done: nothing is offered.
  await next.waitForTimeout(600)
  await expectNoDraft(next)
  // Too old, and somebody else's: both are removed for good.
  await leaveDraft(next)
  await next.evaluate(ageDrafts)
  await expectNoDraft(next)
  await leaveDraft(next)
  await signIn(product, context, second)
  await expectNoDraft(next)
  await signIn(product, context, admin)
  await expectNoDraft(next)
  await leaveDraft(next)
  await next.getByRole('button', { name: 'Sign out' }).click()
  await next.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(next).toHaveURL(`${product.url}/`)
  await signIn(product, context, admin)
  await expectNoDraft(next)
  await context.close()
})

async function leaveDraft(page: Page): Promise<void> {
  await page.getByLabel('Passport number').fill('BX8880001')
  await page.waitForTimeout(600)
}

async function expectNoDraft(page: Page): Promise<void> {
  await open(page, '/entry', 'Add record')
  await expect(page.getByRole('button', { name: 'Add record' })).toBeVisible()
  await page.waitForTimeout(300)
  await expect(page.getByText('Continue your draft of')).toHaveCount(0)
}

/** In the browser: makes every draft a day and an hour old. */
function ageDrafts(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('candor', 1)
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('drafts', 'readwrite')
      const store = transaction.objectStore('drafts')
      const all = store.getAll()
      all.onsuccess = () => {
        const savedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
        for (const draft of all.result) store.put({ ...draft, savedAt })
      }
      transaction.oncomplete = () => {
        opening.result.close()
        resolve()
      }
    }
  })
}

test('a picture is pasted into the slot that has the focus, and elsewhere into the tray', async ({
  browser,
}) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  const paste = () =>
    page.evaluate(() => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array([1])], 'image.png', { type: 'image/png' }))
      const at = document.activeElement ?? document.body
      at.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    })
  await slot(page, 'Medical Form')
    .getByRole('button', { name: /^Choose file/ })
    .focus()
  await paste()
  await expect(slot(page, 'Medical Form')).toContainText('image.png')
  await page.getByLabel('Permanent address').focus()
  await paste()
  await expect(page.getByRole('region', { name: 'Unsorted files' })).toContainText('image.png')
  await context.close()
})

test('an answer that is lost after the commit doubles nothing, nor does pressing again', async ({
  browser,
}) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  const passport = await fillIn(page)
  let lost = 0
  await page.route('**/api/v1/records', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    lost += 1
    if (lost > 4) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByText(/Check your connection/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  expect(lost).toBe(5)
  expect(await onFile(passport)).toHaveLength(1)
  await context.close()
})

test('one upload is cancelled and the others go on; all that is left goes up at once', async ({
  browser,
}) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  const passport = await fillIn(page)
  await choose(page, 'visa.png', 'job offer.png', 'ticket.png')
  await page.locator('input[data-kind=medical]').setInputFiles({
    name: 'medical.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isFirst = true
  await page.route('**/documents/visa-paper', async (route) => {
    if (isFirst) {
      isFirst = false
      await held
    }
    await route.continue().catch(() => undefined)
  })
  await page.route('**/documents/ticket', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await slot(page, 'Visa Paper')
    .getByRole('button', { name: /^Cancel/ })
    .click()
  release()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('You stopped this upload')
  await expect(slot(page, 'Job Offer Letter')).toContainText('Uploaded')
  await expect(slot(page, 'Ticket').getByRole('alert')).toContainText('Check your connection')
  await expect(slot(page, 'Visa Paper')).toBeFocused()
  await expectFitAndAccessible(page, 'failed uploads')
  await expect(slot(page, 'Medical Form').getByRole('alert')).toContainText('is not a JPEG')
  await page.getByRole('button', { name: 'Remove medical.png' }).click()
  await slot(page, 'Ticket').getByRole('button', { name: 'Try again' }).click()
  await expect(slot(page, 'Ticket')).toContainText('Uploaded')
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Passport number')).toHaveValue('')
  expect((await onFile(passport))[0]?.documents).toHaveLength(3)
  await context.close()
})

test('a server that is killed during a save and an upload leaves one record, one paper of each kind', async ({
  browser,
}) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  const passport = await fillIn(page)
  await choose(page, 'visa.png', 'ticket.png')
  let killed = 0
  // After the commit and before the answer, once for the record and once for a paper.
  const killAfter = async (route: import('@playwright/test').Route) => {
    if (!['POST', 'PUT'].includes(route.request().method())) return route.continue()
    await route.fetch()
    killed += 1
    await product.kill()
    await route.abort('connectionreset')
    if (killed === 1) await product.restart()
  }
  await page.route('**/api/v1/records', killAfter, { times: 1 })
  await page.route('**/documents/visa-paper', killAfter, { times: 1 })
  await page.getByRole('button', { name: 'Add record' }).click()
  await expect(slot(page, 'Visa Paper').getByRole('alert')).toContainText('Check your connection', {
    timeout: 20_000,
  })
  await product.restart()
  await page.getByRole('button', { name: 'Upload the remaining files' }).click()
  await expect(page.getByText('Jamal Hossain is added', { exact: true })).toBeVisible()
  expect(killed).toBe(2)
  const found = await onFile(passport)
  expect(found).toHaveLength(1)
  expect(found[0]?.documents.map(({ kind, version }) => [kind, version]).toSorted()).toEqual([
    ['ticket', 1],
    ['visa-paper', 1],
  ])
  await context.close()
})

test('a moderator is told only that a number is on file', async ({ browser }) => {
  const standing = await addRecord(product, key)
  const context = await signedIn(browser, moderator, { width: 320 })
  const page = await context.newPage()
  await open(page, '/submit', 'Submit a record')
  await page.getByLabel('Passport number').fill(standing.passportNumber.toLowerCase())
  await expect(page.getByText('is already on file. Ask an admin about it.')).toBeVisible()
  await expect(page.getByRole('link', { name: /Rahima Khatun/ })).toHaveCount(0)
  await expect(page.locator('[data-slot]')).toHaveCount(5)
  await expectFitAndAccessible(page, 'submit 320')
  await context.close()
})

test('on a phone each slot opens the camera', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 700 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(product, context, moderator)
  const page = await context.newPage()
  await open(page, '/submit', 'Submit a record')
  const photo = slot(page, 'Candidate photo')
  const camera = photo.locator('input[capture=environment]')
  const choosing = page.waitForEvent('filechooser')
  await expect(camera).toHaveCount(1)
  await photo.getByRole('button', { name: /^Take photo/ }).click()
  await (await choosing).setFiles({
    name: 'camera.jpg',
    mimeType: 'image/jpeg',
    buffer: await phonePhotoJpeg({ width: 600 }),
  })
  await expect(photo).toContainText('camera.jpg')
  await expect(slot(page, 'Visa Paper').getByRole('button', { name: /^Take photo/ })).toBeVisible()
  await expectFitAndAccessible(page, 'phone')
  await context.close()
})

test('an update whose answer is lost is simply done when it is sent again', async ({ browser }) => {
  const { id } = await addRecord(product, key)
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, `/records/${id}/edit`, /^Update/)
  await page.getByLabel('Permanent address').fill('Road 5, Jessore')
  await page.route(
    `**/api/v1/records/${id}`,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(page.getByText(/Check your connection/)).toBeVisible()
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(page).toHaveURL(`${product.url}/dashboard/records/${id}`)
  await expect(page.getByText('Road 5, Jessore')).toBeVisible()
  await context.close()
})

test('with the keyboard alone a record is added', async ({ browser }) => {
  const context = await signedIn(browser, admin)
  const page = await context.newPage()
  await open(page, '/entry', 'Add record')
  await page.getByLabel('Passport number').focus()
  const type = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (const text of ['BX9990001', 'W9990001', 'Keyboard Candidate']) await type(text)
  await type('Bangladesh')
  for (const text of ['Father Keys', 'Mother Keys', 'Road 2, Bogura']) await type(text)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add record' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Keyboard Candidate is added', { exact: true })).toBeVisible()
  await context.close()
})

test('two admins edit one record: the second sees both versions and chooses, papers included', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const put = async (kind: string) =>
    fetch(`${product.url}/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(await phonePhotoJpeg({ width: 600, label: kind })),
    })
  for (const kind of ['photo', 'ticket', 'visa-paper']) await put(kind)
  const contexts = [
    await signedIn(browser, admin),
    await signedIn(browser, second, { theme: 'dark', width: 320 }),
  ]
  const [one, two] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ]
  for (const page of [one, two]) await open(page, `/records/${id}/edit`, /^Update/)
  await one.getByLabel('Permanent address').fill('House 8, Road 4, Sylhet')
  await one.getByRole('button', { name: 'Update record' }).click()
  await expect(one).toHaveURL(`${product.url}/dashboard/records/${id}`)

  await expect(two.getByLabel('Passport number')).toHaveValue(/^ZZ/)
  await two.getByLabel('Permanent address').fill('House 9, Road 5, Khulna')
  await two.getByLabel("Father's name").fill('Abdul Karim Mia')
  await slot(two, 'Ticket').getByRole('button', { name: 'Take off' }).click()
  await slot(two, 'Visa Paper')
    .locator('input[data-kind]')
    .setInputFiles({
      name: 'new visa.png',
      mimeType: 'image/png',
      buffer: await paperPng('new visa'),
    })
  await two.getByRole('button', { name: 'Update record' }).click()
  await expect(two.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  await expectFitAndAccessible(two, 'both versions')
  await two.getByRole('radio').filter({ hasText: 'Sylhet' }).click()
  await two.getByRole('button', { name: 'Save this version' }).click()
  await expect(two).toHaveURL(`${product.url}/dashboard/records/${id}`)
  await expect(two.getByText('House 8, Road 4, Sylhet', { exact: true })).toBeVisible()
  await expect(two.getByText('Abdul Karim Mia', { exact: true })).toBeVisible()
  const headers = { authorization: `Bearer ${key}` }
  const now = (await (
    await fetch(`${product.url}/api/v1/records/${id}`, { headers })
  ).json()) as Found
  expect(now.documents.map(({ kind, version }) => [kind, version]).toSorted()).toEqual([
    ['photo', 1],
    ['visa-paper', 2],
  ])
  for (const context of contexts) await context.close()
})

test('two admins change the papers of one record: no scan goes that the second never saw', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const record = `${product.url}/dashboard/records/${id}`
  for (const kind of ['visa-paper', 'ticket', 'medical'])
    await fetch(`${product.url}/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(await phonePhotoJpeg({ width: 600, label: kind })),
    })
  const contexts = [
    await signedIn(browser, admin, { width: 320 }),
    await signedIn(browser, second, { theme: 'dark', width: 320 }),
  ]
  const [one, two] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ]
  for (const page of [one, two]) await open(page, `/records/${id}/edit`, /^Update/)
  const replace = async (page: Page, paper: string, name: string) =>
    slot(page, paper)
      .locator('input[data-kind]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: await paperPng(name) })
  for (const paper of ['Visa Paper', 'Ticket', 'Medical Form'])
    await replace(one, paper, `first ${paper}.png`)
  await one.getByRole('button', { name: 'Update record' }).click()
  await expect(one).toHaveURL(record)

  await replace(two, 'Visa Paper', 'second visa.png')
  await replace(two, 'Medical Form', 'second medical.png')
  await slot(two, 'Ticket').getByRole('button', { name: 'Take off' }).click()
  await replace(two, 'Manpower Clearance', 'manpower.png')
  await two.getByRole('button', { name: 'Update record' }).click()
  await expect(two.getByText('3 choices are still to be made.')).toBeVisible()
  await expect(two.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  const side = (text: string) => two.getByRole('radio').filter({ hasText: text })
  await expect(side('first Visa Paper.png').getByRole('img', { includeHidden: true })).toBeVisible()
  await expectFitAndAccessible(two, 'papers of both versions')
  await two.getByRole('button', { name: 'Back to the form' }).click()
  await expect(slot(two, 'Visa Paper')).toContainText('second visa.png')
  await two.getByRole('button', { name: 'Update record' }).click()
  await side('first Visa Paper.png').click()
  await side('first Ticket.png').click()
  await side('second medical.png').click()
  await two.getByRole('button', { name: 'Save this version' }).click()
  await expect(two).toHaveURL(record)
  const answer = await fetch(`${product.url}/api/v1/records/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { documents } = (await answer.json()) as {
    documents: { kind: string; originalName: string }[]
  }
  const names = Object.fromEntries(documents.map((paper) => [paper.kind, paper.originalName]))
  expect(names).toEqual({
    'visa-paper': 'first Visa Paper.png',
    ticket: 'first Ticket.png',
    medical: 'second medical.png',
    manpower: 'manpower.png',
  })

  // Of what is not touched by both nothing is asked.
  for (const page of [one, two]) await open(page, `/records/${id}/edit`, /^Update/)
  await replace(one, 'Visa Paper', 'third visa.png')
  await one.getByRole('button', { name: 'Update record' }).click()
  await expect(one).toHaveURL(record)
  await replace(two, 'Ticket', 'third ticket.png')
  await two.getByRole('button', { name: 'Update record' }).click()
  await expect(two).toHaveURL(record)
  for (const context of contexts) await context.close()
})
