import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { issueAccessCode } from '#modules/lookup'
import { proofCode, selectMessages } from '#modules/messages'
import { getRecord, hideRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { day } from '#platform/clock'
import { openBrowser } from '#test/browser'
import { approvedRecord, keepScans } from '#test/candidates'
import { withoutKeys } from '#test/hidden-fields'
import { startTestApp, type TestApp } from '#test/test-app'
import { engines, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { filesOf } from '#test/zip-files'

const copy = 'This is a copy that this site showed'
const older = 'This is an older scan: we hold a newer one'
const unknown = 'This is not a file that we hold'
const newerScan = 'now holds a newer scan of this document'

describe.each(engines)('the marked copies of the own data, put into /verify on %s,', (engine) => {
  let app: TestApp
  let record: CandidateRecord
  let copies: Map<string, Buffer>
  beforeAll(async () => {
    app = await startTestApp(engine, {
      CANDOR_RAISED_LIMITS: '198.51.100.7',
      CANDOR_SMTP_URL: 'smtp://127.0.0.1:9',
    })
    await keepScans(app)
    record = await approvedRecord(app, { email: 'rahima@people.example' })
    for (const kind of ['visa-paper', 'passport', 'medical', 'ticket'] as const) await put(kind)
    app.clock.move(day)
    await put('visa-paper')
    const amina = app.as(people.amina)
    await amina.write((ctx) => removeDocument(ctx, { recordId: record.id, kind: 'ticket' }))
    copies = await takeCopies()
  })
  afterAll(() => app.close())

  let documents = 0
  async function put(kind: DocumentKind): Promise<void> {
    documents += 1
    await uploadScan(app.as(people.amina), record.id, kind, `${kind} ${documents}`)
  }

  /** The pictures in the zip that the candidate takes with a code that was sent, by their names. */
  async function takeCopies(): Promise<Map<string, Buffer>> {
    const { id, passportNumber: number } = record
    const browser = openBrowser(app)
    const accessCode = await app.as(people.amina).write((ctx) => issueAccessCode(ctx, id))
    await browser.post('/check', { number, code: accessCode })
    await browser.post('/file/data/code', {})
    const messages = await app.system.read(({ tx }) => selectMessages(tx, id))
    const code = proofCode(app.system, messages.find(({ kind }) => kind === 'proof')?.id ?? '')
    const { body } = await browser.post('/file/data', { code })
    const files = await filesOf(body as unknown as AsyncIterable<Uint8Array>)
    const pictures = [...files].filter(([path]) => path.startsWith('papers/'))
    return new Map(pictures.map(([path, bytes]) => [path.slice('papers/'.length), bytes]))
  }

  /** What a stranger reads who chooses this file in the form. */
  async function told(bytes: Buffer | undefined): Promise<string> {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes ?? Buffer.alloc(0))], 'from-the-zip.jpg'))
    const answer = await app.request('/verify', { method: 'POST', body: form })
    expect(answer.status).toBe(200)
    return (await answer.text()).replace(/\s+/g, ' ')
  }

  test.each([
    ['visa-paper-2-1.jpg', '21 November 2026', copy],
    ['visa-paper-1-1.jpg', '20 November 2026', older],
  ])('%s is a copy of what has been held since %s', async (path, since, heading) => {
    const html = await told(copies.get(path))
    expect(html).toContain(`<h1>${heading}</h1>`)
    expect(html).toContain(
      `${copy}, made from the document that Padma Overseas Ltd has held since ${since}.`,
    )
    expect(html).toContain('Kind of document: Visa Paper.')
    expect(html.includes(newerScan)).toBe(heading === older)
    for (const own of ['Rahima', record.passportNumber, record.reference, 'from-the-zip'])
      expect(html).not.toContain(own)
    expect(html).not.toMatch(/visa is (valid|genuine)/i)
  })

  test.each(['passport', 'medical', 'ticket'])(
    '%s-1-1.jpg, for the candidate only or taken off, is as if it had never been seen',
    async (kind) => {
      const bytes = copies.get(`${kind}-1-1.jpg`) as Buffer
      const html = await told(bytes)
      expect(html).toContain(`<h1>${unknown}</h1>`)
      const never = await told(Buffer.concat([bytes, Buffer.from('never seen')]))
      expect(withoutFingerprint(html)).toBe(withoutFingerprint(never))
    },
  )

  test('nothing else is in the zip as a picture', () => {
    const expected = [
      'medical-1-1',
      'passport-1-1',
      'ticket-1-1',
      'visa-paper-1-1',
      'visa-paper-2-1',
    ]
    expect([...copies.keys()].toSorted()).toEqual(expected.map((name) => `${name}.jpg`))
  })

  test('none is known any more when the record is hidden', async () => {
    const amina = app.as(people.amina)
    const { version } = await amina.read((ctx) => getRecord(ctx, record.id))
    await amina.write((ctx) => hideRecord(ctx, { recordId: record.id, version }))
    for (const bytes of copies.values()) expect(await told(bytes)).toContain(`<h1>${unknown}</h1>`)
  })
})

/** A receipt is asked for by the fingerprint, which is another for each file. */
function withoutFingerprint(html: string): string {
  return withoutKeys(html).replace(/[0-9a-f]{64}/g, 'its fingerprint')
}
