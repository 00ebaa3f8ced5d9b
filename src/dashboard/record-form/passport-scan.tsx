import { Alert, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { labelOf, shownValue } from './record-values.ts'
import type { WhyUnread } from './scan/scan-passport.ts'
import type { PassportScan, ScanResult } from './use-passport-scan.ts'

interface PassportScanField {
  scan: PassportScan
  isDisabled: boolean
  /** The photo of the passport that was chosen among the documents. */
  photo?: File | undefined
  /** A photo that was chosen here. */
  onPhoto?: ((file: File) => void) | undefined
}

const pictures = ['image/jpeg', 'image/png', 'image/webp']

/** Fills the form from a photo or a scan of a passport. */
export function PassportScanField({ scan, isDisabled, photo, onPhoto }: PassportScanField) {
  const { step, result } = scan
  const choose = (file: File | null) => {
    if (!file) return
    onPhoto?.(file)
    scan.scan(file)
  }
  const isPicture = photo && pictures.includes(photo.type)
  return (
    <Stack gap="xs" align="flex-start">
      <Group gap="xs">
        <FileButton
          accept={pictures.join(',')}
          onChange={choose}
          disabled={isDisabled || step !== null}
        >
          {(props) => (
            <Button {...props} variant="default" size="xs" disabled={isDisabled || step !== null}>
              Fill from a photo of the passport
            </Button>
          )}
        </FileButton>
        {isPicture && (
          <Button
            variant="default"
            size="xs"
            disabled={isDisabled || step !== null}
            onClick={() => scan.scan(photo)}
          >
            Fill from the passport below
          </Button>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        The photo is read in this browser and sent nowhere for it. Both lines at the bottom of the
        page must be in it.
      </Text>
      {step && <Reading step={step} onStop={scan.stop} />}
      <div role="status">{result && <Result result={result} />}</div>
    </Stack>
  )
}

interface Reading {
  step: NonNullable<PassportScan['step']>
  onStop: () => void
}

function Reading({ step: { name, share }, onStop }: Reading) {
  const words =
    name === 'loading' ? 'Loading the reader (4 MB, the first time only)' : 'Reading the photo'
  return (
    <Group gap="sm" w="100%">
      <Text size="sm">{words}…</Text>
      <Progress
        value={share * 100}
        aria-label={words}
        style={{ flex: 1, minWidth: '6rem' }}
        animated
      />
      <Button variant="default" size="xs" onClick={onStop}>
        Stop reading
      </Button>
    </Group>
  )
}

const otherwise = 'Nothing was filled in. You can also paste the two lines or type the details.'
const sentences: Record<WhyUnread, string> = {
  unread: `The two lines could not be read for certain. Take the photo again from straight above, in even light, with both lines whole and sharp. ${otherwise}`,
  'no-picture': `This browser cannot open the file as a picture. Choose a JPEG, PNG or WebP file. ${otherwise}`,
  'no-reader': `The reader could not start. Check your connection and try again; an older browser may not have what it needs. ${otherwise}`,
}

function Result({ result }: { result: ScanResult }) {
  if ('why' in result) return <Alert color="ask">{sentences[result.why]}</Alert>
  const { filled, kept, missing, read } = result
  const labels = (names: typeof filled) => names.map(labelOf).join(', ')
  return (
    <Text size="sm">
      {filled.length > 0 && `Filled in: ${labels(filled)}. Compare them with the passport. `}
      {kept.map((field) => (
        <span key={field}>
          {labelOf(field)} stays as you typed it; the photo says{' '}
          <bdi>{shownValue(field, read[field] ?? '')}</bdi>.{' '}
        </span>
      ))}
      {missing.length > 0 && `Not read: ${labels(missing)}.`}
    </Text>
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
