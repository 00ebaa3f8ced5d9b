import { expect, type Locator, type Page, test } from '@playwright/test'
import { type Crawled, enterForCrawl, publicPages } from '#test/crawled-pages'
import { type SeededProduct, startSeeded } from '#test/seeded'

// As on a telephone without script: everything typed has to be in the pages themselves.
test.use({ javaScriptEnabled: false })

let product: SeededProduct
let crawled: Crawled
test.beforeAll(async () => {
  product = await startSeeded()
  crawled = await enterForCrawl(product)
})
test.afterAll(() => product.remove())

const written = 'input:not([type]), input[type=text], input[type=email], textarea'

/** Returns the addresses of the forms on a page into which something is written. */
const formsOn = (page: Page) =>
  page
    .locator('main form[method=post]')
    .evaluateAll(
      (forms, written) =>
        forms
          .filter((form) => form.querySelector(written))
          .map((form) => form.getAttribute('action') ?? ''),
      written,
    )

/** Returns where something of each kind is told. */
const kindsOn = (page: Page) =>
  page
    .locator('main a[href*="/tell/"]')
    .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href))

const formTo = (page: Page, action: string) =>
  page.locator(`main form[method=post][action="${action}"]`).first()

/** Writes into each field, as much as it takes, and chooses the first answer of each question. */
async function fill(form: Locator): Promise<void> {
  await form.evaluate((element, written) => {
    for (const [at, field] of [
      ...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(written),
    ].entries())
      if (!field.readOnly)
        field.value = `লেখা ${at}`.slice(0, field.maxLength < 0 ? 99 : field.maxLength)
    for (const choice of element.querySelectorAll<HTMLInputElement>('[type=radio]'))
      if (!element.querySelector(`[name="${choice.name}"]:checked`)) choice.checked = true
  }, written)
}

/** What is written and chosen in a form, by name; nothing where the form is not shown. */
async function textsIn(form: Locator): Promise<Record<string, string>> {
  if ((await form.count()) === 0) return {}
  const texts = await form.evaluate(
    (element, written) =>
      [...element.querySelectorAll<HTMLInputElement>(`${written}, [type=radio]:checked`)].map(
        ({ name, value }) => [name, value],
      ),
    written,
  )
  return Object.fromEntries(texts)
}

/** Presses a button wherever it is folded away, and waits for the page that it leads to. */
async function press(page: Page, button: Locator): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    button.evaluate((element: HTMLButtonElement) => element.click()),
  ])
}

const lost = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before).filter((name) => before[name] !== after[name])

/** Returns what a form sends again or loses. */
async function faultsOf(page: Page, action: string): Promise<string[]> {
  const faults: string[] = []
  const sent: string[] = []
  const note = (request: { method(): string; url(): string }) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
  }
  page.on('request', note)
  const form = formTo(page, action)
  await fill(form)
  const typed = await textsIn(form)
  const goesAlong = page.locator(`input[name=of-form][value="${action}"]`)
  if ((await goesAlong.count()) > 0)
    for (const chosen of ['[name=theme][value=light]', '[name=language]:not([lang=en])']) {
      await press(page, page.locator(`button${chosen}`).first())
      for (const name of lost(typed, await textsIn(form))) faults.push(`${chosen} loses ${name}`)
    }
  const choices = sent.length
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await press(page, form.locator('button:not([formaction])').first())
  const isShownAgain = page.url().endsWith('?answer')
  for (const way of ['reload', 'goBack', 'goForward'] as const) {
    await page[way]()
    if (way === 'goBack' || !isShownAgain) continue
    const after = await textsIn(form)
    if (Object.keys(after).length === 0) continue
    for (const name of lost(typed, after)) faults.push(`${way} loses ${name}`)
  }
  page.off('request', note)
  const again = sent.slice(choices)
  if (again.length !== 1) faults.push(`sends ${again.join(' ')}`)
  return faults.map((fault) => `${action}: ${fault}`)
}

for (const who of ['visitor', 'candidate', 'student'] as const)
  test(`no form of a ${who} is sent again by Back or reload, or loses what was written`, async ({
    context,
  }) => {
    test.setTimeout(240_000)
    const found: string[] = []
    const walked = new Set<string>()
    const walk = async (page: Page) => {
      const at = page.url()
      for (const action of await formsOn(page)) {
        if (walked.has(action)) continue
        walked.add(action)
        await context.addCookies([{ name: 'language', value: 'en', url: product.url }])
        await page.goto(at)
        found.push(...(await faultsOf(page, action)))
      }
    }
    for await (const { path, page } of publicPages(context, { product, crawled, who })) {
      await walk(page)
      // One address of the table stands for a form of each kind.
      if (!path.endsWith('/tell')) continue
      for (const href of await kindsOn(page)) {
        await page.goto(href)
        await walk(page)
      }
    }
    expect(found).toEqual([])
    expect(walked.size).toBeGreaterThan({ visitor: 8, candidate: 8, student: 1 }[who])
  })
