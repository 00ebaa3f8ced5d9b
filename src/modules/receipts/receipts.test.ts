import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSealer } from '#modules/audit'
import { purgeKind, removeDocument } from '#modules/documents'
import { issueAccessCode } from '#modules/lookup'
import { purgeRecord } from '#modules/privacy'
import { getRecord } from '#modules/records'
import { findShareViewing, makeShare, openShare, revokeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { day } from '#platform/clock'
import { readReceiptNumber, receiptNumber } from '#platform/ids/schema'
import { leafHash } from '#platform/tlog'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  forgetOldReceipts,
  keepFileReceipt,
  keepReferenceReceipt,
  keepShareReceipt,
  proveReceipt,
  readReceipt,
  readShareReceipt,
} from './index.server.ts'

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const notFound = expect.objectContaining({ code: 'receipt.not_found' })

describe.each(bothEngines)('receipts on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  let recordId: string
  let visa: Buffer
  beforeEach(async () => {
    recordId = (await approvedRecord(app, { passportNumber: 'AB1234567' })).id
    visa = await documentPng('Visa Paper')
    await upload(visa)
  })

  const upload = (bytes: Buffer) => uploadScan(app.amina, recordId, 'visa-paper', bytes)
  const keepFile = (bytes: Buffer) =>
    app.anybody.write((ctx) => keepFileReceipt(ctx, sha256(bytes)))
  const read = (number: string) => app.anybody.read((ctx) => readReceipt(ctx, number))
  const target = () => app.present(recordId)

  test('a receipt says the same later, then that the document is superseded, then withdrawn', async () => {
    const kept = await keepFile(visa)
    expect(kept).toMatchObject({ compared: 'file', verdict: 'same', sha256: sha256(visa) })
    const same = await read(kept.number.toLowerCase())
    expect(same).toEqual({ ...kept, supersededSince: null, withdrawnSince: null })
    app.clock.move(day)
    await upload(await documentPng('Newer'))
    const supersededSince = app.clock.now()
    expect(await read(kept.number)).toEqual({ ...kept, supersededSince, withdrawnSince: null })
    app.clock.move(day)
    await app.amina.write((ctx) => removeDocument(ctx, { recordId, kind: 'visa-paper' }))
    const withdrawnSince = app.clock.now()
    expect(await read(kept.number)).toEqual({ ...kept, supersededSince, withdrawnSince })
  })

  test('a receipt tells since when a record is hidden, nothing more, and goes with a purge', async () => {
    const { number } = await keepFile(visa)
    app.clock.move(day)
    await app.hide(recordId)
    expect((await read(number)).withdrawnSince).toBe(app.clock.now())
    await app.unhide(recordId)
    expect((await read(number)).withdrawnSince).toBeNull()
    await app.trash(recordId)
    expect((await read(number)).withdrawnSince).toBe(app.clock.now())
    await purgeRecord(app.amina, await target())
    await expect(read(number)).rejects.toEqual(notFound)
  })

  test('a receipt tells since when its document is removed for good, while its record stays', async () => {
    const { number } = await keepFile(visa)
    app.clock.move(day)
    await purgeKind(app.amina, { recordId, kind: 'medical' }, async () => true)
    expect((await read(number)).withdrawnSince).toBeNull()
    await purgeKind(app.amina, { recordId, kind: 'visa-paper' }, async () => true)
    const withdrawnSince = app.clock.now()
    app.clock.move(day)
    expect((await read(number)).withdrawnSince).toBe(withdrawnSince)
    // The same file again is another document.
    await upload(visa)
    expect((await read(number)).withdrawnSince).toBe(withdrawnSince)
  })

  test('a file that nobody holds, and references, have receipts of their own', async () => {
    const other = await keepFile(await documentPng('Never seen'))
    expect(other).toMatchObject({ verdict: 'different', papers: [], count: 0 })
    const { reference } = await app.amina.read((ctx) => getRecord(ctx, recordId))
    const keepReference = (typed: string) =>
      app.anybody.write((ctx) => keepReferenceReceipt(ctx, typed))
    const typed = reference.replace('-', ' ').toLowerCase()
    expect(await keepReference(typed)).toMatchObject({ verdict: 'known', reference })
    expect(await keepReference('CR-00000000')).toMatchObject({ verdict: 'unknown' })
    await expect(keepReference('The embassy confirms this')).rejects.toEqual(
      expect.objectContaining({ code: 'receipt.no_reference' }),
    )
  })

  test('a receipt of a reference tells since when it is not known any more, and goes with a purge', async () => {
    const { reference } = await app.amina.read((ctx) => getRecord(ctx, recordId))
    const { number } = await app.anybody.write((ctx) => keepReferenceReceipt(ctx, reference))
    const unknown = await app.anybody.write((ctx) => keepReferenceReceipt(ctx, 'CR-00000000'))
    expect((await read(number)).withdrawnSince).toBeNull()
    app.clock.move(day)
    await app.trash(recordId)
    const withdrawnSince = app.clock.now()
    app.clock.move(day)
    expect((await read(number)).withdrawnSince).toBe(withdrawnSince)
    expect((await read(unknown.number)).withdrawnSince).toBeNull()
    await purgeRecord(app.amina, await target())
    await expect(read(number)).rejects.toEqual(notFound)
  })

  test('a receipt of a share names documents and purpose, and never the label', async () => {
    const code = await app.amina.write(async (ctx) => {
      await issueAccessCode(ctx, recordId)
      const wanted = newShareSchema.parse({ kinds: ['visa-paper'], purpose: 'bank', label: 'Loan' })
      return makeShare(ctx, { recordId, kinds: null }, wanted)
    })
    const typed = { passportNumber: 'AB1234567', shareCode: code.shareCode }
    const { token } = await openShare(app.anybody, typed)
    const opened = await app.anybody.read((ctx) => findShareViewing(ctx, token))
    const viewing = opened as NonNullable<typeof opened>
    const kept = await app.anybody.write((ctx) => keepShareReceipt(ctx, viewing))
    expect(kept).toMatchObject({ verdict: 'shown', purpose: 'bank', count: 1 })
    const ofShare = await app.anybody.read((ctx) => readShareReceipt(ctx, viewing, kept.number))
    expect(JSON.stringify([ofShare, await read(kept.number)])).not.toMatch(
      /Loan|Rahima|AB1234567|CR-/,
    )
    const { number } = await keepFile(visa)
    const another = app.anybody.read((ctx) => readShareReceipt(ctx, viewing, number))
    await expect(another).rejects.toEqual(notFound)
    app.clock.move(day)
    await app.amina.write((ctx) => revokeShare(ctx, { recordId }, code.share.id))
    expect((await read(kept.number)).withdrawnSince).toBe(app.clock.now())
    // The log still tells of it after somebody opened the share again in the database.
    await app.force('shares', { revokedAt: null })
    expect((await read(kept.number)).withdrawnSince).toBe(app.clock.now())
  })

  test('its event is in the log with a digest of what it says, and the proof holds it', async () => {
    const { number } = await keepFile(visa)
    const prove = () => app.anybody.read((ctx) => proveReceipt(ctx, number))
    const sealer = openSealer(app.system)
    await sealer.seal()
    const { digest, proof } = await prove()
    const extra = /^extra (.+)$/m.exec(proof)?.[1] ?? ''
    const leaf = Buffer.from(extra, 'base64')
    expect(leafHash(leaf)).toHaveLength(32)
    const event = JSON.parse(leaf.toString('utf8')) as { action: string; details: string }
    expect(event.action).toBe('receipt.kept')
    expect(JSON.stringify(event)).toContain(digest)
    const [listed] = await app.events()
    expect(JSON.stringify(listed)).not.toContain(number)
  })

  test('a receipt is forgotten after five years, not before', async () => {
    const { number } = await keepFile(await documentPng('Never seen'))
    app.clock.move(5 * 365 * day)
    await app.system.write(forgetOldReceipts)
    expect((await read(number)).number).toBe(number)
    app.clock.move(6 * day)
    await app.system.write(forgetOldReceipts)
    await expect(read(number)).rejects.toEqual(notFound)
  })
})

describe('numbers', () => {
  const alphabet = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ']
  const randoms = fc.array(fc.constantFrom(...alphabet), { minLength: 10, maxLength: 10 })

  test('one wrong character shows, and so do two neighbours exchanged', () => {
    fc.assert(
      fc.property(randoms, fc.nat(9), fc.constantFrom(...alphabet), (random, place, other) => {
        const number = receiptNumber(random.join(''))
        expect(readReceiptNumber(number)).toEqual({ read: 'number', number })
        const digits = number.slice(-2)
        const typed = (characters: string[]) =>
          readReceiptNumber(`rc ${characters.join('')} ${digits}`).read
        const wrong = random.with(place, other)
        expect(typed(wrong)).toBe(other === random[place] ? 'number' : 'mistyped')
        const [a, b] = [random[place] as string, random[(place + 1) % 10] as string]
        const swapped = random.with(place, b).with((place + 1) % 10, a)
        if (place < 9) expect(typed(swapped)).toBe(a === b ? 'number' : 'mistyped')
      }),
    )
  })

  test('letters that look like digits are read as these; other numbers are none', () => {
    expect(readReceiptNumber('RC-OOOOO-OOIIL-12').read).toBe(
      readReceiptNumber('RC-00000-00111-12').read,
    )
    expect(readReceiptNumber('2026-000001')).toEqual({ read: 'other' })
    expect(readReceiptNumber('RC-123')).toEqual({ read: 'mistyped' })
  })
})
