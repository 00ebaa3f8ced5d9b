import { NativeSelect } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { useFormWords } from '../words/form.ts'
import type { FormDocument } from './form-documents.ts'

interface MoveSelect {
  document: FormDocument
  kinds: readonly DocumentKind[]
  /** Kinds that the form has no slot for: such a file stays in the tray, and goes to an admin. */
  ofAdmins?: readonly DocumentKind[]
  onMove: (kind: DocumentKind | null) => void
  isDisabled: boolean
}

/** A choice, by hand, of the document that a file is. */
export function MoveSelect({ document, kinds, ofAdmins = [], onMove, isDisabled }: MoveSelect) {
  const words = useFormWords().slot
  const language = useLanguage()
  const optionsOf = (some: readonly DocumentKind[]) =>
    some.map((kind) => ({ value: kind as string, label: kindLabel(kind, language) }))
  const { kind } = document
  return (
    <NativeSelect
      size="xs"
      w="100%"
      disabled={isDisabled}
      aria-label={words.whichDocument(document.file.name)}
      value={kind ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onMove(value === '' ? null : (value as DocumentKind))
      }
      data={[
        { value: '', label: kind ? words.toTray : words.chooseDocument },
        ...optionsOf(kinds),
        ...(ofAdmins.length > 0 ? [{ group: words.forAdmins, items: optionsOf(ofAdmins) }] : []),
      ]}
    />
  )
}
