import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { freshen, prefetch, queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

const asked = vi.fn(async () => 'answer')
const one = { queryKey: ['records', 'GET /records/{id}'], queryFn: asked, staleTime: 60_000 }
/** Until everything that was asked for is there. */
const fetched = () => expect.poll(() => queryClient.isFetching()).toBe(0)

test('what is freshened is asked for again, whatever was asked of it; nothing else is', async () => {
  prefetch(one, { ...one, queryKey: ['cases', 'GET /cases'] })
  await fetched()
  await freshen('records')
  const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated
  expect(isStale(['records', 'GET /records/{id}'])).toBe(true)
  expect(isStale(['cases', 'GET /cases'])).toBe(false)
})

test('what two ask for at once is asked once', async () => {
  asked.mockClear()
  prefetch(one)
  prefetch(one)
  await fetched()
  expect(asked).toHaveBeenCalledOnce()
})

test('nobody writes the key of a call of the API by hand', async () => {
  const written: string[] = []
  for await (const path of glob('**/*.{ts,tsx}', { cwd: import.meta.dirname }))
    if (
      !path.startsWith('query-client') &&
      /queryKey: \[(?!\.\.\.)/.test(readFileSync(join(import.meta.dirname, path), 'utf8'))
    )
      written.push(path)
  // What the site answers is no call of the API, and texts of other languages are none.
  expect(written.toSorted()).toEqual([
    ...['preview/page-preview.tsx', 'settings/usual-settings.ts', 'ui/composed-view.tsx'],
  ])
})
