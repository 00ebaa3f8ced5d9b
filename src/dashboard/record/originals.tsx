import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import {
  type OriginalStep,
  originalKindNames,
  originalKinds,
  originalPurposeNames,
  originalPurposes,
} from '#modules/documents/originals.schema'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, type HeldOriginal, originalsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today, useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import classes from './record.module.css'
import { type HeldWords, useHeldWords } from './seen-documents.tsx'

const empty = () => ({
  kind: 'passport',
  purpose: 'visa-application',
  receivedOn: today(),
  dueOn: '',
})

/** Notes an original that the office takes; folded until needed. */
function ReceiveOriginal({ recordId }: { recordId: string }) {
  const { originals: words, document, note, cancel } = useHeldWords()
  const language = useLanguage()
  const kinds = originalKindNames.map((value) => ({ value, label: originalKinds[value][language] }))
  const purposes = originalPurposeNames.map((value) => ({
    value,
    label: originalPurposes[value][language],
  }))
  const { run, isBusy } = useAction('records', 'originals')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ dueOn }) => dueOn !== '',
    schema: async () => (await import('../schemas.ts')).newOriginalSchema,
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/originals', { params: { id: recordId }, body }),
        words.receiveNoted,
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        {words.receive}
      </Button>
    )
  return (
    <form onSubmit={submit} aria-label={words.receive}>
      <NativeSelect label={document} data={kinds} mt="sm" {...input('kind')} />
      <NativeSelect label={words.purpose} data={purposes} mt="sm" {...input('purpose')} />
      <Group align="start" gap="md" mt="sm">
        <TextInput type="date" label={words.receivedOn} {...input('receivedOn')} />
        <TextInput type="date" label={words.due} {...input('dueOn')} />
      </Group>
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          {note}
        </Button>
        <Button variant="default" onClick={close}>
          {cancel}
        </Button>
      </Group>
    </form>
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
    <section aria-labelledby="originals-title">
      <Title order={2} size="h4" id="originals-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={originals}>
        {({ originals: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              {words.none}
            </Text>
          ) : (
            <ul className={classes.cards}>
              {list.map((original) => (
                <One key={original.id} {...{ record, original, onReceipt }} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {record.deletedAt === null && <ReceiveOriginal recordId={record.id} />}
    </section>
  )
}

function One({ record, original, onReceipt }: OriginalsProps & { original: HeldOriginal }) {
  const words = useHeldWords().originals
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { run, isBusy } = useAction('records', 'originals')
  const { id, kind, isOut } = original
  const label = originalKinds[kind][language]
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
        {isOut && (
          <Button size="xs" loading={isBusy} onClick={() => void giveBack()}>
            {words.backToday}
          </Button>
        )}
      </Group>
    </li>
  )
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
