import {
  type Browser,
  type BrowserContext,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type { Credentials, Product } from '#test/product'
import { cookieOf } from '#test/screen'
import { signIn } from '#test/sign-in'

interface Look {
  theme?: string
  /** In pixels. */
  width?: number
}

/** Opens a new browser in which somebody is signed in and has chosen the look of the pages. */
export async function signedIn(
  product: Product,
  browser: Browser,
  who: Credentials,
  { theme = 'light', width = 1280 }: Look = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  await context.addCookies([cookieOf(product, 'theme', theme)])
  await signIn(product, context, who)
  return context
}

/** Does the same, with a page open in it. */
export async function signedInPage(...how: Parameters<typeof signedIn>): Promise<Page> {
  return (await signedIn(...how)).newPage()
}

/** Opens a page of the dashboard and waits until its content has loaded. */
export async function openDashboard(
  page: Page,
  product: Product,
  path: string,
  heading: string | RegExp,
): Promise<void> {
  requestsOf(page)
  await page.goto(`${product.url}/dashboard${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await settled(page)
  if (/^\/records\/[^/]+$/.test(path)) await wholePage(page)
}

/** Waits until all of a record's page is there. */
export async function wholePage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/records\/[^/]+$/)
  // An address changes before its page is drawn.
  await expect(page.locator('[data-whole]')).toBeVisible()
  await settled(page)
}

/** Waits until everything that the page requested has arrived and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await answered(page)
  await page.evaluate(picturesAndAnimations)
}

/** Waits until everything that the page requested has arrived; an open dialog may still move. */
export async function answered(page: Page): Promise<void> {
  const requests = requestsOf(page)
  do {
    await expect.poll(() => requests.size, { intervals: [10, 20, 50] }).toBe(0)
    // New content is drawn, and has sent its own requests.
    await page.evaluate(twoFrames)
  } while (requests.size > 0)
}

const underWay = new WeakMap<Page, Set<Request>>()

/** Returns the pending requests of a page, counted from the first call on. */
function requestsOf(page: Page): Set<Request> {
  const known = underWay.get(page)
  if (known) return known
  const requests = new Set<Request>()
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
  underWay.set(page, requests)
  return requests
}

/** Runs in the browser. */
function twoFrames(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/**
 * Runs in the browser. Does not wait for pictures below the screen that load on scrolling, nor for endless
 * motion.
 */
async function picturesAndAnimations(): Promise<void> {
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy')
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  const animations = document
    .getAnimations()
    .filter(
      (animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
  await Promise.all(animations.map(({ finished }) => finished.catch(() => undefined)))
}

/** Waits until this browser keeps a draft of a form that contains all these words or file names. */
export async function expectDraft(page: Page, ...parts: string[]): Promise<void> {
  const isKept = (draft: string) => parts.every((part) => draft.includes(part))
  await expect.poll(async () => (await page.evaluate(keptDrafts)).some(isKept)).toBe(true)
}

/** Waits until this browser keeps no draft of a form. */
export async function expectNoDrafts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(keptDrafts)).toEqual([])
}

/** Runs in the browser: returns the content of each draft, as text; none where no form has made their store yet. */
async function keptDrafts(): Promise<string[]> {
  const isMade = (await indexedDB.databases()).some(({ name }) => name === 'candor')
  if (!isMade) return []
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('candor', 1)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll()
      reading.onsuccess = () => {
        opening.result.close()
        // A file's JSON form lacks its content.
        const named = (_: string, value: unknown) => (value instanceof File ? value.name : value)
        resolve(reading.result.map((draft) => JSON.stringify(draft, named)))
      }
    }
  })
}
