import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { labelOf, shownValue } from './record-values.ts'
import type { WhyUnread } from './scan/scan-passport.ts'
import {
  type PassportScan,
  type Read,
  type ScanResult,
  usePassportScan,
} from './use-passport-scan.ts'
import type { RecordForm } from './use-record-form.ts'

export type { Read }

export interface PassportReading {
  file: File
  form: RecordForm
  /** What an earlier photo filled in: it may be replaced. */
  readBefore: Read
  onRead: (read: Read, name: string | null) => void
}

/** Reads a photo as soon as it is shown, and says what came of it. */
export function PassportReading({ file, form, ...reading }: PassportReading) {
  const { step, result, scan, stop } = usePassportScan(form, reading)
  const begin = useEffectEvent(() => scan(file))
  useEffect(() => begin(), [])
  return (
    <>
      {step && <Reading step={step} onStop={stop} />}
      <div role="status">{result && <Result result={result} />}</div>
    </>
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
