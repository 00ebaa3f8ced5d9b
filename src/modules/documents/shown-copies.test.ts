import { expect, test } from 'vitest'
import { purgeOldTrash } from '#modules/privacy'
import { day } from '#platform/clock'
import { approvedRecord } from '#test/candidates'
import { startPadma } from '#test/padma'
import { documentPng } from '#test/phone-photos'
import { engines, people } from '#test/test-runtime'
import { noteShownPicture, noteTakenCopy } from './draw-document.ts'
import { deletePresentRecord, uploadFromPhone } from './test-documents.ts'

test.each(engines)(
  'a copy of what was purged meanwhile is refused as not found, and nothing of it is noted, on %s',
  async (engine) => {
    const app = await startPadma(engine)
    const amina = app.as(people.amina)
    const { id: recordId } = await approvedRecord(app)
    const bytes = await documentPng()
    const { id } = await uploadFromPhone(amina, { recordId, kind: 'visa-paper', bytes })
    await deletePresentRecord(amina, recordId)
    app.clock.move(31 * day)
    expect(await purgeOldTrash(app.system)).toBe(1)

    const copy = { bytes: Buffer.from('%PDF'), documentIds: [id] }
    await expect(noteTakenCopy(app.system, copy)).rejects.toMatchObject({
      code: 'document.not_found',
    })
    await noteShownPicture(app.system, copy)
    const noted = app.runtime.database.reader.selectFrom('shownCopies').selectAll()
    expect(await noted.execute()).toEqual([])
  },
)
