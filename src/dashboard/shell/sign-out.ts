import { call } from '#api/client'
import { leaveForHome } from '../leave.ts'
import { ask } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { hasUnsavedInput } from '../ui/unsaved-input.ts'
import { shellWordsNow } from '../words/index.ts'

/** Signs out and goes home, after asking where input would be lost; false when nothing happened. */
export async function signOut(): Promise<boolean> {
  const { leave } = shellWordsNow()
  if (hasUnsavedInput() && !(await ask({ ...leave, isGrave: true }))) return false
  try {
    await call('DELETE /session', {})
    // Loaded now and not with the page: it is small, and few sign out.
    const { forgetDrafts } = await import('../record-form/draft-store.ts')
    await forgetDrafts()
    leaveForHome('logout')
    return true
  } catch (error) {
    problemToast(error)
    return false
  }
}
