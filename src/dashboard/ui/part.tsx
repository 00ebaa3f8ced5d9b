import { Text, type TextProps, Title } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

interface PartProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** By which links find the part, and its heading names it. */
  titleId: string
  title: ReactNode
}

/** A part of a page under its heading. */
export function Part({ titleId, title, children, ...section }: PartProps) {
  return (
    <section aria-labelledby={titleId} {...section}>
      <Title order={2} size="h4" id={titleId} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  )
}

/** A line of a list of facts (`dl`). */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface MutedProps extends TextProps {
  lang?: string
  role?: string
  children: ReactNode
}

/** What is less than the matter itself: an explanation, that there is nothing, who and when. */
export function Muted(props: MutedProps) {
  return <Text size="sm" c="dimmed" {...props} />
}
