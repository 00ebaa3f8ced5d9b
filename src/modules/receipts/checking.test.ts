import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawDocument, removeDocument, selectDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import { day } from '#platform/clock'
import { approvedRecord, keepScans, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { bothEngines } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { checkFingerprint, checkReference, fingerprintOf } from './index.server.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const nobodyAsked = expect.objectContaining({ outcome: 'nobody' })
const unknown = { verdict: 'unknown' }

describe.each(bothEngines)('documents on %s', async (engine) => {
  const app = await startPadma(engine)
  // Each test has its own, so that none finds the file of another one.
  let visa: Buffer
  let newer: Buffer
  let scans = 0
  beforeEach(async () => {
    scans += 1
    visa = await documentPng(`Visa Paper ${scans}`)
    newer = await documentPng(`Newer ${scans}`)
  })

  const check = (bytes: Buffer) => app.anybody.read((ctx) => checkFingerprint(ctx, sha256(bytes)))
  const upload = (recordId: string, bytes: Buffer, kind: DocumentKind = 'visa-paper') =>
    uploadScan(app.amina, recordId, kind, bytes)

  test('the very file is the same one, held since it was entered; one byte more is unknown', async () => {
    const { id } = await approvedRecord(app)
    const { uploadedAt } = await upload(id, visa)
    app.clock.move(day)
    expect(await check(visa)).toEqual({
      verdict: 'same',
      kind: 'visa-paper',
      heldSince: uploadedAt,
      superseded: false,
      papers: 1,
      compared: [nobodyAsked],
    })
    expect(await check(Buffer.concat([visa, Buffer.from([0])]))).toEqual(unknown)
  })

  test('a file that a newer scan replaced says so', async () => {
    const { id } = await approvedRecord(app)
    await upload(id, visa)
    await upload(id, newer)
    expect(await check(visa)).toMatchObject({ verdict: 'same', superseded: true, papers: 1 })
  })

  test('a file that is current in one record and superseded in another is current', async () => {
    const one = await approvedRecord(app)
    await upload(one.id, visa, 'lmia')
    await upload(one.id, newer, 'lmia')
    app.clock.move(day)
    await upload((await approvedRecord(app)).id, visa)
    expect(await check(visa)).toMatchObject({ kind: 'visa-paper', superseded: false, papers: 1 })
  })

  test('hidden, withdrawn, deleted and waiting records answer as if the file were unknown', async () => {
    const { id } = await approvedRecord(app)
    await upload(id, visa)
    await app.hide(id)
    expect(await check(visa)).toEqual(unknown)
    await app.unhide(id)
    expect(await check(visa)).toMatchObject({ verdict: 'same' })
    await app.trash(id)
    expect(await check(visa)).toEqual(unknown)
    await app.restore(id)
    await app.withdraw(id)
    expect(await check(visa)).toEqual(unknown)
    await app.approve(id)
    expect(await check(visa)).toMatchObject({ verdict: 'same' })
  })

  test('a hidden record with the same file does not stand in the way of a public one', async () => {
    const hidden = await approvedRecord(app)
    await upload(hidden.id, visa, 'lmia')
    await app.hide(hidden.id)
    await upload((await approvedRecord(app)).id, visa, 'job-offer')
    expect(await check(visa)).toMatchObject({ verdict: 'same', kind: 'job-offer' })
  })

  /** The picture of a document as it leaves, with this mark. */
  const shown = async (documentId: string, watermark: string | null) => {
    const document = await app.amina.read(({ tx }) => selectDocument(tx, documentId))
    if (!document) throw new Error('No document')
    return drawDocument(app.amina, document, { page: 1, width: 480, format: 'jpeg', watermark })
  }

  test('a marked picture that was shown is known as a copy, a plain one of staff is not', async () => {
    const { id } = await approvedRecord(app)
    const document = await upload(id, visa)
    app.clock.move(day)
    const copy = await shown(document.id, 'Copy held')
    const known = { verdict: 'copy', kind: 'visa-paper', heldSince: document.uploadedAt }
    const verdict = { ...known, papers: 1, compared: [nobodyAsked] }
    expect(await check(copy)).toEqual({ ...verdict, superseded: false })
    expect(await check(await shown(document.id, null))).toEqual(unknown)
    await shown(document.id, 'Copy held')
    await upload(id, newer)
    expect(await check(copy)).toEqual({ ...verdict, superseded: true })
    await app.hide(id)
    expect(await check(copy)).toEqual(unknown)
  })

  test('a copy of a file that was replaced and filed again is of the document of now', async () => {
    const { id } = await approvedRecord(app)
    const first = await upload(id, visa)
    const copy = await shown(first.id, 'Copy held')
    await upload(id, newer)
    expect(await check(copy)).toMatchObject({ verdict: 'copy', superseded: true, papers: 1 })
    app.clock.move(day)
    const again = await upload(id, visa)
    expect(await shown(again.id, 'Copy held')).toEqual(copy)
    const { uploadedAt: heldSince } = again
    expect(await check(copy)).toMatchObject({ superseded: false, papers: 1, heldSince })
  })

  test('a copy that could not be noted, or that the database lost, is noted when it is shown again', async () => {
    const document = await upload((await approvedRecord(app)).id, visa)
    await app.tamper('alter table "shownCopies" rename to "away"')
    const copy = await shown(document.id, 'Copy held')
    expect(copy.length).toBeGreaterThan(1000)
    await app.tamper('alter table "away" rename to "shownCopies"')
    for (const _ of ['not noted', 'lost']) {
      expect(await check(copy)).toEqual(unknown)
      expect(await shown(document.id, 'Copy held')).toEqual(copy)
      expect(await check(copy)).toMatchObject({ verdict: 'copy' })
      await app.tamper('delete from "shownCopies"')
    }
  })

  test('of what is for the candidate only neither the file nor a copy is known to anybody', async () => {
    await keepScans(app)
    const { id } = await approvedRecord(app)
    for (const kind of ['passport', 'medical', 'police-clearance', 'fingerprint'] as const) {
      const document = await upload(id, visa, kind)
      expect(await check(visa), kind).toEqual(unknown)
      expect(await check(await shown(document.id, 'Copy held')), kind).toEqual(unknown)
    }
  })

  test('a document that was taken off is unknown, and so are its earlier scans', async () => {
    const { id } = await approvedRecord(app)
    await upload(id, visa)
    await upload(id, newer)
    await app.amina.write((ctx) => removeDocument(ctx, { recordId: id, kind: 'visa-paper' }))
    expect(await check(newer)).toEqual(unknown)
    expect(await check(visa)).toEqual(unknown)
  })

  test('a reference, however typed, is known while its record is public, and tells nothing else', async () => {
    const { id, reference } = await approvedRecord(app)
    const ask = (typed: string) => app.anybody.read((ctx) => checkReference(ctx, typed))
    const bare = reference.slice(3).toLowerCase()
    for (const typed of [reference, ` ${reference.toLowerCase()} `, bare, `cr ${bare}`])
      expect(await ask(typed)).toEqual({ verdict: 'held' })
    expect(await ask('CR-00000000')).toEqual(unknown)
    expect(await ask('')).toEqual(unknown)
    expect(await ask((await pendingRecord(app)).reference)).toEqual(unknown)
    await app.hide(id)
    expect(await ask(reference)).toEqual(unknown)
  })
})

describe('a fingerprint', () => {
  async function* inParts(...parts: string[]): AsyncIterable<Uint8Array> {
    for (const part of parts) yield Buffer.from(part)
  }

  test('is that of the whole file, in however many parts it arrives', async () => {
    // FIPS 180-2, appendix B.1.
    const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(await fingerprintOf(inParts('a', '', 'bc'), 3)).toBe(abc)
  })

  test('is refused for nothing, and for one byte too many without reading on', async () => {
    await expect(fingerprintOf(inParts(''), 3)).rejects.toMatchObject({ code: 'document.empty' })
    let reads = 0
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) {
        reads += 1
        yield Buffer.alloc(2)
      }
    }
    await expect(fingerprintOf(endless(), 3)).rejects.toMatchObject({ code: 'document.too_large' })
    expect(reads).toBe(2)
  })
})
