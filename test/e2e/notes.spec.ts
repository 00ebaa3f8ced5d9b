import { expect, test } from '@playwright/test'
import { openDashboard, signedInPage } from '#test/dashboard'
import { expectGoodInEveryLook } from '#test/looks'
import {
  addPerson,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { expectToast } from '#test/toasts'

let product: Product
let admin: Credentials
let mita: Credentials
let nurul: Credentials
test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  mita = await addPerson(product, { role: 'moderator', name: 'Mita' })
  nurul = await addPerson(product, { role: 'moderator', name: 'Nurul' })
})
test.afterAll(() => product.remove())
test.use({ actionTimeout: 30_000 })

for (const width of [1280, 390])
  test(`an admin gives a record to its author and mentions her, ${width} px wide`, async ({
    browser,
  }) => {
    const author = await signedInPage(product, browser, mita, { width })
    const name = `Asma Note ${width}`
    const answer = await author.request.post(`${product.url}/api/v1/records`, {
      data: {
        ...{ passportNumber: `BX97${width}`, referenceNumber: `W97${width}`, name },
        ...{ fatherName: 'A', motherName: 'B', address: 'Road 1, Bogura', nationality: 'BD' },
      },
      headers: { origin: product.url },
    })
    const { id } = (await answer.json()) as { id: string }

    const staff = await signedInPage(product, browser, admin, { width })
    await openDashboard(staff, product, `/records/${id}`, name)
    await staff.getByLabel('Who looks after this record').selectOption({ label: 'Mita' })
    await expectToast(staff, /looks after it now/)
    const notes = staff.getByRole('region', { name: 'Notes' })
    await notes.getByLabel('New note').fill('Ask for the new medical form.\nShe calls on Sunday.')
    await notes.getByRole('checkbox', { name: 'Mita' }).check()
    await expect(notes.getByRole('checkbox', { name: 'Nurul' })).toHaveCount(0)
    await expectGoodInEveryLook(staff, 'a note being written')
    await notes.getByRole('button', { name: 'Write note' }).click()
    await expectToast(staff, 'The note is written')
    await expect(notes.getByText('Mentions')).toContainText('Mita')
    await expect(notes.getByLabel('New note')).toHaveValue('')

    await openDashboard(staff, product, '/records', 'Records')
    await staff.getByText('More filters').click()
    await staff.getByLabel('Assigned to').selectOption({ label: 'Mita' })
    await expect(staff).toHaveURL(/assignedTo=/)
    await expect(staff.getByRole('link', { name, exact: true })).toBeVisible()
    await staff.getByLabel('Assigned to').selectOption({ label: 'Nobody' })
    await expect(staff.getByRole('link', { name, exact: true })).toHaveCount(0)

    // The author reads and answers it; for another moderator there is nothing.
    await openDashboard(author, product, `/records/${id}/edit`, `Update ${name}`)
    const hers = author.getByRole('region', { name: 'Notes' })
    await expect(hers).toContainText('She calls on Sunday.')
    await hers.getByLabel('New note').fill('She has called.')
    await hers.getByRole('button', { name: 'Write note' }).click()
    await expectToast(author, 'The note is written')
    const stranger = await signedInPage(product, browser, nurul, { width })
    await stranger.goto(`${product.url}/dashboard/records/${id}/edit`)
    await expect(stranger.getByText('There is no such record.').first()).toBeVisible()
    await expect(stranger.getByText('She calls on Sunday.')).toHaveCount(0)
    for (const page of [staff, author, stranger]) await page.context().close()
  })
