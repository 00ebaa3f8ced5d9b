import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSubmitWords } from '../words/submit.ts'
import classes from './first-steps.module.css'

/** On an empty installation: what comes next, before the first form. */
export function FirstSteps() {
  const words = useSubmitWords().firstSteps
  return (
    <section className={classes.steps} aria-labelledby="first-steps">
      <Title order={2} size="h4" id="first-steps">
        {words.title}
      </Title>
      <Text>{words.lead}</Text>
      <ul className={classes.list}>
        <li>
          <Link to="/import">{words.import}</Link>
          {words.importFrom}
        </li>
        <li>
          <Link to="/accounts">{words.invite}</Link>
          {words.whatTheyDo}
        </li>
        <li>
          <Link to="/settings">{words.settings}</Link>
          {words.whichSettings}
        </li>
      </ul>
    </section>
  )
}
