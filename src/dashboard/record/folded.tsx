import { Title } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import classes from './record.module.css'

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
