import { z } from 'zod'
import { line } from '#platform/text/schema'

/** An email address, as it was typed. */
export const email = (label: string) =>
  line({ error: `${label} is required.` })
    .max(254, { error: `${label} is longer than 254 characters. Check it.` })
    .regex(z.regexes.email, {
      error: `${label} is not written as one. It should look like name@example.com.`,
    })

/** A day long past: when somebody was born, for example. */
export const pastDay = (label: string) =>
  z.iso
    .date({ error: `Give the ${label} as year-month-day, e.g. 1995-03-12.` })
    .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), {
      error: `The ${label} cannot be. Check the year.`,
    })

/** A day of these decades, past or to come. */
export const anyDay = (label: string) =>
  z.iso
    .date({ error: `Give the ${label} as year-month-day, e.g. 2027-03-12.` })
    .refine((day) => day >= '2000-01-01' && day <= '2099-12-31', {
      error: `The ${label} cannot be. Check the year.`,
    })
