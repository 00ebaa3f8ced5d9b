import { describe, expect, test } from 'vitest'
import {
  changedFields,
  getRecord,
  recordHistory,
  returnRecord,
  sinceApproval,
} from '#modules/records'
import { approvedRecord, pendingRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { engines, forEachTest } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'
import { changedDocuments, notePrintedDates, removeDocument } from './index.server.ts'
import type { DocumentKind, PrintedDates } from './schema.ts'

describe.each(engines)('the history of a record on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))

  const upload = async (recordId: string, kind: DocumentKind, text: string) =>
    uploadScan(app.amina, recordId, kind, text)
  const noteDates = (recordId: string, dates: PrintedDates) =>
    app.amina.write((ctx) => notePrintedDates(ctx, { recordId, kind: 'visa-paper', dates }))
  const history = (recordId: string, page: { before?: string; limit?: number } = {}) =>
    app.amina.read((ctx) => recordHistory(ctx, { recordId, limit: 25, ...page }))
  const review = (recordId: string) =>
    app.amina.read(async (ctx) => {
      const record = await getRecord(ctx, recordId)
      const { approval, edits } = await sinceApproval(ctx, recordId)
      return {
        isApproved: approval !== null,
        fields: await changedFields(ctx, record, edits),
        documents: await changedDocuments(ctx, recordId, edits),
      }
    })

  test('an edit stands there with the values before and after, a return with its reason', async () => {
    const { id } = await pendingRecord(app, { address: 'Road 3, Cumilla' })
    await app.edit(id, { fatherName: null, address: 'Road 4, Sylhet' })
    const reason = 'The photo is too dark'
    await app.amina.write(async (ctx) => returnRecord(ctx, { ...(await app.present(id)), reason }))
    const { events, next } = await history(id)
    expect(next).toBeNull()
    expect(events).toMatchObject([
      { action: 'record.returned', by: 'amina', reason: 'The photo is too dark', changes: null },
      {
        action: 'record.changed',
        changes: [
          { field: 'fatherName', before: 'Abdul Karim', after: null, isKnown: true },
          { field: 'address', before: 'Road 3, Cumilla', after: 'Road 4, Sylhet', isKnown: true },
        ],
      },
      { action: 'record.created', by: 'mita' },
    ])
    expect(JSON.stringify(events)).not.toContain('valuesDigest')
  })

  test('values that somebody altered in the database are not shown as the truth', async () => {
    const { id } = await approvedRecord(app)
    await app.edit(id, { address: 'Road 4, Sylhet' })
    await app.force('recordValues', { held: '{"changes":{"address":["Road 1","Road 2"]}}' })
    const { events } = await history(id)
    expect(events[0]).toMatchObject({
      isAltered: true,
      changes: [{ field: 'address', before: null, after: null, isKnown: false }],
    })
  })

  test('pages follow one another without a gap', async () => {
    const { id } = await approvedRecord(app)
    for (const name of ['One', 'Two', 'Three', 'Four']) await app.edit(id, { name })
    const first = await history(id, { limit: 3 })
    const second = await history(id, { limit: 3, before: first.next as string })
    expect([first.events.length, second.events.length, second.next]).toEqual([3, 2, null])
    const ids = [...first.events, ...second.events].map(({ id }) => id)
    expect(new Set(ids).size).toBe(5)
    expect(ids).toEqual(ids.toSorted().reverse())
  })

  test('since the last approval: the first value before, the value now, and no change undone', async () => {
    const { id } = await pendingRecord(app, { name: 'Rahima', address: 'Road 3' })
    expect(await review(id)).toMatchObject({ isApproved: false })
    await app.approve(id)
    await app.edit(id, { name: 'Rahima K', address: 'Road 9' })
    await app.edit(id, { name: 'Rahima Khatun', address: 'Road 3' })
    expect(await review(id)).toMatchObject({
      isApproved: true,
      fields: [{ field: 'name', before: 'Rahima', after: 'Rahima Khatun', isKnown: true }],
      documents: [],
    })
  })

  test('since the last approval: documents replaced, added and taken off, each before and after', async () => {
    const { id } = await pendingRecord(app)
    await upload(id, 'photo', 'one')
    await upload(id, 'lmia', 'gone before')
    await upload(id, 'ticket', 'old')
    await app.amina.write((ctx) => removeDocument(ctx, { recordId: id, kind: 'lmia' }))
    await app.approve(id)
    await upload(id, 'photo', 'two')
    await upload(id, 'photo', 'three')
    await upload(id, 'lmia', 'again')
    await app.amina.write((ctx) => removeDocument(ctx, { recordId: id, kind: 'ticket' }))
    const { documents } = await review(id)
    const versions = documents.map(({ kind, before, after }) => [
      kind,
      before?.version ?? null,
      after?.version ?? null,
    ])
    expect(versions).toEqual([
      ['photo', 1, 3],
      ['lmia', null, 2],
      ['ticket', 1, null],
    ])
  })

  test('printed dates stand in the history and since the approval, each before and after', async () => {
    const { id } = await pendingRecord(app)
    await upload(id, 'visa-paper', 'visa')
    await noteDates(id, { issuedOn: '2026-01-05', validUntil: '2028-01-04' })
    await app.approve(id)
    await noteDates(id, { issuedOn: null, validUntil: '2029-01-04' })
    await noteDates(id, { issuedOn: '2026-01-05', validUntil: '2030-01-04' })
    const validUntil = { field: 'validUntil', after: '2030-01-04', isKnown: true }
    expect((await history(id)).events[0]).toMatchObject({
      action: 'document.dates_noted',
      changes: [
        { field: 'issuedOn', before: null, after: '2026-01-05', isKnown: true },
        { ...validUntil, before: '2029-01-04' },
      ],
    })
    const { fields, documents } = await review(id)
    expect(fields).toEqual([])
    expect(documents).toMatchObject([
      {
        kind: 'visa-paper',
        before: { version: 1 },
        after: { version: 1 },
        dates: [{ ...validUntil, before: '2028-01-04' }],
      },
    ])
  })

  test('dates of a replaced scan are no change of their own', async () => {
    const { id } = await pendingRecord(app)
    await upload(id, 'visa-paper', 'visa')
    await app.approve(id)
    await noteDates(id, { issuedOn: '2026-01-05', validUntil: null })
    await upload(id, 'visa-paper', 'new visa')
    const { documents } = await review(id)
    expect(documents).toMatchObject([{ before: { version: 1 }, after: { version: 2 }, dates: [] }])
  })
})
