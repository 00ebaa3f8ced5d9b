import { NativeSelect } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { useFormWords } from '../words/form.ts'
import type { FormDocument } from './form-documents.ts'

interface MoveSelect {
  document: FormDocument
  kinds: readonly DocumentKind[]
  onMove: (kind: DocumentKind | null) => void
  isDisabled: boolean
}

/** A choice, by hand, of the document that a file is. */
export function MoveSelect({ document, kinds, onMove, isDisabled }: MoveSelect) {
  const words = useFormWords().slot
  const language = useLanguage()
  const options = kinds.map((kind) => ({ value: kind as string, label: kindLabel(kind, language) }))
  return (
    <NativeSelect
      size="xs"
      w="100%"
      disabled={isDisabled}
      aria-label={words.whichDocument(document.file.name)}
      value={document.kind ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onMove(value === '' ? null : (value as DocumentKind))
      }
      data={[{ value: '', label: document.kind ? words.toTray : words.chooseDocument }, ...options]}
    />
  )
}
