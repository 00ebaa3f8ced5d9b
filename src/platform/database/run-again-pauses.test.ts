import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runAgain, WriteConflict } from './run-again.ts'
import { TurnNeeded } from './turns.ts'

/** How long each pause was to be, in milliseconds; none is waited for. */
let pauses: number[]
beforeEach(() => {
  pauses = []
  vi.spyOn(timers, 'setTimeout').mockImplementation(async (milliseconds, value) => {
    pauses.push(milliseconds ?? 0)
    return value as never
  })
  syncBuiltinESMExports()
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const inConflict = () => Promise.reject(new WriteConflict())
const always = (chance: number) => vi.spyOn(Math, 'random').mockReturnValue(chance)

test('each pause after a conflict may be twice as long as the one before', async () => {
  always(1)
  await expect(runAgain(inConflict)).rejects.toMatchObject({ code: 'service.busy' })
  expect(pauses).toEqual([16, 32, 64, 128, 256, 512, 1024])
})

test('how long it is within that is left to chance', async () => {
  always(0.25)
  await expect(runAgain(inConflict)).rejects.toMatchObject({ code: 'service.busy' })
  expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 256])
  vi.mocked(Math.random).mockRestore()
  pauses = []
  for (let n = 0; n < 20; n += 1) await runAgain(inConflict).catch(() => undefined)
  const firsts = pauses.filter((_, index) => index % 7 === 0)
  expect(new Set(firsts).size).toBeGreaterThan(10)
  expect(Math.max(...firsts)).toBeLessThan(16)
})

test('what began in the wrong place runs again at once', async () => {
  const places: string[] = []
  await runAgain(async (place) => {
    places.push(place)
    if (place === 'beside') throw new TurnNeeded('ledger')
  })
  expect(places).toEqual(['beside', 'ledger'])
  expect(pauses).toEqual([])
})
