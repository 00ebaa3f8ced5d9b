import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { ownDataLetter } from '#api'
import { openSealer, readCheckpointNote } from '#modules/audit'
import { bringCase, bringWithFile } from '#modules/desk'
import { removeDocument } from '#modules/documents'
import { openRecord } from '#modules/lookup'
import { proofCode } from '#modules/messages'
import { getRecord } from '#modules/records'
import { makeShare } from '#modules/shares'
import { newShareSchema } from '#modules/shares/schema'
import { minute } from '#platform/clock'
import { bytesOf } from '#test/candidates'
import { climbByOthers } from '#test/foreign-proof'
import { mistake } from '#test/mistakes'
import { mailServer, messagesOf, reachable, senderOf } from '#test/outbox'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { engines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { filesOf } from '#test/zip-files'
import { askForCode, handOverOwnData, takeOwnData } from './index.server.ts'
import { heldTables, tablesNotHeld } from './kept-tables.ts'

const letter = ownDataLetter

describe.each(engines)('own data on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())
  let sender: ReturnType<typeof senderOf>
  beforeEach(async () => {
    sender = senderOf(app, smtp.url)
  })

  const ask = (recordId: string) => app.anybody.write((ctx) => askForCode(ctx, { recordId }))
  const take = (recordId: string, code: string) =>
    takeOwnData(app.anybody, async () => ({ recordId }), { code, letter })
  /** The code of the latest message, as it would be sent. */
  async function sentCode(recordId: string): Promise<string> {
    const messages = await messagesOf(app, recordId)
    return proofCode(app.system, messages.find(({ kind }) => kind === 'proof')?.id ?? '')
  }
  const wrongCode = { code: 'own_data.wrong_code' }

  test('a code works once, for 15 minutes, and only the latest one', async () => {
    const { recordId } = await reachable(app)
    await ask(recordId)
    const first = await sentCode(recordId)
    expect(first).toMatch(/^\d{8}$/)
    await ask(recordId)
    const second = await sentCode(recordId)
    expect(second).not.toBe(first)
    await expect(take(recordId, first)).rejects.toMatchObject(wrongCode)
    await (await take(recordId, second)).return(undefined)
    await expect(take(recordId, second)).rejects.toMatchObject(wrongCode)
    await ask(recordId)
    const late = await sentCode(recordId)
    app.clock.move(15 * minute)
    await expect(take(recordId, late)).rejects.toMatchObject(wrongCode)
  })

  test('a code ends after five wrong ones, opens no other record, and there are three in an hour', async () => {
    const { recordId } = await reachable(app)
    const { recordId: other } = await reachable(app, { email: 'karim@people.example' })
    await ask(recordId)
    const code = await sentCode(recordId)
    await expect(take(other, code)).rejects.toMatchObject(wrongCode)
    for (let n = 0; n < 5; n += 1)
      await expect(take(recordId, '00000000')).rejects.toMatchObject(wrongCode)
    await expect(take(recordId, code)).rejects.toMatchObject(wrongCode)
    await ask(recordId)
    await ask(recordId)
    await expect(ask(recordId)).rejects.toMatchObject({ code: 'own_data.too_many_codes' })
    app.clock.move(61 * minute)
    await ask(recordId)
  })

  test('nothing is said, kept or logged of whether there is an address, and no code is kept', async () => {
    const { recordId } = await reachable(app)
    const { recordId: silent } = await reachable(app, { email: null })
    for (const id of [recordId, silent]) await ask(id)
    while ((await sender.send()) > 0);
    const code = await sentCode(recordId)
    expect(smtp.mails.filter(({ text }) => text.includes(code))).toHaveLength(1)
    const dump = JSON.stringify([
      await app.rows('ownDataCodes'),
      await app.rows('messages'),
      await app.rows('auditEvents'),
    ])
    expect(dump).not.toContain(code)
    const states = await messagesOf(app, silent)
    expect(states.find(({ kind }) => kind === 'proof')?.state).toBe('unreachable')
  })

  test('a code that could not be sent in time is given up, and staff do not get it', async () => {
    const { recordId } = await reachable(app)
    await ask(recordId)
    app.clock.move(16 * minute)
    while ((await sender.send()) > 0);
    const proof = (await messagesOf(app, recordId)).find(({ kind }) => kind === 'proof')
    expect(proof?.state).toBe('failed')
    expect(smtp.mails.some(({ text }) => /\d{8}/.test(text))).toBe(false)
  })

  test('the zip holds every version in full size, and the proofs, and nothing of others', async () => {
    const { recordId } = await lived()
    const { recordId: other } = await reachable(app, { name: 'Nobody Else', email: null })
    await openSealer(app.system).seal()
    const files = await filesOf(await handOver(recordId))
    const data = JSON.parse(files.get('data.json')?.toString() ?? '')
    expect(data.auditEvents.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['record.created', 'viewing.opened', 'own_data.handed_over']),
    )
    const whole = [...files].map(([path, bytes]) => `${path}${bytes.toString('latin1')}`).join()
    expect(whole).not.toContain(other)
    expect(whole).not.toContain('Nobody Else')
    for (const path of ['papers/visa-paper-1-1.jpg', 'papers/visa-paper-2-1.jpg'])
      expect(await sharp(files.get(path)).metadata()).toMatchObject({ width: 1700, format: 'jpeg' })
    expect(files.has('papers/ticket-1-1.jpg')).toBe(true)
    expect([...files.keys()].some((path) => path.startsWith('cases/'))).toBe(true)
    const proofs = [...files.keys()].filter((path) => path.endsWith('.tlog-proof'))
    const sealed = data.auditEvents.filter(({ sequence }: { sequence: unknown }) => sequence)
    expect(proofs).toHaveLength(sealed.length)
    for (const path of proofs) {
      const { leaf, checkpoint, reached, root } = await climbByOthers(String(files.get(path)))
      expect([path, reached]).toEqual([path, root])
      expect(checkpoint).toBe(await app.system.read(readCheckpointNote))
      expect(sealed.map(({ id }: { id: string }) => id)).toContain(JSON.parse(String(leaf)).id)
    }
    const contents = JSON.parse(files.get('contents.json')?.toString() ?? '')
    expect(contents.missing).toEqual([])
    expect(contents.files).toHaveLength(files.size - 1)
  })

  test('every picture is marked, and every document is noted to be known again', async () => {
    const { recordId } = await lived()
    const files = await filesOf(await handOver(recordId))
    const documents = await documentsOf(recordId)
    const { reference } = await app.amina.read((ctx) => getRecord(ctx, recordId))
    const watermark = letter.watermark('Padma Overseas Ltd', reference)
    for (const { id, kind, version } of documents) {
      const copy = files.get(`papers/${kind}-${version}-1.jpg`) as Buffer
      const original = await app.runtime.storage.read(`originals/${recordId}/${id}`)
      expect(await drawn(original, null)).not.toEqual(copy)
      expect(await drawn(original, watermark)).toEqual(copy)
      const sha256 = createHash('sha256').update(copy).digest('hex')
      expect(await shown(sha256)).toEqual([id])
    }
    const photos = [...files].filter(([path]) => path.startsWith('cases/'))
    expect(photos).toHaveLength(1)
    for await (const { key } of app.runtime.storage.list('case-files/')) {
      const original = await app.runtime.storage.read(key)
      expect(await drawn(original, null)).not.toEqual(photos[0]?.[1])
      expect(await drawn(original, watermark)).toEqual(photos[0]?.[1])
    }
  })

  test('what cannot be read is named', async () => {
    const { recordId } = await lived()
    const lost = (await documentsOf(recordId)).find(({ kind }) => kind === 'ticket')
    await app.runtime.storage.remove(`originals/${recordId}/${lost?.id}`)
    const files = await filesOf(await handOver(recordId))
    const contents = JSON.parse(files.get('contents.json')?.toString() ?? '')
    expect(contents.missing).toEqual(['papers/ticket-1-1.jpg'])
  })

  test('the page is in the candidate’s language, and a tag in a name stays text', async () => {
    const { recordId } = await reachable(app, { language: 'bn' }, { name: 'Rahima <b>Khatun</b>' })
    const page = (await filesOf(await handOver(recordId))).get('index.html')?.toString() ?? ''
    expect(page).toContain('<html lang="bn" dir="ltr">')
    expect(page).toContain('আপনার সম্পর্কে যা রাখা আছে')
    expect(page).toContain('Rahima &lt;b&gt;Khatun&lt;/b&gt;')
  })

  test('the page is a list of what there is: each table in a fold, none that is empty', async () => {
    const { recordId } = await lived()
    const page = (await filesOf(await handOver(recordId))).get('index.html')?.toString() ?? ''
    const folds = [...page.matchAll(/<details><summary>([^<]+)<\/summary>\n([\s\S]*?)<\/details>/g)]
    expect(folds.length).toBeGreaterThan(5)
    for (const [, title, rows] of folds) expect(rows, title).toContain('<dl>')
    expect(page).not.toContain('<h2')
    const shown = page.replaceAll(/<details>[\s\S]*?<\/details>/g, '').replaceAll(/<[^>]+>/g, '')
    expect(shown.length).toBeLessThan(2500)
  })

  test('the page is in the language of whoever takes it', async () => {
    const { recordId } = await reachable(app, { language: 'bn' })
    await ask(recordId)
    const asked = { code: await sentCode(recordId), letter, language: 'ne' }
    const taken = await takeOwnData(app.anybody, async () => ({ recordId }), asked)
    const page = (await filesOf(taken)).get('index.html')?.toString() ?? ''
    expect(page).toContain('<html lang="ne"')
  })

  test('the candidate is told when staff made one', async () => {
    const { recordId } = await reachable(app)
    await (await handOver(recordId)).return(undefined)
    const kinds = (await messagesOf(app, recordId)).map(({ kind }) => kind)
    expect(kinds).toContain('data')
  })

  test('every table of the database is taken, or says why not', async () => {
    const tables = (await app.runtime.database.reader.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('kysely') && name !== 'migrations')
    const known = [...heldTables.map(([name]) => name), ...Object.keys(tablesNotHeld)]
    expect(known).toEqual(expect.arrayContaining(tables.filter((name) => !/migration/i.test(name))))
  })

  const handOver = (recordId: string) => handOverOwnData(app.amina, { recordId, letter })
  const documentsOf = async (recordId: string) =>
    (await app.rows('documents')).filter((document) => document.recordId === recordId)
  /** The documents that a marked picture was noted for. */
  const shown = async (sha256: string) =>
    (await app.rows('shownCopies'))
      .filter((copy) => copy.sha256 === sha256)
      .map(({ documentId }) => documentId)
  /** A picture as the zip would have it with a mark, or as staff see it. */
  const drawn = (original: Buffer | null, watermark: string | null) => {
    const view = { mediaType: 'image/png', page: 1, width: 'full', format: 'jpeg' } as const
    return app.runtime.images.render(original as Buffer, { ...view, watermark })
  }

  /** A record with something in most tables. */
  async function lived() {
    const { recordId, passportNumber, code } = await reachable(app)
    const small = await documentPng('visa-paper')
    const png = await sharp(small).resize(1700).png().toBuffer()
    const put = (kind: 'visa-paper' | 'ticket', bytes = png) =>
      uploadScan(app.amina, recordId, kind, bytes)
    await put('visa-paper')
    await put('visa-paper', await sharp(png).negate().png().toBuffer())
    await put('ticket', await sharp(png).flop().png().toBuffer())
    await app.amina.write((ctx) => removeDocument(ctx, { recordId, kind: 'ticket' }))
    const holder = { recordId, kinds: null }
    const share = { purpose: 'bank', label: 'My bank', kinds: ['visa-paper'], days: 30 }
    await app.amina.write((ctx) => makeShare(ctx, holder, newShareSchema.parse(share)))
    await openRecord(app.anybody, { passportNumber, accessCode: code })
    const wrong = mistake('detail:name', 'Rahima')
    await app.anybody.write((ctx) => bringCase(ctx, holder, wrong))
    const said = { amount: null, currency: null, employer: 'Another', note: 'Less' }
    const given = { kind: 'contract' as const, said }
    await bringWithFile(app.anybody, async () => holder, { given, photo: bytesOf(png) })
    await app.edit(recordId, { address: 'House 8, Cumilla' })
    return { recordId }
  }
})
