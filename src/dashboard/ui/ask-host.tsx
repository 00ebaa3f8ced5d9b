import { useSyncExternalStore } from 'react'
import { askedNow } from './ask.ts'
import { useOpenedPart } from './use-part.ts'

const loadDialog = () => import('./ask-dialog.tsx')

/** Where questions appear; loads the dialog when the first one is asked. One that does not come counts as declined. */
export function AskHost() {
  const asked = useSyncExternalStore(askedNow.subscribe, askedNow.get)
  const dialog = useOpenedPart(loadDialog, asked !== null, () => asked?.answer(false))
  return asked && dialog && <dialog.default />
}
