import { expect, test } from 'vitest'
import type { CaseAnswer } from '#modules/cases/schema'
import { answerCase, bringCase } from '#modules/desk'
import { siteLanguages } from '#modules/organisation/fields.schema'
import { candidateLanguages } from '#modules/records/facts.schema'
import { fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { offerEveryLanguage } from '#test/choose-settings'
import { checkAsStranger, publicUrl } from '#test/credential-verifier'
import { declined, mistake } from '#test/mistakes'
import { pdfText } from '#test/pdf-text'
import { checkSdJwtAsStranger } from '#test/sd-jwt-verifier'
import { smsEnv, startGateway } from '#test/sms-gateway'
import { startSmtp } from '#test/smtp'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { candidateMessage, messageKinds, messageSubject } from '#texts/candidate-messages'
import { privateCompany } from '#texts/each/private-company'
import { claimsIn } from './honesty-words.ts'
import { shareOf } from './shared/test-share.ts'
import { spokenText } from './test-text.ts'

const site = publicUrl
const planted = {
  en: 'Your visa is valid.',
  bn: 'আপনার ভিসা বৈধ।',
  hi: 'आपका वीज़ा वैध है।',
  ne: 'तपाईंको भिसा मान्य छ।',
  ar: 'تأشيرتك صالحة.',
  fil: 'Ang visa mo ay valid.',
} satisfies Record<(typeof candidateLanguages)[number], string>

test.each(candidateLanguages)('no mail or SMS to a candidate claims it, in %s', (language) => {
  const said = { language, site, code: '40715926', lastDay: '20 February 2027' }
  const textsOf = (organisation: string) => [
    messageSubject({ language, organisation }),
    ...([...messageKinds, 'proof'] as const).map((kind) =>
      candidateMessage({ ...said, kind, organisation }),
    ),
  ]
  expect(textsOf('Padma Overseas Ltd').flatMap(claimsIn)).toEqual([])
  const caught = textsOf(`${planted[language]} Padma`).filter((text) => claimsIn(text).length > 0)
  expect(caught).toHaveLength(messageKinds.length + 2)
})

test('a claim in a mail or an SMS that a test receives fails the test', async () => {
  const [smtp, gateway] = [await startSmtp(), await startGateway()]
  const env = { CANDOR_SMTP_URL: smtp.url, ...smsEnv(gateway, { keyed: true }) }
  const { runtime } = await startTestApp('sqlite', env)
  const letter = { fromName: 'Padma', subject: 'Padma', text: planted.bn }
  await runtime.mail?.post('rahima@people.example', letter)
  await smtp.waitFor(1)
  const id = '0199c82c-c000-7b45-8ce6-53e12c394408'
  const { signal } = new AbortController()
  await runtime.sms?.deliver({ id, to: '+8801711000000', text: planted.fil }, { signal })
  expect(gateway.received).toMatchObject([{ text: planted.fil }])
  await expect(smtp.close()).rejects.toThrow('A mail claimed: আপনার ভিসা বৈধ।')
  await expect(gateway.close()).rejects.toThrow(`An SMS claimed: ${planted.fil}`)
})

async function opened(app: TestApp) {
  const record = await approvedRecord(app, { passportNumber: 'AB1234567', name: 'Rahima Khatun' })
  await upload(app, record.id, 'Held')
  return { record, browser: await fileOf(app, record) }
}
const upload = async (app: TestApp, recordId: string, text: string, by = people.amina) =>
  uploadScan(app.as(by), recordId, 'work-permit', text)
const inLanguage = (language: string, cookies: string) => ({
  headers: { cookie: `${cookies}; language=${language}` },
})

test('no page of "Keep a copy" claims it, in any language', async () => {
  const app = await startTestApp()
  await offerEveryLanguage(app)
  const { browser } = await opened(app)
  for (const language of siteLanguages) {
    const answer = await app.request('/file/copy.pdf', inLanguage(language, browser.cookies()))
    const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
    for (const said of ['Rahima Khatun', privateCompany[language]]) expect(text).toContain(said)
    expect(claimsIn(text), language).toEqual([])
    const lines = ['Padma', planted[language]]
    const book = { title: 'Padma', language, lines, pages: [], madeAt: new Date(0) }
    expect(claimsIn(await pdfText(await app.runtime.images.bindBook(book)))).toHaveLength(1)
  }
})

test('a claim in a credential or an SD-JWT that a test checks fails the test', async () => {
  const app = await startTestApp('sqlite', { CANDOR_URL: publicUrl })
  const { browser } = await opened(app)
  const wanted = { kind: 'work-permit', withName: 'on' }
  const made = (await (await browser.post('/file/attestations', wanted)).json()) as {
    credentialSubject: object
  }
  expect(await checkAsStranger(app, made)).toMatchObject({ verified: true })
  const credentialSubject = { ...made.credentialSubject, statement: planted.en }
  await expect(checkAsStranger(app, { ...made, credentialSubject })).rejects.toThrow(
    'A credential claims: Your visa is valid.',
  )
  const asked = { ...wanted, form: 'sd-jwt' }
  const text = await (await browser.post('/file/attestations', asked)).text()
  expect(await checkSdJwtAsStranger(app, text)).toMatchObject({ verified: true })
  const claim = Buffer.from(JSON.stringify(['x', 'statement', planted.en])).toString('base64url')
  await expect(checkSdJwtAsStranger(app, `${text}${claim}~`)).rejects.toThrow('An SD-JWT claims')
})

test('contests that are open, accepted and declined claim it nowhere that they are shown', async () => {
  const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
  const { record, browser } = await opened(app)
  const visitor = app.as({ kind: 'anonymous' })
  const holder = { recordId: record.id, kinds: null }
  const call = (part: string, proposed: string) =>
    visitor.write((ctx) => bringCase(ctx, holder, mistake(part, proposed, 'On my letter.')))
  const share = await shareOf(app, record, ['work-permit'])
  const seen = openBrowser(app)
  await seen.post('/shared', { number: 'AB1234567', code: share.code })
  const honest = async (state: string) => {
    for (const language of siteLanguages)
      for (const [path, { cookies }] of [
        ['/file/standing', browser],
        ['/file/told', browser],
        ['/shared/documents/work-permit', seen],
      ] as const) {
        const text = await textAt(app, path, inLanguage(language, cookies()))
        expect(claimsIn(text), `${state}, ${path}, ${language}`).toEqual([])
        if (language === 'en' && path !== '/file/told' && state === 'open')
          expect(text, path).toMatch(/(You said on .+|The candidate says) that this is wrong/)
        if (path === '/file/told') expect(text, state).toContain('Cumilla 3500')
      }
  }
  const [address, document] = [
    await call('detail:address', 'Cumilla 3500'),
    await call('paper:work-permit', 'Another date'),
  ]
  await honest('open')
  const answer = (id: string, given: CaseAnswer) =>
    app.as(people.bashir).write((ctx) => answerCase(ctx, id, given))
  await answer(address.id, declined)
  app.clock.move(60_000)
  await upload(app, record.id, 'Newer', people.bashir)
  await answer(document.id, { kind: 'mistake', result: 'accepted' })
  await honest('answered')
})

test('a claim that a contest puts on a page is found there', async () => {
  const app = await startTestApp()
  const { record, browser } = await opened(app)
  const wanted = mistake('detail:address', planted.en)
  await app
    .as({ kind: 'anonymous' })
    .write((ctx) => bringCase(ctx, { recordId: record.id, kinds: null }, wanted))
  const text = await textAt(app, '/file/told', inLanguage('en', browser.cookies()))
  expect(claimsIn(text)).toEqual([expect.stringContaining(planted.en)])
})

async function textAt(app: TestApp, path: string, init: RequestInit): Promise<string> {
  return spokenText(await (await app.request(path, init)).text())
}
