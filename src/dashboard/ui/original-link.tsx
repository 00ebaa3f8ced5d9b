import { Anchor } from '@mantine/core'
import { downloadOriginal, originalAddress } from '../confirm/download.ts'

/** Downloads the original of a paper; `of` says of which, for those who hear the page. */
export function OriginalLink({ documentId, of }: { documentId: string; of: string }) {
  return (
    <Anchor
      href={originalAddress(documentId)}
      size="sm"
      aria-label={`Download original of ${of}`}
      onClick={(event) => {
        event.preventDefault()
        void downloadOriginal(documentId)
      }}
    >
      Download original
    </Anchor>
  )
}
