import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useAnswersWords } from '../words/answers.ts'
import type { OpenSearch } from './page-search.ts'

interface OnlyWaitingProps {
  state: OpenSearch['state']
  to: '/complaints' | '/contests'
}

/** Says that a list leaves out what is answered, with a link to all of it. */
export function OnlyWaiting({ state, to }: OnlyWaitingProps) {
  const words = useAnswersWords()
  if (state === undefined) return null
  return (
    <Text mb="md">
      {words.leftOut} <Link to={to}>{words.showAll}</Link>
    </Text>
  )
}
