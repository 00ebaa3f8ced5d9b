import { askedNow } from './ask.ts'
import { useStored } from './store.ts'
import { useOpenedPart } from './use-part.ts'

const loadDialog = () => import('./ask-dialog.tsx')

/**
 * Hosts the questions; loads the dialog when the first one is asked. A question whose dialog fails to load
 * counts as declined.
 */
export function AskHost() {
  const asked = useStored(askedNow)
  const dialog = useOpenedPart(loadDialog, asked !== null, () => asked?.answer(false))
  return asked && dialog && <dialog.default />
}
