import { beforeEach, describe, expect, test } from 'vitest'
import { changedDocuments } from '#modules/documents'
import { changedFields, getRecord, mayApprove, sinceApproval } from '#modules/records'
import { day } from '#platform/clock'
import type { Actor } from '#platform/context'
import { pendingRecord } from '#test/candidates'
import { chooseSettings } from '#test/choose-settings'
import { startPadma } from '#test/padma'
import { engines, forEachTest, people } from '#test/test-runtime'
import { uploadScan } from '#test/upload-scan'

const code = (expected: string) => expect.objectContaining({ code: expected })

describe.each(engines)('a record that was approved while the clock was ahead, on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  beforeEach(() => chooseSettings(app, { secondPersonApproval: true }))

  const upload = async (id: string, text: string) =>
    uploadScan(app.as(people.amina), id, 'visa-paper', text)
  const change = (who: Actor, id: string, address: string) => app.edit(id, { address }, who)
  const approve = (who: Actor, id: string) => app.approve(id, who)
  const may = (who: Actor, id: string) =>
    app.as(who).read(async (ctx) => (await mayApprove(ctx, await getRecord(ctx, id))).may)
  const review = (id: string) =>
    app.system.read(async (ctx) => {
      const { approval, edits } = await sinceApproval(ctx, id)
      const fields = await changedFields(ctx, await getRecord(ctx, id), edits)
      return { by: approval?.actorId, fields, documents: await changedDocuments(ctx, id, edits) }
    })
  const approvedAhead = async () => {
    const { id } = await pendingRecord(app, { address: 'Road 3, Cumilla' })
    await upload(id, 'Approved')
    app.clock.move(3 * day)
    await approve(people.bashir, id)
    app.clock.move(-3 * day)
    // What is approved stays as it is until a second person takes a change; a withdrawn record is edited itself.
    await app.withdraw(id)
    return id
  }
  test('shows what came after it, which its editors may not approve', async () => {
    const id = await approvedAhead()
    await upload(id, 'Replaced')
    await change(people.bashir, id, 'Road 4, Sylhet')
    expect(await review(id)).toMatchObject({
      by: 'bashir',
      fields: [{ field: 'address', before: 'Road 3, Cumilla', after: 'Road 4, Sylhet' }],
      documents: [{ kind: 'visa-paper', before: { version: 1 }, after: { version: 2 } }],
    })
    expect([await may(people.amina, id), await may(people.bashir, id)]).toEqual([false, false])
    await expect(approve(people.amina, id)).rejects.toEqual(code('record.second_person'))
  })

  test('shows nothing that a later approval has seen', async () => {
    const id = await approvedAhead()
    await upload(id, 'Replaced')
    await approve(people.bashir, id)
    expect(await review(id)).toEqual({ by: 'bashir', fields: [], documents: [] })
    await app.withdraw(id)
    await change(people.bashir, id, 'Road 5, Sylhet')
    await change(people.amina, id, 'Road 4, Sylhet')
    expect(await review(id)).toMatchObject({
      fields: [{ field: 'address', before: 'Road 3, Cumilla', after: 'Road 4, Sylhet' }],
      documents: [],
    })
  })
})
