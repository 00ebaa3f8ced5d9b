import { whenConfirmIsRequired, whenSignInIsRequired } from '#api/client'
import { languageNow } from '../look/language.ts'
import { useOpenedPart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import { confirming, confirmPerson } from './confirm.ts'
import { askToSignIn, signingIn } from './signed-out.ts'

const loadConfirm = async () => {
  const [dialog] = await Promise.all([
    import('./confirm-dialog.tsx'),
    loadWords(languageNow(), ['confirm']),
  ])
  return dialog
}
const loadSignIn = () => import('./sign-in-dialog.tsx')

whenConfirmIsRequired(confirmPerson)
whenSignInIsRequired(askToSignIn)

/**
 * Hosts the dialogs for the password and for signing in; loads each when it is first needed. One that fails
 * to load counts as declined.
 */
export function ConfirmHost() {
  const open = confirming.use()
  const signedOut = signingIn.use()
  const confirm = useOpenedPart(loadConfirm, open !== null, () => open?.answer(false))
  const signIn = useOpenedPart(loadSignIn, signedOut !== null, () => signedOut?.answer(false))
  return (
    <>
      {open && confirm && <confirm.default answer={open.answer} />}
      {signedOut && signIn && (
        <signIn.default reason={signedOut.reason} answer={signedOut.answer} />
      )}
    </>
  )
}
