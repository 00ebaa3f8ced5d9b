import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anchorAuditHead, listEvents, verifyChain } from '#modules/audit'
import { removeDocument, uploadDocument } from '#modules/documents'
import type { DocumentKind } from '#modules/documents/schema'
import {
  documentInViewing,
  findViewing,
  issueAccessCode,
  openRecord,
  revokeAccessCode,
} from '#modules/lookup'
import {
  approveRecord,
  deleteRecord,
  hideRecord,
  restoreRecord,
  selectRecord,
  unhideRecord,
  withdrawApproval,
} from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { day, hour, minute } from '#platform/clock'
import type { WriteContext } from '#platform/context'
import { approvedRecord, bytesOf } from '#test/candidates'
import { startPadma } from '#test/padma'
import { paperPng } from '#test/phone-photos'
import { engines, people, type TestRuntime } from '#test/test-runtime'
import {
  closeShareViewing,
  describeShared,
  findShareViewing,
  listShares,
  makeShare,
  openShare,
  revokeShare,
  type ShareViewing,
  viewsOfRecord,
} from './index.server.ts'
import { type NewShare, newShareSchema } from './schema.ts'

const papers = ['photo', 'visa-paper', 'lmia', 'fingerprint', 'job-offer'] as const
const noData = { code: 'lookup.no_data_found' }

describe.each(engines)('shares on %s', (engine) => {
  let app: TestRuntime
  let record: CandidateRecord
  let picture: Buffer
  const documents = {} as Record<DocumentKind, string>
  beforeEach(async () => {
    app = await startPadma(engine)
    record = await approvedRecord(app, { passportNumber: 'AB1234567' })
    picture = await paperPng()
    for (const kind of papers) await put(kind)
    await amina().write((ctx) => issueAccessCode(ctx, record.id))
  })
  afterEach(() => app.close())

  const amina = () => app.as(people.amina)
  const visitor = () => app.as({ kind: 'anonymous' })
  const holder = () => ({ recordId: record.id, kinds: null })
  async function put(kind: DocumentKind) {
    const source = bytesOf(picture)
    const upload = { recordId: record.id, kind, originalName: 'x.png', source }
    documents[kind] = (await uploadDocument(amina(), upload)).id
  }
  const make = (choice: Partial<NewShare> = {}) =>
    visitor().write((ctx) =>
      makeShare(
        ctx,
        holder(),
        newShareSchema.parse({ kinds: ['visa-paper'], purpose: 'bank', label: 'Loan', ...choice }),
      ),
    )
  const open = (shareCode: string, passportNumber = 'AB1234567') =>
    openShare(visitor(), { passportNumber, shareCode })
  const isOpen = async (token: string) =>
    (await visitor().read((ctx) => findShareViewing(ctx, token))) !== null
  const list = () => visitor().read((ctx) => listShares(ctx, holder()))
  const revoke = (id: string) => visitor().write((ctx) => revokeShare(ctx, holder(), id))
  /** The record as a verb wants it: its id and the version that it has now. */
  const now = async () => {
    const found = await amina().read(({ tx }) => selectRecord(tx, record.id))
    return { recordId: record.id, version: found?.version as number }
  }
  const actions = async () => {
    const filter = { subject: `record:${record.id}`, limit: 200 }
    return (await amina().read((ctx) => listEvents(ctx, filter))).map(({ action }) => action)
  }

  test('passport number and share code open the chosen papers and the photo for 15 minutes', async () => {
    const { share, shareCode } = await make()
    expect(share).toMatchObject({ state: 'open', viewCount: 0, label: 'Loan' })
    expect(shareCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/)
    const typed = shareCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const viewing = await open(` ${typed.slice(0, 3)}-${typed.slice(3)}`, 'ab 123-4567')
    const shown = await visitor().read((ctx) => describeShared(ctx, viewing))
    expect(shown.documents.map(({ kind }) => kind)).toEqual(['photo', 'visa-paper'])
    expect(shown.documents[1]?.officialChecks.length).toBeGreaterThan(0)
    expect(Object.keys(shown.record)).toEqual(['reference', 'name', 'nationality', 'approvedAt'])
    expect(JSON.stringify(shown)).not.toContain('Loan')
    app.clock.move(15 * minute - 1)
    expect(await isOpen(viewing.token)).toBe(true)
    app.clock.move(1)
    expect(await isOpen(viewing.token)).toBe(false)
  })

  test('each half alone, and halves of two records, open nothing', async () => {
    const { shareCode } = await make()
    await approvedRecord(app, { passportNumber: 'CD7654321' })
    await expect(open('')).rejects.toMatchObject(noData)
    await expect(open(shareCode, '')).rejects.toMatchObject(noData)
    await expect(open(shareCode, 'CD7654321')).rejects.toMatchObject(noData)
    await expect(open('000000000')).rejects.toMatchObject(noData)
  })

  test('a share code is no access code, and an access code no share code', async () => {
    const { shareCode } = await make()
    const accessCode = await amina().write((ctx) => issueAccessCode(ctx, record.id))
    const asAccess = { passportNumber: 'AB1234567', accessCode: shareCode }
    await expect(openRecord(visitor(), asAccess)).rejects.toMatchObject(noData)
    await expect(open(accessCode)).rejects.toMatchObject(noData)
    const { shareCode: next } = await make()
    const { token } = await open(next)
    expect(await visitor().read((ctx) => findViewing(ctx, token))).toBeNull()
  })

  test('passport, medical form, police clearance and fingerprint paper are in no share, however asked', async () => {
    for (const purpose of ['employer', 'bank', 'authority', 'other'] as const)
      for (const kind of ['passport', 'medical', 'police-clearance', 'fingerprint'] as const)
        await expect(make({ kinds: ['visa-paper', kind], purpose })).rejects.toMatchObject({
          code: 'share.not_shareable',
          message: expect.stringMatching(/shown to the candidate only.*never be part of a share/),
          fields: [{ path: 'kinds' }],
        })
    expect(await list()).toEqual([])
  })

  test('an LMIA letter goes to an employer only', async () => {
    await make({ kinds: ['lmia'], purpose: 'employer' })
    for (const purpose of ['bank', 'authority', 'other'] as const)
      await expect(make({ kinds: ['lmia'], purpose })).rejects.toMatchObject({
        code: 'share.not_shareable',
        message: expect.stringContaining('with an employer only'),
      })
  })

  test.each(['contract', 'contract-translation'] as const)(
    'a %s goes to an employer or an authority only',
    async (kind) => {
      await put(kind)
      for (const purpose of ['employer', 'authority'] as const)
        expect((await make({ kinds: [kind], purpose })).share.kinds).toEqual([kind])
      for (const purpose of ['bank', 'other'] as const)
        await expect(make({ kinds: [kind], purpose })).rejects.toMatchObject({
          code: 'share.not_shareable',
          message: expect.stringContaining('with an employer or an authority only'),
        })
    },
  )

  test('papers that are not on file, or outside what was opened, are refused', async () => {
    await expect(make({ kinds: ['ticket'] })).rejects.toMatchObject({ code: 'share.not_on_file' })
    const part = { recordId: record.id, kinds: ['visa-paper'] as const }
    const choose = (kinds: NewShare['kinds']) =>
      visitor().write((ctx) =>
        makeShare(ctx, part, { kinds, purpose: 'bank', label: 'Loan', days: 30 }),
      )
    await expect(choose(['job-offer'])).rejects.toMatchObject({ code: 'share.outside_viewing' })
    await choose(['photo', 'visa-paper'])
  })

  test('only shared papers can be seen, only current ones, and none of another record', async () => {
    const { shareCode } = await make({ kinds: ['visa-paper', 'job-offer'], purpose: 'employer' })
    const { token } = await open(shareCode)
    const see = (id: string) =>
      visitor().read(async (ctx) =>
        documentInViewing(ctx, (await findShareViewing(ctx, token)) as ShareViewing, id),
      )
    for (const kind of ['photo', 'visa-paper', 'job-offer'] as const)
      expect((await see(documents[kind]))?.document.kind).toBe(kind)
    for (const kind of ['fingerprint', 'lmia'] as const)
      expect(await see(documents[kind])).toBeNull()
    await amina().write((ctx) => removeDocument(ctx, { recordId: record.id, kind: 'job-offer' }))
    expect(await see(documents['job-offer'])).toBeNull()
    const other = await approvedRecord(app)
    const source = bytesOf(picture)
    const upload = { recordId: other.id, kind: 'visa-paper' as const, originalName: 'x', source }
    expect(await see((await uploadDocument(amina(), upload)).id)).toBeNull()
  })

  test('a revoked share stops working at once, also where it is open', async () => {
    const { share, shareCode } = await make()
    const { token } = await open(shareCode)
    await revoke(share.id)
    expect(await isOpen(token)).toBe(false)
    await expect(open(shareCode)).rejects.toMatchObject(noData)
    expect(await list()).toMatchObject([{ state: 'revoked', viewCount: 1 }])
  })

  test('ten revocations at once are one, and nobody revokes the share of another record', async () => {
    const { share } = await make()
    const stranger = { recordId: (await approvedRecord(app)).id }
    await expect(
      visitor().write((ctx) => revokeShare(ctx, stranger, share.id)),
    ).rejects.toMatchObject({ code: 'share.not_found' })
    expect((await list())[0]?.state).toBe('open')
    await Promise.all(Array.from({ length: 10 }, () => revoke(share.id)))
    expect((await actions()).filter((one) => one === 'share.revoked')).toHaveLength(1)
  })

  test('a share ends with its last day, and its viewings with it', async () => {
    const { share, shareCode } = await make({ days: 1 })
    app.clock.move(day - minute)
    const { token, endsAt } = await open(shareCode)
    expect(endsAt).toBe(share.expiresAt)
    app.clock.move(minute)
    expect(await isOpen(token)).toBe(false)
    await expect(open(shareCode)).rejects.toMatchObject(noData)
    expect((await list())[0]?.state).toBe('expired')
  })

  test('a clock that is set back brings no viewing of a share back', async () => {
    const { shareCode } = await make()
    app.clock.move(3 * hour)
    const { token } = await open(shareCode)
    app.clock.move(-2 * hour)
    expect(await isOpen(token)).toBe(false)
    expect(await isOpen((await open(shareCode)).token)).toBe(true)
  })

  const reason = 'Check again'
  const stops: [string, Stop, Back | null][] = [
    ['hiding', hideRecord, unhideRecord],
    ['withdrawing', (ctx, at) => withdrawApproval(ctx, { ...at, reason }), approveRecord],
    ['deleting', deleteRecord, restoreRecord],
    ['re-issuing the code', (ctx, { recordId }) => issueAccessCode(ctx, recordId), null],
    ['revoking the code', (ctx, { recordId }) => revokeAccessCode(ctx, recordId), null],
  ]

  test.each(stops)('%s stops shares at once and for good', async (_, stop, back) => {
    const { shareCode } = await make()
    const { token } = await open(shareCode)
    app.clock.move(1)
    await amina().write(async (ctx) => stop(ctx, await now()))
    expect(await isOpen(token)).toBe(false)
    await expect(open(shareCode)).rejects.toMatchObject(noData)
    expect((await list())[0]?.state).toBe('stopped')
    if (!back) return
    app.clock.move(1)
    await amina().write(async (ctx) => back(ctx, await now()))
    expect(await isOpen(token)).toBe(false)
    await expect(open(shareCode)).rejects.toMatchObject(noData)
    // What is made after that works.
    app.clock.move(1)
    await open((await make()).shareCode)
  })

  test('every viewing is in the log and in the list, newest first; a refusal is in neither', async () => {
    const { share, shareCode } = await make()
    const first = app.clock.now()
    await open(shareCode)
    app.clock.move(minute)
    await open(shareCode)
    await open('000000000').catch(() => undefined)
    expect(await list()).toMatchObject([{ viewCount: 2, viewings: [app.clock.now(), first] }])
    const views = await visitor().read((ctx) => viewsOfRecord(ctx, holder()))
    expect(views).toMatchObject([
      { at: app.clock.now(), by: 'share', shareId: share.id },
      { at: first, by: 'share', shareId: share.id },
    ])
    await anchorAuditHead(amina())
    expect(await verifyChain(amina())).toMatchObject({ verdict: 'whole' })
  })

  test('twenty openings at once are twenty viewings and twenty events', async () => {
    const { shareCode } = await make()
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(shareCode)))
    expect(new Set(opened.map(({ token }) => token)).size).toBe(20)
    expect((await list())[0]?.viewCount).toBe(20)
    expect((await actions()).filter((one) => one === 'share.viewed')).toHaveLength(20)
  })

  test('a share that is revoked while others open it is open for nobody afterwards', async () => {
    const { share, shareCode } = await make()
    const openings = Array.from({ length: 20 }, () => open(shareCode))
    const [opened] = await Promise.all([Promise.allSettled(openings), revoke(share.id)])
    for (const each of opened)
      if (each.status === 'fulfilled') expect(await isOpen(each.value.token)).toBe(false)
      else expect(each.reason).toMatchObject(noData)
    await expect(open(shareCode)).rejects.toMatchObject(noData)
  })

  test('of thirty shares made at once twenty are kept; revoking one makes room', async () => {
    const made = await Promise.allSettled(Array.from({ length: 30 }, () => make()))
    const refused = made.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ reason: { code: 'share.too_many' } })
    await revoke((await list())[0]?.id as string)
    await make()
  })

  test('"close" closes the papers in this browser only', async () => {
    const { shareCode } = await make()
    const [one, two] = [await open(shareCode), await open(shareCode)]
    await visitor().write((ctx) => closeShareViewing(ctx, one.token))
    expect([await isOpen(one.token), await isOpen(two.token)]).toEqual([false, true])
  })
})

type Target = { recordId: string; version: number }
type Stop = (ctx: WriteContext, at: Target) => Promise<unknown>
type Back = (ctx: WriteContext, at: Target) => Promise<unknown>
