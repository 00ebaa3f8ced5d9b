import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, shownToasts, showToast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of shownToasts.get()) closeToast(id)
  vi.useRealTimers()
})

const messages = () => shownToasts.get().map(({ message }) => message)
const say = (message: string) => showToast({ message, tone: 'done', lasts: 8000 })

test('four messages at once, the newest ones', () => {
  for (const message of ['one', 'two', 'three', 'four', 'five']) say(message)
  expect(messages()).toEqual(['two', 'three', 'four', 'five'])
})

test('the newest of those about the same stands alone', () => {
  say('one')
  for (const stage of ['Registered', 'Selected', 'Flown'])
    showToast({ message: `Rahima: ${stage}`, tone: 'done', lasts: 1000, about: 'stage' })
  expect(messages()).toEqual(['one', 'Rahima: Flown'])
  // The time of one that it replaced does not end it.
  vi.advanceTimersByTime(999)
  showToast({ message: 'Rahima: Registered', tone: 'done', lasts: 1000, about: 'stage' })
  vi.advanceTimersByTime(999)
  expect(messages()).toEqual(['one', 'Rahima: Registered'])
})

test('what can be undone stays until its time is over, however many come after it', () => {
  const undo = vi.fn()
  const action = { label: 'Undo', run: undo }
  showToast({ message: 'Rahima is approved', tone: 'done', lasts: 10_000, action })
  vi.advanceTimersByTime(9000)
  for (const message of ['one', 'two', 'three', 'four', 'five']) say(message)
  expect(messages()).toEqual(['Rahima is approved', 'three', 'four', 'five'])
  for (const name of ['Mita', 'Bina', 'Dilara', 'Amir', 'Salma'])
    showToast({ message: `${name} is approved`, tone: 'done', lasts: 10_000, action })
  expect(messages().filter((message) => message.endsWith('approved'))).toHaveLength(6)
  vi.advanceTimersByTime(1001)
  expect(messages()).not.toContain('Rahima is approved')
})
