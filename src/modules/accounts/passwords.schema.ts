import { z } from 'zod'
import { accountProblems } from './problems.schema.ts'

/**
 * The form of a new password: at least 10 characters of any kind. The server judges whether it is easy to guess
 * (hash-new.ts), because it has the list of leaked ones.
 */
export const newPassword = z
  .string({ error: accountProblems.noPassword })
  .min(1, { error: accountProblems.noPassword })
  .min(10, { error: accountProblems.shortPassword })
  .max(128, { error: accountProblems.longPassword })
