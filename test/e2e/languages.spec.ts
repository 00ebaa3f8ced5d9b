import { type Browser, expect, type Page, test } from '@playwright/test'
import { candidate } from '#test/candidates'
import { expectGoodInEveryLook, picture } from '#test/looks'
import { paperPng, phonePhotoJpeg, threePagePdf } from '#test/phone-photos'
import {
  apiKey,
  type Credentials,
  type Product,
  publishNotice,
  setUpProduct,
  startProduct,
} from '#test/product'
import { pseudoArabic } from '#test/pseudo-arabic'
import { smallTargets } from '#test/small-targets'

let product: Product
let admin: Credentials
let held: { passportNumber: string; code: string; pdf: string }

test.beforeAll(async () => {
  test.setTimeout(180_000)
  product = await startProduct({ env: { CANDOR_RAISED_LIMITS: '127.0.0.1,::1' } })
  admin = await setUpProduct(product)
  const key = await apiKey(product, 'admin')
  await publishNotice(product, key)
  held = await fileOfRahima(key)
})
test.afterAll(() => product.remove())

/** A released file whose name is in Bengali, with a photo and papers. */
async function fileOfRahima(key: string): Promise<typeof held> {
  const call = async (method: string, path: string, body?: BodyInit) => {
    const headers = new Headers({ authorization: `Bearer ${key}` })
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const init = body === undefined ? {} : { body }
    const answer = await fetch(`${product.url}/api/v1${path}`, { method, headers, ...init })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const details = candidate({
    name: 'রহিমা খাতুন',
    address: 'বাড়ি ৭, সড়ক ৩, কুমিল্লা',
    destinationCountry: 'AU',
  })
  const { id } = await call('POST', '/records', JSON.stringify(details))
  const put = (kind: string, bytes: Buffer) =>
    call('PUT', `/records/${id}/documents/${kind}`, new Uint8Array(bytes))
  await put('photo', await phonePhotoJpeg({ width: 1000, height: 800, label: 'Portrait' }))
  await put('medical', await paperPng())
  const pdf = await put('visa-paper', threePagePdf())
  const { accessCode } = await call('POST', `/records/${id}/access-code`)
  return { passportNumber: details.passportNumber, code: accessCode, pdf: pdf.id }
}

/** Opens a page, fills what is named (by id), and sends the form around the first of it. */
async function send(page: Page, path: string, fields: Record<string, string>): Promise<void> {
  await page.goto(product.url + path)
  for (const [id, value] of Object.entries(fields)) await page.locator(`main #${id}`).fill(value)
  const form = page.locator('main form', { has: page.locator(`#${Object.keys(fields)[0]}`) })
  await form.locator('button[type=submit]').first().click()
}

/** Every page in every state that looks different, found without a word of any language. */
const screens: Record<string, string | ((page: Page) => Promise<unknown>)> = {
  home: '/',
  menu: async (page) => {
    await page.goto(`${product.url}/domains`)
    await page.locator('.menu summary').click()
  },
  check: '/check',
  'check-work-permit': '/check/work-permit',
  'check-empty': (page) => send(page, '/check', { number: '', code: '' }),
  'check-no-data': (page) => send(page, '/check', { number: 'BX0000000', code: '7QXK2-M9PDA' }),
  shared: '/shared',
  verify: '/verify',
  'verify-unknown': (page) => send(page, '/verify', { reference: 'CR-7K2M9QXD' }),
  login: '/login',
  'login-wrong': (page) => send(page, '/login', { email: 'nobody', password: '' }),
  'register-wrong': (page) =>
    send(page, '/register', {
      name: '',
      email: 'x@y.example',
      password: 'short',
      confirm: 'other',
    }),
  forgot: '/forgot',
  'official-checks': '/official-checks',
  'report-empty': (page) => send(page, '/report', { text: '' }),
  notices: '/notices',
  legal: '/legal/privacy',
  domains: async (page) => {
    await page.goto(`${product.url}/domains`)
    for (const group of await page.locator('footer summary').all()) await group.click()
  },
  'not-found': '/nothing/here',
  'set-up-used': '/set-up/used',
  file: (page) => send(page, '/check', { number: held.passportNumber, code: held.code }),
  'file-image': (page) => page.goto(`${product.url}/file/documents/${held.pdf}?page=2`),
  share: '/file/share',
  'share-made': async (page) => {
    await page.goto(`${product.url}/file/share`)
    await page.locator('#kind-visa-paper').check()
    await page.locator('#purpose-employer').check()
    await page.locator('#label').fill('ABC')
    await page.locator('form[action="/file/share"] button.main').click()
  },
  'file-closed': async (page) => {
    await page.goto(`${product.url}/file`)
    await page.locator('form[action="/file/close"] button').click()
  },
  account: async (page) => {
    await send(page, '/login', { email: admin.email, password: admin.password })
    await page.goto(`${product.url}/account`)
  },
}

/** The words of a page that stands in Latin letters become Arabic ones, from right to left. */
async function turnRound(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '')
    return found
  })
  await page.evaluate(
    (turned) => {
      document.documentElement.lang = 'ar'
      document.documentElement.dir = 'rtl'
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (const text of turned) if (walker.nextNode()) walker.currentNode.nodeValue = text
    },
    texts.map((text) => pseudoArabic(text)),
  )
}

async function pageIn(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'language', value: language, url: product.url }])
  return context.newPage()
}

for (const [language, chosen] of [
  ['bn', 'bn'],
  ['ar', 'en'],
] as const)
  test(`public pages are accessible and fit in ${language}, in both themes at both widths`, async ({
    browser,
  }) => {
    test.setTimeout(300_000)
    const page = await pageIn(browser, chosen)
    for (const [name, open] of Object.entries(screens)) {
      if (typeof open === 'string') await page.goto(product.url + open)
      else await open(page)
      await page.waitForLoadState('load')
      if (language === 'ar') await turnRound(page)
      expect(await page.locator('html').getAttribute('lang'), name).toBe(language)
      await expectGoodInEveryLook(page, `${name}, ${language}`, async (where, isExamined) => {
        expect.soft(await smallTargets(page), where).toEqual([])
        if (isExamined) await picture(page, where)
      })
    }
    await page.context().close()
  })

test('without script somebody finds Bengali on an English page, stays there, and goes back', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${product.url}/check/lmia`)
  await page.getByRole('button', { name: 'বাংলা' }).click()
  await expect(page).toHaveURL(`${product.url}/check/lmia`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('আপনার LMIA চিঠি দেখুন')
  await page.goto(product.url)
  await expect(page.getByText('এটি কোনো সরকার নয়।')).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('It is not a government.')).toBeVisible()
  await context.close()
})

test('a browser set to Bengali gets Bengali at once, and our font can be read', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'bn-BD' })
  const page = await context.newPage()
  await page.goto(product.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  const status = await page.evaluate(async () => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const sources = sheets.flatMap(
      (rule) => /url\("([^"]+\.woff2)"\)/.exec(rule.cssText)?.[1] ?? [],
    )
    const fonts = sources.map((source) => new FontFace('Ours', `url(${source})`).load())
    return (await Promise.all(fonts)).map(({ status }) => status)
  })
  expect(status).toEqual(['loaded', 'loaded'])
  await context.close()
})
