import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import { mayBeShared, sharePurposes } from '#modules/shares/schema'
import { languages } from '#platform/languages/schema'
import { fillFile, openFile } from '#test/candidate-file'
import { keepScans } from '#test/candidates'
import { offerEveryLanguage } from '#test/offer-languages'
import { startTestApp, type TestApp } from '#test/test-app'
import { catalogues } from '../messages/catalogues.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  await keepScans(app)
  await offerEveryLanguage(app)
  const { code } = await fillFile(app, ['work-permit'])
  cookie = await openFile(app, code)
})
afterAll(() => app.close())

/** What an own file says that refuses to share a document: above the form, without its markup. */
async function refused(kind: DocumentKind, purpose: string, language: string): Promise<string> {
  const fields = { [`kind-${kind}`]: 'on', purpose, label: 'x', days: '30' }
  const answer = await app.request('/file/share', {
    method: 'POST',
    headers: { cookie: `${cookie}; language=${language}` },
    body: new URLSearchParams(fields),
  })
  expect(answer.status).toBe(422)
  const [, said = ''] = /<span class="wrong">(.*?)<\/span>/.exec(await answer.text()) ?? []
  return said
}

const kinds = Object.keys(documentKinds) as DocumentKind[]
const unfit = kinds.flatMap((kind) =>
  sharePurposes.flatMap((purpose) =>
    mayBeShared(kind, purpose) ? [] : [[kind, purpose] as const],
  ),
)

test.each(languages)(
  'why a document cannot be shared is said in %s, with its name',
  async (language) => {
    const english = catalogues.en
    for (const [kind, purpose] of [...unfit, ['ticket', 'bank'] as const]) {
      const said = await refused(kind, purpose, language)
      const name = catalogues[language].kinds[kind]
      expect(said, `${kind}, ${purpose}`).toContain(name)
      // Filipino has Latin letters too: there it is enough that the sentence is not the English one.
      const rest = said.replace(name, '')
      if (language === 'fil') expect(rest).not.toMatch(/ is | can | only|your file|Take it out/)
      else if (language !== 'en') expect(rest).not.toMatch(/[A-Za-z]/)
      else expect(rest).toContain(kind === 'ticket' ? 'is not in your file' : 'shared')
      if (language !== 'en') expect(said).not.toBe(english.share.never(english.kinds[kind]))
    }
  },
)
