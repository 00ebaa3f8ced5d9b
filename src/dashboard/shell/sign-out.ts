import { call } from '#api/client'
import { setSigningOut } from '../confirm/signed-out.ts'
import { leaveForHome } from '../leave.ts'
import { languageNow } from '../look/language.ts'
import { forgetDrafts } from '../record-form/draft-store.ts'
import { ask } from '../ui/ask.ts'
import { problemToast } from '../ui/toast.ts'
import { giveUpInput, hasUnsavedInput } from '../ui/unsaved-input.ts'
import { shellWordsNow } from '../words/index.ts'

/** Signs out and goes to the home page, after asking where input would be lost; false when nothing happened. */
export async function signOut(): Promise<boolean> {
  const { leave, draftsStay } = shellWordsNow()
  const language = languageNow()
  if (hasUnsavedInput() && !(await ask({ ...leave, isGrave: true, language }))) return false
  setSigningOut(true)
  try {
    await call('DELETE /session', {})
    if (!(await forgetDrafts())) await ask({ ...draftsStay, isGrave: true, language })
    giveUpInput()
    leaveForHome('logout')
    return true
  } catch (error) {
    setSigningOut(false)
    problemToast(error)
    return false
  }
}
