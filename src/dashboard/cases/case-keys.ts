import { useEffect, useEffectEvent, useRef } from 'react'
import { isKeyTaken, singleKeysOn } from '../ui/keys-dialog.tsx'

/**
 * Goes to the answer of the case that is open with `a`, and to its refusal with `d`: first to the sentence that either
 * needs, then to the button. Returns the ref of the form.
 */
export function useCaseKeys(hasSentence: boolean) {
  const form = useRef<HTMLFormElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat
    if (isOther || !singleKeysOn() || isKeyTaken(event)) return
    if (document.querySelector('[role="dialog"]')) return
    const within = form.current
    const sentence = within?.querySelector<HTMLElement>('[role="combobox"], textarea')
    const button = (name: string) =>
      within?.querySelector<HTMLElement>(`button[data-result${name}]`) ?? null
    const targets: Record<string, () => HTMLElement | null | undefined> = {
      a: () =>
        document.querySelector<HTMLElement>('[data-answers]') ??
        (hasSentence || !sentence ? button('') : sentence),
      d: () =>
        button('="declined"') && (hasSentence || !sentence ? button('="declined"') : sentence),
    }
    const target = targets[event.key]?.()
    if (!target) return
    event.preventDefault()
    target.scrollIntoView({ block: 'nearest' })
    target.focus()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return form
}
