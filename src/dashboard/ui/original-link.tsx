import { Anchor } from '@mantine/core'
import { useDocumentsWords } from '#words/documents'
import { downloadOriginal, originalAddress } from '../confirm/download.ts'

/** Downloads the original of a document; `of` names the document for screen readers. */
export function OriginalLink({ documentId, of }: { documentId: string; of: string }) {
  const words = useDocumentsWords().original
  return (
    <Anchor
      href={originalAddress(documentId)}
      size="sm"
      data-alone
      aria-label={words.of(of)}
      onClick={(event) => {
        event.preventDefault()
        void downloadOriginal(documentId)
      }}
    >
      {words.download}
    </Anchor>
  )
}
