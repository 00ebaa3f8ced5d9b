import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { Loaded } from '../ui/loaded.tsx'
import { Muted } from '../ui/part.tsx'
import classes from './record.module.css'

interface CardsProps<Data> {
  query: UseQueryResult<Data>
  /** Returns a card for each thing that was found. */
  of: (data: Data) => ReactElement[]
  /** The message where there are none. */
  none?: string
  /** Whether they stand beside each other where there is room. */
  areInRows?: boolean
  /** What is above the cards. */
  children?: (data: Data) => ReactNode
}

/** What a query found about a record, each thing as a card. */
export function Cards<Data>({ query, of, none, areInRows, children }: CardsProps<Data>) {
  return (
    <Loaded query={query}>
      {(data) => {
        const cards = of(data)
        return (
          <>
            {children?.(data)}
            {cards.length === 0 && none ? (
              <Muted>{none}</Muted>
            ) : (
              <ul className={`${classes.cards} ${areInRows ? classes.inRows : ''}`}>{cards}</ul>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
