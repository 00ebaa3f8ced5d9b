import { expect, test } from '@playwright/test'
import { openDashboard, settled, signedInPage } from '#test/dashboard'
import { handbookPicture } from '#test/handbook-picture'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'

let product: Product
let moderator: Credentials
let key: string

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  moderator = await addPerson(product, { role: 'moderator', name: 'Nurul' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

async function decide(id: string, action: 'approve' | 'return', reason?: string) {
  const answer = await fetch(`${product.url}/api/v1/records/${id}/${action}`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${key}`, 'if-match': '1', 'content-type': 'application/json' },
    },
    body: JSON.stringify(reason === undefined ? {} : { reason }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

test('a moderator finds what came back first, with its reason, and corrects it by the keyboard', {
  tag: '@handbook',
}, async ({ browser }) => {
  const page = await signedInPage(product, browser, moderator)
  const ids: string[] = []
  for (const [at, name] of ['Asma Khatun', 'Bina Akter', 'Champa Begum'].entries()) {
    const answer = await page.request.post(`${product.url}/api/v1/records`, {
      data: {
        ...{ passportNumber: `BX960000${at}`, referenceNumber: `W960${at}`, name },
        ...{ fatherName: 'A', motherName: 'B', address: 'Road 1, Bogura', nationality: 'BD' },
      },
      headers: { origin: product.url },
    })
    ids.push(((await answer.json()) as { id: string }).id)
  }
  await decide(ids[0] as string, 'return', 'Write the whole address')
  await decide(ids[2] as string, 'approve')
  await openDashboard(page, product, '/submit', 'Submit a record')
  const link = page.getByRole('navigation').getByRole('link', { name: /^Your submissions 1/ })
  await link.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your submissions')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Returned to you (1)',
    'Waiting for approval (1)',
    'Approved (1)',
    'Assigned to you (0)',
  ])
  const returned = page.getByRole('region', { name: /^Returned to you/ })
  await expect(returned).toContainText('Why it came back: Write the whole address')
  await expect(page.getByRole('region', { name: /^Waiting/ })).toContainText('Bina Akter')
  await settled(page)
  await handbookPicture(page, 'submissions')
  await expectGoodInEveryLook(page, 'submissions')
  await returned.getByRole('link', { name: 'Correct it: Asma Khatun' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Asma Khatun')
  await page.context().close()
})
