import { type Browser, expect, type Page, test } from '@playwright/test'
import { callApi } from '#test/call-api'
import { fileDocuments } from '#test/filed-records'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signIn } from '#test/sign-in'

let product: Product
let key: string
let held: Awaited<ReturnType<typeof fileWith>>
/** Every address that a browser asked for. */
const addresses: string[] = []

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  key = await apiKey(product, 'admin', 'candidates')
  held = await fileWith(['photo', 'work-permit', 'job-offer', 'lmia', 'fingerprint'])
})
test.afterAll(() => product.remove())

/** An approved record with these documents and an access code. */
async function fileWith(kinds: readonly string[]) {
  const { id, passportNumber } = await addRecord(product, key)
  const photo = await phonePhotoJpeg({ width: 1000, height: 800, label: 'Portrait' })
  for (const kind of kinds)
    await fileDocuments(product, key, id, [
      [kind, kind === 'photo' ? photo : await documentPng(kind)],
    ])
  const issueCode = async (): Promise<string> =>
    (await callApi(product, key, ['POST', `/records/${id}/access-code`])).accessCode
  return { passportNumber, accessCode: await issueCode(), issueCode }
}

/** A browser of its own, without script: what is promised holds on the plainest telephone. */
async function browserOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  page.on('request', (request) => addresses.push(request.url()))
  return page
}

async function openFile(page: Page): Promise<void> {
  await page.goto(`${product.url}/check`)
  await page.getByRole('main').getByLabel('Passport or reference number').fill(held.passportNumber)
  await page.getByLabel('Access code').fill(held.accessCode)
  await page.getByRole('button', { name: 'Open my file' }).click()
}

async function openShare(
  page: Page,
  code: string,
  number = held.passportNumber.toLowerCase(),
): Promise<void> {
  await page.goto(`${product.url}/shared`)
  await page.getByLabel('Passport number of the candidate').fill(number)
  await page.getByLabel('Share code').fill(code)
  await page.getByRole('button', { name: 'Open the shared documents' }).click()
}

test('a candidate shares two documents with an employer, sees that they were opened, and revokes', async ({
  browser,
}) => {
  const candidate = await browserOf(browser)
  const employer = await browserOf(browser)

  await openFile(candidate)
  await candidate.getByRole('link', { name: 'Share', exact: true }).click()
  await expect(candidate.getByText('Nobody has opened it yet.')).toHaveCount(0)
  await expect(candidate.getByLabel('Fingerprint Paper')).toHaveCount(0)
  await expect(candidate.getByText('Fingerprint Paper: only you can see this.')).toBeVisible()
  await candidate.getByLabel('Job Offer Letter').check()
  await candidate.getByLabel('LMIA Certificate').check()
  await candidate.getByLabel('A bank').check()
  await candidate.getByLabel('A label for this share').fill('Maple Farms')
  await candidate.getByRole('button', { name: 'Check your answers' }).click()

  // An LMIA letter is for an employer; what was chosen is kept.
  await expect(candidate.getByRole('alert')).toContainText('can be shared with an employer only')
  await expect(candidate.getByLabel('LMIA Certificate')).toBeChecked()
  await candidate.getByLabel('An employer').check()
  await candidate.getByRole('button', { name: 'Check your answers' }).click()
  await candidate.getByRole('button', { name: 'Create share code' }).click()
  await expect(candidate.getByRole('heading', { name: 'Your share code is ready' })).toBeVisible()
  const code = (await candidate.locator('#share-code').textContent()) as string
  const address = await candidate
    .getByRole('region', { name: 'Share code' })
    .getByRole('link')
    .getAttribute('href')
  expect(address).toBe(`${product.url}/shared`)
  await expect(candidate.getByRole('img', { name: `QR code of ${address}` })).toBeVisible()

  // The address alone, as a program that scans mail would follow it, opens nothing.
  const scanner = await employer.request.get(address as string)
  expect(scanner.headers()['set-cookie']).toBeUndefined()
  await openShare(employer, code)
  await expect(employer).toHaveURL(`${product.url}/shared/file`)
  for (const document of ['Job Offer Letter', 'LMIA Certificate'])
    await expect(employer.getByRole('heading', { name: document })).toBeVisible()
  for (const secret of ['Work Permit', 'Fingerprint', 'Abdul Karim', held.passportNumber])
    await expect(employer.getByRole('main')).not.toContainText(secret)
  for (const picture of await employer.locator('main img').all()) {
    const answer = await employer.request.get(product.url + (await picture.getAttribute('src')))
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  await employer.getByRole('link', { name: 'Large image of the LMIA Certificate' }).click()
  await expect(employer.getByRole('heading', { name: 'LMIA Certificate' })).toBeVisible()

  await candidate.getByRole('link', { name: 'All your shares' }).click()
  const share = candidate.getByRole('article', { name: 'Maple Farms' })
  await expect(share).toContainText('Once:')
  await expect(share).toContainText(/\d{1,2}\s\w+ \d{4} at \d\d:\d\d UTC/)
  await share.getByText('Stop: the share “Maple Farms”').click()
  await share.getByRole('button', { name: 'Yes, stop it' }).click()
  await expect(candidate.getByRole('status')).toContainText('The share is stopped.')
  await expect(share).toContainText('Stopped early')

  await employer.goto(`${product.url}/shared/file`)
  await expect(employer.getByRole('heading', { name: 'These documents are closed' })).toBeVisible()
  await openShare(employer, code)
  await expect(employer.getByRole('alert')).toContainText('No Data Found')

  const written = [product.logs(), addresses.join('\n')].join('\n').toLowerCase()
  for (const secret of [code, code.replaceAll('-', ''), held.passportNumber, 'maple farms'])
    expect(written.includes(secret.toLowerCase()), secret).toBe(false)
  await candidate.context().close()
  await employer.context().close()
})

test('an own file and a share stay open beside each other in one browser', async ({ browser }) => {
  const page = await browserOf(browser)
  await openFile(page)
  await page.goto(`${product.url}/file/share`)
  await page.getByLabel('Work Permit Certificate').check()
  await page.getByLabel('Somebody else').check()
  await page.getByLabel('A label for this share').fill('My cousin')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: 'Create share code' }).click()
  await openShare(page, (await page.locator('#share-code').textContent()) as string)
  await expect(page.getByRole('heading', { name: 'Work Permit Certificate' })).toBeVisible()
  await page.getByRole('button', { name: 'Close this file' }).click()
  await expect(page).toHaveURL(`${product.url}/shared`)
  await page.goto(`${product.url}/file`)
  await expect(page.getByRole('heading', { name: 'Fingerprint Paper' })).toBeVisible()
  await page.context().close()
})

test('the new share prints as a note to hand over', async ({ browser }) => {
  const page = await browserOf(browser)
  await openFile(page)
  await page.goto(`${product.url}/file/share`)
  await page.getByLabel('Work Permit Certificate').check()
  await page.getByLabel('A bank').check()
  await page.getByLabel('A label for this share').fill('Bank')
  await page.getByRole('button', { name: 'Check your answers' }).click()
  await page.getByRole('button', { name: 'Create share code' }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#share-code')).toBeVisible()
  await expect(page.getByRole('main').locator('button:visible, a.button:visible')).toHaveCount(0)
  // 25 mm at 96 dots an inch.
  const qr = await page.getByRole('img', { name: /^QR code of http.*\/shared$/ }).boundingBox()
  expect(qr?.width).toBeGreaterThanOrEqual(94)
  await page.screenshot({ path: `${test.info().project.outputDir}/screens/share-made-print.jpg` })
  await page.context().close()
})

test('a file that is over says so by itself, and Back brings nothing of it up', async ({
  browser,
}) => {
  const page = await browserOf(browser)
  await openFile(page)
  // The page asks again when its time is up; this brings that moment nearer.
  await page.route(/\/file$/, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    const headers = answer.headers()
    if (headers.refresh) headers.refresh = '2; url=/file'
    await route.fulfill({ response: answer, headers })
  })
  await page.goto(`${product.url}/file`)
  await expect(page.getByRole('heading', { name: 'Fingerprint Paper' })).toBeVisible()
  const viewing = (await page.context().cookies()).find(({ name }) => name === 'viewing')
  expect(viewing).toMatchObject({ expires: -1, httpOnly: true })
  held.accessCode = await held.issueCode()
  await expect(page.getByRole('heading', { name: 'This file is closed' })).toBeVisible()
  expect(await page.context().cookies()).toEqual([])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const secret of ['Fingerprint', 'Rahima', held.passportNumber])
    await expect(page.locator('body')).not.toContainText(secret)
  await page.context().close()
})

test('a student links the own file, shares a part, sees who opened it, and takes it back', async ({
  browser,
}) => {
  const student = await addPerson(product, { role: 'student' })
  // With a shareable document, one for an employer and one for nobody.
  const file = await fileWith(['visa-paper', 'lmia', 'fingerprint'])
  const context = await browser.newContext({ javaScriptEnabled: false })
  await signIn(product, context, student)
  const page = await context.newPage()
  await page.goto(`${product.url}/dashboard`)
  await expect(page).toHaveURL(`${product.url}/my/file`)
  await page.getByLabel('Passport number', { exact: true }).fill(file.passportNumber)
  await page.getByLabel('Access code').fill('00000-00000')
  await page.getByRole('button', { name: 'Link my file' }).click()
  await expect(page.getByRole('alert')).toContainText('No Data Found')
  await expect(page.getByLabel('Passport number', { exact: true })).toHaveValue(file.passportNumber)
  await page.getByLabel('Access code').fill(file.accessCode)
  await page.getByRole('button', { name: 'Link my file' }).click()
  await expect(page.getByRole('heading', { name: 'Rahima Khatun' })).toBeVisible()
  const visa = page.getByRole('region', { name: 'Visa Paper' })
  const picture = await visa.getByRole('img').getAttribute('src')
  const answer = await context.request.get(product.url + picture)
  expect(answer.headers()['content-type']).toMatch(/^image\//)
  await expect(visa.locator('a[href^="https://"]')).not.toHaveCount(0)

  await page.getByRole('link', { name: 'My shares' }).first().click()
  await page.getByLabel('Visa Paper').check()
  await page.getByLabel('A bank').check()
  await page.locator('#label').fill('Sonali Bank, loan')
  await page.locator('form[action="/my/shares"] button').click()
  await page.getByRole('button', { name: 'Create share code' }).click()
  const code = (await page.locator('#share-code').textContent()) as string

  const bank = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await openShare(bank, code, file.passportNumber)
  await expect(bank.getByRole('heading', { name: 'Visa Paper' })).toBeVisible()
  await expect(bank.getByRole('heading', { name: 'LMIA Certificate' })).toHaveCount(0)

  await page.goto(`${product.url}/my/shares`)
  await expect(page.getByText(/With the share .*Sonali Bank, loan/)).toBeVisible()
  await page.locator('summary', { hasText: 'Stop' }).click()
  await page.getByRole('button', { name: 'Yes, stop it' }).click()
  await expect(page.getByText('Stopped early')).toBeVisible()
  await openShare(bank, code, file.passportNumber)
  await expect(bank.getByText('No Data Found').first()).toBeVisible()

  await page.getByRole('link', { name: 'My file' }).first().click()
  await page.locator('summary', { hasText: 'End the link' }).click()
  await page.getByRole('button', { name: 'Stop showing my file here' }).click()
  await expect(page.getByRole('button', { name: 'Link my file' })).toBeVisible()
  await bank.context().close()
  await context.close()
})
