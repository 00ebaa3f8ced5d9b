import { expect, test } from 'vitest'
import { Turns } from './index.ts'

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
