import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { type Journey, neededScansOf } from '#modules/organisation/needed-documents.schema'
import { useFormWords } from '#words/form'
import { useLanguage } from '../look/language.ts'
import { organisationQuery } from '../queries.ts'

interface NeededNoteProps {
  /** As far as it is entered. */
  of: Journey
  /** Whether a document of a kind is here. */
  has: (kind: DocumentKind) => boolean
}

/** Which documents a file still needs; nothing where it needs none. */
export function NeededNote({ of, has }: NeededNoteProps) {
  const words = useFormWords().documents
  const language = useLanguage()
  const { data: settings } = useQuery(organisationQuery)
  const missing = settings ? neededScansOf(settings, of).filter((kind) => !has(kind)) : []
  if (missing.length === 0) return null
  return (
    <Text size="sm" role="status">
      {words.missing(missing.map((kind) => kindLabel(kind, language)).join(', '))}
    </Text>
  )
}
