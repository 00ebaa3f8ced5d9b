import { useState } from 'react'
import { useUnsavedInput } from './unsaved-input.ts'

/**
 * A secret that is shown this once; `what` names it: the key, the link. Until somebody has it, leaving
 * the page is asked about. It lives in this state only: never in the address, never in storage.
 */
export function useSecret(what: string) {
  const [text, setText] = useState<string | null>(null)
  const [isTaken, setTaken] = useState(false)
  useUnsavedInput(text !== null && !isTaken, {
    title: `Leave without ${what}?`,
    text: `It is shown this once, and you have neither copied nor printed it. If you leave now, ${what} is gone and a new one has to be made.`,
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
