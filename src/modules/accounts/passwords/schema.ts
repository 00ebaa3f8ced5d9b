import { z } from 'zod'

/**
 * The form of a new password: at least 10 characters, whatever they are. Whether it is easy to
 * guess is judged on the server (hash-new.ts), where the list of leaked ones is.
 */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .min(10, { error: 'The password needs at least 10 characters' })
  .max(128, { error: 'The password can have at most 128 characters' })
