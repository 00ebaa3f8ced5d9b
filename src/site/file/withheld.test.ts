import { beforeEach, describe, expect, test } from 'vitest'
import { answerAlert, comparisonsOfRecord, noteComparison } from '#modules/comparisons'
import { removeDocument, type StoredDocument } from '#modules/documents'
import { officialChecksById } from '#modules/organisation'
import type { CandidateRecord } from '#modules/records/schema'
import { endShowing } from '#modules/shares'
import { browserOf } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { claimsIn } from '../honesty-words.ts'
import { shareOf } from '../shared/test-share.ts'

/** What would judge the document, or the candidate. */
const judging = /forge|fake|fals|fraud|invalid|not genuine|জাল|নকল|ভুয়া/i

describe.each(engines)('a document that is not shown, on %s', (engine) => {
  let app: TestApp
  let record: CandidateRecord
  let document: StoredDocument
  beforeEach(async () => {
    app = await startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' })
    record = await approvedRecord(app, { passportNumber: 'AB1234567', destinationCountry: 'CA' })
    document = await upload('Permit')
  })

  const upload = async (text: string) =>
    uploadScan(app.as(people.amina), record.id, 'work-permit', text)
  const check = () => [...officialChecksById('work-permit', record)][0]
  const noteOther = () =>
    noteComparison(app.as(people.amina), {
      ...{ recordId: record.id, browserAccounts: [], screenshot: null, endShowing },
      comparison: {
        documentId: document.id,
        checkId: check()?.[0] as string,
        askedOn: app.clock.now().slice(0, 10),
        showed: 'other',
      },
    })
  const answer = (given: 'kept' | 'shown') =>
    app.as(people.bashir).write(async (ctx) => {
      const { rounds } = await comparisonsOfRecord(ctx, record.id)
      const comparisonId = rounds[0]?.comparisons.at(-1)?.id as string
      await answerAlert(ctx, { comparisonId, answer: given, browserAccounts: [] })
    })
  const open = async () => {
    const accessCode = await app.code(record.id)
    const body = { passportNumber: 'AB1234567', accessCode }
    const { withheld } = await app.json('POST', '/lookups', { body })
    return { browser: await browserOf(app, 'AB1234567', accessCode), withheld }
  }
  const fileIn = async (language: string, cookies: string) => {
    const headers = { cookie: `${cookies}; language=${language}` }
    const html = await (await app.request('/file/documents/work-permit', { headers })).text()
    return /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? ''
  }

  test('the candidate is told whom we asked and when, and not that it is forged', async () => {
    expect((await open()).withheld).toEqual([])
    await noteOther()
    const { browser, withheld } = await open()
    const authority = check()?.[1].authority as string
    const on = app.clock.now().slice(0, 10)
    expect(withheld).toMatchObject([
      { kind: 'work-permit', asked: { authority, on }, isDecided: false },
    ])
    const english = await fileIn('en', browser.cookies())
    expect(english).toContain('Its answer was different from our copy.')
    expect(english).toContain(authority.replace(/^The /, ''))
    expect(english).toContain('November 2026')
    expect(english).toContain('We are looking into it')
    const bengali = await fileIn('bn', browser.cookies())
    expect(bengali).toContain('উত্তরটি আমাদের কপি থেকে আলাদা ছিল')
    for (const text of [english, bengali]) {
      expect(text).not.toMatch(judging)
      expect(claimsIn(text)).toEqual([])
    }
    await answer('kept')
    expect(await fileIn('en', browser.cookies())).toContain('have not shown the document since')
  })

  test('asked for under its own heading, it is not said to be missing', async () => {
    await uploadScan(app.as(people.amina), record.id, 'visa-paper', 'Visa')
    await noteOther()
    const { browser } = await open()
    const html = await browser.text('/file')
    expect(html).toContain('We do not show this now: Work Permit Certificate.')
    const own = await browser.text('/file/documents/work-permit')
    expect(own).not.toContain('We do not have this document for you yet')
    expect(own).toContain('We are looking into it')
  })

  test('once it is shown again nothing is said, and a share never says it', async () => {
    await open()
    await uploadScan(app.as(people.amina), record.id, 'visa-paper', 'Visa')
    const { code: shareCode } = await shareOf(app, record, ['visa-paper'])
    await noteOther()
    const body = { passportNumber: 'AB1234567', shareCode }
    const shared = await app.call('POST', '/share-lookups', { body })
    expect(shared.status).toBe(200)
    expect(await shared.text()).not.toContain('withheld')
    await answer('shown')
    const { browser, withheld } = await open()
    expect(withheld).toEqual([])
    expect(await fileIn('en', browser.cookies())).not.toContain('Its answer was different')
  })

  test('the same scan taken off and put back is not shown either, and the candidate is told', async () => {
    await noteOther()
    const recordId = record.id
    const { amina } = people
    await app.as(amina).write((ctx) => removeDocument(ctx, { recordId, kind: 'work-permit' }))
    await upload('Permit')
    const { browser, withheld } = await open()
    expect(withheld).toMatchObject([{ kind: 'work-permit', asked: null, isDecided: false }])
    expect(await fileIn('en', browser.cookies())).toContain(
      'We asked an authority about this document',
    )
  })
})
