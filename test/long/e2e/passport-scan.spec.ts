import { expectDraft, openDashboard } from '#test/dashboard'
import { expect, test } from '#test/job'
import { expectGoodInEveryLook } from '#test/looks'
import { drawPhoto } from '#test/passports/draw'
import { slot } from '#test/record-form'

/** Reading computes: on a machine that has other work it takes what it takes. */
const whenRead = { timeout: 250_000 }

test('a photo of a passport fills the form, read by what this server has', async ({
  admin: page,
  product,
}) => {
  const asked: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await openDashboard(page, product, '/entry', 'Add record')
  expect(asked.filter((url) => /tesseract|passport-worker/.test(url))).toEqual([])

  const { jpeg, specimen } = await drawPhoto(1)
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator('input[type=file]:not([multiple])')
      .first()
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Date of birth').fill('1999-12-31')
  await choose('IMG_20261122.jpg', jpeg)
  await expect(page.getByText(/^Filled in: Passport number, Name, Nationality\./)).toBeVisible(
    whenRead,
  )
  await expect(page.getByText('Date of birth stays as you typed it')).toBeVisible()
  await expect(page.getByLabel('Date of birth')).toHaveValue('1999-12-31')
  await expect(page.getByLabel('Passport number')).toHaveValue(specimen.number)
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect(name).toHaveValue(`${specimen.givenNames} ${specimen.surname}`)
  await expect(slot(page, 'Passport')).toContainText('IMG_20261122.jpg')
  await expect(page.getByText('Check: read from the photo')).toBeVisible()
  await expectGoodInEveryLook(page, 'entry, filled from a photo')
  // The mark goes with the draft: whoever continues it has not compared the name either.
  await expectDraft(page, specimen.number, 'IMG_20261122.jpg')
  page.on('dialog', (dialog) => void dialog.accept())
  await openDashboard(page, product, '/entry', 'Add record')
  await expect(page.getByText('Check: read from the photo')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(name).toHaveValue(`${specimen.givenNames} ${specimen.surname}`)
  await expect(page.getByText('Check: read from the photo')).toBeVisible()
  await page.getByRole('button', { name: 'The name is right' }).click()
  await expect(page.getByText('Check: read from the photo')).toHaveCount(0)

  // One whose lines nobody can read: nothing is lost, and the sentence says what to do.
  await choose('blurred.jpg', (await drawPhoto(2, { blur: 14 })).jpeg)
  await expect(page.getByText('The two lines could not be read for certain.')).toBeVisible(whenRead)
  await expect(page.getByLabel('Passport number')).toHaveValue(specimen.number)
  await choose('letter.jpg', Buffer.from('no picture'))
  await expect(page.getByText('This browser cannot open the file as a picture.')).toBeVisible(
    whenRead,
  )

  expect(asked.some((url) => url.endsWith('/eng.traineddata.gz'))).toBe(true)
  expect(asked.filter((url) => !url.startsWith(product.url) && !url.startsWith('blob:'))).toEqual(
    [],
  )
  expect(complaints).toEqual([])
})

test('only the worker that reads letters may run WebAssembly', async ({ admin, product }) => {
  const policyOf = async (path: string) =>
    (await admin.request.get(product.url + path)).headers()['content-security-policy']
  expect(await policyOf('/dashboard/entry')).not.toContain('wasm')
  expect(await policyOf('/dashboard/assets/tesseract-7.0.0/worker.min.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect(
    await policyOf('/dashboard/assets/tesseract-7.0.0/tesseract-core-simd-lstm.js'),
  ).not.toContain('wasm')
})
