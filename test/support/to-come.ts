import { appointmentFactsSchema } from '#modules/appointments/schema'

/** An appointment as staff make it, for a day that is known. */
export const toCome = (day: string) =>
  appointmentFactsSchema.parse({ kind: 'medical', day, zone: 'Asia/Dhaka', bring: [] })
