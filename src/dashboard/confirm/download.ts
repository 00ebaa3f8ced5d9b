import { addressOf } from '#api/client'
import { problemToast } from '../ui/toast.ts'
import { confirmIfNeeded } from './confirm.ts'

/** Has the browser download a call's answer, after asking for the password if it was given a while ago. */
export async function download(path: string, query: Record<string, unknown> = {}): Promise<void> {
  const mayGo = await confirmIfNeeded().catch((error: unknown) => {
    problemToast(error)
    return false
  })
  if (mayGo) window.location.assign(addressOf(path, {}, query))
}
