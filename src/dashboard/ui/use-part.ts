import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { lostPartToast } from './toast.ts'

/** What has come already, by what loads it: shown at once wherever else it is wanted. */
const come = new WeakMap<() => Promise<object>, object>()

/**
 * A piece of the program that comes when it is wanted. `load` has to stay the same function from one drawing
 * to the next. Where it does not come, `asked` is for `FailedPart`, which says so and tries again; whatever
 * was typed on the page stays.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, isNeeded = false) {
  const [isWanted, setWanted] = useState(false)
  const [part, setPart] = useState(() => (come.get(load) as Part | undefined) ?? null)
  const [failed, setFailed] = useState<{ error: unknown } | null>(null)
  const want = useCallback(() => setWanted(true), [])
  const fetch = useCallback(async () => {
    setFailed(null)
    try {
      const loaded = await load()
      come.set(load, loaded)
      setPart(loaded)
    } catch (error) {
      setFailed({ error })
    }
  }, [load])
  const isDue = isWanted || isNeeded
  useEffect(() => {
    if (isDue) void fetch()
  }, [isDue, fetch])
  const asked = { isError: failed !== null, data: part ?? undefined, refetch: fetch }
  return { part, failed, want, asked }
}

/**
 * The same for what lies over a page, as a dialog does: it comes when it is opened. Where it does not come, a
 * toast says so and it is closed again, so that the page stays as it is and the same press tries again.
 */
export function useOpenedPart<Part extends object>(
  load: () => Promise<Part>,
  isOpen: boolean,
  close: () => void,
): Part | null {
  const { part, failed } = usePart(load, isOpen)
  const giveUp = useEffectEvent(() => {
    lostPartToast()
    close()
  })
  useEffect(() => {
    if (failed) giveUp()
  }, [failed])
  return part
}
