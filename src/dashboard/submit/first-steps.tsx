import { Text } from '@mantine/core'
import { useSubmitWords } from '#words/submit'
import { Link } from '../routing.tsx'
import { Part } from '../ui/part.tsx'
import classes from './first-steps.module.css'

/** On an empty installation: what comes next, before the first form. */
export function FirstSteps() {
  const words = useSubmitWords().firstSteps
  return (
    <Part titleId="first-steps" title={words.title} className={classes.steps}>
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
    </Part>
  )
}
