import { z } from 'zod'
import { accountProblems } from '../problems/schema.ts'

/**
 * The form of a new password: at least 10 characters, whatever they are. Whether it is easy to
 * guess is judged on the server (hash-new.ts), where the list of leaked ones is.
 */
export const newPassword = z
  .string({ error: accountProblems.noPassword })
  .min(1, { error: accountProblems.noPassword })
  .min(10, { error: accountProblems.shortPassword })
  .max(128, { error: accountProblems.longPassword })
