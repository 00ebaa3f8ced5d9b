import { expect, type Page, test } from '@playwright/test'
import { answered, openDashboard, signedIn, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectFitAndAccessible } from '#test/looks'
import { paperPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signedInElsewhere } from '#test/sign-in'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderator: Credentials
let adminKey: string
let moderatorKey: string
/** Approved once, changed since: papers, versions, code, a share. */
let rich: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
  adminKey = await apiKey(product, 'admin')
  moderatorKey = await apiKey(product, 'moderator')
  rich = await richRecord()
})
test.afterAll(() => product.remove())

async function call(
  key: string,
  method: string,
  path: string,
  body?: object | Buffer,
): Promise<unknown> {
  const isFile = Buffer.isBuffer(body)
  const id = /^\/records\/([^/]+)/.exec(path)?.[1]
  const requiresIfMatch =
    ['PATCH', 'DELETE'].includes(method) || /\/(approve|withdraw|return|hide)$/.test(path)
  const seen = requiresIfMatch
    ? ((await call(key, 'GET', `/records/${id}`)) as { version: number })
    : null
  const response = await fetch(`${product.url}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(seen ? { 'if-match': String(seen.version) } : {}),
      ...(isFile || !body ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isFile ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response.status === 204 ? null : response.json()
}

const put = (key: string, id: string, kind: string, bytes: Buffer) =>
  call(key, 'PUT', `/records/${id}/documents/${kind}`, bytes)

/** Enters a record by API and gives it a name of its own. */
async function named(key: string, name: string): Promise<string> {
  const { id } = await addRecord(product, key)
  await call(key, 'PATCH', `/records/${id}`, { name })
  return id
}

async function richRecord(): Promise<string> {
  const { id, passportNumber } = await addRecord(product, moderatorKey)
  await put(moderatorKey, id, 'photo', await phonePhotoJpeg({ width: 900, height: 700 }))
  await put(moderatorKey, id, 'work-permit', await paperPng('First scan'))
  await put(moderatorKey, id, 'visa-paper', threePagePdf())
  await call(adminKey, 'POST', `/records/${id}/approve`, {})
  await call(adminKey, 'PATCH', `/records/${id}`, { address: 'House 12, Lake Road, Sylhet' })
  await put(adminKey, id, 'work-permit', await paperPng('Second scan'))
  const { accessCode } = (await call(adminKey, 'POST', `/records/${id}/access-code`)) as {
    accessCode: string
  }
  const { viewing } = (await call(adminKey, 'POST', '/lookups', {
    passportNumber,
    accessCode,
  })) as { viewing: { token: string } }
  const share = { kinds: ['work-permit'], purpose: 'bank', label: 'City Bank' }
  await call(viewing.token, 'POST', '/shares', share)
  return id
}

for (const [theme, width] of [
  ['light', 320],
  ['dark', 1280],
] as const)
  test(`record, full screen, keys and trash fit and are accessible, ${theme}, ${width} px`, async ({
    browser,
  }) => {
    const context = await signedIn(product, browser, admin, { theme, width })
    const page = await context.newPage()
    await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
    await page.getByRole('button', { name: 'Work Permit Certificate', exact: true }).click()
    await page.getByLabel('Beside it').selectOption({ index: 1 })
    await expect(page.getByRole('figure', { name: /version 1/ }).getByRole('img')).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'added the record' })).toBeVisible()
    await expectFitAndAccessible(page, 'record')
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
    await expectFitAndAccessible(page, 'full screen')
    await page.getByRole('dialog').getByRole('button', { name: 'Keys' }).click()
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
    await expectFitAndAccessible(page, 'keys')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused()
    await openDashboard(page, product, '/trash', 'Trash')
    await expect(page.getByText('The trash is empty.')).toBeVisible()
    await expectFitAndAccessible(page, 'empty trash')
    await context.close()
  })

test('the viewer zooms, turns, and goes through pages and documents by its keys', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  const widths: string[] = []
  page.on('request', (request) => {
    const match = /image\?page=1&width=(\d+)/.exec(request.url())
    if (match?.[1]) widths.push(match[1])
  })
  await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
  const picture = page.getByRole('region', { name: /^Picture of/ })
  await expect(picture).toHaveAttribute('aria-busy', 'false')
  expect(widths.slice(0, 2)).toEqual(['480', '960'])
  const scale = page.getByRole('status', { name: 'Zoom' })
  await page.keyboard.press('+')
  await expect(scale).toHaveText('150 %')
  await page.keyboard.press('-')
  await expect(scale).toHaveText('100 %')
  await picture.dblclick()
  await expect(scale).toHaveText('250 %')
  await page.keyboard.press('0')
  await picture.hover()
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -200)
  await page.keyboard.up('Control')
  await expect(scale).not.toHaveText('100 %')
  await page.keyboard.press('0')
  await pinch(page, 60, 120)
  await expect(scale).toHaveText('200 %')
  await page.keyboard.press('n')
  await expect(page.getByRole('figure', { name: /^Work Permit/ })).toBeVisible()
  await expect(scale).toHaveText('100 %')
  await page.keyboard.press('c')
  await expect(page.getByRole('figure')).toHaveCount(2)
  await page.keyboard.press('n')
  await page.keyboard.press('.')
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('img', { name: 'Visa Paper, version 1, page 2' })).toHaveCSS(
    'transform',
    /^matrix\(0, 1, -1, 0|^matrix\(.*e-1\d, 1, -1/,
  )
  await context.close()
})

/** Two fingers on the picture, so far apart at first and in the end; in pixels. */
async function pinch(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('region', { name: /^Picture of/ }).evaluate(
    (target, distances) => {
      const { left, top } = target.getBoundingClientRect()
      for (const distance of distances) {
        const touches = [0, distance].map(
          (x, identifier) =>
            new Touch({ identifier, target, clientX: left + 50 + x, clientY: top + 80 }),
        )
        const move = new TouchEvent('touchmove', { touches, cancelable: true, bubbles: true })
        target.dispatchEvent(move)
        if (!move.defaultPrevented) throw new Error('The browser would zoom the whole page')
      }
      target.dispatchEvent(new TouchEvent('touchend', { touches: [] }))
    },
    [from, to],
  )
}

test('history, earlier versions, code and shares stand on the record, and end there', {
  tag: '@handbook',
}, async ({ browser }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
  const history = page.getByRole('list', { name: 'History, newest first' })
  await expect(history).toContainText(
    'changed the permanent address from “House 7, Road 3, Cumilla” to “House 12, Lake Road, Sylhet”',
  )
  await page.getByRole('button', { name: 'Work Permit Certificate', exact: true }).click()
  const versions = page.getByRole('region', { name: 'Versions of Work Permit Certificate' })
  await versions.getByRole('button', { name: 'View version 1' }).click()
  await expect(
    page.getByRole('figure', { name: 'Work Permit Certificate, version 1' }),
  ).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Checks of Work Permit Certificate' }).getByRole('link'),
  ).toHaveAttribute('href', /^https:\/\//)
  await handbookPicture(page, 'shares', { of: page.getByRole('region', { name: 'Shares' }) })
  await page.getByRole('button', { name: 'Revoke the share City Bank' }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText(/^For a bank · Revoked/)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByRole('button', { name: 'Revoke it' }).click()
  await expect(page.getByText('No active access code.')).toBeVisible()
  await expect(history).toContainText('Amina revoked the access code')
  await expect(history).toContainText('Amina opened an earlier scan: Work Permit Certificate')
  await context.close()
})

test('the slip is printed in Bengali or English, with a code that can be scanned', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, `/records/${rich}`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue access code' }).click()
  await page.getByRole('button', { name: 'Show slip to print' }).click()
  await page.emulateMedia({ media: 'print' })
  const slip = page.getByRole('article', { name: 'Slip with the access code' })
  await expect(slip).toHaveAttribute('lang', 'bn')
  await expect(slip).toContainText('এটি বেসরকারি প্রতিষ্ঠান, কোনো সরকার নয়।')
  const qr = await slip.getByRole('img').boundingBox()
  expect(qr?.width).toBeGreaterThanOrEqual((25 / 25.4) * 96)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(slip).toContainText('A private company, not a government.')
  await context.close()
})

test('a code that nobody copied or printed does not go without a question', async ({ browser }) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  const { id } = await addRecord(product, adminKey)
  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue access code' }).click()
  const box = page.getByRole('status').filter({ hasText: 'It is shown this once.' })
  await expect(box).toBeFocused()
  await expectFitAndAccessible(page, 'a code shown once')
  const code = await box.locator('output').innerText()
  const leave = () => page.getByRole('link', { name: 'All records' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without the code?' })
  await leave()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await box.getByRole('button', { name: 'Show slip to print' }).click()
  await page.getByRole('button', { name: 'Back to the record' }).click()
  await expect(box.locator('output')).toHaveText(code)
  await leave()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await box.getByRole('button', { name: 'Show slip to print' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  await page.getByRole('button', { name: 'Back to the record' }).click()
  await leave()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()

  await openDashboard(page, product, `/records/${id}`, 'Rahima Khatun')
  await page.getByRole('button', { name: 'Issue a new code' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Issue a new code' }).click()
  await expect(box).toBeFocused()
  await box.getByRole('button', { name: 'Done' }).click()
  await expect(box).toHaveCount(0)
  await leave()
  await expect(page.getByRole('heading', { level: 1, name: 'Records' })).toBeVisible()
  await context.close()
})

/** Presses Tab until the element has the focus; fails when a person would have given up. */
async function tabTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, exact: typeof name === 'string' }).first()
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} was not reached by Tab`)
}

test('by the keyboard alone: return, approve, hide, delete, restore', async ({ browser }) => {
  const first = await named(moderatorKey, 'Karima One')
  await named(moderatorKey, 'Karima Two')
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/approvals', 'Approvals')
  const review = (name: string) => page.getByRole('article', { name: `Review of ${name}` })
  await expect(review('Karima One')).toBeVisible()
  await page.keyboard.press('j')
  await expect(review('Karima Two')).toBeVisible()
  await page.keyboard.press('k')
  await expect(review('Karima One')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible()
  // A dialog has the keys: nothing is approved behind it.
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(review('Karima One')).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('A reason is required.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).focus()
  await page.keyboard.type('The photo is too dark')
  await page.keyboard.press('Control+Enter')
  await expect(review('Karima Two')).toBeFocused()
  await expect(review('Karima Two')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('a')
  await expect(page.getByText('Nothing waits.')).toBeVisible()

  await openDashboard(page, product, `/records/${first}`, 'Karima One')
  await expect(page.getByText('The photo is too dark').first()).toBeVisible()
  for (const [button, shown] of [
    ['Hide', 'Hidden'],
    ['Unhide', 'Visible'],
  ] as const) {
    await tabTo(page, 'button', button)
    await page.keyboard.press('Enter')
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
  }
  await tabTo(page, 'button', 'Delete')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Yes, delete it!')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/records/)
  await openDashboard(page, product, '/trash', 'Trash')
  await expect(page.getByText('29 days left')).toBeVisible()
  await expectFitAndAccessible(page, 'trash')
  await tabTo(page, 'button', 'Restore Karima One')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The trash is empty.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await context.close()
})

for (const [move, where] of [
  ['Return', 'the queue'],
  ['Withdraw approval', 'the record'],
] as const)
  test(`a reason for “${move}” stays until it arrived, whatever comes between`, async ({
    browser,
  }) => {
    const id = await named(moderatorKey, 'Rokeya Patient')
    if (move === 'Withdraw approval') await call(adminKey, 'POST', `/records/${id}/approve`, {})
    const context = await signedIn(product, browser, admin)
    const page = await context.newPage()
    if (where === 'the queue') await openDashboard(page, product, '/approvals', 'Approvals')
    else await openDashboard(page, product, `/records/${id}`, 'Rokeya Patient')
    const dialog = page.getByRole('dialog')
    const reason = page.getByRole('textbox', { name: 'Reason' })
    const send = () => dialog.getByRole('button', { name: move }).click()
    await page.getByRole('button', { name: move, exact: true }).click()
    await reason.fill('The photo shows somebody else.')

    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await page.getByRole('button', { name: move, exact: true }).click()
    await expect(reason).toHaveValue('The photo shows somebody else.')

    await page.route(/\/(return|withdraw)$/, (route) => route.abort(), { times: 1 })
    await send()
    await expect(page.getByText(/Check your connection/)).toBeVisible()
    await expect(reason).toHaveValue('The photo shows somebody else.')
    // What is shown was asked for anew; what changes now has to come later than that.
    await answered(page)

    await call(adminKey, 'PATCH', `/records/${id}`, { address: 'Road 9, Barisal' })
    await send()
    const meanwhile = 'It was changed meanwhile. Look at it again, then decide.'
    await expect(page.getByText(meanwhile)).toBeVisible()
    await expect(page.getByText('Road 9, Barisal').first()).toBeVisible()
    await expect(reason).toHaveValue('The photo shows somebody else.')
    // As long as the page asks for what came meanwhile, its own question is the one that would end.
    await answered(page)

    await context.clearCookies({ name: 'session' })
    await send()
    await expect(reason).toHaveValue('The photo shows somebody else.')
    await signedInElsewhere(product, page, admin)
    await expectToast(page, /Rokeya Patient is (returned|withdrawn)/)
    await expect(dialog).toHaveCount(0)
    const { returnReason } = (await call(adminKey, 'GET', `/records/${id}`)) as {
      returnReason: string
    }
    expect(returnReason).toBe('The photo shows somebody else.')
    await call(adminKey, 'DELETE', `/records/${id}`)
    await context.close()
  })

test('the author reads the reason and submits again; the review says what changed', async ({
  browser,
}) => {
  const page = await signedInPage(product, browser, moderator, { width: 320, theme: 'dark' })
  const answer = await page.request.post(`${product.url}/api/v1/records`, {
    data: {
      ...{ passportNumber: 'BX9004001', referenceNumber: 'W9004', name: 'Nasima Akter' },
      ...{ fatherName: 'A', motherName: 'B', address: 'Road 1, Bogura', nationality: 'BD' },
    },
    headers: { origin: product.url },
  })
  const { id } = (await answer.json()) as { id: string }
  await call(adminKey, 'POST', `/records/${id}/approve`, {})
  await call(adminKey, 'POST', `/records/${id}/withdraw`, { reason: 'The address is old' })
  await call(adminKey, 'POST', `/records/${id}/return`, { reason: 'Write the new address' })
  await openDashboard(page, product, '/submit', 'Submit a record')
  const own = page.getByRole('region', { name: 'Your submissions' })
  await expect(own).toContainText('Why it came back: Write the new address')
  await expectFitAndAccessible(page, 'submissions')
  await own.getByRole('link', { name: 'Correct it: Nasima Akter' }).click()
  // The page before has such a field too.
  const edit = page.getByRole('heading', { level: 1, name: 'Update Nasima Akter' })
  await expect(edit).toBeVisible()
  await page.getByLabel('Permanent address').fill('Road 2, Sylhet')
  await page.getByRole('button', { name: 'Update record' }).click()
  await expect(edit).toHaveCount(0)
  await page.context().close()

  const reviewer = await signedInPage(product, browser, admin, { width: 320 })
  await openDashboard(reviewer, product, '/approvals', 'Approvals')
  const review = reviewer.getByRole('article', { name: 'Review of Nasima Akter' })
  const changed = review.getByRole('region', { name: 'Changed since the last approval' })
  await expect(changed.getByRole('deletion')).toHaveText('Road 1, Bogura')
  await expect(changed.getByRole('insertion')).toHaveText('Road 2, Sylhet')
  await expectFitAndAccessible(reviewer, 'approvals')
  await reviewer.context().close()
})

test('with second-person approval the button says why it is off, and its key does nothing', async ({
  browser,
}) => {
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  const settings = await page.request.get(`${product.url}/api/v1/organisation`)
  const headers = {
    'if-match': String(((await settings.json()) as { version: number }).version),
    origin: product.url,
  }
  const change = { data: { secondPersonApproval: true }, headers }
  expect((await page.request.patch(`${product.url}/api/v1/organisation`, change)).ok()).toBe(true)
  const body = { name: 'Own Entry', passportNumber: 'BX9005001', referenceNumber: 'W9005' }
  const rest = { fatherName: 'A', motherName: 'B', address: 'Road 1', nationality: 'BD' }
  const data = { ...body, ...rest }
  await page.request.post(`${product.url}/api/v1/records`, { data, headers })
  await openDashboard(page, product, '/approvals', 'Approvals')
  await page.getByRole('button', { name: /Own Entry/ }).click()
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect(approve).toHaveAccessibleDescription(/another admin has to approve it/)
  await expect(approve).toBeDisabled()
  await page.keyboard.press('a')
  await expect(page.getByRole('article', { name: 'Review of Own Entry' })).toBeVisible()
  await expectFitAndAccessible(page, 'second person')
  await page.getByRole('link', { name: 'Open the record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Own Entry' })).toBeVisible()
  await expect(approve).toHaveAccessibleDescription(/another admin has to approve it/)
  await context.close()
})
