import { minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

export const recordRates = rates({
  passportCheck: { tries: 30, window: minute, of: 'account' },
  duplicateCheck: { tries: 60, window: minute, of: 'account' },
})
