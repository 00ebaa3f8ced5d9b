import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { lostPartToast } from './toast.ts'

/** Parts that are loaded, by their loaders: shown immediately wherever they are used. */
const come = new WeakMap<() => Promise<object>, object>()

/**
 * Loads a part of the program when needed. `load` must be the same function on every render. If it fails,
 * `asked` is for `FailedPart`, which reports it and offers to retry; anything typed on the page stays.
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
 * Does the same for what covers a page, as a dialog does: loads it when it is opened. If that fails, a
 * toast says so and it is closed again, so that the page stays as it is and the same press retries.
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
