import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, type Page, test } from '@playwright/test'
import { type Held, hold, letGo } from '#test/held'
import { goTo, send } from '#test/screen'

let held: Held
test.use({ ignoreHTTPSErrors: true, actionTimeout: 30_000 })
test.beforeAll(async () => {
  held = await hold()
})
test.afterAll(() => letGo(held))
test.beforeEach(({ page }) =>
  send(page, held, '/check', { number: held.passportNumber, code: held.accessCode }),
)

/** Returns the text of each sheet that a printer gets, without spaces. */
async function sheets(page: Page): Promise<string[]> {
  // As wide as browsers leave it by themselves.
  const edge = '1cm'
  const margin = { top: edge, right: edge, bottom: edge, left: edge }
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, margin })
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(new Uint8Array(pdf))
    const texts = [...document.pages()].map((sheet) => sheet.getText().replaceAll(/\s/g, ''))
    document.destroy()
    return texts
  } finally {
    library.destroy()
  }
}

test('how to reach the agency is on one sheet with whose words these are', async ({ page }) => {
  await expect(page.locator('.document').first()).toBeVisible()
  const whose = (await page.locator('footer .whose').innerText()).replaceAll(/\s/g, '')
  const found = (await sheets(page)).filter((text) => text.includes('files@padma.example'))
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(whose)
  expect(found[0]).toContain('12NayaPaltan')
})

test('while nothing is shared yet, the questions of a share are printed', async ({ page }) => {
  await goTo(page, held, '/file/share')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('form[action="/file/share"] legend').first()).toBeVisible()
})
