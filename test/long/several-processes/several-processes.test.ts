import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAccessCode } from '#modules/lookup'
import { createClass, getClass, moveClass } from '#modules/training'
import { newClassSchema } from '#modules/training/classes.schema'
import { systemClock } from '#platform/clock'
import { type ActionContext, actAs, type Role } from '#platform/context'
import { approvedRecord, setUpPadma } from '#test/candidates'
import { compiled } from '#test/compiled-code'
import { people, startTestRuntime, type TestRuntime } from '#test/test-runtime'
import type { Told } from '#test/write-together'

const processes = 4

let app: TestRuntime
let admin: ActionContext
let children: ChildProcess[] = []
beforeAll(async () => {
  app = await startTestRuntime('postgres')
  await setUpPadma(app)
  // As the others, which are processes like any: they go by the clock of the machine.
  admin = actAs({ ...app.runtime, clock: systemClock }, people.amina)
  const { databaseUrl, url } = app.runtime.config
  const env = {
    ...compiled,
    CANDOR_DATA: app.folder,
    CANDOR_URL: url,
    CANDOR_DATABASE_URL: databaseUrl,
  }
  children = Array.from({ length: processes }, () =>
    fork('test/support/write-together.ts', { env }),
  )
  await Promise.all(children.map((child) => once(child, 'message')))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await app.close()
})

/** Has each process do its part at the same moment, and answers what became of them, in order. */
async function atOnce(part: (index: number) => Told): Promise<string[]> {
  const ends = children.map(async (child, index) => {
    const end = once(child, 'message')
    child.send(part(index))
    const [{ done }] = (await end) as [{ done: string }]
    return done
  })
  return (await Promise.all(ends)).toSorted()
}

async function addAccounts(count: number, role: Role): Promise<string[]> {
  const ids = Array.from({ length: count }, () => app.runtime.ids.uuid())
  const createdAt = systemClock.now()
  const rows = ids.map((id) => ({
    ...{ id, name: 'Rahim Uddin', email: `${id}@padma.example`, emailVerified: 0, photo: null },
    ...{ role, createdAt, updatedAt: createdAt, disabledAt: null, lastSignInAt: null },
  }))
  await admin.write(({ tx }) => tx.insertInto('accounts').values(rows).execute())
  return ids
}

test.each(['disable', 'remove'] as const)(
  'of the last four admins four processes %s three',
  async (deed) => {
    const admins = await addAccounts(processes, 'admin')
    await admin.write(({ tx }) =>
      tx
        .updateTable('accounts')
        .set({ disabledAt: systemClock.now() })
        .where('role', '=', 'admin')
        .where('id', 'not in', admins)
        .execute(),
    )
    const ends = await atOnce((index) => ({ deed, subject: admins[index] as string }))
    expect(ends).toEqual(['account.last_admin', 'done', 'done', 'done'])
  },
  60_000,
)

test('the last seat of a class is given once, and the others wait in an order without a gap', async () => {
  const times = { startsAt: '2036-12-01T10:00', endsAt: '2036-12-01T12:00' }
  const made = newClassSchema.parse({
    ...{ title: 'Safe travel', teacherName: 'Mrs Akter', place: 'Office, Dhaka' },
    ...{ timeZone: 'Asia/Dhaka', sessions: [times], seats: 1, fee: 0, currency: 'BDT' },
  })
  const { id } = await admin.write((ctx) => createClass(ctx, made))
  await admin.write((ctx) => moveClass(ctx, { classId: id, to: 'open' }))
  const students = await addAccounts(processes, 'student')
  const ends = await atOnce((index) => ({
    ...{ deed: 'select', subject: students[index] as string, detail: id },
  }))
  expect(ends).toEqual(['done', 'done', 'done', 'done'])
  const { enrolled, members } = await admin.read((ctx) => getClass(ctx, id))
  expect(enrolled).toBe(1)
  const places = members.flatMap(({ waitingPlace }) => waitingPlace ?? [])
  expect(places).toEqual([1, 2, 3])
})

test('receipts that four processes write have neither a gap nor a number twice', async () => {
  const [student = ''] = await addAccounts(1, 'student')
  const each = 10
  const ends = await atOnce(() => ({ deed: 'pay', subject: student, detail: String(each) }))
  expect(ends).toEqual(['done', 'done', 'done', 'done'])
  const rows = await admin.read(({ tx }) =>
    tx.selectFrom('ledgerEntries').select(['sequence', 'receiptNumber']).execute(),
  )
  const inOrder = (numbers: (number | null)[]) =>
    numbers.filter((one) => one !== null).toSorted((a, b) => a - b)
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
  expect(inOrder(rows.map(({ receiptNumber }) => receiptNumber))).toEqual(upTo(processes * each))
  expect(inOrder(rows.map(({ sequence }) => sequence))).toEqual(upTo(rows.length))
})

test('of four access codes that are issued at once for a record one opens it', async () => {
  const { id, passportNumber } = await approvedRecord(app)
  const codes = await atOnce(() => ({ deed: 'issue', subject: id }))
  const ends = await atOnce((index) => ({
    ...{ deed: 'open', subject: passportNumber, detail: codes[index] as string },
  }))
  expect(ends.filter((end) => end === id)).toHaveLength(1)
  expect(ends.filter((end) => end === 'lookup.no_data_found')).toHaveLength(3)
})

test('of wrong tries of one address in four processes at once ten are answered, and each right one opens', async () => {
  const { id, passportNumber } = await approvedRecord(app)
  const code = await admin.write((ctx) => issueAccessCode(ctx, id))
  const ends = await atOnce(() => ({ deed: 'tryOften', subject: passportNumber, detail: code }))
  const [opened, answered] = [0, 1].map((at) =>
    ends.reduce((sum, end) => sum + Number(end.split(' ')[at]), 0),
  )
  expect([opened, answered]).toEqual([8, 10])
})
