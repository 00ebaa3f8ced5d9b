import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { engines, startTestRuntime } from '#test/test-runtime'
import { openGate } from './conflicts.ts'

describe.each(engines)('a lock that one has alone, on %s', async (engine) => {
  const app = await startTestRuntime(engine)

  test('nobody gets it a second time until it is let go, and other locks are free', async () => {
    const { database } = app.runtime
    const first = await database.takeMutex('import')
    expect(first).not.toBeNull()
    expect(await database.takeMutex('import')).toBeNull()
    const other = await database.takeMutex('other')
    await other?.letGo()
    await first?.letGo()
    const again = await database.takeMutex('import')
    expect(again).not.toBeNull()
    await again?.letGo()
  })

  test('of ten that ask at once one has it', async () => {
    const { database } = app.runtime
    const asked = await Promise.all(Array.from({ length: 10 }, () => database.takeMutex('race')))
    const held = asked.filter((one) => one !== null)
    expect(held).toHaveLength(1)
    await held[0]?.letGo()
  })
})

/** Something that goes on until it is told to end. */
function lasting(begun: string[], name: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const run = () => {
    begun.push(name)
    return promise
  }
  return { run, end }
}

test('nobody else of this process begins while one has every turn, and all do once it has ended', async () => {
  const gate = openGate()
  const begun: string[] = []
  const alone = lasting(begun, 'alone')
  const other = lasting(begun, 'other')
  const ended = gate('every-turn', alone.run)
  const waited = gate('beside', other.run)
  await pause(20)
  expect(begun).toEqual(['alone'])
  alone.end()
  other.end()
  await Promise.all([ended, waited])
  expect(begun).toEqual(['alone', 'other'])
})

test('whoever has every turn ends with an error, and lets the others begin all the same', async () => {
  const gate = openGate()
  const failed = gate('every-turn', () => Promise.reject(new Error('no disk')))
  const other = gate('beside', async () => 'written')
  await expect(failed).rejects.toThrow('no disk')
  await expect(other).resolves.toBe('written')
})

test('two that have every turn do not wait for each other, and the others wait for both', async () => {
  const gate = openGate()
  const begun: string[] = []
  const [first, second] = [lasting(begun, 'first'), lasting(begun, 'second')]
  const both = [gate('every-turn', first.run), gate('every-turn', second.run)]
  const other = gate('beside', async () => begun.push('other'))
  first.end()
  await both[0]
  await pause(20)
  expect(begun).toEqual(['first', 'second'])
  second.end()
  await Promise.all([...both, other])
  expect(begun).toEqual(['first', 'second', 'other'])
})

test('whoever waits for one that does not end goes on after as long as for a lock', async () => {
  const patience = 50
  const gate = openGate(patience)
  const alone = lasting([], 'alone')
  const ended = gate('every-turn', alone.run)
  const began = performance.now()
  await gate('beside', async () => undefined)
  expect(performance.now() - began).toBeGreaterThanOrEqual(patience - 1)
  alone.end()
  await ended
})
