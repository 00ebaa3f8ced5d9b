import { Button, Group, NativeSelect, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, call, type Answer as Reply } from '#api/client'
import { rowOf } from '#modules/cases/kinds.schema'
import type { CaseAnswer as Answer, Case } from '#modules/cases/schema'
import { shownTerm, shownWage } from '#modules/contracts/fees.schema'
import { noTerms, type WagePeriod } from '#modules/contracts/schema'
import { useCasesWords } from '#words/cases'
import { useLanguage } from '../look/language.ts'
import { authorsQuery, contractQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { choices } from '../ui/choices.ts'
import { errorsBelow } from '../ui/draft-said.ts'
import { pressable } from '../ui/focus.ts'
import { Part } from '../ui/part.tsx'
import { SaidInText } from '../ui/said-in-text.tsx'
import type { DraftSentence } from '../ui/sentences.ts'
import { useSmallForm } from '../ui/small-form.tsx'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useRefusals } from '../ui/use-refusals.ts'
import type { Refused } from '../ui/why-not.tsx'
import { said } from '../words/said.tsx'
import { useCaseKeys } from './case-keys.ts'
import classes from './cases.module.css'
import { DecideMistake, Reasons } from './decide-mistake.tsx'

const longest = { reason: 1000, answer: 2000, correction: 500, note: 4000 } as const

type CaseToAnswer = Reply<'GET /cases/{id}'>

/** The ways in which a case of its kind is answered; once answered, what only staff read can be opened again. */
export function CaseAnswer({ one }: { one: CaseToAnswer }) {
  const { answer: words } = useCasesWords()
  const params = { id: one.id }
  if (one.state === 'open')
    return (
      <>
        <DecideMistake one={one} />
        <AnswerForm one={one} />
      </>
    )
  if (rowOf(one.kind).readBy !== 'staff') return <Text>{words.isAnswered}</Text>
  return (
    <ActButton
      does={() => call('POST /cases/{id}/reopening', { params })}
      done={words.reopened}
      topics={['cases', 'records', 'counts']}
    >
      {words.reopen}
    </ActButton>
  )
}

/** Why this person may not answer in that way; null where they may. */
function refusedIn({ verdicts }: CaseToAnswer, result: string): Refused | null {
  const verdict = verdicts[result]
  return verdict?.may === false ? verdict : null
}

function AnswerForm({ one }: { one: CaseToAnswer }) {
  const { answer: words } = useCasesWords()
  const { run, isBusy } = useAction('cases', 'records', 'counts')
  const [text, setText] = useState('')
  const [sentences, setSentences] = useState<DraftSentence[]>([])
  const [errors, setErrors] = useState<Record<string, string>>({})
  useUnsavedInput(text.trim() !== '' || sentences.length > 0)
  const { results } = rowOf(one.kind)
  const asked = Object.values(results).find((result) => result.text)?.text
  const isOutside = asked !== undefined && asked !== 'note'
  const { 0: refusal } = useRefusals('answer', isOutside ? [text] : [])
  const form = useCaseKeys(sentences.length > 0)
  const below = errorsBelow(errors, 'text.sentences')
  const missing = below[''] ?? errors.text
  const sentenceErrors = missing ? { ...below, '': missing } : below
  const answer = (result: string) => {
    const composed = isOutside ? { sentences, own: text.trim() } : text
    const body = {
      kind: one.kind,
      result,
      ...(results[result]?.text ? { text: composed } : {}),
    } as Answer
    const send = () => call('POST /cases/{id}/answer', { params: { id: one.id }, body })
    void run(send, words.done, setErrors)
  }
  return (
    <form
      ref={form}
      className={classes.answer}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        const may = Object.keys(results).find((result) => refusedIn(one, result) === null)
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && may && !isBusy) answer(may)
      }}
      aria-label={words.form}
    >
      {isOutside && (
        <SaidInText
          isNeeded
          place="answer"
          errors={sentenceErrors}
          {...{ sentences }}
          onChange={(next) => {
            setSentences(next)
            setErrors({})
          }}
        />
      )}
      {asked && (
        <Textarea
          label={words.field[asked]}
          description={words.hint[asked]}
          value={text}
          error={said(refusal?.why ?? (isOutside ? undefined : errors.text) ?? errors['text.own'])}
          maxLength={longest[asked]}
          autosize
          minRows={3}
          maxRows={14}
          mb="md"
          onChange={({ currentTarget: { value } }) => {
            setText(value)
            setErrors({})
          }}
        />
      )}
      <AnswerButtons {...{ one, isBusy }} onAnswer={answer} />
      <Reasons verdicts={Object.values(one.verdicts)} />
    </form>
  )
}

interface AnswerButtonsProps {
  one: CaseToAnswer
  isBusy: boolean
  onAnswer: (result: string) => void
}

/** One button for each way in which a case of its kind is answered. */
function AnswerButtons({ one, isBusy, onAnswer }: AnswerButtonsProps) {
  const { results } = useCasesWords().answer
  // Correcting it is the one thing to do.
  const isCorrected = one.kind === 'mistake' && one.part?.startsWith('detail:') === true
  return (
    <Group gap="sm">
      {Object.keys(rowOf(one.kind).results).map((result, at) => {
        const refused = refusedIn(one, result)
        return (
          <Button
            key={result}
            data-result={result}
            aria-keyshortcuts={result === 'declined' ? 'd' : undefined}
            variant={at === 0 && !isCorrected ? 'filled' : 'default'}
            loading={isBusy}
            aria-describedby={refused ? `why-not-${refused.reason}` : undefined}
            {...pressable(refused !== null, () => onAnswer(result))}
          >
            {(results as Readonly<Record<string, string>>)[result]}
          </Button>
        )
      })}
    </Group>
  )
}

/** Another contract beside the first one. */
export function BesideFirst({ one, recordId }: { one: Case; recordId: string }) {
  const { contract: words } = useCasesWords()
  const language = useLanguage()
  const first = useQuery(contractQuery(recordId))
  const terms = first.data?.versions[0]?.terms ?? noTerms
  const wage = one.money && { ...one.money, period: one.said.period as WagePeriod }
  const rows = [
    [words.wage, shownTerm('wage', terms, language), wage ? shownWage(wage, language) : ''],
    [words.employer, shownTerm('employer', terms, language), one.said.employer ?? ''],
  ]
  return (
    <table className={classes.sideBySide}>
      <thead>
        <tr>
          <th scope="col">{words.term}</th>
          <th scope="col">{words.first}</th>
          <th scope="col">{words.other}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ours, theirs]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ours || words.silent}</td>
            <td>{theirs || words.silent}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The photo that came with a case, by page. */
export function CasePhoto({ one: { id, filePages } }: { one: Case }) {
  const { contract: words } = useCasesWords()
  return Array.from({ length: filePages }, (_, index) => index + 1).map((page) => (
    <p key={page}>
      <a href={addressOf(`/cases/${id}/file?page=${page}`)} target="_blank" rel="noreferrer">
        {words.photo(page)}
      </a>
    </p>
  ))
}

/** What staff do among themselves: who deals with the case, and notes for each other. */
export function CaseWork({ one }: { one: Case }) {
  const { work: words } = useCasesWords()
  const { role } = useSession()
  return (
    <Part titleId="work" title={words.title}>
      {role === 'admin' && <Assignee one={one} />}
      <NewNote id={one.id} />
    </Part>
  )
}

function Assignee({ one: { id, assignedTo } }: { one: Case }) {
  const { work: words } = useCasesWords()
  const { run, isBusy } = useAction('cases')
  const { data } = useQuery(authorsQuery)
  const staff = data?.staff ?? {}
  const isGone = assignedTo && !(assignedTo.id in staff)
  return (
    <NativeSelect
      label={words.assigned}
      disabled={isBusy}
      mb="md"
      data={[
        { value: '', label: words.nobody },
        ...(isGone ? [{ value: assignedTo.id, label: assignedTo.name ?? words.gone }] : []),
        ...choices(staff),
      ]}
      value={assignedTo?.id ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const body = { accountId: value || null }
        void run(() => call('PUT /cases/{id}/assignee', { params: { id }, body }), words.done)
      }}
    />
  )
}

function NewNote({ id }: { id: string }) {
  const { work: words } = useCasesWords()
  const isEmpty = ({ text }: { text: string }) => text.trim() === ''
  const { typed, input, submit, isBusy } = useSmallForm({
    initial: () => ({ text: '' }),
    isBegun: (begun) => !isEmpty(begun),
    read: (data) => ({ data, errors: null }),
    send: (body) => call('POST /cases/{id}/notes', { params: { id }, body }),
    done: words.noted,
    topics: ['cases'],
  })
  return (
    <form onSubmit={submit} aria-label={words.note}>
      <Textarea
        label={words.note}
        description={words.noteHint}
        maxLength={4000}
        autosize
        minRows={2}
        {...input('text')}
      />
      <Button type="submit" variant="default" mt="sm" loading={isBusy} disabled={isEmpty(typed)}>
        {words.write}
      </Button>
    </form>
  )
}
