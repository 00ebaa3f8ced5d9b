import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Watched, watchSqlite } from '#test/plans'
import { type Person, type TrainingGround, trainingGround } from './test-ground.ts'

const seats = 2
const fee = 500_000

let watched: Watched
let ground: TrainingGround
let id: string
beforeEach(async () => {
  watched = watchSqlite()
  ground = await trainingGround('sqlite')
  id = await ground.openClass({ seats, fee })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await ground.close()
})

/** How many statements it takes that one more selects the class, and that staff look at it. */
async function statements(who: Person): Promise<number[]> {
  const selecting = await watched.during(() => ground.select(who, id))
  const looking = await watched.during(() => ground.classNow(id))
  return [selecting.length, looking.length]
}

test('a class asks as often of the database, however many wait for it', async () => {
  const [first, second, last, ...others] = (await ground.addStudents(30)) as [
    ...[Person, Person, Person],
    ...Person[],
  ]
  await ground.select(first, id)
  const ofTwo = await statements(second)
  for (const who of others) await ground.select(who, id)
  expect(await statements(last)).toEqual(ofTwo)
  expect(ofTwo[0]).toBeGreaterThan(0)
})

test('who waits for two classes gets the one that is paid for, and the other with what is left', async () => {
  const [karim, sadia] = (await ground.addStudents(2)) as [Person, Person]
  const other = await ground.openClass({ seats, fee })
  for (const who of [karim, sadia]) for (const one of [id, other]) await ground.select(who, one)
  await ground.pay(karim, { classId: other, amount: 2 * fee - 1 })
  expect(await ground.standing(karim, other)).toBe('enrolled')
  expect(await ground.standing(karim, id)).toBe(1)
  expect(await ground.standing(sadia, other)).toBe(1)
  await ground.pay(karim, { classId: id, amount: 1 })
  expect(await ground.standing(karim, id)).toBe('enrolled')
  await ground.pay(sadia, { classId: other, amount: fee })
  expect(await ground.standing(sadia, other)).toBe('enrolled')
  expect(await ground.standing(sadia, id)).toBe(1)
})
