import { expect, onTestFinished, test, vi } from 'vitest'
import { openSilence, s3TimeLimits } from './s3-answers.ts'

// By pauses alone, on a clock of the test: a busy machine changes nothing. test/long/faults has it under traffic.
test('S3 that was silent is found within a second, whenever it answers again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (let away = 100; away < 3000; away += 700) {
    let isBack = false
    const silence = openSilence(async () => {
      if (!isBack) throw new Error('No answer')
    }, s3TimeLimits)
    silence.note(Object.assign(new Error('No answer'), { name: 'TimeoutError' }))
    await vi.advanceTimersByTimeAsync(away)
    expect(() => silence.refuse()).toThrow()
    isBack = true
    await vi.advanceTimersByTimeAsync(1000)
    expect(() => silence.refuse()).not.toThrow()
  }
})
