import { type Browser, expect, type Page, test } from '@playwright/test'
import { brokenNumbers } from '#test/broken-numbers'
import { crowded } from '#test/crowded'
import { type Held, hold, letGo } from '#test/held'
import { faultsWithLargeLetters } from '#test/large-letters'
import { expectGoodInEveryLook, expectGoodInThisLanguage, picture } from '#test/looks'
import { cookieOf, type Screen } from '#test/screen'
import { screens } from '#test/screens'
import { smallTargets } from '#test/small-targets'
import { turnedSentences } from '#test/turned-sentences'
import { claimsIn } from '../../../src/site/honesty-words.ts'

// Each language has a product of its own, so that they are walked side by side.
test.describe.configure({ mode: 'parallel' })
test.use({ ignoreHTTPSErrors: true })

/** For programmers, in English only. */
const isEnglishOnly = ({ at }: Screen) => at.startsWith('/api/')

const inBengali = { name: 'রহিমা খাতুন', address: 'বাড়ি ৭, সড়ক ৩, কুমিল্লা' }
const inArabic = { name: 'فاطمة عبد الله', address: 'بيت 7، شارع 3، الخرطوم' }

for (const [language, details, offered] of [
  ['en', {}, ['en', 'bn']],
  ['bn', inBengali, ['en', 'bn']],
  ['ar', inArabic, ['en', 'ar']],
] as const)
  test(`every public page is accessible and fits in ${language}, in both themes at both widths`, async ({
    browser,
  }) => {
    test.setTimeout(900_000)
    const held = await hold(details, offered)
    const page = await pageIn(browser, held, language)
    for (const [name, screen] of Object.entries(screens)) {
      if (language !== 'en' && isEnglishOnly(screen)) continue
      await come(page, held, name, screen)
      if (language === 'en' && screen.title)
        expect((await page.title()).split(' · ')[0], name).toBe(screen.title)
      expect(await page.locator('html').getAttribute('lang'), name).toBe(language)
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        const at = `${name}, ${language}, ${width} px: in two lines`
        expect.soft(await brokenNumbers(page), at).toEqual([])
      }
      const where = `${name}, ${language}`
      if (!isEnglishOnly(screen))
        expect.soft(await faultsWithLargeLetters(page), `${where}: large letters`).toEqual([])
      expect.soft(await turnedSentences(page), `${where}: turned`).toEqual([])
      const text = await page.locator('body').innerText()
      expect.soft(claimsIn(text), where).toEqual([])
      const examine = language === 'en' ? expectGoodInEveryLook : expectGoodInThisLanguage
      await examine(page, where, async (look) => {
        expect.soft(await smallTargets(page), look).toEqual([])
        expect.soft(await crowded(page), `${look}: touches what stands above it`).toEqual([])
        if (/light, 320|dark, 1280/.test(look)) await picture(page, look)
      })
    }
    await page.context().close()
    await letGo(held)
  })

/** Comes to a screen, and fails when it is another one than its name says. */
async function come(page: Page, held: Held, name: string, { at, shows, open }: Screen) {
  if (open) await open(page, held)
  else await page.goto(held.product.url + at)
  await page.waitForLoadState('load')
  const path = new RegExp(`^${at.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
  await expect.poll(() => new URL(page.url()).pathname, { message: name }).toMatch(path)
  if (shows) await expect(page.locator(shows).first(), name).toBeVisible()
}

async function pageIn(browser: Browser, { product, bare }: Held, language: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const cookies = [product, bare].map((one) => cookieOf(one, 'language', language))
  await context.addCookies(cookies)
  return context.newPage()
}
