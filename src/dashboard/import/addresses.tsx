import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import { counted, type Details } from './steps.ts'

/** Images that the table names by addresses in the web, as a list for whoever fetches them. */
export function Addresses({ details: { id, findings, filesRemovedAt } }: { details: Details }) {
  const { addresses } = findings
  if (addresses === 0 || filesRemovedAt !== null) return null
  return (
    <Text mb="md">
      {counted(addresses, 'image is an address', 'images are addresses')} in the web, which Candor
      never fetches. Fetch them yourself, add the folder, and keep the files’ names:{' '}
      <a href={addressOf('/imports/{id}/addresses', { id })} download>
        list of addresses (CSV)
      </a>
    </Text>
  )
}
