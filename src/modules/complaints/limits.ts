import { minute } from '#platform/clock/schema'
import { rates } from '#platform/limits/schema'

export const complaintRates = rates({
  complaint: { tries: 10, window: minute, of: 'address', isUnwritten: true },
})
