import { Alert, Button, Group, Progress, Text } from '@mantine/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormWords } from '#words/form'
import { useLanguage } from '../look/language.ts'
import { placed } from '../words/placed.tsx'
import { labelOf, type RecordValues, shownValue } from './record-values.ts'
import type { WhyUnread } from './scan/scan-passport.ts'
import type { RecordForm } from './use-record-form.ts'

/** What the lines of a passport fill in. */
const fields = ['passportNumber', 'name', 'nationality', 'dateOfBirth'] as const
type Field = (typeof fields)[number]
type Read = Partial<Pick<RecordValues, Field>>

/** The result of reading a photo. */
type ScanResult =
  | { filled: Field[]; kept: Field[]; missing: Field[]; read: Read; look: string | null }
  | { why: WhyUnread }

/** Reads a photo of a passport into a form: its progress, its result, and what a person has to check. */
function usePassportScan(
  form: RecordForm,
  { readBefore, onRead }: { readBefore: Read; onRead: (read: Read, name: string | null) => void },
) {
  const [step, setStep] = useState<{ name: 'loading' | 'reading'; share: number } | null>(null)
  const [result, setResult] = useState<ScanResult | null>(null)
  const underWay = useRef<AbortController>(null)
  const words = useFormWords().mrz.wrong
  useEffect(() => () => underWay.current?.abort(), [])

  const stop = () => {
    underWay.current?.abort()
    setStep(null)
  }
  const scan = async (file: File) => {
    stop()
    const own = new AbortController()
    underWay.current = own
    setResult(null)
    setStep({ name: 'loading', share: 0 })
    try {
      // Loaded when needed: the OCR engine, and the tables of countries.
      const [{ scanPassport }, { valuesOfLines }, { nameToLookAt }] = await Promise.all([
        import('./scan/scan-passport.ts'),
        import('./values-of-lines.ts'),
        import('./read-mrz.ts'),
      ])
      const outcome = await scanPassport(file, {
        signal: own.signal,
        onProgress: (name, share) => own.signal.aborted || setStep({ name, share }),
      })
      if (own.signal.aborted) return
      if ('why' in outcome) setResult(outcome)
      else {
        const { first } = outcome.lines
        const look = first ? nameToLookAt(first, words) : null
        setResult({ ...fill(valuesOfLines(outcome.lines)), look })
      }
    } catch {
      if (own.signal.aborted) return
      setResult({ why: 'no-reader' })
    }
    setStep(null)
  }
  /** Typed text stays; empty fields, and those read before, are filled. */
  const fill = (read: Read) => {
    const values = form.getValues()
    const isTyped = (field: Field) =>
      form.isDirty(field) &&
      values[field] !== '' &&
      values[field] !== read[field] &&
      values[field] !== readBefore[field]
    const there = fields.filter((field) => read[field])
    const kept = there.filter(isTyped)
    const filled = there.filter((field) => !kept.includes(field))
    for (const field of filled) form.setFieldValue(field, read[field] ?? '')
    onRead(read, filled.includes('name') ? (read.name ?? null) : null)
    return { filled, kept, missing: fields.filter((field) => !read[field]), read }
  }
  return {
    step,
    result,
    scan: (file: File) => void scan(file),
    stop,
  }
}
type PassportScan = ReturnType<typeof usePassportScan>

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
  const { filled, kept, missing, read, look } = result
  const labels = (names: typeof filled) => names.map((name) => labelOf(name, language)).join(', ')
  return (
    <Text size="sm">
      {filled.length > 0 && words.filled(labels(filled))} {look !== null && <strong>{look}</strong>}{' '}
      {kept.map((field) => (
        <span key={field}>
          {placed(
            words.kept,
            labelOf(field, language),
            <bdi>{shownValue(field, read[field] ?? '', language)}</bdi>,
          )}{' '}
        </span>
      ))}
      {missing.length > 0 && words.missing(labels(missing))}
    </Text>
  )
}
