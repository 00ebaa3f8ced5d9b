import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { fileDocuments, namedRecord } from '#test/filed-records'
import { handbookPicture } from '#test/handbook-picture'
import { expectGoodInEveryLook, picture } from '#test/looks'
import { documentPng, threePagePdf } from '#test/phone-photos'
import { apiKey, type Credentials, type Product, setUpProduct, startProduct } from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderatorKey: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderatorKey = await apiKey(product, 'moderator')
})
test.afterAll(() => product.remove())

/** A record that waits, with three documents. */
async function waiting(name: string): Promise<string> {
  const scan = await documentPng(name)
  return namedRecord(product, moderatorKey, name, [
    ['photo', scan],
    ['work-permit', scan],
    ['visa-paper', threePagePdf()],
  ])
}

const review = (page: Page, name: string) =>
  page.getByRole('article', { name: `Review of ${name}` })

/** Looks at each document of the record on the screen. */
async function seeAll(page: Page, name: string): Promise<void> {
  await expect(review(page, name)).toHaveAttribute('aria-busy', 'false')
  for (const [at, kind] of ['Work Permit', 'Visa Paper', 'Candidate photo'].entries()) {
    if (at > 0) await page.keyboard.press('a')
    await expect(page.getByRole('figure', { name: new RegExp(`^${kind}`) })).toBeVisible()
    const unseen = page
      .getByRole('status')
      .filter({ hasText: new RegExp(`not seen.*${kind}`, 'i') })
    await expect(unseen).toHaveCount(0)
  }
}

/** The same, then approves; answers how many keys it took. */
async function approveByKeys(page: Page, name: string): Promise<number> {
  await seeAll(page, name)
  await page.keyboard.press('a')
  return 3
}

test('three documents and the decision take four keys at most, on a line with 300 ms', {
  tag: '@handbook',
}, async ({ browser }) => {
  const names = ['Amena Begum', 'Babul Mia', 'Champa Rani']
  for (const name of names) await waiting(name)
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/approvals', 'Approvals')
  await expect(review(page, 'Amena Begum')).toBeVisible()
  await handbookPicture(page, 'approve')
  await expectGoodInEveryLook(page, 'approvals')
  await picture(page, 'approvals, dark, 1280 px')
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 300, downloadThroughput: -1, uploadThroughput: -1 },
  })
  let keys = 0
  for (const name of names) keys += await approveByKeys(page, name)
  expect(keys).toBeLessThanOrEqual(4 * names.length)
  await expect(page.getByText('Nothing is waiting.')).toBeVisible()
  for (const name of names) await expectToast(page, `${name} is approved`)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(review(page, 'Champa Rani')).toBeVisible()
  await page.context().close()
})

test("a record's own page asks for the same: each document on the screen, then the same key approves", async ({
  browser,
}) => {
  const id = await waiting('Dipali Four')
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, `/records/${id}`, 'Dipali Four')
  const actions = page.getByRole('region', { name: 'State and actions' })
  const next = actions.getByRole('button', { name: 'Show next document' })
  await expect(next).toBeEnabled()
  await expect(actions.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await next.focus()
  let keys = 0
  for (const kind of ['Candidate photo', 'Work Permit', 'Visa Paper']) {
    // The photo is on the screen from the beginning.
    if (kind !== 'Candidate photo') {
      keys += 1
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('figure', { name: new RegExp(`^${kind}`) })).toBeVisible()
    await expect(actions.getByRole('status')).not.toContainText(kind)
  }
  const approve = actions.getByRole('button', { name: 'Approve' })
  await expect(approve).toBeFocused()
  await expectGoodInEveryLook(page, "a record's own page, all seen")
  await page.keyboard.press('Enter')
  await expectToast(page, 'Dipali Four is approved')
  expect(keys + 1).toBeLessThanOrEqual(4)
  await page.context().close()
})

test('on a phone the name of the next record is in view after each decision', async ({
  browser,
}) => {
  const names = ['Eman Rahman', 'Farida Akter', 'Gita Sarkar']
  for (const name of names) await waiting(name)
  const page = await signedInPage(product, browser, admin, { width: 360 })
  await openDashboard(page, product, '/approvals', 'Approvals')
  const toTheEnd = () => page.mouse.wheel(0, 10_000)
  const isInView = async (name: string) => {
    const title = review(page, name).getByRole('heading', { level: 2, name })
    await expect(title).toBeInViewport({ ratio: 1 })
    // Nor under the bar at the top.
    const bar = await page.getByRole('button', { name: 'Dashboard' }).boundingBox()
    const found = await title.boundingBox()
    expect(found?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  }
  await page.getByRole('button', { name: /^Farida Akter/ }).click()
  await isInView('Farida Akter')
  await seeAll(page, 'Farida Akter')
  await toTheEnd()
  await expect(page.getByRole('heading', { level: 2, name: 'Farida Akter' })).not.toBeInViewport()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await isInView('Gita Sarkar')
  await expect(review(page, 'Gita Sarkar')).toBeFocused()

  await toTheEnd()
  await page.getByRole('button', { name: 'Return', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('The scan is dark.')
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click()
  await isInView('Eman Rahman')
  await page.context().close()
})

test('on a phone the decisions take two lines of buttons for thumbs, the usual one first', async ({
  browser,
}) => {
  await waiting('Ivy Two Lines')
  const page = await signedInPage(product, browser, admin, { width: 360 })
  await openDashboard(page, product, '/approvals', 'Approvals')
  await page.getByRole('button', { name: /^Ivy Two Lines/ }).click()
  const shown = review(page, 'Ivy Two Lines')
  const lines = async (first: string) => {
    const usual = shown.getByRole('button', { name: first, exact: true })
    const boxes = await usual
      .locator('xpath=..')
      .locator('> button, > a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes).toHaveLength(4)
    for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(44)
    expect(boxes[0].width).toBe(Math.max(...boxes.map(({ width }) => width)))
    return boxes.map(({ y }) => y - boxes[0].y)
  }
  const before = await lines('Show next document')
  expect(new Set(before).size).toBe(2)
  await seeAll(page, 'Ivy Two Lines')
  // Nothing moves under the thumb once everything was seen.
  expect(await lines('Approve')).toEqual(before)
  await page.context().close()
})

test('the decisions cover nothing of the document, also when they take two lines', async ({
  browser,
}) => {
  const scan = await documentPng('Halima Long')
  const kinds = ['lmia', 'job-offer', 'work-permit', 'visa-paper', 'application-status']
  const id = await namedRecord(product, moderatorKey, 'Halima Long', [['photo', scan]])
  const documents = kinds.map((kind) => [kind, scan] as const)
  await fileDocuments(product, await apiKey(product, 'admin'), id, documents)
  const page = await signedInPage(product, browser, admin)
  await openDashboard(page, product, '/approvals', 'Approvals')
  await page.getByRole('button', { name: /^Halima Long/ }).click()
  const shown = review(page, 'Halima Long')
  await expect(shown).toHaveAttribute('aria-busy', 'false')
  const approve = shown.getByRole('button', { name: 'Show next document' })
  const bar = approve.locator('..')
  const caption = shown.locator('figcaption')
  await page.evaluate(() => window.scrollTo(0, 0))
  const below = async () => {
    const [over, under] = [await caption.boundingBox(), await bar.boundingBox()]
    expect(under?.height).toBeGreaterThan(70)
    return (under?.y ?? 0) - ((over?.y ?? 0) + (over?.height ?? 0))
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  await expect(caption).toBeInViewport({ ratio: 1 })
  await page.context().close()
})
