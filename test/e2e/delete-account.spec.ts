import { type APIRequestContext, type Browser, expect, test } from '@playwright/test'
import { openDashboard } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import { documentPng } from '#test/phone-photos'
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

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
})
test.afterAll(() => product.remove())

/** Somebody with a linked record and an open share of it; answers how it opens, as a status. */
async function sharing(browser: Browser, name: string): Promise<() => Promise<number>> {
  const key = await apiKey(product, 'admin', 'candidates')
  const { id, passportNumber } = await addRecord(product, key)
  const address = (path: string) => `${product.url}/api/v1${path}`
  const authorization = `Bearer ${key}`
  await fetch(address(`/records/${id}/documents/visa-paper`), {
    method: 'PUT',
    headers: { authorization },
    body: new Uint8Array(await documentPng(name)),
  })
  const issued = await fetch(address(`/records/${id}/access-code`), {
    method: 'POST',
    headers: { authorization },
  })
  const { accessCode } = (await issued.json()) as { accessCode: string }
  const context = await browser.newContext()
  await signIn(product, context, await addPerson(product, { role: 'student', name }))
  const post = (path: string, data: object, request: APIRequestContext = context.request) =>
    request.post(address(path), { data, headers: { origin: product.url } })
  expect((await post('/my/record', { passportNumber, accessCode })).ok()).toBe(true)
  const choice = { kinds: ['visa-paper'], purpose: 'bank', label: 'Loan' }
  const { shareCode } = (await (await post('/my/shares', choice)).json()) as { shareCode: string }
  return async () => (await post('/share-lookups', { passportNumber, shareCode })).status()
}

test('the question about an account says that its shares end, and a box keeps them', async ({
  browser,
  context,
  page,
}) => {
  const sadia = await sharing(browser, 'Sadia')
  const rafi = await sharing(browser, 'Rafi')
  expect([await sadia(), await rafi()]).toEqual([200, 200])
  await signIn(product, context, admin)
  await openDashboard(page, product, '/accounts', 'Accounts')
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  const keep = question.getByLabel('Keep the shares that it made until they expire')
  const remove = async (name: string, keepsShares: boolean) => {
    await page.getByRole('button', { name: `Actions: ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const typed = question.getByLabel('Type the name of the account')
    await expect(typed).toBeFocused()
    await expect(question).toContainText('the shares that it made end')
    await expect(keep).not.toBeChecked()
    await keep.setChecked(keepsShares)
    await typed.fill(`${name} Akter`)
    await typed.press('Enter')
    await expect(question.getByText('This is not the name.')).toBeVisible()
    await expectFitAndAccessible(page, 'the question about an account')
    await typed.fill(name)
    await question.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(page.getByRole('button', { name: `Actions: ${name}` })).toHaveCount(0)
  }
  await remove('Sadia', true)
  await remove('Rafi', false)
  expect([await sadia(), await rafi()]).toEqual([200, 404])
})
