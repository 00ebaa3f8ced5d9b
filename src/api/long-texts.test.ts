import { expect, test } from 'vitest'
import { settingsChangesSchema } from '#modules/organisation/schema'
import { isVerdict } from '#modules/speech/schema'
import { judge } from '#speech/judge'
import { startTestApp } from '#test/test-app'

// Lengths are looked at before texts are judged.

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

/** Which fields of a form have a verdict on a text that no field takes, in any of the shapes. */
const judged = (text: string) =>
  Object.keys(shape).filter((name) =>
    shapes(text).some((given) =>
      settingsChangesSchema.safeParse({ [name]: given }).error?.issues.some(isVerdict),
    ),
  )
const answered = async (text: string) => {
  const codes: string[] = []
  for (const name of Object.keys(shape))
    for (const given of shapes(text)) {
      const body = { [name]: given }
      const answer = await app.call('POST', '/organisation/check', { key, body })
      codes.push(...((await answer.text()).match(/speech\.\w+/g) ?? []))
    }
  return codes
}

test('no text is judged that is longer than what its field takes, wherever it is typed', async () => {
  // A verdict tells that a text was judged: every kind of words refuses the script of one, every kind of address the other.
  const claim = 'Your visa is approved, ვიზა, by Canada. '
  const [words, address] = [
    claim.repeat(3000),
    `https://canada-visa.example/${'a'.repeat(120_000)}`,
  ]
  const ofWords = ['legal-name', 'registered-name', 'display-name', 'person', 'mark'] as const
  const ofMoreWords = ['title', 'text', 'place', 'branch'] as const
  for (const kind of [...ofWords, ...ofMoreWords])
    expect([kind, judge(kind, words)]).not.toEqual([kind, null])
  for (const kind of ['link', 'own-host'] as const)
    expect([kind, judge(kind, address)]).not.toEqual([kind, null])
  const fields = ['displayName', 'licenceNumber', 'regulator', 'branches', 'people', 'tiles']
  expect(judged(claim)).toEqual(expect.arrayContaining(fields))
  expect(await answered(claim)).toContain('speech.script')
  for (const long of [words, address]) {
    expect(judged(long)).toEqual([])
    expect(await answered(long)).toEqual([])
  }
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
