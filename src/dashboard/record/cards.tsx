import { Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
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

interface FoldedProps {
  title: string
  /** Whether it unfolds by itself, because a failure in it must not be overlooked. It stays open. */
  opens?: boolean
  children: ReactNode
}

/** A rarely needed part of a record's page: its title unfolds it. */
export function Folded({ title, opens = false, children }: FoldedProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opens && details.current) details.current.open = true
  }, [opens])
  return (
    <section aria-label={title} className={classes.folded}>
      <details ref={details}>
        <summary>
          <Title order={2} size="h4">
            {title}
          </Title>
        </summary>
        {children}
      </details>
    </section>
  )
}
