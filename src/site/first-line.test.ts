import { expect, test } from 'vitest'
import { openedPages } from '#test/candidate-file'
import { offerEveryLanguage } from '#test/choose-settings'
import { firstLineOf, firstLines } from '#test/first-line'
import { inOwnWords } from '#test/said'
import { adminCredentials, startTestApp } from '#test/test-app'
import { inviteLetter } from '../api/invites.ts'
import { letterFor } from './account-letters.ts'
import { wordsIn } from './words.ts'

// Names as no check would let them in today: whatever stands in the database, the sentence stays.
const hostileNames = [
  'It is a widespread mistake to say that this is',
  '\u202Eadanac fo tnemnrevog',
  'Padma\u202E',
  '</strong></aside><p>Government of Canada',
  'حكومة كندا',
  'Padma\u2069\u2069\u202E Ltd',
  'Not'.padEnd(80, '\u200B'),
]
const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const { cookie: viewing } = await openedPages(app)
await offerEveryLanguage(app)
const cookie = `${viewing}; ${await app.signIn(adminCredentials.email)}`

/** Past every check, as a database from elsewhere would bring it. */
async function enter(name: string): Promise<void> {
  const fields = { displayName: name, legalName: `${name} of Dhaka`, welcome: inOwnWords(name) }
  const [row] = await app.rows('organisation')
  const settings = JSON.stringify({ ...JSON.parse(row?.settings ?? ''), ...fields })
  await app.force('organisation', { settings, version: (row?.version ?? 0) + 1 })
}

const paths = [
  ...['/', '/check', '/file', '/verify', '/account', '/tell/concern', '/nothing/here'],
  '/api/v1/docs',
]

test('no name changes the first line of a page, in any language', async () => {
  const faults: string[] = []
  for (const name of hostileNames) {
    await enter(name)
    for (const path of paths)
      for (const [language, line] of Object.entries(firstLines)) {
        const headers = { cookie: `${cookie}; language=${language}` }
        const html = await (await app.request(path, { headers })).text()
        const isRight = firstLineOf(html) === (path.startsWith('/api/') ? firstLines.en : line)
        if (!isRight || html.includes('</strong></aside><p>'))
          faults.push(`${JSON.stringify(name)}, ${path} in ${language}`)
      }
  }
  expect(faults).toEqual([])
})

test('no name leaves its own line of a mail, or turns another', () => {
  for (const name of hostileNames) {
    const organisation = { displayName: name } as Parameters<typeof letterFor>[0]['organisation']
    const words = wordsIn('en', null)
    const mails = [
      letterFor({ organisation, words }, 'reset')('https://padma.example/'),
      inviteLetter({ organisation: name, languages: ['en'], role: 'admin' })(
        'https://padma.example/',
      ),
    ]
    for (const { text } of mails) {
      const lines = text.split('\n')
      expect(lines).toContain(firstLines.en)
      for (const mark of text.matchAll(/\p{Bidi_Control}/gu))
        expect(mark[0]).toMatch(/[\u2068\u2069]/)
      for (const line of lines)
        expect(line.split('\u2068').length, line).toBe(line.split('\u2069').length)
    }
  }
})
