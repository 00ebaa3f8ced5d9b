import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Answer, call } from '#api/client'
import {
  type OriginalStep,
  originalKindNames,
  originalKinds,
  originalPurposeNames,
  originalPurposes,
} from '#modules/documents/originals.schema'
import { languageNow, useLanguage } from '../look/language.ts'
import { type FullRecord, type HeldOriginal, originalsQuery } from '../queries.ts'
import { checked } from '../ui/checked.ts'
import { choicesOf } from '../ui/choices.ts'
import { FailedPart } from '../ui/failed-part.tsx'
import { Part } from '../ui/part.tsx'
import { FoldedForm, useSmallForm } from '../ui/small-form.tsx'
import { today, useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { usePart } from '../ui/use-part.ts'
import { loadWords } from '../words/jobs.ts'
import { Cards } from './cards.tsx'
import { type HeldWords, useHeldWords } from './seen-documents.tsx'

const loadSchema = async () => (await import('../schemas.ts')).newOriginalSchema

/** Notes an original that the office takes; folded until needed. */
function ReceiveOriginal({ recordId }: { recordId: string }) {
  const { originals: words, document, note } = useHeldWords()
  const language = useLanguage()
  const kinds = choicesOf(originalKindNames, (name) => originalKinds[name][language])
  const purposes = choicesOf(originalPurposeNames, (name) => originalPurposes[name][language])
  const form = useSmallForm(
    {
      initial: () => ({
        ...{ kind: 'passport', purpose: 'visa-application' },
        ...{ receivedOn: today(), dueOn: '' },
      }),
      isBegun: ({ dueOn }) => dueOn !== '',
      read: (typed) => checked(loadSchema, typed),
      send: (body) => call('POST /records/{id}/originals', { params: { id: recordId }, body }),
      done: words.receiveNoted,
      topics: ['records', 'originals'],
    },
    true,
  )
  const { input } = form
  return (
    <FoldedForm form={form} label={words.receive} sends={note}>
      <NativeSelect label={document} data={kinds} mt="sm" {...input('kind')} />
      <NativeSelect label={words.purpose} data={purposes} mt="sm" {...input('purpose')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput type="date" label={words.receivedOn} {...input('receivedOn')} />
        <TextInput type="date" label={words.due} {...input('dueOn')} />
      </Group>
    </FoldedForm>
  )
}

interface OriginalsProps {
  record: FullRecord
  onReceipt: (original: HeldOriginal) => void
}

/** Originals of the candidate that the agency has, each with its steps and a receipt to sign. */
export function Originals({ record, onReceipt }: OriginalsProps) {
  const words = useHeldWords().originals
  const originals = useQuery(originalsQuery(record.id))
  return (
    <Part titleId="originals-title" title={words.title}>
      <Cards
        query={originals}
        of={({ originals: list, whereabouts }) =>
          list.map((original) => (
            <One
              key={original.id}
              {...{ record, original, onReceipt }}
              moves={whereabouts.filter(({ originalId }) => originalId === original.id)}
            />
          ))
        }
        none={words.none}
      />
      {record.deletedAt === null && <ReceiveOriginal recordId={record.id} />}
    </Part>
  )
}

type Moves = Answer<'GET /records/{id}/originals'>['whereabouts']

/** Most originals go nowhere. */
const loadForm = async () => {
  const [{ WhereaboutsForm }] = await Promise.all([
    import('../ui/whereabouts.tsx'),
    loadWords(languageNow(), ['whereabouts']),
  ])
  return { WhereaboutsForm }
}

interface OneProps extends OriginalsProps {
  original: HeldOriginal
  moves: Moves
}

function One({ record, original, moves, onReceipt }: OneProps) {
  const words = useHeldWords().originals
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { run, isBusy } = useAction('records', 'originals')
  const { id, kind, isOut } = original
  const label = originalKinds[kind][language]
  const [isMoving, setMoving] = useState(false)
  const { part, asked } = usePart(loadForm, isMoving)
  const params = { id: record.id, originalId: id }
  const giveBack = () =>
    run(
      () =>
        call('POST /records/{id}/originals/{originalId}/return', {
          params,
          body: { returnedOn: today() },
        }),
      words.returned(label),
    )
  const sign = (step: OriginalStep) =>
    run(
      () => call('POST /records/{id}/originals/{originalId}/sign', { params, body: { step } }),
      words.signed(label),
    )
  const unsigned: OriginalStep | null =
    original.agreedBy === null
      ? 'received'
      : !isOut && original.returnAgreedBy === null
        ? 'returned'
        : null
  return (
    <li>
      <strong>{label}</strong>
      {linesOf(original, words, dayOf, originalPurposes[original.purpose][language]).map((line) => (
        <Text key={line} size="sm">
          {line}
        </Text>
      ))}
      {moves.map((move) => (
        <Text key={move.id} size="sm">
          {whereIn(move, words, dayOf)}
        </Text>
      ))}
      {original.isOverdue && (
        <Text size="sm" c="red" fw={600}>
          {words.overdue(dayOf(original.backBy))}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          size="xs"
          variant="default"
          aria-label={words.receiptOf(label)}
          onClick={() => onReceipt(original)}
        >
          {words.receipt}
        </Button>
        {unsigned && (
          <Button size="xs" variant="default" loading={isBusy} onClick={() => void sign(unsigned)}>
            {unsigned === 'received' ? words.handoverSigned : words.returnSigned}
          </Button>
        )}
        {isOut && !isMoving && (
          <Button size="xs" variant="default" onClick={() => setMoving(true)}>
            {words.move}
          </Button>
        )}
        {isOut && (
          <Button size="xs" loading={isBusy} onClick={() => void giveBack()}>
            {words.backToday}
          </Button>
        )}
      </Group>
      <FailedPart what={words.move} queries={[asked]} />
      {isMoving && part && (
        <part.WhereaboutsForm
          originals={[{ id, document: label, name: record.name, reference: record.reference }]}
          onEnd={() => setMoving(false)}
        />
      )}
    </li>
  )
}

function whereIn(
  { place, since, backBy, by }: Moves[number],
  words: HeldWords['originals'],
  dayOf: (day: string) => string,
): string {
  if (place === null) return words.backHere(dayOf(since), by)
  const where = words.isAt(place, dayOf(since), by)
  return backBy === null ? where : `${where}, ${words.isBackBy(dayOf(backBy))}`
}

function linesOf(
  one: HeldOriginal,
  words: HeldWords['originals'],
  dayOf: (instant: string) => string,
  purpose: string,
): string[] {
  const { agreedBy, returnAgreedBy, askedBackAt, returnedOn } = one
  return [
    words.received(purpose, dayOf(one.receivedOn)),
    agreedBy ? words.handover[agreedBy] : words.notConfirmed,
    ...(askedBackAt && returnAgreedBy === null ? [words.askedBack(dayOf(askedBackAt))] : []),
    ...(one.isOut ? [words.dueBy(dayOf(one.backBy))] : []),
    ...(returnedOn ? [words.notedBack(dayOf(returnedOn))] : []),
    ...(returnAgreedBy ? [words.back[returnAgreedBy]] : []),
  ]
}
