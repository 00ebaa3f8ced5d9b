import { Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { usePartWords } from '#words/parts'
import classes from './list-filters.module.css'

interface ListFiltersProps {
  /** How many of them narrow the list, apart from the search. */
  inUse: number
  isSearched?: boolean
  /** The list below: while it has no entry at all, there is nothing to filter. */
  list?: { data: { total: number } | undefined; isPlaceholderData: boolean }
  /** Whether they are folded on wide screens too: the rows come first. */
  isFolded?: boolean
  /** The search field, which stays visible. */
  search?: ReactNode
  /** Content below them that stays visible. */
  after?: ReactNode
  /** None: the list has only a search. */
  children?: ReactNode
}

/** The filters above a list. On a phone they are folded behind a button that says how many are in use. */
export function ListFilters({
  inUse,
  isSearched,
  isFolded = false,
  list,
  search,
  after,
  children,
}: ListFiltersProps) {
  const words = usePartWords()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const isEmpty = list?.data?.total === 0 && !list.isPlaceholderData
  if (isEmpty && inUse === 0 && !isSearched) return null
  return (
    <search className={classes.filters} data-folded={isFolded}>
      {search}
      {children && (
        <>
          <Button
            variant="default"
            className={classes.fold ?? ''}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {words.filters(inUse)}
          </Button>
          <div id={id} className={classes.fields} data-open={isOpen}>
            {children}
          </div>
        </>
      )}
      {after && <div className={classes.line}>{after}</div>}
    </search>
  )
}
