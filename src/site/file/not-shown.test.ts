import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { answerAlert, comparisonsOfRecord } from '#modules/comparisons'
import { originalKey, removeDocument, type StoredDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { officialChecksById } from '#modules/organisation'
import { type Browser, browserOf, fileOf, openBrowser } from '#test/browser'
import { approvedRecord } from '#test/candidates'
import { compare } from '#test/compare'
import { startTestApp } from '#test/test-app'
import { type Engine, engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { claimsIn } from '../honesty-words.ts'
import { shareOf } from '../shared/test-share.ts'

/** For each test a record with documents. */
function recordOn(engine: Engine) {
  const app = forEachTest(() => startTestApp(engine, { CANDOR_RAISED_LIMITS: '198.51.100.7' }))
  const given = { passportNumber: 'AB1234567', destinationCountry: 'CA' } as const
  const record = forEachTest(() => approvedRecord(app, given))
  const upload = (kind: DocumentKind) => uploadScan(app.as(people.amina), record.id, kind, kind)
  return { app, record, upload }
}

/** Returns a page once it says this: it waits for the storage half a second, which a busy machine may need. */
const pageSaying = (browser: Browser, path: string, said: string) =>
  vi.waitFor(
    async () => {
      const page = await browser.text(path)
      expect(page).toContain(said)
      return page
    },
    { timeout: 20_000 },
  )

const sentence = 'This file is missing from the agency’s storage, so it cannot be shown.'
const inBengali = 'এজেন্সি যেখানে ফাইল রাখে সেখানে এই ফাইলটি নেই'

describe.each(engines)('a document whose file is gone, on %s', (engine) => {
  const { app, record, upload } = recordOn(engine)
  const lost = forEachTest(() => upload('ticket'))
  const kept = forEachTest(() => upload('visa-paper'))

  const lose = (document: StoredDocument) => app.runtime.storage.remove(originalKey(document))
  const opened = () => fileOf(app, record)
  const pictureOf = ({ id }: StoredDocument) => `/documents/${id}/image`

  test('is a sentence in the place of its picture, among the documents and on its own page', async () => {
    await lose(lost)
    const browser = await opened()
    const file = await pageSaying(browser, '/file/print', sentence)
    expect(file.split(sentence)).toHaveLength(2)
    expect(file).not.toContain(pictureOf(lost))
    expect(file).toContain(pictureOf(kept))
    for (const path of ['/file/documents/ticket', '/file/documents/ticket/large']) {
      const own = await pageSaying(browser, path, sentence)
      expect(own).not.toContain(pictureOf(lost))
    }
    await browser.post('/language', { language: 'bn', back: '/file' })
    await pageSaying(browser, '/file/documents/ticket', inBengali)
  })

  test('is called corrupt where it is there and is not what was uploaded', async () => {
    const path = join(app.folder, 'files', originalKey(lost))
    const bytes = readFileSync(path)
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    writeFileSync(path, bytes)
    const said = 'This file is corrupt in the agency’s storage'
    const file = await pageSaying(await opened(), '/file/print', said)
    expect(file).not.toContain(pictureOf(lost))
    expect(file).toContain(pictureOf(kept))
  })

  test('is shown by the picture that was kept of it', async () => {
    const browser = await opened()
    expect((await browser.get(`/api/v1${pictureOf(lost)}`)).status).toBe(200)
    await lose(lost)
    const file = await browser.text('/file/print')
    expect(file).toContain(pictureOf(lost))
    expect(file).not.toContain(sentence)
  })

  test('is looked for once in ten minutes, not at each look', async () => {
    const browser = await opened()
    const list = vi.spyOn(app.runtime.storage, 'list')
    for (let look = 0; look < 3; look += 1)
      expect(await browser.text('/file/print')).toContain(pictureOf(kept))
    expect(list).toHaveBeenCalledTimes(1)
  })

  test('is the same on a share; a photo is left out', async () => {
    await opened()
    const photo = await upload('photo')
    await lose(lost)
    await lose(photo)
    const { code } = await shareOf(app, record, ['ticket', 'visa-paper'])
    const browser = openBrowser(app)
    await browser.post('/shared', { number: 'AB1234567', code })
    const file = await pageSaying(browser, '/shared/print', sentence)
    expect(file).toContain(pictureOf(kept))
    for (const one of [lost, photo]) expect(file).not.toContain(pictureOf(one))
  })

  test('is shown as ever while the storage cannot be asked', async () => {
    await lose(lost)
    const browser = await opened()
    vi.spyOn(app.runtime.storage, 'list').mockImplementation(() => {
      throw new Error('The storage is away')
    })
    const file = await browser.text('/file/print')
    expect(file).not.toContain(sentence)
    expect(file).toContain(pictureOf(lost))
  })
})

/** What would judge the document, or the candidate. */
const judging = /forge|fake|fals|fraud|invalid|not genuine|জাল|নকল|ভুয়া/i

describe.each(engines)('a document that is not shown, on %s', (engine) => {
  const { app, record, upload } = recordOn(engine)
  const document = forEachTest(() => upload('work-permit'))

  const check = () => [...officialChecksById('work-permit', record)][0]
  const noteOther = () => compare(app, { recordId: record.id, documentId: document.id }, 'other')
  const answer = (given: 'kept' | 'shown') =>
    app.as(people.bashir).write(async (ctx) => {
      const { rounds } = await comparisonsOfRecord(ctx, record.id)
      const comparisonId = rounds[0]?.comparisons.at(-1)?.id as string
      await answerAlert(ctx, { comparisonId, answer: given, browserAccounts: [] })
    })
  const open = async () => {
    const accessCode = await app.code(record.id)
    const { passportNumber } = record
    const { withheld } = await app.json('POST', '/lookups', {
      body: { passportNumber, accessCode },
    })
    return { browser: await browserOf(app, passportNumber, accessCode), withheld }
  }
  const fileIn = async (language: string, cookies: string) => {
    const html = await openBrowser(app, language, cookies).text('/file/documents/work-permit')
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
    await upload('visa-paper')
    await noteOther()
    const { browser } = await open()
    const html = await browser.text('/file')
    expect(html).toContain('Work Permit Certificate: not shown now')
    const own = await browser.text('/file/documents/work-permit')
    expect(own).not.toContain('We do not have this document for you yet')
    expect(own).toContain('We are looking into it')
  })

  test('once it is shown again nothing is said, and a share never says it', async () => {
    await open()
    await upload('visa-paper')
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
    const removal = { recordId: record.id, kind: 'work-permit' } as const
    await app.as(people.amina).write((ctx) => removeDocument(ctx, removal))
    await upload('work-permit')
    const { browser, withheld } = await open()
    expect(withheld).toMatchObject([{ kind: 'work-permit', asked: null, isDecided: false }])
    expect(await fileIn('en', browser.cookies())).toContain(
      'We asked an authority about this document',
    )
  })
})
