import { NativeSelect } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { useLanguage } from '../look/language.ts'
import { useFormWords } from '../words/form.ts'
import type { Paper } from './papers.ts'

interface MoveSelect {
  paper: Paper
  kinds: readonly DocumentKind[]
  onMove: (kind: DocumentKind | null) => void
  isDisabled: boolean
}

/** A choice, by hand, of the document that a file is. */
export function MoveSelect({ paper, kinds, onMove, isDisabled }: MoveSelect) {
  const words = useFormWords().slot
  const language = useLanguage()
  const options = kinds.map((kind) => ({ value: kind as string, label: kindLabel(kind, language) }))
  return (
    <NativeSelect
      size="xs"
      w="100%"
      disabled={isDisabled}
      aria-label={words.whichPaper(paper.file.name)}
      value={paper.kind ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onMove(value === '' ? null : (value as DocumentKind))
      }
      data={[{ value: '', label: paper.kind ? words.toTray : words.choosePaper }, ...options]}
    />
  )
}
