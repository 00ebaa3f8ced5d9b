import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import { shownDetail } from '#modules/records/facts.schema'
import { isField } from '#modules/records/fields.schema'
import type { Colleague } from '#platform/verdict.schema'
import { useCasesWords } from '#words/cases'
import { useLanguage } from '../look/language.ts'
import { recordQuery } from '../queries.ts'
import { useSession } from '../session.ts'
import { useUnsavedInput } from '../ui/unsaved-input.ts'
import { useAction } from '../ui/use-action.ts'
import { useVerdicts } from '../ui/use-refusals.ts'
import { DecidesAlone, type Verdict, WhyNot } from '../ui/why-not.tsx'
import { said } from '../words/said.tsx'
import classes from './cases.module.css'
import { labelOfPart } from './kind-words.ts'

type CaseToAnswer = Answer<'GET /cases/{id}'>

/**
 * What decides about something that a candidate calls wrong, beside its answers: the correction in one press, and for
 * whoever entered the value a colleague to ask, since neither answer is theirs.
 */
export function DecideMistake({ one }: { one: CaseToAnswer }) {
  const { role } = useSession()
  const colleagues = colleaguesIn(one)
  const [chosen, choose] = useState<string | null>(null)
  const whom = colleagues.find(({ id }) => id === chosen) ?? askedIn(one) ?? colleagues[0] ?? null
  const { part, recordId } = one
  const field = part?.startsWith('detail:') ? part.slice('detail:'.length) : ''
  // A moderator who has the case decides; correcting the record is for admins, and so is asking somebody.
  if (role !== 'admin' || one.kind !== 'mistake') return null
  return (
    <>
      {whom && <AskColleague {...{ one, colleagues, whom, choose }} />}
      {recordId !== null && isField(field) && <Correct {...{ one, recordId, field, whom }} />}
    </>
  )
}

/** Who could decide, where the person who looks may not. */
function colleaguesIn({ verdicts }: CaseToAnswer): readonly Colleague[] {
  const refused = Object.values(verdicts).find(
    (verdict) => !verdict.may && verdict.reason === 'case.second_person',
  )
  return (refused?.may === false && refused.who) || []
}

/** The colleague who has the case already, if they are one of those who could. */
function askedIn(one: CaseToAnswer): Colleague | undefined {
  return colleaguesIn(one).find(({ id }) => id === one.assignedTo?.id)
}

interface AskColleagueProps {
  one: CaseToAnswer
  colleagues: readonly Colleague[]
  whom: Colleague
  choose: (id: string) => void
}

function AskColleague({ one, colleagues, whom, choose }: AskColleagueProps) {
  const { decide: words } = useCasesWords()
  const { run, isBusy } = useAction('cases', 'counts')
  const ask = () => {
    const params = { id: one.id }
    const body = { accountId: whom.id }
    void run(() => call('PUT /cases/{id}/assignee', { params, body }), words.asked(whom.name))
  }
  const isAsked = askedIn(one)?.id === whom.id
  return (
    <Group gap="sm" align="end" mt="sm">
      {colleagues.length > 1 && (
        <NativeSelect
          label={words.whom}
          data={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          value={whom.id}
          onChange={({ currentTarget: { value } }) => choose(value)}
        />
      )}
      {isAsked ? (
        <Text size="sm">{words.isAsked(whom.name)}</Text>
      ) : (
        <Button loading={isBusy} onClick={ask}>
          {words.ask(whom.name)}
        </Button>
      )}
    </Group>
  )
}

interface CorrectProps {
  one: CaseToAnswer
  recordId: string
  field: string
  whom: Colleague | null
}

/** Corrects the detail and answers, as far as one person may. */
function Correct({ one, recordId, field, whom }: CorrectProps) {
  const { decide: words } = useCasesWords()
  const language = useLanguage()
  const { run, isBusy } = useAction('cases', 'records', 'counts')
  const record = useQuery(recordQuery(recordId))
  const proposed = String(one.said.proposed ?? '')
  const [typed, setTyped] = useState(proposed)
  const [errors, setErrors] = useState<Record<string, string>>({})
  useUnsavedInput(typed !== proposed)
  const body = { caseId: one.id, changes: { [field]: typed }, ...(whom ? { ask: whom.id } : {}) }
  const refused = useVerdicts(typed ? { request: 'POST /records/{id}/corrections', body } : null)
  if (!record.data || !isField(field)) return null
  const { version } = record.data
  const before = record.data[field]
  const send = () => {
    const correct = () =>
      call('POST /records/{id}/corrections', { params: { id: recordId }, body, version })
    const outcomes = { answered: words.answered, waits: words.waits, asked: words.corrected }
    void run(correct, ({ outcome }) => outcomes[outcome], setErrors)
  }
  return (
    <form
      className={classes.correct}
      aria-label={words.correct}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextInput
        label={words.label(labelOfPart(`detail:${field}`, language))}
        description={words.now(before ? shownDetail(field, before, language) : '–')}
        value={typed}
        maxLength={500}
        error={said(Object.values({ ...refused, ...errors })[0])}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setErrors({})
        }}
      />
      <Button
        type="submit"
        data-answers
        aria-keyshortcuts="a"
        variant={whom ? 'default' : 'filled'}
        mt="sm"
        loading={isBusy}
        disabled={typed.trim() === ''}
      >
        {whom ? words.sendAndAsk(whom.name) : words.send}
      </Button>
    </form>
  )
}

/** Why some answers are not this person's: one reason for both is said once. */
export function Reasons({ verdicts }: { verdicts: readonly Verdict[] }) {
  const refused = verdicts.flatMap((verdict) => (verdict.may ? [] : [verdict]))
  const reasons = new Map(refused.map((verdict) => [verdict.reason, verdict]))
  return (
    <>
      {[...reasons.values()].map((verdict) => (
        <WhyNot key={verdict.reason} id={`why-not-${verdict.reason}`} verdict={verdict} />
      ))}
      <DecidesAlone verdicts={verdicts} />
    </>
  )
}
