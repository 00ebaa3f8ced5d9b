import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, type Request, test } from '@playwright/test'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import { callAboutRecord, callApi } from '#test/call-api'
import { chromiumLaunch } from '#test/chromium'
import { asInOldestBrowser } from '#test/oldest-browser'
import { documentPng } from '#test/phone-photos'
import { addRecord, apiKey, type Product, setUpProduct, startProduct } from '#test/product'

const same = 'This is the same file as the one Padma Overseas Ltd has held since'
const different =
  'This is not a file that Padma Overseas Ltd holds. That does not mean that it is forged: saving or photographing a document again changes the file.'

let product: Product
let folder: string
let reference: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  // Named by the process, so that another test's product does not sweep it away.
  folder = `${product.dataFolder} documents`
  mkdirSync(folder, { recursive: true })
  const key = await apiKey(product, 'admin')
  const scans = {
    held: await documentPng('Held'),
    superseded: await documentPng('Superseded'),
    hidden: await documentPng('Hidden'),
  }
  const current = await addRecord(product, key)
  const hidden = await addRecord(product, key)
  const put = (id: string, bytes: Buffer) =>
    callApi(product, key, ['PUT', `/records/${id}/documents/visa-paper`], bytes)
  await put(current.id, scans.superseded)
  await put(current.id, scans.held)
  await put(hidden.id, scans.hidden)
  await callAboutRecord(product, key, hidden.id, ['POST', '/hide'])
  reference = (await callApi(product, key, ['GET', `/records/${current.id}`])).reference
  const changed = Buffer.from(scans.held)
  changed[changed.length - 1] = (changed.at(-1) as number) ^ 1
  const files = {
    ...scans,
    changed,
    large: Buffer.alloc(15 * 1024 * 1024 + 1),
    empty: Buffer.alloc(0),
  }
  for (const [name, bytes] of Object.entries(files))
    writeFileSync(join(folder, `canaryfile ${name}.png`), bytes)
})
test.afterAll(async () => {
  await product.remove()
  rmSync(folder, { recursive: true, force: true })
})

/** Chooses a file on the page and answers the request with which it was compared. */
async function send(page: Page, name: string): Promise<Request> {
  await page.goto(`${product.url}/verify`)
  await page
    .getByLabel('The file', { exact: true })
    .setInputFiles(join(folder, `canaryfile ${name}.png`))
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('button', { name: 'Compare the file' }).click(),
  ])
  return request
}

/** The same; answers what was sent and what was said. */
async function compare(page: Page, name: string): Promise<{ sent: Buffer; said: string }> {
  const request = await send(page, name)
  await expect(page.getByRole('heading', { name: 'What we can tell you' })).toBeVisible()
  const said = (await page.getByRole('main').textContent()) as string
  return { sent: request.postDataBuffer() ?? Buffer.alloc(0), said }
}

for (const javaScriptEnabled of [true, false])
  test(`a file is the same, another, superseded or unknown, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const held = await compare(page, 'held')
    expect(held.said).toContain(same)
    expect(held.said).not.toContain('newer scan')
    if (javaScriptEnabled) expect(held.sent.toString()).toMatch(/^sha256=[0-9a-f]{64}$/)
    else expect(held.sent.length).not.toBe(71)
    const changed = await compare(page, 'changed')
    expect(changed.said).toContain(different)
    const superseded = await compare(page, 'superseded')
    expect(superseded.said).toContain(same)
    expect(superseded.said).toContain('now holds a newer scan of this document')
    const hidden = await compare(page, 'hidden')
    expect(hidden.said).toBe(changed.said)
    expect(await page.locator('script').count()).toBe(0)
    expect(errors).toEqual([])
    expect(product.logs()).not.toContain('canaryfile')
    await page.context().close()
  })

for (const [name, sentence] of [
  ['large', 'We cannot compare this, ask the agency. The file is larger than 15 MiB'],
  ['empty', 'Choose a file first'],
] as const)
  test(`a file that is ${name} is answered on the page, alike with and without script`, async ({
    browser,
  }) => {
    const answers: string[] = []
    for (const javaScriptEnabled of [true, false]) {
      const page = await (await browser.newContext({ javaScriptEnabled })).newPage()
      const request = await send(page, name)
      await expect(page.getByRole('alert')).toContainText(sentence)
      await expect(page.getByRole('alert')).toBeFocused()
      // The browser says how large it is, and sends nothing of it.
      if (javaScriptEnabled) expect(request.postData()).toMatch(/^bytes=\d+$/)
      answers.push(`${await page.title()}: ${await page.getByRole('main').innerText()}`)
      await page.context().close()
    }
    const [withScript, without] = answers.map((text) => text.split('Check a file')[0])
    expect(withScript).toBe(without)
    expect(without).toContain(sentence)
  })

test('a reference from the slip is looked up, and compares nothing', async ({ page }) => {
  await page.goto(`${product.url}/verify`)
  await page.getByLabel('Our reference').fill('CR-0000')
  await page.getByRole('button', { name: 'Look up the reference' }).click()
  await expect(page.getByText('You typed: CR-0000')).toBeVisible()
  await expect(page.getByLabel('Our reference')).toHaveValue('CR-0000')
  await page.getByLabel('Our reference').fill(reference.toLowerCase())
  await page.getByRole('button', { name: 'Look up the reference' }).click()
  await expect(page.getByText('We cannot compare this, ask the agency.')).toBeVisible()
  await expect(page.getByText('A reference alone says nothing')).toBeVisible()
})

test('this page alone may run our scripts and ask for the camera', async ({ request }) => {
  const headersOf = async (path: string) => (await request.get(product.url + path)).headers()
  const own = await headersOf('/verify')
  expect(own['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
  expect(own['permissions-policy']).toContain('camera=(self)')
  for (const path of ['/', '/check', '/shared', '/report']) {
    const headers = await headersOf(path)
    expect(headers['content-security-policy']).not.toContain('script-src')
    expect(headers['permissions-policy']).toContain('camera=()')
  }
})

test.describe('a QR code before the camera', () => {
  for (const [what, text, said] of [
    ['of our own website', () => `${product.url}/check`, 'tells you nothing about the document'],
    [
      'of another website',
      () => 'https://localhost@canada-visa-check.example/r?id=1',
      'another website, not to us: canada-visa-check.example.',
    ],
    ['with a reference', () => reference, 'This code contains a reference.'],
    [
      'of a receipt',
      () => `${product.url}/verify?receipt=2026-000001&check=7K2M-9QXD`,
      'This code contains a receipt.',
    ],
    ['of anything else', () => 'hello', 'neither a web address nor'],
  ] as const)
    test(`${what} is read, and nothing comes from elsewhere`, async () => {
      const browser = await withCamera(text())
      const page = await browser.newPage({ permissions: ['camera'] })
      await asInOldestBrowser(page)
      const hosts = new Set<string>()
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      const errors: string[] = []
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
      await page.goto(`${product.url}/verify`)
      await page.getByRole('button', { name: 'Start the camera' }).click()
      await expect(page.getByText(said)).toBeVisible({ timeout: 60_000 })
      if (what === 'with a reference')
        await expect(page.getByLabel('Our reference')).toHaveValue(reference)
      if (what === 'of a receipt') {
        await expect(page.getByLabel('Check value')).toBeVisible()
        await expect(page.getByLabel('Check value')).toHaveValue('7K2M-9QXD')
      }
      await expect(page.locator('video')).toBeHidden()
      expect([...hosts]).toEqual([product.url])
      expect(errors).toEqual([])
      await browser.close()
    })

  test('without leave to use the camera the page says what else can be done', async ({ page }) => {
    await page.goto(`${product.url}/verify`)
    await page.getByRole('button', { name: 'Start the camera' }).click()
    await expect(page.getByText('The camera cannot be used.')).toBeVisible()
  })
})

/** A Chromium whose camera sees a QR code with this text. */
async function withCamera(text: string): Promise<Browser> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  const raw = { width: rows.length, height: rows.length, channels: 1 as const }
  const frame = await sharp(pixels, { raw })
    .resize(400, 400, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 120, right: 120, background: '#bbb' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer()
  const video = join(folder, 'camera.mjpeg')
  writeFileSync(video, Buffer.concat(Array.from({ length: 5 }, () => frame)))
  const args = [
    ...(chromiumLaunch.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]
  return chromium.launch({ ...chromiumLaunch, args })
}
