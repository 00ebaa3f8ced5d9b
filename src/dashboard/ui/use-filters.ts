import type { Addresses } from '../addresses.ts'
import { useSearch } from '../routing.tsx'
import { navigate } from '../visits.ts'

type Field = { currentTarget: { value: string } }
type Page = { [P in keyof Addresses]: Addresses[P] extends object ? P : never }[keyof Addresses]

/**
 * Returns the filters in the address of a page, and what changes them: the list then begins at its first page. A change
 * is a step that the browser's back button undoes, unless it `replaces` the address.
 */
export function useFilters<P extends Page>(
  to: P,
  read: (raw: Record<string, unknown>) => Addresses[P],
  replaces = false,
) {
  const search: Addresses[P] & object = useSearch(to)
  const change = (changes: Partial<Record<keyof Addresses[P], unknown>>) => {
    const next = read({ ...search, cursor: undefined, ...changes })
    void navigate({ to, search: next, replace: replaces } as never)
  }
  return {
    search,
    change,
    /** Returns the properties of the field of a filter: an empty value is none. */
    choose: (name: keyof Addresses[P]) => ({
      value: String(search[name] ?? ''),
      onChange: ({ currentTarget: { value } }: Field) =>
        change({ [name]: value === '' ? undefined : value } as typeof search),
    }),
    /** Opens another page of the list. */
    toPage: (cursor: string | undefined) => change({ cursor } as never),
  }
}
