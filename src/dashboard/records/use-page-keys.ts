import { useEffect, useEffectEvent } from 'react'
import { isKeyTaken, singleKeysOn } from '../ui/single-keys.ts'

interface PageKeys {
  toSearch: () => void
  toList: () => void
  showKeys: () => void
}

/** Handles the keys that work wherever the focus is, unless somebody types or has turned them off. */
export function usePageKeys(keys: PageKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (!singleKeysOn() || isKeyTaken(event)) return
    const act = { '/': keys.toSearch, j: keys.toList, k: keys.toList, '?': keys.showKeys }[
      event.key
    ]
    if (act === undefined) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
