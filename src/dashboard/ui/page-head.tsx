import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useShellWords } from '../words/index.ts'
import classes from './page-head.module.css'

interface PageHead {
  /** The menu's word, for the window; and the heading, where that is not the same. */
  title: string
  heading?: ReactNode
  /** The link to the parent page. */
  back?: ReactNode
  /** One sentence on the purpose of the page. */
  lead?: ReactNode
  children?: ReactNode
}

/** The heading of a page, its document title, and the actions on the whole page. */
export function PageHead({ title, heading = title, back, lead, children }: PageHead) {
  const { dashboard } = useShellWords()
  useEffect(() => {
    document.title = `${title} · ${dashboard}`
  }, [title, dashboard])
  return (
    <Group justify="space-between" align="flex-start" gap="sm" className={classes.head ?? ''}>
      <div>
        {back && (
          <Text size="sm" mb="xs">
            {back}
          </Text>
        )}
        <Title order={1}>{heading}</Title>
        {lead && (
          <Text c="dimmed" mt={4} className={classes.lead ?? ''}>
            {lead}
          </Text>
        )}
      </div>
      {children && <Group gap="xs">{children}</Group>}
    </Group>
  )
}
