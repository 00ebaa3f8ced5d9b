import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { useIncomingWords } from '#words/incoming'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, incomingQuery } from '../queries.ts'
import { ActButton } from '../ui/act-button.tsx'
import { errorsBelow } from '../ui/draft-said.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Muted, Part } from '../ui/part.tsx'
import { SaidInText } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { useTimes } from '../ui/times.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useRefusals } from '../ui/use-refusals.ts'
import { useShellWords } from '../words/index.ts'
import { said } from '../words/said.tsx'
import classes from './incoming.module.css'

type List = Answer<'GET /records/{id}/incoming'>
type One = List['incoming'][number]

/** What the record still needs, and photos of documents that its candidate sent: to be accepted or returned. */
export function Incoming({ record }: { record: FullRecord }) {
  const words = useIncomingWords()
  const query = useQuery(incomingQuery(record.id))
  return (
    <Part titleId="incoming-title" title={words.title}>
      <Loaded query={query}>
        {({ needed, incoming }) => {
          const waiting = incoming.filter(({ state }) => state === 'waiting')
          return (
            <Stack gap="md">
              <Needed needed={needed} />
              {waiting.length === 0 && <Muted>{words.none}</Muted>}
              {waiting.map((one) => (
                <Waiting key={one.id} one={one} mayDecide={record.deletedAt === null} />
              ))}
            </Stack>
          )
        }}
      </Loaded>
    </Part>
  )
}

/** What is missing, and who asks for it. */
function Needed({ needed }: Pick<List, 'needed'>) {
  const words = useIncomingWords()
  const language = useLanguage()
  const open = needed.filter(({ state }) => state === 'missing' || state === 'returned')
  if (needed.length === 0) return null
  if (open.length === 0) return <Text size="sm">{words.allHere}</Text>
  return (
    <div>
      <Text size="sm">
        {words.needed(open.map(({ kind }) => kindLabel(kind, language)).join(', '))}
      </Text>
      <Muted>
        {[
          ...new Set(
            open.flatMap(({ rows }) => rows.map((row) => words.asks(row.authority, row.rule))),
          ),
        ].join(' · ')}
      </Muted>
    </div>
  )
}

function Waiting({ one, mayDecide }: { one: One; mayDecide: boolean }) {
  const words = useIncomingWords()
  const { momentOf } = useTimes()
  const label = kindLabel(one.kind, useLanguage())
  const [isReturning, setReturning] = useState(false)
  const { id, version } = one
  return (
    <section className={classes.one} aria-labelledby={id}>
      <Text id={id} fw={600}>
        {label}
      </Text>
      <Muted>{words.since(momentOf(one.changedAt))}</Muted>
      <div className={classes.pages}>
        {one.pages.flatMap((page, index) =>
          Array.from({ length: page.pages }, (_, at) => {
            const address = `/api/v1/incoming/${id}/pages/${page.id}?page=${at + 1}&of=${version}`
            return (
              <a
                key={`${page.id} ${at}`}
                href={`${address}&width=1600`}
                target="_blank"
                rel="noreferrer"
              >
                <img
                  src={`${address}&width=960`}
                  alt={words.page(label, index + 1)}
                  loading="lazy"
                />
              </a>
            )
          }),
        )}
      </div>
      {mayDecide && isReturning && (
        <ReturnForm one={one} label={label} onEnd={() => setReturning(false)} />
      )}
      {mayDecide && !isReturning && (
        <Group gap="xs">
          <ActButton
            variant="filled"
            does={() => call('POST /incoming/{id}/accept', { params: { id }, body: { version } })}
            done={words.accepted(label)}
            topics={['records', 'today', 'counts']}
            aria-label={words.of(words.accept, label)}
          >
            {words.accept}
          </ActButton>
          <Button
            variant="default"
            onClick={() => setReturning(true)}
            aria-label={words.of(words.returns, label)}
          >
            {words.returns}
          </Button>
        </Group>
      )}
    </section>
  )
}

interface ReturnFormProps {
  one: One
  label: string
  onEnd: () => void
}

/** Why it goes back, in sentences that each candidate reads in the own language, and by when it is sent again. */
function ReturnForm({ one: { id, version }, label, onEnd }: ReturnFormProps) {
  const words = useIncomingWords()
  const { cancel } = useShellWords()
  const { run, isBusy } = useAction('records', 'today', 'counts')
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const [own, setOwn] = useState('')
  const [until, setUntil] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { 0: refusal } = useRefusals('reason', [own])
  useUnsavedInput(own.trim() !== '' || sentences.length > 0)
  const below = errorsBelow(errors, 'reason.sentences')
  const missing = below[''] ?? errors.reason
  const send = async () => {
    const body = { version, reason: { sentences: [...sentences], own: own.trim() }, until }
    const answer = await run(
      () => call('POST /incoming/{id}/return', { params: { id }, body: body as never }),
      words.returned(label),
      setErrors,
    )
    if (answer) onEnd()
  }
  return (
    <form
      aria-label={words.of(words.returns, label)}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <SaidInText
        isNeeded
        place="reason"
        most={3}
        sentences={sentences}
        errors={missing ? { ...below, '': missing } : below}
        onChange={(next) => {
          setSentences(next)
          setErrors({})
        }}
      />
      <Textarea
        label={words.own}
        value={own}
        maxLength={300}
        autosize
        minRows={2}
        error={said(refusal?.why ?? errors['reason.own'])}
        onChange={({ currentTarget: { value } }) => setOwn(value)}
      />
      <TextInput
        type="date"
        label={words.until}
        description={words.untilHint}
        value={until}
        error={said(errors.until)}
        onChange={({ currentTarget: { value } }) => setUntil(value)}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          {words.returns}
        </Button>
        <Button variant="default" onClick={onEnd}>
          {cancel}
        </Button>
      </Group>
    </form>
  )
}
