import { lazy, Suspense, useSyncExternalStore } from 'react'
import { askedNow } from './ask.ts'

const AskDialog = lazy(() => import('./ask-dialog.tsx'))

/** Where questions appear; loads the dialog when the first one is asked. */
export function AskHost() {
  const asked = useSyncExternalStore(askedNow.subscribe, askedNow.get)
  return <Suspense fallback={null}>{asked && <AskDialog />}</Suspense>
}
