import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { extremeNumbers, extremeTexts } from '#test/extremes'
import { startSmtp, type TestSmtp } from '#test/smtp'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines } from '#test/test-runtime'
import { pages } from '../../src/site/pages.ts'
import { type Planted, plantEverywhere } from '../planted-word/plant-everywhere.ts'
import { plantedWords } from '../planted-word/planted-words.ts'

const paths = pages.filter(({ method }) => method === 'GET').map(({ path }) => path)
const values = [...extremeNumbers, ...extremeTexts].map(String)
const nobody = '01990000-0000-7000-8000-00000000dead'

/** What the pages of the running request look for behind the question mark. */
const asked = new Set<string>()
const whole = 'all of it'
beforeAll(() => {
  // Whoever goes through the whole query does not say what it is looked through for.
  for (const way of ['entries', 'forEach', Symbol.iterator] as const) {
    const own = URLSearchParams.prototype[way] as (...given: unknown[]) => unknown
    vi.spyOn(URLSearchParams.prototype, way as 'forEach').mockImplementation(function look(
      this: URLSearchParams,
      ...given: unknown[]
    ) {
      asked.add(whole)
      return own.apply(this, given) as never
    })
  }
  for (const way of ['get', 'getAll', 'has'] as const) {
    const own = URLSearchParams.prototype[way] as (name: string) => unknown
    vi.spyOn(URLSearchParams.prototype, way).mockImplementation(function look(
      this: URLSearchParams,
      name: string,
    ) {
      asked.add(name)
      return own.call(this, name) as never
    })
  }
})
afterAll(() => vi.restoreAllMocks())

describe.each(engines)('pages that are asked for what nobody should ask, on %s', (engine) => {
  let smtp: TestSmtp
  let app: TestApp
  let planted: Planted
  beforeAll(async () => {
    smtp = await startSmtp()
    app = await startTestApp(engine, {
      CANDOR_SMTP_URL: smtp.url,
      CANDOR_RAISED_LIMITS: '198.51.100.7',
    })
    planted = await plantEverywhere(app, plantedWords())
  })
  afterAll(async () => {
    await app.close()
    await smtp.close()
  })

  const failed: string[] = []
  const statuses = new Map<string, Set<number>>()
  async function ask(path: string, { at, cookie }: { at: string; cookie: string }) {
    const { status, body } = await app.request(at, { headers: { cookie } })
    await body?.cancel()
    statuses.set(path, (statuses.get(path) ?? new Set()).add(status))
    if (status >= 500) failed.push(`${status} ${at.slice(0, 200)}`)
  }
  let turn = 0
  /** So many of these, and others the next time. */
  const someOf = <T>(all: readonly T[], count: number): T[] =>
    Array.from({ length: count }, () => all[turn++ % all.length] as T)
  const fill = (path: string, value: string) =>
    path.replace(/\{\w+\}/g, encodeURIComponent(value.toWellFormed()))

  /** A page with its real ids, with others in its path, and with each name it looks for. */
  async function askFor(path: string, cookie: string, count: number): Promise<string[]> {
    const real = path.includes('{') ? planted.ids : ['']
    asked.clear()
    for (const id of real) await ask(path, { at: fill(path, id), cookie })
    if (path.includes('{'))
      for (const value of [nobody, ...someOf(values, count * 2)])
        if (value !== '') await ask(path, { at: fill(path, value), cookie })
    // What is looked for because of another value joins while this goes on.
    for (const name of asked)
      for (const value of [...extremeNumbers.map(String), ...someOf(values, count)]) {
        const [id = ''] = someOf(real, 1)
        const query = `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`
        await ask(path, { at: `${fill(path, id)}?${query}`, cookie })
      }
    return [...asked]
  }

  test.each([
    ['the student whose file is open', 'cookie', 4],
    ['an admin', 'adminCookie', 2],
    ['nobody', null, 2],
  ] as const)(
    'answer no failure to %s',
    async (_, whose, count) => {
      statuses.clear()
      const cookie = whose === null ? '' : planted[whose]
      const names = new Map<string, string[]>()
      for (const path of paths) names.set(path, await askFor(path, cookie, count))
      expect(failed.splice(0)).toEqual([])
      expect([...names].filter(([, looked]) => looked.includes(whole))).toEqual([])
      // Pages that show something, and names that they look for: else this would prove nothing.
      const shown = [...statuses.values()].filter((each) => each.has(200)).length
      expect(shown).toBeGreaterThan(25)
      expect([...names.values()].filter(({ length }) => length > 0).length).toBeGreaterThan(5)
    },
    120_000,
  )
})
