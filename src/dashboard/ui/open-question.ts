import { rememberFocus } from './focus.ts'
import { makeStore, useStored } from './store.ts'

interface Open {
  answered: Promise<boolean>
  answer: (isYes: boolean) => void
}

/**
 * Holds the question of one dialog; its answer puts the focus back where it was. Everything that asks while it is open
 * is answered with it.
 */
export function openQuestion<Asked extends object>() {
  const open = makeStore<(Asked & Open) | null>(null)
  const ask = (asked: Asked): Promise<boolean> => {
    const already = open.get()
    if (already) return already.answered
    const returnFocus = rememberFocus()
    // `Promise.withResolvers` is missing in the oldest supported browsers.
    let resolve: (isYes: boolean) => void = () => undefined
    const answered = new Promise<boolean>((fulfil) => {
      resolve = fulfil
    })
    const answer = (isYes: boolean) => {
      open.set(null)
      returnFocus()
      resolve(isYes)
    }
    open.set({ ...asked, answered, answer })
    return answered
  }
  return { get: open.get, use: () => useStored(open), ask }
}
