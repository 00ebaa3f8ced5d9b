import { minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

export const concernRates = rates({
  report: { tries: 10, window: minute, of: 'address' },
})
