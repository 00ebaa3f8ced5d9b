import { Alert, Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type Answer, call } from '#api/client'
import type { MatchingRecord } from '#modules/records/schema'
import { type AnnounceWords, useAnnounceWords } from '#words/announce'
import { Dialog } from '../ui/dialog.tsx'
import { errorsBelow } from '../ui/draft-said.ts'
import { Muted } from '../ui/part.tsx'
import { type PublicText, publicTextOf, SaidInText } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useRefusals } from '../ui/use-refusals.ts'
import { said } from '../words/said.tsx'
import type { Report } from './bulk-report.tsx'

/** As many as one call takes, and as many characters as own words may have. */
const most = { inOneCall: 100, characters: 1000 } as const

interface AnnounceProps {
  records: readonly MatchingRecord[]
  onClose: () => void
  /** Everybody who could be told was; the report names the others. */
  onDone: (report: Report | null) => void
}

/** Says the same to many candidates: sentences that each reads in the own language, own words, or both. */
export function Announce({ records, onClose, onDone }: AnnounceProps) {
  const words = useAnnounceWords()
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const [own, setOwn] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { rest, tellRest } = useTelling(records)
  const { run, isBusy } = useAction('records')
  const isBegun = rest.length < records.length
  useUnsavedInput(own.trim() !== '' || sentences.length > 0 || isBegun)
  const { 0: refusal } = useRefusals('notice', [own])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const text = publicTextOf(sentences, own.trim())
    const outcome = await run(
      () => tellRest(text),
      ({ told }) => words.done(told),
      setErrors,
    )
    if (outcome) onDone(reportOf(words, outcome.problems, records))
  }
  const below = errorsBelow(errors, 'text.sentences')
  return (
    <Dialog isOpen onClose={onClose} title={words.title(records.length)} size="lg">
      <form onSubmit={(event) => void send(event)} noValidate>
        {isBegun ? (
          <Alert color="warn" mb="md" role="status">
            {isBusy
              ? words.progress(records.length - rest.length, records.length)
              : words.broken(records.length - rest.length, records.length)}
          </Alert>
        ) : (
          <>
            <Muted mb="md">{words.lead}</Muted>
            <SaidInText
              place="notice"
              errors={below}
              {...{ sentences }}
              onChange={(next) => {
                setSentences(next)
                setErrors({})
              }}
            />
            <Textarea
              label={words.own}
              description={words.ownHint}
              value={own}
              error={said(refusal?.why ?? errors.text ?? errors['text.own'])}
              maxLength={most.characters}
              autosize
              minRows={3}
              maxRows={12}
              my="md"
              onChange={({ currentTarget: { value } }) => {
                setOwn(value)
                setErrors({})
              }}
            />
          </>
        )}
        <Button type="submit" loading={isBusy}>
          {isBegun ? words.goOn : words.send(records.length)}
        </Button>
      </form>
    </Dialog>
  )
}

type Problems = Answer<'POST /announcements'>['problems']

/** Tells a hundred a call. Where a call fails, what was told stays told, and the next try goes on with the rest. */
function useTelling(records: readonly MatchingRecord[]) {
  const [so, setSo] = useState({ told: 0, problems: [] as Problems, rest: records })
  const tellRest = async (text: PublicText) => {
    let now = so
    while (now.rest.length > 0) {
      const recordIds = now.rest.slice(0, most.inOneCall).map(({ id }) => id)
      const { told, problems } = await call('POST /announcements', { body: { recordIds, text } })
      now = {
        told: now.told + told.length,
        problems: [...now.problems, ...problems],
        rest: now.rest.slice(recordIds.length),
      }
      setSo(now)
    }
    return now
  }
  return { rest: so.rest, tellRest }
}

function reportOf(
  words: AnnounceWords,
  problems: Problems,
  records: readonly MatchingRecord[],
): Report | null {
  if (problems.length === 0) return null
  const names = new Map(records.map(({ id, name }) => [id, name]))
  return {
    title: words.failed(problems.length),
    problems: problems.map((one) => ({ ...one, name: names.get(one.id) ?? words.aRecord })),
  }
}
