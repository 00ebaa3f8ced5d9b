import { expect, type Page, test } from '@playwright/test'
import { openDashboard, signedIn } from '#test/dashboard'
import { expectFitAndAccessible } from '#test/looks'
import { documentPng, phonePhotoJpeg } from '#test/phone-photos'
import {
  addPerson,
  addRecord,
  apiKey,
  type Credentials,
  type Product,
  setUpProduct,
  startProduct,
} from '#test/product'
import { type FiledRecord, slot } from '#test/record-form'

let product: Product
let admin: Credentials
let second: Credentials
let key: string

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  second = await addPerson(product, { role: 'admin', name: 'Bashir' })
  key = await apiKey(product, 'admin')
})
test.afterAll(() => product.remove())

test('two admins edit one record: the second sees both versions and chooses, documents included', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const put = async (kind: string) =>
    fetch(`${product.url}/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(await phonePhotoJpeg({ width: 600, label: kind })),
    })
  for (const kind of ['photo', 'ticket', 'visa-paper']) await put(kind)
  const contexts = [
    await signedIn(product, browser, admin),
    await signedIn(product, browser, second, { theme: 'dark', width: 320 }),
  ]
  const [one, two] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ]
  for (const page of [one, two])
    await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await one.getByLabel('Permanent address').fill('House 8, Road 4, Sylhet')
  await one.getByRole('button', { name: 'Update record' }).click()
  await expect(one).toHaveURL(`${product.url}/dashboard/records/${id}`)

  await expect(two.getByLabel('Passport number')).toHaveValue(/^ZZ/)
  await two.getByLabel('Permanent address').fill('House 9, Road 5, Khulna')
  await two.getByLabel("Father's name").fill('Abdul Karim Mia')
  await slot(two, 'Ticket').getByRole('button', { name: 'Take off' }).click()
  await slot(two, 'Visa Paper')
    .locator('input[data-kind]')
    .setInputFiles({
      name: 'new visa.png',
      mimeType: 'image/png',
      buffer: await documentPng('new visa'),
    })
  await two.getByRole('button', { name: 'Update record' }).click()
  await expect(two.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  await expectFitAndAccessible(two, 'both versions')
  await two.getByRole('radio').filter({ hasText: 'Sylhet' }).click()
  await two.getByRole('button', { name: 'Save this version' }).click()
  await expect(two).toHaveURL(`${product.url}/dashboard/records/${id}`)
  await expect(two.getByText('House 8, Road 4, Sylhet', { exact: true })).toBeVisible()
  await expect(two.getByText('Abdul Karim Mia', { exact: true })).toBeVisible()
  const headers = { authorization: `Bearer ${key}` }
  const now = (await (
    await fetch(`${product.url}/api/v1/records/${id}`, { headers })
  ).json()) as FiledRecord
  expect(now.documents.map(({ kind, version }) => [kind, version]).toSorted()).toEqual([
    ['photo', 1],
    ['visa-paper', 2],
  ])
  for (const context of contexts) await context.close()
})

test('two admins change the documents of one record: no scan goes that the second never saw', async ({
  browser,
}) => {
  const { id } = await addRecord(product, key)
  const record = `${product.url}/dashboard/records/${id}`
  for (const kind of ['visa-paper', 'ticket', 'fingerprint'])
    await fetch(`${product.url}/api/v1/records/${id}/documents/${kind}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
      body: new Uint8Array(await phonePhotoJpeg({ width: 600, label: kind })),
    })
  const contexts = [
    await signedIn(product, browser, admin, { width: 320 }),
    await signedIn(product, browser, second, { theme: 'dark', width: 320 }),
  ]
  const [one, two] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
  ]
  for (const page of [one, two])
    await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  const replace = async (page: Page, document: string, name: string) =>
    slot(page, document)
      .locator('input[data-kind]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: await documentPng(name) })
  for (const document of ['Visa Paper', 'Ticket', 'Fingerprint Paper'])
    await replace(one, document, `first ${document}.png`)
  await one.getByRole('button', { name: 'Update record' }).click()
  await expect(one).toHaveURL(record)

  await replace(two, 'Visa Paper', 'second visa.png')
  await replace(two, 'Fingerprint Paper', 'second fingerprint.png')
  await slot(two, 'Ticket').getByRole('button', { name: 'Take off' }).click()
  await replace(two, 'Manpower Clearance', 'manpower.png')
  await two.getByRole('button', { name: 'Update record' }).click()
  await expect(two.getByText('3 choices are still to be made.')).toBeVisible()
  await expect(two.getByRole('button', { name: 'Save this version' })).toBeDisabled()
  const side = (text: string) => two.getByRole('radio').filter({ hasText: text })
  await expect(side('first Visa Paper.png').getByRole('img', { includeHidden: true })).toBeVisible()
  await expectFitAndAccessible(two, 'documents of both versions')
  await two.getByRole('button', { name: 'Back to the form' }).click()
  await expect(slot(two, 'Visa Paper')).toContainText('second visa.png')
  await two.getByRole('button', { name: 'Update record' }).click()
  await side('first Visa Paper.png').click()
  await side('first Ticket.png').click()
  await side('second fingerprint.png').click()
  await two.getByRole('button', { name: 'Save this version' }).click()
  await expect(two).toHaveURL(record)
  const answer = await fetch(`${product.url}/api/v1/records/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const { documents } = (await answer.json()) as {
    documents: { kind: string; originalName: string }[]
  }
  const names = Object.fromEntries(
    documents.map((document) => [document.kind, document.originalName]),
  )
  expect(names).toEqual({
    'visa-paper': 'first Visa Paper.png',
    ticket: 'first Ticket.png',
    fingerprint: 'second fingerprint.png',
    manpower: 'manpower.png',
  })

  // Of what is not touched by both nothing is asked.
  for (const page of [one, two])
    await openDashboard(page, product, `/records/${id}/edit`, /^Update/)
  await replace(one, 'Visa Paper', 'third visa.png')
  await one.getByRole('button', { name: 'Update record' }).click()
  await expect(one).toHaveURL(record)
  await replace(two, 'Ticket', 'third ticket.png')
  await two.getByRole('button', { name: 'Update record' }).click()
  await expect(two).toHaveURL(record)
  for (const context of contexts) await context.close()
})
