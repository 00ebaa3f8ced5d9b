import { NativeSelect } from '@mantine/core'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'
import type { Paper } from './papers.ts'

interface MoveSelect {
  paper: Paper
  kinds: readonly DocumentKind[]
  onMove: (kind: DocumentKind | null) => void
  isDisabled: boolean
}

/** Says by hand which paper a file is. */
export function MoveSelect({ paper, kinds, onMove, isDisabled }: MoveSelect) {
  const options = kinds.map((kind) => ({ value: kind as string, label: documentKinds[kind].label }))
  return (
    <NativeSelect
      size="xs"
      w="100%"
      disabled={isDisabled}
      aria-label={`Which paper is ${paper.file.name}?`}
      value={paper.kind ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onMove(value === '' ? null : (value as DocumentKind))
      }
      data={[
        { value: '', label: paper.kind ? 'Move to unsorted' : 'Choose the paper…' },
        ...options,
      ]}
    />
  )
}
