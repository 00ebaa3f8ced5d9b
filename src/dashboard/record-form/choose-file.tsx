import { Button, type ButtonProps } from '@mantine/core'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { acceptedFiles } from '#platform/images/schema'
import { useLanguage } from '../look/language.ts'
import { FileButton } from '../ui/file-button.tsx'
import { useFormWords } from '../words/form.ts'
import classes from './documents.module.css'

interface ChooseFile extends ButtonProps {
  kind: DocumentKind
  onChoose: (file: File) => void
  children: string
  /** Opens the camera directly; offered on touch screens, which usually have one. */
  isCamera?: boolean
}

/** A button that opens the file dialog for one slot. */
export function ChooseFile({ kind, onChoose, children, disabled, isCamera, ...rest }: ChooseFile) {
  const label = kindLabel(kind, useLanguage())
  const { photoOf } = useFormWords().slot
  return (
    <FileButton
      accept={isCamera ? 'image/*' : acceptedFiles}
      {...(isCamera ? { capture: 'environment' as const } : {})}
      disabled={disabled}
      onChange={(file) => file && onChoose(file)}
      inputProps={
        {
          'aria-label': isCamera ? photoOf(label) : label,
          ...(isCamera ? {} : { 'data-kind': kind }),
        } as React.ComponentProps<'input'>
      }
    >
      {({ onClick }) => (
        <Button
          {...rest}
          {...(isCamera ? { className: classes.camera } : {})}
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
