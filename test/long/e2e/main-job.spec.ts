import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { canary, canaryFiles, expectNoCanary } from '#test/canary'
import {
  approveInQueue,
  enterRecord,
  issueCode,
  setUpInBrowser,
  signInByForm,
} from '#test/main-job-staff'
import { exifCanary } from '#test/phone-photos'
import { addPerson, type Product, startProduct } from '#test/product'

for (const engine of ['sqlite', 'postgres'] as const)
  test.describe(`the main job on ${engine}`, () => {
    let product: Product
    let files: string
    /** Every address that a browser asked for. */
    const addresses: string[] = []

    test.beforeAll(async () => {
      // The tries of one minute would not reach for all that is tried here.
      product = await startProduct({ engine, env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
      files = await canaryFiles(product.dataFolder)
    })
    test.afterAll(async () => {
      await product.remove()
      rmSync(files, { recursive: true, force: true })
    })

    test('set-up, entry, approval, slip, opening, and nothing else opens it', async ({
      browser,
    }) => {
      const temporaryBefore = new Set(readdirSync(tmpdir()))
      const adminPage = await watched(browser, addresses)
      await setUpInBrowser(adminPage, product)
      const moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })

      const moderatorPage = await watched(browser, addresses)
      await signInByForm(moderatorPage, product, moderator)
      await enterRecord(moderatorPage, files)

      await approveInQueue(adminPage, product)
      const code = await issueCode(adminPage)

      await candidateOpens(browser, product, code, addresses)
      await nothingElseOpens(browser, product, adminPage, code, addresses)

      expectNoCanary('logs', product.logs(), [...Object.values(canary), code, 'canaryfile'])
      expectNoCanary('addresses', addresses.join('\n'), [
        ...Object.values(canary),
        code,
        'canaryfile',
      ])
      const left = readdirSync(tmpdir()).filter((name) => !temporaryBefore.has(name))
      expectNoCanary('temporary files', left.join('\n'), ['canary', canary.passportNumber])
      // The head of the log passes through there every few seconds.
      const temporary = join(product.dataFolder, 'files', '.temporary')
      await expect.poll(() => readdirSync(temporary)).toEqual([])
      expect((await product.run(['doctor'])).code).toBe(0)
    })
  })

/** A page in a browser of its own that notes every address; `script: false` for a candidate's. */
async function watched(
  browser: Browser,
  addresses: string[],
  options: { javaScriptEnabled?: boolean } = {},
): Promise<Page> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  page.on('request', (request) => addresses.push(request.url()))
  return page
}

/** Another browser, no script: number and code open the file. */
async function candidateOpens(
  browser: Browser,
  product: Product,
  code: string,
  addresses: string[],
): Promise<void> {
  const page = await watched(browser, addresses, { javaScriptEnabled: false })
  const typed = code.toLowerCase().replace('-', ' ')
  await lookUp(page, product, `zq 778-8991`, typed)
  await expect(page).toHaveURL(`${product.url}/file`)
  await expect(page.getByRole('heading', { name: canary.name })).toBeVisible()
  await expect(page.getByText(canary.address)).toBeVisible()
  await expect(page.getByText('15 minutes')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'What only the authority can tell you' }),
  ).toBeVisible()
  for (const document of [
    'Work Permit Certificate',
    'Application Status',
    'LMIA Certificate',
    'Visa Paper',
  ])
    await expect(page.getByRole('heading', { name: document })).toBeVisible()
  expect(await page.locator('script').count()).toBe(0)
  await expectSafePictures(page, product)
  await page.getByRole('button', { name: 'Close this file' }).click()
  await page.goto(`${product.url}/file`)
  await expect(page.getByText(canary.address)).toHaveCount(0)
  await page.context().close()
}

async function lookUp(page: Page, product: Product, number: string, code: string): Promise<void> {
  await page.goto(`${product.url}/check`)
  await page.getByRole('main').getByLabel('Passport or reference number').fill(number)
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('main').getByRole('button', { name: 'Open my file' }).click()
}

/** The photo stands upright, carries the watermark and none of the phone's metadata. */
async function expectSafePictures(page: Page, product: Product): Promise<void> {
  const sources = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  expect(sources.length).toBeGreaterThanOrEqual(5)
  for (const source of sources) {
    const response = await page.request.get(source)
    expect(response.status()).toBe(200)
    expect(response.headers()['cache-control']).toContain('no-store')
    const bytes = await response.body()
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes(exifCanary)).toBe(false)
  }
  const photo = await page.request.get(sources[0] as string)
  const { width = 0, height = 0 } = await sharp(await photo.body()).metadata()
  expect(height).toBeGreaterThan(width)
  // Upright, as phone-photos.ts draws it: a red band along the top, a blue one on the left.
  const [red, , blue] = await averageOf(await photo.body(), { left: width >> 1, top: 2 })
  expect(red).toBeGreaterThan(blue + 40)
  const asked = await page.request.get(`${sources[0]}&watermark=no`)
  expect(await asked.body()).toEqual(await photo.body())
  const id = /documents\/([^/]+)\/image/.exec(sources[0] as string)?.[1]
  const original = await page.request.get(`${product.url}/api/v1/documents/${id}/original`)
  expect(original.status()).toBe(401)
}

async function averageOf(bytes: Buffer, at: { left: number; top: number }) {
  const area = { ...at, width: 8, height: 4 }
  const { channels } = await sharp(await sharp(bytes).extract(area).toBuffer()).stats()
  return channels.map(({ mean }) => mean) as [number, number, number]
}

/** Wrong code, another number, hidden, withdrawn, deleted, re-issued: one answer. */
async function nothingElseOpens(
  browser: Browser,
  product: Product,
  adminPage: Page,
  code: string,
  addresses: string[],
): Promise<void> {
  const page = await watched(browser, addresses, { javaScriptEnabled: false })
  const refused = async (number: string, typed: string) => {
    await lookUp(page, product, number, typed)
    await expect(page.getByText('No Data Found')).toBeVisible()
    // Without script, the focus stands on what went wrong.
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByText(canary.name)).toHaveCount(0)
  }
  const opens = async (typed: string) => {
    await lookUp(page, product, canary.passportNumber, typed)
    await expect(page.getByRole('heading', { name: canary.name })).toBeVisible()
  }
  const isOver = async () => {
    await page.goto(`${product.url}/file`)
    await expect(page.getByText(canary.address)).toHaveCount(0)
  }
  const api = await adminApi(adminPage, product)
  await refused(canary.passportNumber, 'AAAAA-AAAAA')
  await refused('ZQ7788992', code)
  await opens(code)
  await api('POST', '/hide')
  await isOver()
  await refused(canary.passportNumber, code)
  await api('POST', '/unhide')
  await isOver()
  await opens(code)
  await api('POST', '/withdraw', { reason: 'A document is missing' })
  await isOver()
  await refused(canary.passportNumber, code)
  await api('POST', '/approve')
  await opens(code)
  await api('DELETE', '')
  await isOver()
  await refused(canary.passportNumber, code)
  await api('POST', '/restore')
  await opens(code)
  const { accessCode } = (await api('POST', '/access-code')) as { accessCode: string }
  await isOver()
  await refused(canary.passportNumber, code)
  await opens(accessCode)
  await page.context().close()
}

/** The API with the admin's own session, as the dashboard calls it; keeps the version at hand. */
async function adminApi(page: Page, product: Product) {
  const base = `${product.url}/api/v1/records`
  const list = await page.request.post(`${base}/search`, {
    data: { search: canary.passportNumber },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const [record] = ((await list.json()) as { records: { id: string }[] }).records
  return async (method: string, path: string, body: object = {}): Promise<unknown> => {
    const current = await page.request.get(`${base}/${record?.id}`)
    const trashed = await current.json()
    const response = await page.request.fetch(`${base}/${record?.id}${path}`, {
      method,
      data: body,
      headers: { 'if-match': String(trashed.version), 'sec-fetch-site': 'same-origin' },
    })
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
}
