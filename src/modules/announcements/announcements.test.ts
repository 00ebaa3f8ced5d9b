import { describe, expect, test } from 'vitest'
import { mergeRecords } from '#modules/documents'
import { pendingRecord } from '#test/candidates'
import { mailServer, reachable, senderOf, sentBy } from '#test/outbox'
import { outcomeOf } from '#test/outcome-of'
import { startPadma } from '#test/padma'
import { bothEngines, forEachTest, people } from '#test/test-runtime'
import { announce, listAnnouncements } from './index.server.ts'
import { newAnnouncementSchema } from './schema.ts'

const text = 'The office is closed on Friday'

describe.each(bothEngines)('what the office says to candidates on %s', (engine) => {
  const app = forEachTest(() => startPadma(engine))
  const smtp = forEachTest(() => mailServer())

  const say = (recordIds: string[], by = app.amina, said = text) =>
    announce(by, { recordIds, text: said })
  const saidTo = async (recordId: string) => {
    const list = await app.amina.read((ctx) => listAnnouncements(ctx, recordId))
    return list.map((one) => one.text)
  }

  test('stands in each file, and one message says so however often it is said', async () => {
    const [{ recordId: one }, { recordId: other }] = [await reachable(app), await reachable(app)]
    expect(await say([one, other, other])).toEqual({ told: [one, other], problems: [] })
    await say([one], app.amina, 'Bring your passport')
    expect(await saidTo(one)).toEqual(['Bring your passport', text])
    expect(await saidTo(other)).toEqual([text])
    const sent = await sentBy(app, senderOf(app, smtp.url), one)
    expect(sent.filter((each) => each.startsWith('announcement '))).toHaveLength(1)
    const events = await app.events({ subject: `record:${one}` })
    const made = events.filter(({ action }) => action === 'announcement.made')
    expect(made).toHaveLength(2)
    expect(JSON.stringify(made)).not.toContain('passport')
  })

  test('reaches all others where one cannot be told, and of a moderator the own ones', async () => {
    const { recordId: one } = await reachable(app)
    const { recordId: gone } = await reachable(app)
    await app.trash(gone)
    expect(await say([gone, one])).toMatchObject({
      told: [one],
      problems: [{ id: gone, code: 'record.in_trash' }],
    })
    const own = await pendingRecord(app)
    expect(await say([one, own.id], app.as(people.mita))).toMatchObject({
      told: [own.id],
      problems: [{ id: one, code: 'record.not_found' }],
    })
    expect(await saidTo(one)).toEqual([text])
    const anybody = app.as({ kind: 'anonymous' })
    expect((await say([one], anybody)).told).toEqual([])
  })

  test('is read in the file that a record was merged into, and said there once', async () => {
    const [kept, other] = [await pendingRecord(app), await pendingRecord(app)]
    await say([other.id])
    await app.amina.write((ctx) =>
      mergeRecords(ctx, {
        ...{ recordId: kept.id, version: kept.version },
        ...{ otherId: other.id, otherVersion: other.version, fields: [], kinds: [] },
      }),
    )
    expect(await saidTo(kept.id)).toEqual([text])
    await say([kept.id, other.id], app.amina, 'Come on Monday')
    expect(await saidTo(kept.id)).toEqual(['Come on Monday', text])
  })

  test('is limited for whoever says it', async () => {
    const { id } = await pendingRecord(app)
    for (let time = 0; time < 60; time += 1) await say([id])
    expect(await outcomeOf(say([id]))).toBe('request.too_many')
    expect((await say([id], app.as(people.mita))).told).toEqual([id])
  })
})

test('own words are judged like every public text, and something has to be said', () => {
  const to = { recordIds: ['0198f1e0-0000-7000-8000-000000000001'] }
  const sentence = { key: 'office_closed', gaps: { day: '2026-12-16' } }
  const composed = { ...to, text: { sentences: [sentence], own: '' } }
  expect(newAnnouncementSchema.safeParse({ ...to, text }).success).toBe(true)
  expect(newAnnouncementSchema.safeParse(composed).success).toBe(true)
  const refused = ['Your visa is approved', '', '  ', 'a'.repeat(1001), { sentences: [], own: '' }]
  for (const wrong of refused)
    expect(newAnnouncementSchema.safeParse({ ...to, text: wrong }).success).toBe(false)
  expect(newAnnouncementSchema.safeParse({ text, recordIds: [] }).success).toBe(false)
})
