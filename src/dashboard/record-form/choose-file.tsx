import { Button, type ButtonProps, FileButton } from '@mantine/core'
import { type DocumentKind, documentKinds } from '#modules/documents/schema'

interface ChooseFile extends ButtonProps {
  kind: DocumentKind
  onChoose: (file: File) => void
  children: string
}

/** What the file dialog offers first; the server decides by the content. */
const accept = 'image/jpeg,image/png,image/webp,application/pdf'

/** A button that opens the file dialog for one slot. */
export function ChooseFile({ kind, onChoose, children, disabled, ...rest }: ChooseFile) {
  const { label } = documentKinds[kind]
  return (
    <FileButton
      accept={accept}
      disabled={disabled}
      onChange={(file) => file && onChoose(file)}
      inputProps={{ 'aria-label': label, 'data-kind': kind } as React.ComponentProps<'input'>}
    >
      {({ onClick }) => (
        <Button
          {...rest}
          onClick={onClick}
          disabled={disabled}
          variant="default"
          size="xs"
          aria-label={`${children}: ${label}`}
        >
          {children}
        </Button>
      )}
    </FileButton>
  )
}
