import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { packageRoot } from '#platform/worker'
import { settled } from '#test/dashboard'
import { cookieOf } from '#test/screen'

const folder = join(packageRoot(), 'test-results/journeys')
const pictures = join(folder, 'pictures')

/** A screen, and how much of a long page a picture of it has at most. */
const telephone = { width: 360, height: 740, atMost: 1600 }
const desk = { width: 1280, height: 800, atMost: 1600 }

/** What one picture of a step shows. */
const looks = [
  { name: 'telephone', ...telephone, theme: 'light' },
  { name: 'telephone, dark', ...telephone, theme: 'dark' },
  { name: 'desk', ...desk, theme: 'light' },
  { name: 'desk, dark', ...desk, theme: 'dark' },
] as const

interface StepOptions {
  /** Another language in which the same address is opened; not for a page with something typed into it. */
  also?: string
  /** Only what one screen shows: for a page that fits itself to the screen. */
  screen?: boolean
}

/** Begins an album anew. */
export function emptyAlbum(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
}

let steps = 0

/** Keeps pictures of what a page shows now: narrow and wide, light and dark, and once more in another language. */
export async function keepStep(
  page: Page,
  { journey, title, url }: { journey: string; title: string; url: string },
  { also, screen = false }: StepOptions = {},
): Promise<void> {
  steps += 1
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await arrived(page)
  const number = String(steps).padStart(3, '0')
  const before = page.viewportSize()
  const shown: { file: string; look: string }[] = []
  const take = async (of: Page, look: string) => {
    const file = `${number}-${shown.length}.jpg`
    await of.screenshot({ path: join(pictures, file), type: 'jpeg', quality: 60, caret: 'initial' })
    shown.push({ file, look })
  }
  for (const { name, theme, ...size } of looks) {
    await lay(page, screen ? { ...size, atMost: size.height } : size)
    await wear(page, theme)
    await take(page, name)
  }
  await wear(page, 'light')
  if (before) await page.setViewportSize(before)
  if (also) {
    const context = page.context()
    const languages = (language: string) =>
      context.addCookies([cookieOf({ url }, 'language', language)])
    await languages(also)
    const other = await context.newPage()
    await other.setViewportSize(telephone)
    await other.goto(page.url())
    await other.getByRole('heading', { level: 1 }).first().waitFor()
    await arrived(other)
    await lay(other, screen ? { ...telephone, atMost: telephone.height } : telephone)
    await take(other, also)
    await other.close()
    await languages('en')
  }
  writeFileSync(join(pictures, `${number}.json`), JSON.stringify({ journey, title, shown }))
}

/** Waits until what a page shows is there; a page of the site may have no script that says so. */
function arrived(page: Page): Promise<void> {
  const isDashboard = new URL(page.url()).pathname.startsWith('/dashboard')
  return isDashboard ? settled(page) : page.waitForLoadState('load')
}

/** Gives a page a screen of this width that is as high as the page, within bounds. */
async function lay(page: Page, { atMost, ...size }: typeof telephone): Promise<void> {
  await page.setViewportSize(size)
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const height = Math.min(Math.max(whole, size.height), atMost)
  await page.setViewportSize({ ...size, height })
}

/** Without another request, so that nothing that was typed is lost; nothing fades. */
async function wear(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
    document.documentElement.dataset.theme = name
    document.documentElement.dataset.mantineColorScheme = name
  }, theme)
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)

/** Binds all pictures into one page; returns its path. */
export function bindAlbum(): string {
  const path = join(folder, 'album.html')
  if (!existsSync(pictures)) return path
  const all = readdirSync(pictures)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(pictures, name), 'utf8')))
  let journey = ''
  const body = all.map(
    (step: { journey: string; title: string; shown: { file: string; look: string }[] }) => {
      const heading = step.journey === journey ? '' : `<h2>${escaped(step.journey)}</h2>`
      journey = step.journey
      const figures = step.shown.map(
        ({ file, look }) =>
          `<figure><img class="${look.startsWith('desk') ? 'desk' : ''}" src="data:image/jpeg;base64,${readFileSync(join(pictures, basename(file))).toString('base64')}" alt=""><figcaption>${escaped(look)}</figcaption></figure>`,
      )
      return `${heading}<h3>${escaped(step.title)}</h3><div>${figures.join('')}</div>`
    },
  )
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>Album of the journeys</title>
<style>body{font:16px system-ui;margin:2rem;background:#eee}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0}img{width:15rem;border:1px solid #999;background:#fff}img.desk{width:40rem}</style>
<h1>Ten days with Candor</h1>${body.join('\n')}\n`,
  )
  return path
}
