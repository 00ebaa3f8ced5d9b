import { Text } from '@mantine/core'
import { Link } from '../routing.tsx'
import type { Column } from './data-table.tsx'

interface OfCandidate {
  recordId: string
  name: string
  reference: string
}

/** The candidate of a row: the name, as a link to the record (to its part `hash`), above the reference. */
export const candidateColumn = (title: string, hash?: string): Column<OfCandidate> => ({
  name: title,
  of: ({ recordId, name, reference }) => (
    <>
      <Link to="/records/$recordId" params={{ recordId }} {...(hash ? { hash } : {})}>
        {name}
      </Link>
      <Text size="sm" c="dimmed">
        {reference}
      </Text>
    </>
  ),
  isBare: true,
})

/** The same in two columns. */
export const candidateColumns = (
  hash: string,
  titles: { candidate: string; record: string },
): Column<OfCandidate>[] => [
  {
    name: titles.candidate,
    of: ({ recordId, name }) => (
      <Link to="/records/$recordId" params={{ recordId }} hash={hash}>
        {name}
      </Link>
    ),
    isBare: true,
  },
  { name: titles.record, of: ({ reference }) => reference },
]
