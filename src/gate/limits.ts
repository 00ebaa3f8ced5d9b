import { hour } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

export const gateRates = rates({
  refusalNoted: { tries: 5, window: hour, of: 'account' },
})
