import { Text } from '@mantine/core'
import { addressOf } from '#api/client'
import { useImportWords } from '../words/import.ts'
import type { Details } from './steps.ts'

/** Web addresses of images in the table, as a list for somebody to fetch. */
export function Addresses({ details: { id, findings, filesRemovedAt } }: { details: Details }) {
  const { addresses: words } = useImportWords()
  const { addresses } = findings
  if (addresses === 0 || filesRemovedAt !== null) return null
  return (
    <Text mb="md">
      {words.text(addresses)}{' '}
      <a href={addressOf('/imports/{id}/addresses', { id })} download>
        {words.list}
      </a>
    </Text>
  )
}
