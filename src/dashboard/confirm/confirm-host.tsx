import { lazy, Suspense, useSyncExternalStore } from 'react'
import { whenConfirmIsRequired } from '#api/client'
import { confirmNow, confirmPerson } from './confirm.ts'

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'))

whenConfirmIsRequired(confirmPerson)

/** Where "Please enter your password again" appears; loads the dialog when it is first needed. */
export function ConfirmHost() {
  const open = useSyncExternalStore(confirmNow.subscribe, confirmNow.get)
  return <Suspense fallback={null}>{open && <ConfirmDialog answer={open.answer} />}</Suspense>
}
