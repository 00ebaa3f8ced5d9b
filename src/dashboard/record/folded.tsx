import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './record.module.css'

/** A part of a record's page that is seldom wanted: its title, which unfolds it. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={classes.folded}>
      <details>
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
