import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './first-steps.module.css'

/** On an empty installation: what comes next, before the first form. */
export function FirstSteps() {
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <Title order={2} size="h4" id="first-steps">
        Nothing is on file yet
      </Title>
      <Text>Add the first record below, or begin elsewhere:</Text>
      <ul className={classes.list}>
        <li>
          <Link to="/import">Import many at once</Link> from a spreadsheet, or from the system that
          you used before.
        </li>
        <li>
          <Link to="/accounts">Invite colleagues</Link>: moderators enter records, admins approve
          them.
        </li>
        <li>
          <Link to="/settings">Complete the settings</Link>: address, logo and texts of the public
          pages.
        </li>
      </ul>
    </section>
  )
}
