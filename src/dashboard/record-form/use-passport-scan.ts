import { useEffect, useRef, useState } from 'react'
import type { RecordValues } from './record-values.ts'
import type { WhyUnread } from './scan/scan-passport.ts'
import type { RecordForm } from './use-record-form.ts'

/** What the lines of a passport fill in. */
const fields = ['passportNumber', 'name', 'nationality', 'dateOfBirth'] as const
type Field = (typeof fields)[number]
export type Read = Partial<Pick<RecordValues, Field>>

/** The result of reading a photo. */
export type ScanResult =
  | { filled: Field[]; kept: Field[]; missing: Field[]; read: Read }
  | { why: WhyUnread }

/** Reads a photo of a passport into a form: its progress, its result, and what a person has to check. */
export function usePassportScan(
  form: RecordForm,
  { readBefore, onRead }: { readBefore: Read; onRead: (read: Read, name: string | null) => void },
) {
  const [step, setStep] = useState<{ name: 'loading' | 'reading'; share: number } | null>(null)
  const [result, setResult] = useState<ScanResult | null>(null)
  const underWay = useRef<AbortController>(null)
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
      const [{ scanPassport }, { valuesOfLines }] = await Promise.all([
        import('./scan/scan-passport.ts'),
        import('./values-of-lines.ts'),
      ])
      const outcome = await scanPassport(file, {
        signal: own.signal,
        onProgress: (name, share) => own.signal.aborted || setStep({ name, share }),
      })
      if (own.signal.aborted) return
      setResult('why' in outcome ? outcome : fill(valuesOfLines(outcome.lines)))
    } catch {
      if (own.signal.aborted) return
      setResult({ why: 'no-reader' })
    }
    setStep(null)
  }
  /** Typed text stays; empty fields, and those read before, are filled. */
  const fill = (read: Read): ScanResult => {
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
export type PassportScan = ReturnType<typeof usePassportScan>
