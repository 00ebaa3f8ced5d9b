import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { candidate } from '#test/candidates'
import { expectGoodInEveryLook, picture } from '#test/looks'
import { paperPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import { apiKey, type Product, publishNotice, setUpProduct, startProduct } from '#test/product'
import { smallTargets } from '#test/small-targets'

const raised = { env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } }

let product: Product
let bare: Product
let held: { id: string; passportNumber: string; code: string; pdf: string }

test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct(raised)
  bare = await startProduct(raised)
  await setUpProduct(product)
  held = await fileOfRahima(await apiKey(product, 'admin'))
})

test.afterAll(async () => {
  await product.remove()
  await bare.remove()
})

/** A released file with a photo, a paper and a PDF of three pages, and contact lines in the footer. */
async function fileOfRahima(key: string): Promise<typeof held> {
  const call = async (method: string, path: string, body?: BodyInit, version?: number) => {
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    if (version !== undefined) headers.set('if-match', String(version))
    const init = body === undefined ? {} : { body }
    const response = await fetch(`${product.url}/api/v1${path}`, { method, headers, ...init })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const settings = {
    address: '12 Naya Paltan, Dhaka 1000',
    phone: '+880 2 000 0000',
    email: 'files@padma.example',
    registerUrl: 'https://register.example/licences',
  }
  await call('PATCH', '/organisation', JSON.stringify(settings), 1)
  await publishNotice(product, key)
  const details = candidate({ destinationCountry: 'AU' })
  const { id } = await call('POST', '/records', JSON.stringify(details))
  const file = (kind: string, bytes: Buffer) =>
    call('PUT', `/records/${id}/documents/${kind}`, new Uint8Array(bytes))
  await file('photo', await phonePhotoJpeg({ width: 1000, height: 800, label: 'Portrait' }))
  await file('work-permit', await phonePhotoJpeg({ width: 2000, height: 1500 }))
  await file('job-offer', await paperPng())
  const pdf = await file('visa-paper', threePagePdf())
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  return { id, passportNumber: details.passportNumber, code: accessCode, pdf: pdf.id }
}

/** Types into the question and sends it. */
async function ask(page: Page, number: string, code: string): Promise<void> {
  await page.goto(`${product.url}/check`)
  await page.getByLabel('The number').fill(number)
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('button', { name: 'Open my file' }).click()
}

/** A page in one state: how it is reached, and the title by which it proves that it is that one. */
interface Screen {
  title: string
  open(page: Page): Promise<unknown>
}

/** Every page in every state that looks different, by the name of its screenshot. */
const screens: Record<string, Screen> = {
  home: at('/', 'See the papers that we hold for you'),
  menu: {
    title: 'Report a concern',
    open: async (page) => {
      await page.goto(`${product.url}/report`)
      await page.locator('.menu summary').click()
    },
  },
  check: at('/check', 'Check your file'),
  'check-work-permit': at('/check/work-permit', 'Check your work permit'),
  'check-empty': { title: 'Error: Check your file', open: (page) => ask(page, '', '') },
  'check-no-data': {
    title: 'Error: No Data Found',
    open: (page) => ask(page, 'BX0000000', '7QXK2-M9PDA'),
  },
  login: at('/login', 'Sign in'),
  'login-wrong': {
    title: 'Error: Sign in',
    open: async (page) => {
      await page.goto(`${product.url}/login`)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    },
  },
  register: at('/register', 'Create an account'),
  'official-checks': at('/official-checks', 'Check with the government yourself'),
  report: at('/report', 'Report a concern'),
  'report-empty': {
    title: 'Error: Report a concern',
    open: async (page) => {
      await page.goto(`${product.url}/report`)
      await page.getByRole('button', { name: 'Send the report' }).click()
    },
  },
  'report-thanks': {
    title: 'Thank you, we have your report',
    open: async (page) => {
      await page.goto(`${product.url}/check/lmia`)
      await page.locator('footer').getByRole('link', { name: 'Report a concern' }).click()
      await expect(page.getByLabel('Which page')).toHaveValue('/check/lmia')
      await page.getByLabel('What happened?').fill('A stranger sold me a paper with your name.')
      await page.getByRole('button', { name: 'Send the report' }).click()
      await expect(page).toHaveURL(`${product.url}/report/thanks`)
    },
  },
  notices: at('/notices', 'Notices'),
  notice: {
    title: 'Interviews in Cumilla',
    open: async (page) => {
      await page.goto(product.url)
      await page.getByRole('link', { name: 'Interviews in Cumilla' }).click()
      await expect(page).toHaveURL(/\/notices\/[\w-]+$/)
    },
  },
  legal: at('/legal/your-information', 'Your information'),
  domains: {
    title: 'Our only web addresses',
    open: async (page) => {
      await page.goto(`${product.url}/domains`)
      for (const group of await page.locator('footer summary').all()) await group.click()
    },
  },
  'not-found': at('/nothing/here', 'Page Not Found'),
  'set-up-used': at('/set-up/used', 'This did not work'),
  'set-up': {
    title: 'Set up this installation',
    open: (page) => page.goto(bare.setUpLink as string),
  },
  'not-set-up': { title: 'Not set up yet', open: (page) => page.goto(bare.url) },
  file: {
    title: 'Rahima Khatun: file held by Padma Overseas Ltd',
    open: (page) => ask(page, held.passportNumber, held.code),
  },
  'file-image': {
    title: 'Visa Paper',
    open: (page) => page.goto(`${product.url}/file/documents/${held.pdf}?page=2`),
  },
  'file-closed': {
    title: 'See the papers that we hold for you',
    open: async (page) => {
      await page.goto(`${product.url}/file`)
      await page.getByRole('button', { name: 'Close this file' }).click()
      await expect(page.getByText('The file is closed.')).toBeVisible()
    },
  },
  'file-ended': {
    title: 'This file is closed',
    open: async (page) => {
      // Looks like the token of a viewing, and is none.
      const value = `01a1fb00-5925-73c4-aa19-800b77a4b39a.${'A'.repeat(43)}`
      await page.context().addCookies([{ name: 'viewing', value, url: product.url }])
      await page.goto(`${product.url}/file`)
    },
  },
}

/** A page that is there by its address alone. */
function at(path: string, title: string): Screen {
  return { title, open: (page) => page.goto(product.url + path) }
}

/** The few that load a script: they work without it too. */
const withIslands = new Set(['login', 'login-wrong', 'register'])

async function pageIn(browser: Browser, theme: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } })
  await context.addCookies(
    [product.url, bare.url].map((url) => ({ name: 'theme', value: theme, url })),
  )
  return context.newPage()
}

test('public pages are accessible and fit, in both themes at both widths', async ({ browser }) => {
  test.setTimeout(300_000)
  const page = await pageIn(browser, 'light', 320)
  for (const [name, { title, open }] of Object.entries(screens)) {
    await open(page)
    await page.waitForLoadState('load')
    expect.soft((await page.title()).split(' · ')[0], name).toBe(title)
    if (!withIslands.has(name)) expect.soft(await page.locator('script').count(), name).toBe(0)
    await expectGoodInEveryLook(page, name, async (where, isExamined) => {
      expect.soft(await smallTargets(page), where).toEqual([])
      if (isExamined) await picture(page, where)
    })
  }
  await page.context().close()
})

test('at 200% zoom nothing is cut off and nothing scrolls sideways', async ({ browser }) => {
  // Zooming to 200% halves the width that styles see.
  const page = await pageIn(browser, 'light', 640)
  for (const screen of [screens.home, screens.check, screens.file]) {
    await screen?.open(page)
    const scroll = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scroll).toBeLessThanOrEqual(640)
  }
  await page.context().close()
})

test('on paper the first line says who printed it, and nothing is left to press', async ({
  browser,
}) => {
  const page = await pageIn(browser, 'dark', 800)
  await ask(page, held.passportNumber, held.code)
  await page.emulateMedia({ media: 'print' })
  const who = page.getByText('is a private recruitment agency. It is not a government.')
  await expect(who).toBeVisible()
  expect((await who.boundingBox())?.y).toBeLessThan(60)
  await expect(page.locator('button:visible, summary:visible')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'What only the authority' })).toBeVisible()
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(ground).toBe('rgb(255, 255, 255)')
  await page.screenshot({
    path: join(test.info().project.outputDir, 'screens', 'file-print.png'),
    fullPage: true,
  })
  await page.context().close()
})

test('without script a file opens, shows its pictures, and closes', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await ask(page, held.passportNumber.toLowerCase(), held.code.replace('-', ' '))
  await expect(page.getByRole('heading', { name: 'Rahima Khatun' })).toBeVisible()
  const pictures = page.locator('main img')
  await expect(pictures).toHaveCount(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    const address = await picture.getAttribute('src')
    const answer = await context.request.get(product.url + address)
    expect(answer.headers()['content-type']).toMatch(/^image\//)
  }
  await page.getByRole('button', { name: 'Close this file' }).click()
  await expect(page.getByRole('status')).toContainText('The file is closed')
  await page.goto(`${product.url}/file`)
  await expect(page).toHaveURL(`${product.url}/check`)
  await context.close()
})

test('the keyboard reaches everything in the order in which it is read', async ({ browser }) => {
  const page = await pageIn(browser, 'dark', 1280)
  await page.goto(`${product.url}/check`)
  const reached: string[] = []
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab')
    const { name, outline } = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const { outlineStyle: outline } = getComputedStyle(element)
      return { name: element.id || element.textContent, outline }
    })
    expect(outline, `focus is seen on ${name}`).not.toBe('none')
    reached.push(name ?? '')
  }
  expect(reached).toEqual([
    'Skip to the content',
    'How to check with the government yourself',
    'Padma Overseas Ltd',
    'see the public register',
    'বাংলা',
    'Menu',
    'by-passport',
    'number',
    'code',
    'Open my file',
  ])
  await page.context().close()
})
