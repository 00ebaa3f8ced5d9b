import { systemCode } from './file-trouble.ts'
import { Refusal } from './refusal.ts'

/** Returns the operating system's code of an error, or of what a refusal was caused by; undefined without one. */
export function systemCodeBehind(error: unknown): string | undefined {
  return systemCode(error instanceof Refusal ? error.cause : error)
}
