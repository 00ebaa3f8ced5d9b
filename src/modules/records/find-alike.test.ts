import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { setUpPadma } from '#test/candidates'
import { startTestRuntime } from '#test/test-runtime'
import { findAlikeAmong } from './find-alike.ts'
import { RecordIndex } from './record-index.ts'

let app: Awaited<ReturnType<typeof startTestRuntime>>
beforeAll(async () => {
  app = await startTestRuntime('sqlite')
  await setUpPadma(app)
})
afterAll(() => app.close())

test('the index is asked once for each name, however many have it', async () => {
  const asked = vi.spyOn(RecordIndex.prototype, 'soundingLike')
  const names = ['Rahima Khatun', 'Raheema Khatun', 'Salma Begum']
  const timesFor = async (count: number) => {
    asked.mockClear()
    const people = Array.from({ length: count }, (_, at) => ({ name: names[at % 3] as string }))
    let steps = 0
    for await (const { others } of findAlikeAmong(app.system, people)) {
      steps += 1
      expect(others).toHaveLength(5)
    }
    expect(steps).toBe(count)
    return asked.mock.calls.length
  }
  expect(await timesFor(300)).toBe(await timesFor(30))
  asked.mockRestore()
})
