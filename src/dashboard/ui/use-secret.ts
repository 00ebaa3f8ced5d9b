import { useState } from 'react'
import { useHandoutWords } from '../words/handout.ts'
import { useUnsavedInput } from './unsaved-input.ts'

/**
 * A secret that is shown this once; `what` names it: the key, the link. Until somebody has it, leaving
 * the page is asked about. It lives in this state only: never in the address, never in storage.
 */
export function useSecret(what: string) {
  const { leave } = useHandoutWords().secret
  const [text, setText] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  useUnsavedInput(text !== null && !isTaken, {
    title: leave.title(what),
    text: leave.text(what),
  })
  return {
    text,
    show: (secret: string) => {
      setText(secret)
      setTaken(false)
    },
    /** It is copied or printed: from now on it may go without a question. */
    take: () => setTaken(true),
    putAway: () => setText(null),
  }
}
export type Secret = ReturnType<typeof useSecret>
