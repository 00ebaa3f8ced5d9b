import { z } from 'zod'
import { line } from '#platform/text/schema'
import { roles } from '../permissions/schema.ts'
import { staffAccountProblems } from '../problems/schema.ts'

export const roleSchema = z.enum(roles, { error: staffAccountProblems.badRole })

const page = z.coerce.number().int().min(1).max(1_000_000).default(1)
const pageSize = z.coerce
  .number()
  .pipe(z.literal([25, 50, 100], { error: 'pageSize is 25, 50 or 100' }))
  .default(25)

/** Which accounts to list, and which page of them. */
export const accountListSchema = z.object({
  /** Part of the name or the email. */
  search: line().max(120).optional(),
  role: roleSchema.optional(),
  /** Whether the account may sign in. */
  state: z.enum(['active', 'disabled'], { error: 'Choose active or disabled' }).optional(),
  page,
  pageSize,
})
