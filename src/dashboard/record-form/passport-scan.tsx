import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { type ComponentType, useRef, useState } from 'react'
import type { PassportReading, Read } from './passport-reading.tsx'
import type { RecordForm } from './use-record-form.ts'

interface PassportScanField {
  form: RecordForm
  isDisabled: boolean
  /** The photo of the passport that was chosen among the documents. */
  photo?: File | undefined
  /** A photo that was chosen here. */
  onPhoto?: ((file: File) => void) | undefined
  /** The name as it was read, for a person to check; null when none was. */
  onName: (name: string | null) => void
}

const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** Fills the form from a photo or a scan of a passport. */
export function PassportScanField({ form, isDisabled, photo, onPhoto, onName }: PassportScanField) {
  const [chosen, setChosen] = useState<{ file: File; key: number } | null>(null)
  const [loaded, setLoaded] = useState<{ Reading: ComponentType<PassportReading> } | null>(null)
  const [isLost, setLost] = useState(false)
  const readBefore = useRef<Read>({})
  const read = async (file: File) => {
    setChosen({ file, key: performance.now() })
    setLost(false)
    try {
      // Comes when somebody needs it: the first load of the page has no room for it.
      const { PassportReading: Reading } = await import('./passport-reading.tsx')
      setLoaded({ Reading })
    } catch {
      setLost(true)
    }
  }
  const choose = (file: File | null) => {
    if (!file) return
    onPhoto?.(file)
    void read(file)
  }
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap="xs">
        <FileButton accept={pictures.join(',')} onChange={choose} disabled={isDisabled}>
          {(props) => (
            <Button {...props} variant="default" size="xs" disabled={isDisabled}>
              Fill from a photo of the passport
            </Button>
          )}
        </FileButton>
        {photo && pictures.includes(photo.type) && (
          <Button
            variant="default"
            size="xs"
            disabled={isDisabled}
            onClick={() => void read(photo)}
          >
            Fill from the passport below
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        The photo is read in this browser. Both lines at the bottom of the page must be in it.
      </Text>
      {isLost && <Text role="alert">The reader could not be loaded. Check your connection.</Text>}
      {chosen && loaded && (
        <loaded.Reading
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

/** Beside a name that was read from a photo, until somebody looked: no check digit covers names. */
export function CheckName({ onConfirm }: { onConfirm: () => void }) {
  return (
    <Group gap="xs" mt={4}>
      <Text size="sm" c="ask">
        <strong>Check:</strong> read from the photo. Compare each letter with the passport.
      </Text>
      <Button variant="default" size="compact-xs" onClick={onConfirm}>
        The name is right
      </Button>
    </Group>
  )
}
