import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { PasswordHashing } from '#platform/crypto'

/** Scrypt with better-auth's parameters (N = 2^14, r = 16), off the main thread: some 50 ms and 32 MB each. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, isHashOf: verifyPassword }
