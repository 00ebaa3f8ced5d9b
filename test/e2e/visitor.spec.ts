import { rmSync, writeFileSync } from 'node:fs'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { encodeQR } from 'qr'
import sharp from 'sharp'
import { chromiumLaunch } from '#test/chromium'
import { openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { asInOldestBrowser } from '#test/oldest-browser'
import { documentPng } from '#test/phone-photos'

const same = 'This is the same file as the one Padma Overseas Ltd has held since'
const different =
  'This is not a file that Padma Overseas Ltd holds. That does not mean that it is forged: saving or photographing a document again changes the file.'

/** Compares a file on the page; answers the request, and what was said. */
async function compare(page: Page, buffer: Buffer): Promise<{ request: Request; said: string }> {
  await page.goto('/verify')
  const file = { name: 'canaryfile.png', mimeType: 'image/png', buffer }
  await page.getByLabel('The file', { exact: true }).setInputFiles(file)
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('button', { name: 'Compare the file' }).click(),
  ])
  await page.locator('main .told, main .problems').first().waitFor()
  return { request, said: (await page.getByRole('main').textContent()) as string }
}

test('a file is the same, another, superseded or unknown, and stays on the device', async ({
  browser,
  product,
}) => {
  const [former, held, hidden] = await Promise.all(
    ['former', 'held', 'hidden'].map((name) => documentPng(name)),
  )
  if (!former || !held || !hidden) throw new Error('Nothing was drawn')
  await product.newFile([
    ['visa-paper', former],
    ['visa-paper', held],
  ])
  const { id } = await product.newFile([['visa-paper', hidden]])
  await product.about(id, 'POST', '/hide')
  const changed = Buffer.from(held)
  changed[changed.length - 1] = (changed.at(-1) as number) ^ 1
  const page = await browser.newPage({ baseURL: product.url })
  const found = await compare(page, held)
  expect(found.said).toContain(same)
  expect(found.said).not.toContain('newer scan')
  expect(found.request.postDataBuffer()?.toString()).toMatch(/^sha256=[0-9a-f]{64}$/)
  const another = await compare(page, changed)
  expect(another.said).toContain(different)
  expect((await compare(page, former)).said).toContain('now holds a newer scan of this document')
  expect((await compare(page, hidden)).said).toBe(another.said)
  const large = await compare(page, Buffer.alloc(15 * 1024 * 1024 + 1))
  expect(large.said).toContain('We cannot compare this, ask the agency. The file is larger')
  await expect(page.getByRole('alert')).toBeFocused()
  expect(product.logs()).not.toContain('canaryfile')
  await page.context().close()
})

test('a QR code before the camera is read on the device, and says where it leads', async ({
  product,
}) => {
  const video = `${product.dataFolder} camera.mjpeg`
  const browser = await withCamera('https://localhost@canada-visa-check.example/r?id=1', video)
  const page = await browser.newPage({ permissions: ['camera'], baseURL: product.url })
  await asInOldestBrowser(page)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  await page.goto('/verify')
  await page.getByRole('button', { name: 'Start the camera' }).click()
  const said = page.getByText('another website, not to us: canada-visa-check.example.')
  await expect(said).toBeVisible()
  await expect(page.locator('video')).toBeHidden()
  expect([...hosts]).toEqual([product.url])
  await browser.close()
  rmSync(video)
})

/** A Chromium whose camera sees a QR code with this text. */
async function withCamera(text: string, video: string): Promise<Browser> {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const pixels = Buffer.from(rows.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  const raw = { width: rows.length, height: rows.length, channels: 1 as const }
  const frame = await sharp(pixels, { raw })
    .resize(400, 400, { kernel: 'nearest' })
    .extend({ top: 40, bottom: 40, left: 120, right: 120, background: '#bbb' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer()
  writeFileSync(video, Buffer.concat(Array.from({ length: 5 }, () => frame)))
  const args = [
    ...(chromiumLaunch.args ?? []),
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]
  return chromium.launch({ ...chromiumLaunch, args })
}

test('a concern that a visitor reports is answered with a note, opened again and closed', async ({
  product,
  visitor,
  admin: page,
}) => {
  const text = 'Is padma-visa.example yours?'
  await visitor.goto('/tell/concern')
  await visitor.locator('#text').fill(text)
  await visitor.locator('#from').fill('rahima@people.example')
  await visitor.locator('main form[action="/tell/concern"] button').click()
  await expect(visitor).toHaveURL(/\/case\//)

  await expect(visitor.getByText('Thank you, we have your report')).toBeVisible()

  await openDashboard(page, product, '/cases?state=open', 'Cases')
  await page.getByRole('link', { name: text }).press('Enter')
  await expect(page.getByRole('link', { name: 'rahima@people.example', exact: true })).toBeVisible()
  const answer = page.getByRole('button', { name: 'Answer', exact: true })
  await answer.press('Enter')
  await expect(page.getByText('Write down what was answered.')).toBeVisible()
  await page.getByLabel('What was answered or done').fill('It is not. The police know.')
  // A key is lost on a button that is busy.
  await expect(answer).toBeEnabled()
  await answer.press('Enter')
  await expect(page.getByText('It is not. The police know.')).toBeVisible()
  await page.getByRole('button', { name: 'Open again' }).press('Enter')
  await expect(page.getByText('Opened again')).toBeVisible()
  await page.getByRole('button', { name: 'Close without an answer' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('We have dealt with it.')).toBeVisible()
})
