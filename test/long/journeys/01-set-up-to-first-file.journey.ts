import { canary, canaryFiles } from '#test/canary'
import {
  approveInQueue,
  enterRecord,
  issueCode,
  setUpInBrowser,
  signInByForm,
} from '#test/main-job-staff'
import { addPerson } from '#test/product'
import { expect, test } from './journey.ts'

test('From set-up to the first opened file', async ({ life, browserOf, step }) => {
  const { product } = life
  const admin = await browserOf()
  await admin.goto(String(product.setUpLink))
  await step('The one-time link', admin, { also: 'bn' })
  await setUpInBrowser(admin, product)
  await step('The dashboard of a new agency', admin)

  const files = await canaryFiles(life.files)
  const mita = await addPerson(product, { role: 'moderator', name: 'Mita' })
  const moderator = await browserOf()
  await signInByForm(moderator, product, mita)
  await enterRecord(moderator, files)
  await step('A candidate entered by a moderator, with pictures of a telephone', moderator)
  await approveInQueue(admin, product)
  await step('Approved by another person', admin)
  life.kept.code = await issueCode(admin)
  await step('The slip with the code', admin)

  const candidate = await browserOf({ javaScriptEnabled: false, hasTouch: true })
  await candidate.goto(`${product.url}/check`)
  await step('Where a candidate opens the file', candidate, { also: 'bn' })
  await candidate
    .getByRole('main')
    .getByLabel('Passport or reference number')
    .fill(canary.passportNumber)
  await candidate.getByLabel('Access code').fill(life.kept.code)
  await candidate.getByRole('main').getByRole('button', { name: 'Open my file' }).click()
  await expect(candidate.getByRole('heading', { name: canary.name })).toBeVisible()
  await step('The opened file', candidate, { also: 'bn' })
  await life.pass(1)
})
