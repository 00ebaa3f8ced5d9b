import { beforeEach, describe, expect, test } from 'vitest'
import { selectMeant } from '#modules/records'
import { hour, minute } from '#platform/clock'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  closeViewing,
  describeRecord,
  documentInViewing,
  findViewing,
  forgetEndedViewings,
  issueAccessCode,
  openRecord,
  revokeAccessCode,
} from './index.server.ts'
import { updateCodeHash } from './lookup.store.ts'

describe.each(bothEngines)('look-up on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const record = forEachTest(() =>
    approvedRecord(app, { passportNumber: 'AB1234567', referenceNumber: 'W100' }),
  )
  let code: string
  beforeEach(async () => {
    code = await issue(record.id)
  })

  const issue = (recordId: string) => app.amina.write((ctx) => issueAccessCode(ctx, recordId))
  const open = (accessCode = code, passportNumber = 'AB1234567') =>
    openRecord(app.anybody, { passportNumber, accessCode })
  const isOpen = async (token: string) =>
    (await app.anybody.read((ctx) => findViewing(ctx, token))) !== null
  const noData = { code: 'lookup.no_data_found' }

  test('number and code open the record for 15 minutes', async () => {
    const { token } = await open()
    app.clock.move(15 * minute - 1)
    expect(await isOpen(token)).toBe(true)
    app.clock.move(1)
    expect(await isOpen(token)).toBe(false)
  })

  test('a record that stops being public in whatever way shows nothing, also where nobody noted when', async () => {
    const { token } = await open()
    const set = (change: object) => app.force('records', change)
    for (const change of [{ state: 'pending' }, { hiddenAt: app.clock.now() }]) {
      expect(await isOpen(token)).toBe(true)
      await set(change)
      expect(await isOpen(token)).toBe(false)
      await set({ state: 'approved', hiddenAt: null })
    }
  })

  test('the code is forgiving: lower case, spaces, O for 0, I and L for 1, Bengali digits', async () => {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const typed = code.toLowerCase().replace('-', ' – ').replaceAll('0', 'o').replaceAll('1', 'l')
    expect(await isOpen((await open(typed, ' ab 123-4567 ')).token)).toBe(true)
    const bengali = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCodePoint(0x9e6 + Number(digit)))
    expect(await isOpen((await open(bengali(code), bengali('AB1234567'))).token)).toBe(true)
  })

  test('a code that ended while it was tried is not stored again under the present secret', async () => {
    const [{ id } = { id: '' }] = await app.rows('accessCodes')
    const again = () =>
      app.amina.write(({ tx }) => updateCodeHash(tx, { id, codeHash: 'of now', madeUnder: 'now' }))
    expect(await again()).toMatchObject({ id, codeHash: 'of now' })
    await app.amina.write((ctx) => revokeAccessCode(ctx, record.id))
    expect(await again()).toBeUndefined()
  })

  test('the reference number opens it too, with the same code', async () => {
    const { recordId } = await openRecord(app.anybody, {
      referenceNumber: 'w-100',
      accessCode: code,
    })
    expect(recordId).toBe(record.id)
  })

  test('a reference number that no authority has given yet opens nothing', async () => {
    const other = await approvedRecord(app, { passportNumber: 'CD7654321', referenceNumber: null })
    const accessCode = await issue(other.id)
    for (const typed of ['', ' ', '-', 'null', 'W100'])
      await expect(
        openRecord(app.anybody, { referenceNumber: typed, accessCode }),
      ).rejects.toMatchObject(noData)
    expect(await app.anybody.read(({ tx }) => selectMeant(tx, '-'))).toEqual([])
    expect((await open(accessCode, 'CD7654321')).recordId).toBe(other.id)
  })

  test('each half alone, and halves of two records, open nothing', async () => {
    const other = await approvedRecord(app, { passportNumber: 'CD7654321' })
    const otherCode = await issue(other.id)
    await expect(open('')).rejects.toMatchObject(noData)
    await expect(open(code, '')).rejects.toMatchObject(noData)
    await expect(open(otherCode)).rejects.toMatchObject(noData)
    await expect(open(code, 'CD7654321')).rejects.toMatchObject(noData)
    await expect(open(code, 'W100')).rejects.toMatchObject(noData)
  })

  test('O opens for 0 and 0 for O in a passport number, in a reference number neither', async () => {
    const other = await approvedRecord(app, {
      passportNumber: 'OA1000000',
      referenceNumber: 'R0O0',
    })
    const otherCode = await issue(other.id)
    for (const typed of ['OA1OOOOOO', '0a1-000 000', 'OA1O0O0O0'])
      expect((await open(otherCode, typed)).recordId).toBe(other.id)
    const reference = { referenceNumber: 'R000', accessCode: otherCode }
    await expect(openRecord(app.anybody, reference)).rejects.toMatchObject(noData)
    await expect(open(code, 'OA1OOOOOO')).rejects.toMatchObject(noData)
  })

  test('with two records whose numbers look the same, only the exact number opens', async () => {
    const [first, second] = [
      await approvedRecord(app, { passportNumber: 'EO0000001' }),
      await pendingRecord(app, { passportNumber: 'E0O000001' }),
    ]
    const firstCode = await issue(first.id)
    expect((await open(firstCode, 'EO0000001')).recordId).toBe(first.id)
    for (const typed of ['E0O000001', 'EOO000001', 'E00000001'])
      await expect(open(firstCode, typed)).rejects.toMatchObject(noData)
    await app.trash(second.id)
    expect((await open(firstCode, 'E0O000001')).recordId).toBe(first.id)
  })

  test('a clock that is set back brings no viewing back, not even when it has caught up', async () => {
    const { token } = await open()
    app.clock.move(16 * minute)
    expect(await isOpen(token)).toBe(false)
    app.clock.move(-3 * hour)
    expect(await isOpen(token)).toBe(false)
    await app.amina.write(forgetEndedViewings)
    app.clock.move(3 * hour - 10 * minute)
    expect(await isOpen(token)).toBe(false)
    const later = await open()
    app.clock.move(-2000)
    expect(await isOpen(later.token)).toBe(true)
  })

  type Change = () => Promise<unknown>
  test.each<[string, Change, Change | null]>([
    ['hiding', () => app.hide(record.id), () => app.unhide(record.id)],
    ['withdrawing', () => app.withdraw(record.id), () => app.approve(record.id)],
    ['deleting', () => app.trash(record.id), () => app.restore(record.id)],
    ['a new code', () => issue(record.id), null],
    ['revoking', () => app.amina.write((ctx) => revokeAccessCode(ctx, record.id)), null],
  ])('%s ends open viewings for good and refuses new ones', async (_, stop, back) => {
    const { token } = await open()
    app.clock.move(1)
    await stop()
    expect(await isOpen(token)).toBe(false)
    await expect(open()).rejects.toMatchObject(noData)
    if (!back) return
    app.clock.move(1)
    await back()
    expect(await isOpen(token)).toBe(false)
    expect(await isOpen((await open()).token)).toBe(true)
  })

  test('"close this file" closes it in this browser only', async () => {
    const [one, two] = [await open(), await open()]
    await app.anybody.write((ctx) => closeViewing(ctx, one.token))
    expect([await isOpen(one.token), await isOpen(two.token)]).toEqual([false, true])
  })

  test('a viewing of one document shows that document and the photo, nothing of another record', async () => {
    const put = async (recordId: string, kind: 'photo' | 'fingerprint' | 'visa-paper') =>
      uploadScan(app.amina, recordId, kind, kind)
    const [, fingerprint, visa] = [
      await put(record.id, 'photo'),
      await put(record.id, 'fingerprint'),
      await put(record.id, 'visa-paper'),
    ]
    const other = await put((await approvedRecord(app)).id, 'visa-paper')
    const opened = await openRecord(app.anybody, {
      passportNumber: 'AB1234567',
      accessCode: code,
      kinds: ['visa-paper'],
    })
    const shown = await app.anybody.read((ctx) => describeRecord(ctx, opened))
    expect(shown.documents.map(({ kind }) => kind)).toEqual(['photo', 'visa-paper'])
    expect(shown.documents[1]?.officialChecks.length).toBeGreaterThan(0)
    const seen = (id: string) =>
      app.anybody.read(async (ctx) => {
        const viewing = await findViewing(ctx, opened.token)
        return documentInViewing(ctx, viewing as NonNullable<typeof viewing>, id)
      })
    expect((await seen(visa.id))?.document.id).toBe(visa.id)
    expect(await seen(fingerprint.id)).toBeNull()
    expect(await seen(other.id)).toBeNull()
  })

  test('twenty openings at once are twenty viewings and twenty events, a refusal is neither', async () => {
    await open('00000-00000').catch(() => undefined)
    const opened = await Promise.all(Array.from({ length: 20 }, () => open()))
    expect(new Set(opened.map(({ token }) => token)).size).toBe(20)
    for (const { token } of opened) expect(await isOpen(token)).toBe(true)
    const events = await app.actions(`record:${record.id}`)
    expect(events.filter((action) => action === 'viewing.opened')).toHaveLength(20)
  })
})
