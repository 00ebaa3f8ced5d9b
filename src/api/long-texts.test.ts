import { expect, test, vi } from 'vitest'
import { settingsChangesSchema } from '#modules/organisation/schema'
import { startTestApp } from '#test/test-app'

// Lengths are looked at before texts are judged.

const longest = { judged: 0 }
vi.mock('#speech/judge', async (load) => {
  const real = await load<typeof import('#speech/judge')>()
  const judge: typeof real.judge = (kind, text) => {
    longest.judged = Math.max(longest.judged, text.length)
    return real.judge(kind, text)
  }
  return { ...real, judge }
})

const app = await startTestApp()
const key = await app.key('admin')
const { shape } = settingsChangesSchema
const words = (length: number) => 'Canada. '.repeat(length / 8)

/** The shapes in which a field may hold texts. */
const shapes = (text: string): unknown[] => [
  text,
  [text],
  { en: text, bn: text },
  [{ title: { en: text }, text: { en: text }, href: text }],
]

test('no text is judged that is longer than what its field takes, wherever it is typed', async () => {
  for (const name of Object.keys(shape))
    for (const given of shapes(words(120_000)))
      await app.call('POST', '/organisation/check', { key, body: { [name]: given } })
  await app.call('POST', '/organisation/check', { key, body: { displayName: words(40) } })
  expect(longest.judged).toBeGreaterThan(30)
  // A legal page is the longest text that there is.
  expect(longest.judged).toBeLessThanOrEqual(20_000)
})

test('a draft of names and a licence that are too long is answered at once', async () => {
  const names = ['displayName', 'legalName', 'licenceNumber', 'regulator', 'informationAsOf']
  const long = (length: number) => Object.fromEntries(names.map((name) => [name, words(length)]))
  const spent = async (length: number) => {
    const began = process.cpuUsage()
    await app.call('POST', '/organisation/check', { key, body: long(length) })
    const { user } = process.cpuUsage(began)
    return user / 1000
  }
  await spent(80)
  expect(await spent(99_000)).toBeLessThan(200)
  expect(await spent(120_000)).toBeLessThan(200)
})
