import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadDocument } from '#modules/documents'
import { kindLabel } from '#modules/documents/schema'
import { issueAccessCode } from '#modules/lookup'
import { type Language, languages } from '#platform/languages/schema'
import { approvedRecord, bytesOf, keepScans } from '#test/candidates'
import { offerEveryLanguage } from '#test/offer-languages'
import { documentPng } from '#test/phone-photos'
import { startTestApp, type TestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

/** What nobody may buy, and what a bought document leads to, in the words of each language. */
const warnings: Record<Language, { lmia: string; medical: string }> = {
  en: { lmia: 'It is forbidden to buy or sell an LMIA letter.', medical: 'can get you sent back.' },
  bn: { lmia: 'LMIA চিঠি কেনা বা বেচা নিষেধ।', medical: 'আপনাকে ফেরত পাঠানো হতে পারে।' },
  hi: { lmia: 'LMIA पत्र ख़रीदना या बेचना मना है।', medical: 'आपको वापस भेजा जा सकता है।' },
  ne: { lmia: 'LMIA पत्र किन्न वा बेच्न मनाही छ।', medical: 'तपाईंलाई फर्काइन सक्छ।' },
  ar: { lmia: 'بيع خطاب LMIA أو شراؤه ممنوع.', medical: 'قد تتسبب في إعادتك إلى بلدك.' },
  fil: { lmia: 'Bawal bumili o magbenta ng LMIA letter.', medical: 'Puwede kang pauwiin' },
}

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await startTestApp()
  await keepScans(app)
  await offerEveryLanguage(app)
  const { id, passportNumber } = await approvedRecord(app)
  const amina = app.as(people.amina)
  for (const kind of ['lmia', 'medical', 'visa-paper'] as const) {
    const source = bytesOf(await documentPng(kind))
    await uploadDocument(amina, { recordId: id, kind, originalName: 'a.png', source })
  }
  const code = await amina.write((ctx) => issueAccessCode(ctx, id))
  const body = new URLSearchParams({ number: passportNumber, code })
  const opened = await app.request('/check', { method: 'POST', body })
  cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] as string
})
afterAll(() => app.close())

test.each(languages)(
  'beside an LMIA letter and a medical form stands what people are cheated with, and beside nothing else (%s)',
  async (language) => {
    const headers = { cookie: `${cookie}; language=${language}` }
    const html = await (await app.request('/file', { headers })).text()
    const headOf = (kind: Parameters<typeof kindLabel>[0]) =>
      html.split(`>${kindLabel(kind, language)}</h2>`)[1]?.split('<figure')[0]
    const { lmia, medical } = warnings[language]
    expect(headOf('lmia')).toContain(lmia)
    expect(headOf('medical')).toContain(medical)
    expect(headOf('visa-paper')).toBeDefined()
    for (const warning of [lmia, medical]) expect(headOf('visa-paper')).not.toContain(warning)
  },
)
