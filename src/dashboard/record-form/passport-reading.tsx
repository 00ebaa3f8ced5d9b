import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useLanguage } from '../look/language.ts'
import { useFormWords } from '../words/form.ts'
import { placed } from '../words/placed.tsx'
import { labelOf, shownValue } from './record-values.ts'
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
  /** What an earlier photo filled in, which may be replaced. */
  readBefore: Read
  onRead: (read: Read, name: string | null) => void
}

/** Reads a photo as soon as it is shown, and reports the result. */
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
  const words = useFormWords().photo
  return (
    <Group gap="sm" w="100%">
      <Text size="sm">{words[name]}…</Text>
      <Progress
        value={share * 100}
        aria-label={words[name]}
        style={{ flex: 1, minWidth: '6rem' }}
        animated
      />
      <Button variant="default" size="xs" onClick={onStop}>
        {words.stop}
      </Button>
    </Group>
  )
}

function Result({ result }: { result: ScanResult }) {
  const words = useFormWords().photo
  const language = useLanguage()
  if ('why' in result)
    return (
      <Alert color="ask">
        {words.why[result.why]} {words.otherwise}
      </Alert>
    )
  const { filled, kept, missing, read } = result
  const labels = (names: typeof filled) => names.map((name) => labelOf(name, language)).join(', ')
  return (
    <Text size="sm">
      {filled.length > 0 && words.filled(labels(filled))}
      {kept.map((field) => (
        <span key={field}>
          {placed(
            words.kept,
            labelOf(field, language),
            <bdi>{shownValue(field, read[field] ?? '', language)}</bdi>,
          )}
        </span>
      ))}
      {missing.length > 0 && words.missing(labels(missing))}
    </Text>
  )
}
