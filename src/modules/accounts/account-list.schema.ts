import { z } from 'zod'
import { pageAsked } from '#platform/pages/schema'
import { line } from '#platform/text/schema'
import { roles } from './permissions.schema.ts'
import { staffAccountProblems } from './problems.schema.ts'

export const roleSchema = z.enum(roles, { error: staffAccountProblems.badRole })

/** Which accounts to list, and which page of them. */
export const accountListSchema = z.object({
  /** Part of the name or the email. */
  search: line().max(120).optional(),
  role: roleSchema.optional(),
  /** Whether the account may sign in. */
  state: z.enum(['active', 'disabled'], { error: 'Choose active or disabled' }).optional(),
  ...pageAsked,
})
