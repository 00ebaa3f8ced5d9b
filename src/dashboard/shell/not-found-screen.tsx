import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './shell.module.css'

/** An address of the dashboard that leads nowhere. */
export function NotFoundScreen() {
  return (
    <div className={classes.screen}>
      <Title order={1} size="h2">
        Page Not Found
      </Title>
      <Text>Sorry, the page you are looking for does not exist.</Text>
      <Link to="/">Back to the dashboard</Link>
    </div>
  )
}
