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
  const names = ['Rahima Khatun', 'রহিমা খাতুন', 'Salma Begum']
  const people = Array.from({ length: 300 }, (_, at) => ({ name: names[at % 3] as string }))
  let steps = 0
  for await (const { others } of findAlikeAmong(app.system, people)) {
    steps += 1
    expect(others).toHaveLength(5)
  }
  expect(steps).toBe(300)
  // Two names of different sound, each as it is and with either of its words shortened.
  expect(asked).toHaveBeenCalledTimes(2 * 3)
  asked.mockRestore()
})
