import { Title } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import type { ClassState } from '#modules/training/schema'
import { ClassBadge } from './class-badge.tsx'
import { ClassFacts } from './class-facts.tsx'
import classes from './training.module.css'

interface ClassCard {
  of: ComponentProps<typeof ClassFacts>['of'] & { title: string; state: ClassState }
  order: 2 | 3
  /** How the reader stands to the class, above its facts. */
  standing?: ReactNode
  /** More facts. */
  facts: ReactNode
  /** What can be done. */
  children: ReactNode
}

/** A class in a list of a student's: what it is, how one stands to it, and what one can do. */
export function ClassCard({ of, order, standing, facts, children }: ClassCard) {
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <Title order={order} size="h4">
          {of.title}
        </Title>
        <ClassBadge state={of.state} />
      </div>
      {standing}
      <ClassFacts of={of}>{facts}</ClassFacts>
      {children}
    </li>
  )
}
