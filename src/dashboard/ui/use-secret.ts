import { useState } from 'react'
import { useHandoutWords } from '#words/handout'
import { useUnsavedInput } from './unsaved-input.ts'

/**
 * Keeps a secret that is shown only now; `what` names it: the key, the link. Until somebody has it, leaving
 * the page asks first. It is only in this state: never in the address, never in storage.
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
    /** It was copied or printed: from now on leaving asks nothing. */
    take: () => setTaken(true),
    putAway: () => setText(null),
  }
}
export type Secret = ReturnType<typeof useSecret>
