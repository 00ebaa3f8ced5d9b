import { describe, expect, test } from 'vitest'
import { engines, startTestRuntime } from '#test/test-runtime'

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
