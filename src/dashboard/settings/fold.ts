import { useMediaQuery } from '@mantine/hooks'
import { createContext, useCallback, useContext, useLayoutEffect, useMemo, useState } from 'react'
import type { SettingsWords } from '../words/settings.ts'

/** The parts of the page, in order; the list at its top links to them. */
export type SectionName = keyof SettingsWords['sections']

interface Fold {
  /** Whether parts are folded at all: on a phone, where all of them would be fifteen screens high. */
  isFolding: boolean
  open: ReadonlySet<SectionName>
  setOpen: (names: readonly SectionName[], isOpen: boolean) => void
}

/** Which parts of the settings are unfolded. */
export const FoldContext = createContext<Fold>({
  isFolding: false,
  open: new Set(),
  setOpen: () => undefined,
})

/** Which parts hold an unsaved change; a context of its own, so that it does not redraw the parts. */
export const ChangedContext = createContext<ReadonlySet<SectionName>>(new Set())

/** Keeps the same set while its content is the same: most keystrokes in a field change nothing here. */
export function useChangedParts(names: readonly SectionName[]): ReadonlySet<SectionName> {
  const changed = names.join(' ')
  return useMemo(() => new Set(changed.split(' ') as SectionName[]), [changed])
}

/**
 * Folds, on a phone, each part behind its name; a part with something to correct unfolds before it is
 * painted, so that the focus can go there.
 */
export function useFold(wrong: readonly SectionName[]): Fold {
  const isFolding = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  const [open, set] = useState<ReadonlySet<SectionName>>(new Set())
  const setOpen = useCallback((names: readonly SectionName[], isOpen: boolean) => {
    set((before) => {
      const next = new Set(before)
      for (const name of names) {
        if (isOpen) next.add(name)
        else next.delete(name)
      }
      return next
    })
  }, [])
  const toCorrect = wrong.join(' ')
  useLayoutEffect(() => {
    if (toCorrect !== '') setOpen(toCorrect.split(' ') as SectionName[], true)
  }, [toCorrect, setOpen])
  return useMemo(() => ({ isFolding, open, setOpen }), [isFolding, open, setOpen])
}

/** Returns how one part is folded now. */
export function useFoldOf(name: SectionName) {
  const { isFolding, open, setOpen } = useContext(FoldContext)
  const isOpen = !isFolding || open.has(name)
  return {
    isFolding,
    isOpen,
    toggle: () => setOpen([name], !isOpen),
  }
}
