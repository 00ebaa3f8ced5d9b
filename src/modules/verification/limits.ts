import { minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

export const verificationRates = rates({
  verify: { tries: 10, window: minute, of: 'address' },
})
