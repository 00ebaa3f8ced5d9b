import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { OpenSearch } from './page-search.ts'

interface OnlyWaitingProps {
  state: OpenSearch['state']
  to: '/complaints' | '/contests'
}

/** Says that a list leaves out what is answered, and leads to all of it. */
export function OnlyWaiting({ state, to }: OnlyWaitingProps) {
  if (state === undefined) return null
  return (
    <Text mb="md">
      What is answered is left out. <Link to={to}>Show all</Link>
    </Text>
  )
}
