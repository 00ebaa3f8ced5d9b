import { createAccount, deleteAccount } from '#modules/accounts'
import type { Actor, Role } from '#platform/context'
import { startPadma } from '#test/padma'
import { type Engine, forEachTest, people, type TestRuntime } from '#test/test-runtime'
import { type AskedState, type NewClass, newClassSchema } from './classes.schema.ts'
import {
  correctEntry,
  createClass,
  getClass,
  leaveClass,
  listLedger,
  listOwnClasses,
  listOwnLedger,
  moveClass,
  recordPayment,
  selectClassForSelf,
} from './index.server.ts'
import { ledgerListSchema, newPaymentSchema } from './payments.schema.ts'

export type Person = Actor & { kind: 'account' }

const typed = (details: Partial<NewClass> = {}) =>
  newClassSchema.parse({
    title: 'Safe travel',
    teacherName: 'Mrs Akter',
    place: 'Office, Dhaka',
    timeZone: 'Asia/Dhaka',
    sessions: [
      { startsAt: '2026-12-01T10:00', endsAt: '2026-12-01T12:00' },
      { startsAt: '2026-12-02T10:00', endsAt: '2026-12-02T12:00' },
    ],
    seats: 2,
    fee: 0,
    currency: 'BDT',
    ...details,
  })

/** Sets up a Candor with classes, students who have accounts, and short functions for what they do. */
export async function trainingGround(engine: Engine, env: Record<string, string> = {}) {
  const app = await startPadma(engine, env)
  const admin = app.as(people.amina)
  const move = (classId: string, to: AskedState) =>
    admin.write((ctx) => moveClass(ctx, { classId, to }))
  async function openClass(details: Partial<NewClass> = {}): Promise<string> {
    const { id } = await admin.write((ctx) => createClass(ctx, typed(details)))
    await move(id, 'open')
    return id
  }
  const remove = (who: Person) => admin.write((ctx) => deleteAccount(ctx, { accountId: who.id }))
  const classNow = (classId: string) => admin.read((ctx) => getClass(ctx, classId))
  return {
    ...{ app, admin, typed, move, openClass, remove, classNow, close: app.close },
    ...newcomers(app),
    ...studentsWords(app),
    ...ledgerWords(app),
  }
}
export type TrainingGround = Awaited<ReturnType<typeof trainingGround>>

/** Makes three students for each test of the describe that asks. */
export const threeStudents = (ground: TrainingGround) =>
  [1, 2, 3].map(() => forEachTest(async () => (await ground.addStudents(1))[0] as Person)) as [
    Person,
    Person,
    Person,
  ]

function newcomers(app: TestRuntime) {
  let made = 0
  async function addPerson(name: string, role: Role = 'student'): Promise<Person> {
    made += 1
    const email = `${name}${made}@padma.example`
    const password = 'eight calm paddy fields'
    const { id } = await createAccount(app.system, { email, name, password, role })
    return { kind: 'account', id, role, name, sessionId: `session of ${name}` }
  }
  /** Adds many students without passwords: hashing takes most of a test's time. */
  async function addStudents(count: number): Promise<Person[]> {
    const students = Array.from({ length: count }, (_, index): Person => {
      const id = app.runtime.ids.uuid()
      const name = `student ${index}`
      return { kind: 'account', id, role: 'student', name, sessionId: `session of ${name}` }
    })
    const now = app.clock.now()
    const rows = students.map(({ id, name }) => ({
      ...{ id, name, email: `${id}@padma.example`, emailVerified: 0, photo: null },
      ...{ role: 'student' as const, createdAt: now, updatedAt: now },
      ...{ disabledAt: null, lastSignInAt: null },
    }))
    await app.system.write(({ tx }) => tx.insertInto('accounts').values(rows).execute())
    return students
  }
  return { addPerson, addStudents }
}

function studentsWords(app: TestRuntime) {
  const select = (who: Person, classId: string) =>
    app.as(who).write((ctx) => selectClassForSelf(ctx, { classId }))
  const leave = (who: Person, classId: string) =>
    app.as(who).write((ctx) => leaveClass(ctx, { classId }))
  const usual = { amount: 500_000, currency: 'BDT', method: 'cash', receivedOn: '2026-11-20' }
  const pay = (who: Person, details: object) =>
    app
      .as(people.amina)
      .write((ctx) =>
        recordPayment(ctx, newPaymentSchema.parse({ accountId: who.id, ...usual, ...details })),
      )
  const ownClasses = (who: Person) => app.as(who).read(listOwnClasses)
  const ledgerOf = (who: Person) => app.as(who).read(listOwnLedger)
  const balanceOf = async (who: Person) => {
    const { balances } = await ledgerOf(who)
    return Object.fromEntries(balances.map(({ currency, balance }) => [currency, balance]))
  }
  /** Returns somebody's state in a class: a seat, one that is kept, or a place on the waiting list. */
  const standing = async (who: Person, classId: string) => {
    const { classes } = await ownClasses(who)
    const found = classes.find(({ id }) => id === classId)?.enrolment
    return found?.isHeld ? 'held' : (found?.waitingPlace ?? found?.state)
  }
  return { select, leave, pay, ownClasses, ledgerOf, balanceOf, standing }
}

function ledgerWords(app: TestRuntime) {
  const admin = app.as(people.amina)
  const entries = (filter: object = {}) =>
    admin.read((ctx) => listLedger(ctx, ledgerListSchema.parse(filter)))
  const correct = (entryId: string) =>
    admin.write((ctx) => correctEntry(ctx, { entryId, reason: 'Typed twice' }))
  return { entries, correct }
}
