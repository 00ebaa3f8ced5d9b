import { call } from '#api/client'
import { leaveForHome } from '../leave.ts'
import { languageNow } from '../look/language.ts'
import { forgetDrafts } from '../record-form/draft-store.ts'
import { ask } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { hasUnsavedInput } from '../ui/unsaved-input.ts'
import { shellWordsNow } from '../words/index.ts'

/** Signs out and goes home, after asking where input would be lost; false when nothing happened. */
export async function signOut(): Promise<boolean> {
  const { leave } = shellWordsNow()
  const language = languageNow()
  if (hasUnsavedInput() && !(await ask({ ...leave, isGrave: true, language }))) return false
  try {
    await call('DELETE /session', {})
    await forgetDrafts()
    leaveForHome('logout')
    return true
  } catch (error) {
    problemToast(error)
    return false
  }
}
