import type { Page } from '@playwright/test'
import { expect, test } from '#test/job'
import { picture } from '#test/looks'
import { openFile } from '#test/opened-file'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import type { SeededProduct } from '#test/seeded'

const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
const phone = { width: 360, height: 640 }
const needed = ['passport', 'visa-paper', 'contract', 'ticket'] as const
const others = [
  ...['work-permit', 'job-offer', 'visa-approval', 'application-status', 'manpower', 'lmia'],
  ...['contract-translation', 'medical', 'fingerprint'],
] as const

/** Enters a file with a photo and these kinds, and what happened to it after its code was given. */
async function fileWith(
  product: SeededProduct,
  kinds: readonly string[],
  details: Record<string, string> = {},
) {
  const photo = await phonePhotoJpeg({ width: 480, height: 600, label: 'Portrait' })
  const scans = await Promise.all(
    kinds.map(async (kind) => [kind, await documentPng(kind)] as [never, Buffer]),
  )
  return product.newFile([['photo' as never, photo], ...scans], details)
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
const bottomOf = async (page: Page, what: string) => {
  const box = await page.locator(what).first().boundingBox()
  return box === null ? Number.NaN : box.y + box.height
}

/** Keeps pictures in the widths and looks that people have, and says where the page is too high. */
async function look(page: Page, name: string) {
  for (const [width, theme, language] of [
    [360, 'dark', 'en'],
    [360, 'light', 'en'],
    [360, 'dark', 'bn'],
    [1280, 'dark', 'en'],
    [1280, 'light', 'en'],
  ] as const) {
    await page.setViewportSize({ ...phone, width })
    const url = page.url()
    await page.context().addCookies([
      { name: 'theme', value: theme, url },
      { name: 'language', value: language, url },
    ])
    await page.goto(url)
    if (width === 360) expect(await heightOf(page), language).toBeLessThanOrEqual(1600)
    await picture(page, `${name} ${width} ${theme} ${language}`)
  }
}

test('who, what is new, what comes next and the first documents stand on a small first screen', async ({
  product,
  visitor: page,
}) => {
  await page.setViewportSize(phone)
  const file = await fileWith(product, [...needed, ...others], {
    ...{ flightOn: day(12), flightTime: '02:15', flightZone: 'Asia/Dhaka' },
    ...{ flightNumber: 'BG305', flightRoute: 'Dhaka – Toronto' },
  })
  for (const kind of ['contract', 'ticket'])
    await product.call(
      'PUT',
      `/records/${file.id}/documents/${kind}`,
      await documentPng(`${kind} 2`),
    )
  const requests: string[] = []
  await openFile(page, file)
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/file')
  expect(requests.length).toBeLessThanOrEqual(12)
  await expect(page.locator('.news li')).toHaveCount(2)
  await expect(page.locator('.when')).toContainText('You fly on')
  await expect(page.locator('.when')).toContainText('In the night to')
  expect(await bottomOf(page, '.when')).toBeLessThan(560)
  await look(page, 'first screen')
})

test('a name of several lines is whole, and no documents, no photo, nothing new are said in a line each', async ({
  product,
  visitor: page,
}) => {
  await page.setViewportSize(phone)
  const name = 'Maria Cristina Evangelista-Villanueva de los Santos'
  const file = await product.newFile([], { name })
  await openFile(page, file)
  const heading = page.getByRole('heading', { level: 1, name })
  expect(await heading.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible()
  await expect(page.getByText('Nothing new.')).toBeVisible()
  await look(page, 'first screen quiet')
})
