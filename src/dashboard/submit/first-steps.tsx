import { Text } from '@mantine/core'
import { useSubmitWords } from '#words/submit'
import { Link } from '../routing.tsx'
import { Part } from '../ui/part.tsx'
import classes from './first-steps.module.css'

/** On an empty installation: what comes next, before the first form. */
export function FirstSteps() {
  const words = useSubmitWords().firstSteps
  const to = (page: '/import' | '/accounts' | '/settings') => (said: string) => (
    <Link key={page} to={page}>
      {said}
    </Link>
  )
  return (
    <Part titleId="first-steps" title={words.title} className={classes.steps}>
      <Text>{words.lead}</Text>
      <ul className={classes.list}>
        <li>{words.import(to('/import'))}</li>
        <li>{words.invite(to('/accounts'))}</li>
        <li>{words.settings(to('/settings'))}</li>
      </ul>
    </Part>
  )
}
