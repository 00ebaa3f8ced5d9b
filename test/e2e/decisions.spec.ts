import { expect, test } from '@playwright/test'
import { callAboutRecord, callApi } from '#test/call-api'
import { answered, openDashboard, signedIn, signedInPage } from '#test/dashboard'
import { namedRecord } from '#test/filed-records'
import { expectFitAndAccessible } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { signedInElsewhere } from '#test/sign-in'
import { tabTo } from '#test/tab-to'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let moderator: Credentials
let adminKey: string
let moderatorKey: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Mita' })
  adminKey = await apiKey(product, 'admin')
  moderatorKey = await apiKey(product, 'moderator')
})
test.afterAll(() => product.remove())

const change = (id: string, method: string, path: string, body?: object) =>
  callAboutRecord(product, adminKey, id, [method, path], body)

test('by the keyboard alone: return, approve, hide, delete, restore', async ({ browser }) => {
  const first = await namedRecord(product, moderatorKey, 'Karima One')
  await namedRecord(product, moderatorKey, 'Karima Two')
  const context = await signedIn(product, browser, admin)
  const page = await context.newPage()
  await openDashboard(page, product, '/approvals', 'Approvals')
  const review = (name: string) => page.getByRole('article', { name: `Review of ${name}` })
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  await expect(review('Karima One')).toBeVisible()
  await page.keyboard.press('j')
  await expect(review('Karima Two')).toBeVisible()
  await page.keyboard.press('k')
  await expect(review('Karima One')).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
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
  await expect(page.getByText('Nothing is waiting.')).toBeVisible()

  await openDashboard(page, product, `/records/${first}`, 'Karima One')
  await expect(page.getByText('The photo is too dark').first()).toBeVisible()
  for (const [name, shown] of [
    ['Hide', 'Hidden'],
    ['Unhide', 'Visible'],
  ] as const) {
    await tabTo(page, button(name))
    await page.keyboard.press('Enter')
    await expect(page.getByText(shown, { exact: true })).toBeVisible()
  }
  await tabTo(page, button('Delete'))
  await page.keyboard.press('Enter')
  await tabTo(page, button('Yes, delete it!'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/records/)
  await openDashboard(page, product, '/trash', 'Trash')
  await expect(page.getByText('30 days left')).toBeVisible()
  await expectFitAndAccessible(page, 'trash')
  await tabTo(page, button('Restore Karima One'))
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
    const id = await namedRecord(product, moderatorKey, 'Rokeya Patient')
    if (move === 'Withdraw approval') await change(id, 'POST', '/approve', {})
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

    await change(id, 'PATCH', '', { address: 'Road 9, Barisal' })
    await send()
    const meanwhile = 'It has been changed since. Look at it again, then decide.'
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
    const { returnReason } = await callApi(product, adminKey, ['GET', `/records/${id}`])
    expect(returnReason).toBe('The photo shows somebody else.')
    await change(id, 'DELETE', '')
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
  await change(id, 'POST', '/approve', {})
  await change(id, 'POST', '/withdraw', { reason: 'The address is old' })
  await change(id, 'POST', '/return', { reason: 'Write the new address' })
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
