import { describe, expect, test } from 'vitest'
import { anchorAuditHead, verifyChain } from '#modules/audit'
import { removeDocument } from '#modules/documents'
import { documentKindNames } from '#modules/documents/schema'
import { documentInViewing, findViewing, issueAccessCode, openRecord } from '#modules/lookup'
import { fieldsShownTo } from '#modules/records/fields.schema'
import { minute } from '#platform/clock'
import { partsOf } from '#platform/problems.schema'
import { approvedRecord } from '#test/candidates'
import { outcomeOf } from '#test/outcome-of'
import { bothEngines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import {
  describeShared,
  findShareViewing,
  makeShare,
  type ShareViewing,
  viewsOfRecord,
} from './index.server.ts'
import { mayBeShared, type NewShare, newShareSchema, sharePurposes } from './schema.ts'
import { noData, sharesGround } from './test-ground.ts'

describe.each(bothEngines)('shares on %s', (engine) => {
  const ground = forEachTest(() => sharesGround(engine))

  test('passport number and share code open the chosen documents and the photo for 15 minutes', async () => {
    const { share, shareCode } = await ground.make()
    expect(share).toMatchObject({ state: 'open', viewCount: 0, label: 'Loan' })
    expect(shareCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/)
    const typed = shareCode.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')
    const viewing = await ground.open(` ${typed.slice(0, 3)}-${typed.slice(3)}`, 'ab 123-4567')
    const shown = await ground.visitor().read((ctx) => describeShared(ctx, viewing))
    expect(shown.documents.map(({ kind }) => kind)).toEqual(['photo', 'visa-paper'])
    expect(shown.documents[1]?.officialChecks.length).toBeGreaterThan(0)
    expect(Object.keys(shown.record)).toEqual(['reference', 'name', 'nationality', 'approvedAt'])
    expect(JSON.stringify(shown)).not.toContain('Loan')
    ground.app.clock.move(15 * minute - 1)
    expect(await ground.isOpen(viewing.token)).toBe(true)
    ground.app.clock.move(1)
    expect(await ground.isOpen(viewing.token)).toBe(false)
  })

  test('a share code is no access code, and an access code no share code', async () => {
    const { shareCode } = await ground.make()
    const accessCode = await ground.amina().write((ctx) => issueAccessCode(ctx, ground.record.id))
    const asAccess = { passportNumber: 'AB1234567', accessCode: shareCode }
    await expect(openRecord(ground.visitor(), asAccess)).rejects.toMatchObject(noData)
    await expect(ground.open(accessCode)).rejects.toMatchObject(noData)
    const { shareCode: next } = await ground.make()
    const { token } = await ground.open(next)
    expect(await ground.visitor().read((ctx) => findViewing(ctx, token))).toBeNull()
  })

  test('passport, medical form, police clearance and fingerprint paper are in no share, however asked', async () => {
    for (const purpose of ['employer', 'bank', 'authority', 'other'] as const)
      for (const kind of ['passport', 'medical', 'police-clearance', 'fingerprint'] as const)
        await expect(ground.make({ kinds: ['visa-paper', kind], purpose })).rejects.toMatchObject({
          code: 'share.not_shareable',
          message: expect.stringMatching(/shown to the candidate only.*never be part of a share/),
          fields: [{ path: 'kinds' }],
        })
    expect(await ground.list()).toEqual([])
  })

  test('nor are they where somebody wrote them into the row of a share', async () => {
    const { shareCode } = await ground.make()
    const kinds = JSON.stringify(['visa-paper', 'fingerprint'])
    await ground.app.force('shares', { kinds })
    const viewing = await ground.open(shareCode)
    const shown = await ground.visitor().read((ctx) => describeShared(ctx, viewing))
    expect(shown.documents.map(({ kind }) => kind)).toEqual(['photo', 'visa-paper'])
  })

  test('documents that are not on file, or outside what was opened, are refused', async () => {
    expect(await outcomeOf(ground.make({ kinds: ['ticket'] }))).toBe('share.not_on_file')
    const part = { recordId: ground.record.id, kinds: ['visa-paper'] as const }
    const choose = (kinds: NewShare['kinds']) =>
      ground
        .visitor()
        .write((ctx) => makeShare(ctx, part, { kinds, purpose: 'bank', label: 'Loan', days: 30 }))
    await expect(choose(['job-offer'])).rejects.toMatchObject({ code: 'share.outside_viewing' })
    await choose(['photo', 'visa-paper'])
  })

  test('only shared documents can be seen, only current ones, and none of another record', async () => {
    const { shareCode } = await ground.make({
      kinds: ['visa-paper', 'job-offer'],
      purpose: 'employer',
    })
    const { token } = await ground.open(shareCode)
    const see = (id: string) =>
      ground
        .visitor()
        .read(async (ctx) =>
          documentInViewing(ctx, (await findShareViewing(ctx, token)) as ShareViewing, id),
        )
    for (const kind of ['photo', 'visa-paper', 'job-offer'] as const)
      expect((await see(ground.documents[kind]))?.document.kind).toBe(kind)
    for (const kind of ['fingerprint', 'lmia'] as const)
      expect(await see(ground.documents[kind])).toBeNull()
    await ground
      .amina()
      .write((ctx) => removeDocument(ctx, { recordId: ground.record.id, kind: 'job-offer' }))
    expect(await see(ground.documents['job-offer'])).toBeNull()
    const other = await approvedRecord(ground.app)
    const { id } = await uploadScan(ground.amina(), other.id, 'visa-paper', ground.picture)
    expect(await see(id)).toBeNull()
  })

  test('every viewing is in the log and in the list, newest first; a refusal is in neither', async () => {
    const { share, shareCode } = await ground.make()
    const first = ground.app.clock.now()
    await ground.open(shareCode)
    ground.app.clock.move(minute)
    await ground.open(shareCode)
    await ground.open('000000000').catch(() => undefined)
    expect(await ground.list()).toMatchObject([
      { viewCount: 2, viewings: [ground.app.clock.now(), first] },
    ])
    const views = await ground.visitor().read((ctx) => viewsOfRecord(ctx, ground.holder()))
    expect(views).toMatchObject([
      { at: ground.app.clock.now(), by: 'share', shareId: share.id },
      { at: first, by: 'share', shareId: share.id },
    ])
    await anchorAuditHead(ground.amina())
    expect(await verifyChain(ground.amina())).toMatchObject({ verdict: 'whole' })
  })

  test('the date of birth opens it like the passport number, in any order of its parts, and no other', async () => {
    const { shareCode } = await ground.make()
    await ground.app.force('records', { dateOfBirth: '1990-05-04' })
    for (const typed of [
      '1990-05-04',
      '4.5.1990',
      '০৪/০৫/১৯৯০',
      '4 May 1990',
      '04.05.90',
      '04051990',
      ' AB 1234567',
    ])
      expect((await ground.open(shareCode, typed)).shareId).toBeTruthy()
    for (const typed of ['1990-04-05', '1990', '5.4.90', '4 June 1990', '', '-'])
      await expect(ground.open(shareCode, typed)).rejects.toMatchObject(noData)
    await ground.app.force('records', { dateOfBirth: null })
    for (const typed of ['1990-05-04', '', '--'])
      await expect(ground.open(shareCode, typed)).rejects.toMatchObject(noData)
  })

  test('twenty openings at once are twenty viewings and twenty events', async () => {
    const { shareCode } = await ground.make()
    const opened = await Promise.all(Array.from({ length: 20 }, () => ground.open(shareCode)))
    expect(new Set(opened.map(({ token }) => token)).size).toBe(20)
    expect((await ground.list())[0]?.viewCount).toBe(20)
    expect((await ground.actions()).filter((one) => one === 'share.viewed')).toHaveLength(20)
  })

  test('of thirty shares made at once twenty are kept; revoking one makes room', async () => {
    const made = await Promise.allSettled(Array.from({ length: 30 }, () => ground.make()))
    const refused = made.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ reason: { code: 'share.too_many' } })
    await ground.revoke((await ground.list())[0]?.id as string)
    await ground.make()
  })
})

const choice = { kinds: ['visa-paper'], purpose: 'bank', label: ' Loan  office ' }

describe('what a share may hold (H9)', () => {
  test('is what the table of kinds says, for every kind and purpose', () => {
    const refused = sharePurposes.flatMap((purpose) =>
      documentKindNames
        .filter((kind) => !mayBeShared(kind, purpose))
        .map((kind) => `${purpose} ${kind}`),
    )
    expect(refused.toSorted()).toEqual(
      [
        ...sharePurposes.flatMap((purpose) =>
          ['passport', 'medical', 'police-clearance', 'fingerprint'].map(
            (kind) => `${purpose} ${kind}`,
          ),
        ),
        ...['bank lmia', 'authority lmia', 'other lmia'],
        ...['bank contract', 'other contract'],
        ...['bank contract-translation', 'other contract-translation'],
      ].toSorted(),
    )
  })
})

describe('the choice of a share', () => {
  test('is open for 30 days unless chosen otherwise, under a tidy name', () => {
    expect(newShareSchema.parse(choice)).toEqual({ ...choice, label: 'Loan office', days: 30 })
  })

  test('names each document once', () => {
    const kinds = ['visa-paper', 'photo', 'visa-paper']
    expect(newShareSchema.parse({ ...choice, kinds }).kinds).toEqual(['visa-paper', 'photo'])
  })

  test.each([
    [{ days: 91 }, 'days'],
    [{ days: 0 }, 'days'],
    [{ days: 1.5 }, 'days'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['birth-certificate'] }, 'kinds'],
    [{ purpose: 'friend' }, 'purpose'],
    [{ label: '  ' }, 'label'],
    [{ label: 'x'.repeat(81) }, 'label'],
  ])('%j is refused with a sentence', (change, field) => {
    const issue = newShareSchema.safeParse({ ...choice, ...change }).error?.issues[0]
    expect(issue?.path[0]).toBe(field)
    expect(partsOf(issue?.message ?? '').message).toMatch(/^[A-Z][a-z ,]* .*\.$/)
  })
})

test('a share shows of the details no more than the candidate sees', () => {
  const seen: string[] = fieldsShownTo('candidate')
  for (const purpose of sharePurposes)
    expect(seen).toEqual(expect.arrayContaining(fieldsShownTo(`share:${purpose}`)))
})
