import { rmSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { candidate } from '#test/candidates'
import { expectGoodInEveryLook, picture } from '#test/looks'
import { paperPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { apiKey, type Product, setUpProduct, startProduct } from '#test/product'
import { smallTargets } from '#test/small-targets'

let product: Product
let held: {
  passportNumber: string
  accessCode: string
  reference: string
  pdf: string
  file: string
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  await setUpProduct(product)
  held = await fileOfRahima(await apiKey(product, 'admin'))
})
test.afterAll(async () => {
  await product.remove()
  rmSync(held.file, { force: true })
})

/** A released file with papers of every sort: shareable, for an employer only, for nobody. */
async function fileOfRahima(key: string): Promise<typeof held> {
  const call = async (method: string, path: string, body?: BodyInit) => {
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const init = body === undefined ? {} : { body }
    const answer = await fetch(`${product.url}/api/v1${path}`, { method, headers, ...init })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const details = candidate({ destinationCountry: 'CA' })
  const { id, reference } = await call('POST', '/records', JSON.stringify(details))
  const put = (kind: string, bytes: Buffer) =>
    call('PUT', `/records/${id}/documents/${kind}`, new Uint8Array(bytes))
  await put('photo', await phonePhotoJpeg({ width: 1000, height: 800, label: 'Portrait' }))
  const paper = await paperPng('Work Permit Certificate')
  await put('work-permit', paper)
  await put('lmia', await paperPng('LMIA'))
  await put('medical', await paperPng('Medical'))
  const pdf = await put('visa-paper', threePagePdf())
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  // Named by the process, so that another test's product does not sweep it away.
  const file = `${product.dataFolder} paper.png`
  writeFileSync(file, paper)
  return { passportNumber: details.passportNumber, accessCode, reference, pdf: pdf.id, file }
}

async function openFile(page: Page): Promise<void> {
  await page.goto(`${product.url}/check`)
  await page.getByLabel('The number').fill(held.passportNumber)
  await page.getByLabel('Access code').fill(held.accessCode)
  await page.getByRole('button', { name: 'Open my file' }).click()
}

async function makeShare(page: Page): Promise<string> {
  await page.goto(`${product.url}/file/share`)
  await page.getByLabel('Visa Paper').check()
  await page.getByLabel('LMIA Certificate').check()
  await page.getByLabel('An employer').check()
  await page.getByLabel('Your name for this share').fill('Maple Farms, Mr Tremblay in Winnipeg')
  await page.getByRole('button', { name: 'Make the share' }).click()
  return (await page.locator('#share-code').textContent()) as string
}

async function openShare(page: Page, number: string, code: string): Promise<void> {
  await page.goto(`${product.url}/shared`)
  await page.getByLabel('Passport number of the candidate').fill(number)
  await page.getByLabel('Share code').fill(code)
  await page.getByRole('button', { name: 'Open the shared papers' }).click()
}

/** Every state that looks different, in the order of the story, by the name of its screenshot. */
function screens(page: Page): Record<string, () => Promise<unknown>> {
  const goTo = (path: string) => page.goto(product.url + path)
  // Of several shares the newest stands first.
  const press = (name: string) => page.getByRole('button', { name }).first().click()
  let code = ''
  return {
    'share-first': async () => {
      await openFile(page)
      await goTo('/file/share')
    },
    'share-wrong': () => press('Make the share'),
    'share-made': async () => {
      code = await makeShare(page)
    },
    'shared-question': () => goTo('/shared'),
    'shared-no-data': () => openShare(page, 'BX0000000', '7QX-K2M-9PD'),
    'shared-file': () => openShare(page, held.passportNumber, code),
    'shared-image': () => goTo(`/shared/documents/${held.pdf}?page=2`),
    'share-list': async () => {
      await goTo('/file/share')
      await press('Revoke')
      await makeShare(page)
      await goTo('/file/share')
    },
    'shared-ended': () => goTo('/shared/file'),
    verify: () => goTo('/verify'),
    'verify-wrong': () => press('Look up the reference'),
    'verify-reference': async () => {
      await page.getByLabel('Our reference').fill(held.reference)
      await press('Look up the reference')
    },
    'verify-same': async () => {
      await goTo('/verify')
      await page.getByLabel('The file', { exact: true }).setInputFiles(held.file)
      await press('Compare the file')
      await page.getByText('This is the same file').waitFor()
    },
    'verify-another': async () => {
      await goTo('/verify')
      const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('another') }
      await page.getByLabel('The file', { exact: true }).setInputFiles(file)
      await press('Compare the file')
      await page.getByText('This is not a file').waitFor()
    },
  }
}

test('pages for shares and papers are accessible and fit, in both themes at both widths', async ({
  page,
}) => {
  test.setTimeout(300_000)
  for (const [name, open] of Object.entries(screens(page))) {
    await open()
    await page.waitForLoadState('load')
    const mayScript = name === 'verify' || name === 'verify-wrong'
    expect.soft(await page.locator('script').count(), name).toBe(mayScript ? 2 : 0)
    await expectGoodInEveryLook(page, name, async (where, isExamined) => {
      expect.soft(await smallTargets(page), where).toEqual([])
      if (isExamined) await picture(page, where)
    })
  }
})
