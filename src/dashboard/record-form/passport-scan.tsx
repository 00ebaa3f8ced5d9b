import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef, useState } from 'react'
import { useFormWords } from '#words/form'
import { FileButton } from '../ui/file-button.tsx'
import { usePart } from '../ui/use-part.ts'
import type { Read } from './passport-reading.tsx'
import type { RecordForm } from './use-record-form.ts'

interface PassportScanField {
  form: RecordForm
  isDisabled: boolean
  /** The photo of the passport that was chosen among the documents. */
  photo?: File | undefined
  /** A photo that was chosen here. */
  onPhoto?: ((file: File) => void) | undefined
  /** Called with the name that was read, for a person to check; null when none was. */
  onName: (name: string | null) => void
  /** The button of another way to fill the form. */
  beside: ReactNode
}

// Loaded when needed: the first load of the page has no room for it.
const loadReading = () => import('./passport-reading.tsx')

const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** Fills the form from a photo or a scan of a passport. */
export function PassportScanField({
  form,
  isDisabled,
  photo,
  onPhoto,
  ...given
}: PassportScanField) {
  const { onName, beside } = given
  const words = useFormWords().photo
  const [chosen, setChosen] = useState<{ file: File; key: number } | null>(null)
  const { part: loaded, failed, asked } = usePart(loadReading)
  const readBefore = useRef<Read>({})
  const read = (file: File) => {
    setChosen({ file, key: performance.now() })
    if (!loaded) void asked.refetch()
  }
  const choose = (file: File | null) => {
    if (!file) return
    onPhoto?.(file)
    read(file)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap="xs">
        <FileButton accept={pictures.join(',')} onChange={choose} disabled={isDisabled}>
          {(props) => (
            <Button {...props} variant="default" size="xs" disabled={isDisabled}>
              {words.fill}
            </Button>
          )}
        </FileButton>
        {photo && pictures.includes(photo.type) && (
          <Button variant="default" size="xs" disabled={isDisabled} onClick={() => read(photo)}>
            {words.fillBelow}
          </Button>
        )}
        {beside}
      </Group>
      <Text size="xs" c="dimmed">
        {words.hint}
      </Text>
      {failed && <Text role="alert">{words.lost}</Text>}
      {chosen && loaded && (
        <loaded.PassportReading
          key={chosen.key}
          file={chosen.file}
          form={form}
          readBefore={readBefore.current}
          onRead={(values, name) => {
            readBefore.current = values
            onName(name)
          }}
        />
      )}
    </Stack>
  )
}

/** A note beside a name that was read from a photo, until somebody checked it: no check digit covers names. */
export function CheckName({ onConfirm }: { onConfirm: () => void }) {
  const words = useFormWords().photo
  return (
    <Group gap="xs" mt={4}>
      <Text size="sm" c="ask">
        {words.checkName((said) => (
          <strong key="check">{said}</strong>
        ))}
      </Text>
      <Button variant="default" size="compact-xs" onClick={onConfirm}>
        {words.nameIsRight}
      </Button>
    </Group>
  )
}
