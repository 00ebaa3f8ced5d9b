import { Group, Loader, Text } from '@mantine/core'
import classes from './shell.module.css'

/** Shown while a page or what it shows is on its way. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <Group>
        <Loader size="sm" aria-hidden />
        <Text>Loading…</Text>
      </Group>
    </div>
  )
}
