import { notifications } from '@mantine/notifications'
import { Problem } from '#api/client'
import { leaveToSignIn } from '../leave.ts'

/** A short word that something is done; 1 second, as the texts of the product ask. */
export function doneToast(message: string): void {
  notifications.show({ message, color: 'known', autoClose: 1000 })
}

/** What to tell somebody about a failure. */
export function sentenceOf(error: unknown): string {
  return error instanceof Problem
    ? error.message
    : 'Something in the dashboard failed. Try it again, or reload the page.'
}

/** A failure, in words, long enough to be read; a lost session leads to sign-in. */
export function problemToast(error: unknown): void {
  if (error instanceof Problem && error.status === 401) leaveToSignIn()
  else notifications.show({ message: sentenceOf(error), color: 'danger', autoClose: 8000 })
}
