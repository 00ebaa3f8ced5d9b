import { lazy, Suspense, useSyncExternalStore } from 'react'
import { whenConfirmIsRequired, whenSignInIsRequired } from '#api/client'
import { languageNow } from '../look/language.ts'
import { loadWords } from '../words/jobs.ts'
import { confirmNow, confirmPerson } from './confirm.ts'
import { askToSignIn, signedOutNow } from './signed-out.ts'

const ConfirmDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('./confirm-dialog.tsx'),
    loadWords(languageNow(), ['confirm']),
  ])
  return dialog
})
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'))

whenConfirmIsRequired(confirmPerson)
whenSignInIsRequired(askToSignIn)

/** Where the password is asked for again, or to sign in; loads each dialog when it is first needed. */
export function ConfirmHost() {
  const open = useSyncExternalStore(confirmNow.subscribe, confirmNow.get)
  const signedOut = useSyncExternalStore(signedOutNow.subscribe, signedOutNow.get)
  return (
    <Suspense fallback={null}>
      {open && <ConfirmDialog answer={open.answer} />}
      {signedOut && <SignInDialog reason={signedOut.reason} answer={signedOut.answer} />}
    </Suspense>
  )
}
