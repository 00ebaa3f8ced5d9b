import { Button, Group, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { ErrorScreen, LoadingScreen } from '../shell/error-screen.tsx'
import { useActionWords } from '../words/actions.ts'
import { lostPartToast } from './toasts.tsx'

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

interface Loaded<T> {
  query: UseQueryResult<T>
  /** Whether more of the page is below: then the placeholder is a line, not a screen. */
  isPart?: boolean
  children: (data: T) => ReactNode
}

/** The result of a query, or in its place the loading or error screen. */
export function Loaded<T>({ query, isPart = false, children }: Loaded<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorScreen error={query.error} reset={() => query.refetch()} />
  return <LoadingScreen isPart={isPart} />
}

interface FailedPart {
  /** What is missing: "Your views". */
  what: string
  queries: readonly { isError: boolean; data: unknown; refetch: () => Promise<unknown> }[]
}

/** Says that a small part of a page could not be loaded, and offers to retry; else nothing. */
export function FailedPart({ what, queries }: FailedPart) {
  const words = useActionWords()
  const failed = queries.filter(({ isError, data }) => isError && data === undefined)
  if (failed.length === 0) return null
  return (
    <Group role="alert" gap="xs" my="xs">
      <Text size="sm" c="danger">
        {words.failedPart(what)}
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={words.againFor(what)}
        onClick={() => {
          for (const one of failed) void one.refetch()
        }}
      >
        {words.again}
      </Button>
    </Group>
  )
}
