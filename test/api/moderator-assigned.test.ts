import { expect, test } from 'vitest'
import { addRecord, assignRecord } from '#modules/records'
import type { Actor } from '#platform/context'
import { candidate, pendingRecord } from '#test/candidates'
import { startTestApp } from '#test/test-app'
import { people } from '#test/test-runtime'

const app = await startTestApp('sqlite', { CANDOR_RAISED_LIMITS: '198.51.100.7' })
const mita = (await app.addPerson('moderator', 'mita@padma.example')).id
const by: Actor = { kind: 'account', id: mita, role: 'moderator', name: '', sessionId: '' }
const own = (await app.as(by).write((ctx) => addRecord(ctx, candidate()))).id
await app.as(by).write((ctx) => addRecord(ctx, candidate({ name: 'Selina Begum' })))
const others = await pendingRecord(app)
await app.runtime.database.write((tx) =>
  tx.updateTable('records').set({ assignedTo: mita }).where('id', '=', others.id).execute(),
)
const cookie = await app.signIn('mita@padma.example')

const read = async (path: string) =>
  (await app.request(`/api/v1${path}`, { headers: { cookie } })).json()

test('a moderator is told how many own records are assigned to them, and reads which', async () => {
  expect((await read('/overview')).counts).toMatchObject({ ownAssigned: 0, assigned: null })
  const amina = app.as(people.amina)
  await amina.write((ctx) => assignRecord(ctx, { recordId: own, to: mita }))
  expect((await read('/overview')).counts).toMatchObject({ ownAssigned: 1, assigned: null })
  const { records } = await read(`/records?assignedTo=${mita}`)
  expect(records.map(({ id }: { id: string }) => id)).toEqual([own])
})
