import { Anchor, Button, Group, Text, Title } from '@mantine/core'
import { Problem } from '#api/client'
import classes from './shell.module.css'

/** Says what went wrong and what to do; nothing that was saved is lost by it. */
export function ErrorScreen({ error, reset }: { error: unknown; reset?: () => unknown }) {
  return (
    <div className={classes.screen} role="alert">
      <Title order={1} size="h2">
        This page could not be shown
      </Title>
      <Text>{sentenceOf(error)}</Text>
      <Group>
        <Button onClick={() => (reset ? reset() : window.location.reload())}>Try again</Button>
        <Anchor href="/dashboard">Back to the dashboard</Anchor>
      </Group>
    </div>
  )
}

function sentenceOf(error: unknown): string {
  if (error instanceof Problem) return error.message
  return 'Something in the dashboard failed. What was saved is safe. Try again, or reload the page.'
}
