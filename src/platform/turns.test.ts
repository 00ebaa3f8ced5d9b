import { expect, test } from 'vitest'
import { platformLimits } from '#platform/limits/schema'
import { openUploads, SharedTurns, Turns } from './turns.ts'

function task() {
  let finish = () => {}
  let started = false
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const run = () => {
    started = true
    return done
  }
  return { run, finish, started: () => started }
}

const settle = () => new Promise((done) => setImmediate(done))

test('no more tasks run at a time than there are places, and they start in order', async () => {
  const turns = new Turns(2)
  const tasks = [task(), task(), task(), task()]
  const taken = tasks.map((one) => turns.take(one.run))
  await settle()
  expect(tasks.map((one) => one.started())).toEqual([true, true, false, false])
  tasks[1]?.finish()
  await settle()
  expect(tasks.map((one) => one.started())).toEqual([true, true, true, false])
  for (const one of tasks) one.finish()
  await Promise.all(taken)
})

test('a heavy task runs alone, and light ones that came later wait behind it', async () => {
  const turns = new Turns(2)
  const [light, heavy, later] = [task(), task(), task()]
  const taken = [turns.take(light.run), turns.take(heavy.run, 9), turns.take(later.run)]
  await settle()
  expect([heavy.started(), later.started()]).toEqual([false, false])
  light.finish()
  await settle()
  expect([heavy.started(), later.started()]).toEqual([true, false])
  heavy.finish()
  await settle()
  expect(later.started()).toBe(true)
  later.finish()
  await Promise.all(taken)
})

test('a task that fails gives its place back', async () => {
  const turns = new Turns(1)
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turns.take(async () => 'next')).toBe('next')
})

test('who waits too long is refused, and holds up nobody behind', async () => {
  const turns = new Turns(2)
  const running = task()
  const taken = turns.take(running.run)
  const heavy = task()
  const refused = turns.take(heavy.run, 2, 20)
  const light = task()
  const later = turns.take(light.run)
  await settle()
  expect(light.started()).toBe(false)
  await expect(refused).rejects.toMatchObject({ code: 'service.busy', retryAfter: 5 })
  expect([heavy.started(), light.started()]).toEqual([false, true])
  running.finish()
  light.finish()
  await Promise.all([taken, later])
  await expect(turns.take(async () => 'free again', 2, 20)).resolves.toBe('free again')
})

const mebibyte = 1024 * 1024
const most = platformLimits.uploadsHeld / mebibyte
const least = (2 * platformLimits.uploadBytes) / mebibyte

/** How many uploads of a mebibyte are let in at a time; the others are refused. */
async function placesOf(memory: number): Promise<number> {
  const uploads = openUploads(memory, 20)
  let end: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  let places = 0
  const task = async () => {
    places += 1
    await ended
  }
  const asked = Array.from({ length: 2 * most }, () => uploads.take(mebibyte, task))
  const outcomes = Promise.allSettled(asked)
  // The last of those that find no place is refused after all have asked.
  await expect(asked.at(-1)).rejects.toMatchObject({ code: 'service.busy' })
  end()
  const refused = (await outcomes).filter(({ status }) => status === 'rejected').length
  expect(places + refused).toBe(2 * most)
  return places
}

/** How many mebibytes each sender gets to hold, one after the other; the first holds all that it can. */
function heldBy(memory: number, senders: readonly string[]): number[] {
  const uploads = openUploads(memory)
  return senders.map((sender) => {
    const { hold } = uploads.arriving(sender)
    let held = 0
    try {
      for (;;) {
        hold(mebibyte)
        held += 1
      }
    } catch (error) {
      expect(error).toMatchObject({ code: 'service.busy' })
    }
    return held
  })
}

const largest = platformLimits.uploadBytes / mebibyte + 1

test.each([
  ['little: one file of the largest size fits, read whole', 0, least, [largest, 0]],
  ['half a gibibyte: an eighth of it', 512 * mebibyte, 64, [largest, 16, 0]],
  ['much: no more than the fixed limit', 64 * 1024 * mebibyte, most, [most / 4, most / 4, 0]],
])(
  'where the memory is %s, and others have half of it apart, of which no sender has all',
  async (_, memory, places, shares) => {
    expect(await placesOf(memory)).toBe(places)
    const senders = ['first', 'second', 'third'].slice(0, shares.length)
    expect(heldBy(memory, senders)).toEqual(shares)
  },
)

test('what has not come takes no room, and what is done with gives it back', () => {
  const uploads = openUploads(512 * mebibyte)
  const stalled = Array.from({ length: 1000 }, () => uploads.arriving('one'))
  for (const { hold } of stalled) hold(1000)
  const whole = uploads.arriving('one')
  whole.hold(10 * mebibyte)
  expect(() => uploads.arriving('one').hold(10 * mebibyte)).toThrow()
  whole.end()
  whole.end()
  expect(() => uploads.arriving('one').hold(10 * mebibyte)).not.toThrow()
})

test('whoever sends ten files delays those of others by one, and is refused beyond four', async () => {
  const turns = new SharedTurns()
  const order: string[] = []
  const first = task()
  const running = turns.take('one', first.run, 1000)
  const asked = ['one', 'one', 'one', 'one', 'two', 'two', 'three'].map((sender, at) =>
    turns.take(sender, async () => order.push(`${sender} ${at}`), 1000),
  )
  await expect(turns.take('one', async () => 'more', 1000)).rejects.toMatchObject({
    code: 'service.busy',
  })
  first.finish()
  await Promise.all([running, ...asked])
  expect(order).toEqual(['one 0', 'two 4', 'three 6', 'one 1', 'two 5', 'one 2', 'one 3'])
})

test('who waits too long for a shared turn is refused, and those behind come next', async () => {
  const turns = new SharedTurns()
  const first = task()
  const running = turns.take('one', first.run, 1000)
  const late = turns.take('two', async () => 'late', 20)
  const next = turns.take('three', async () => 'next', 1000)
  await expect(late).rejects.toMatchObject({ code: 'service.busy', retryAfter: 5 })
  first.finish()
  await expect(running).resolves.toBeUndefined()
  await expect(next).resolves.toBe('next')
  await expect(turns.take('two', () => Promise.reject(new Error('no')), 1000)).rejects.toThrow('no')
  await expect(turns.take('two', async () => 'free again', 1000)).resolves.toBe('free again')
})
