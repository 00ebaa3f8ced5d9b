import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { kindLabel } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/seen-kinds.schema'
import { useLanguage } from '../look/language.ts'
import { type FullRecord, type SeenDocument, sightingsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { today, useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import { useHeldWords } from '../words/held.ts'
import { placed } from '../words/placed.tsx'
import classes from './record.module.css'

/** Medical form and police clearance: that staff saw them, without a scan. */
export function SeenDocuments({ record }: { record: FullRecord }) {
  const words = useHeldWords().seen
  const sightings = useQuery(sightingsQuery(record.id))
  return (
    <section aria-labelledby="seen-title" id="seen">
      <Title order={2} size="h4" id="seen-title" mb="sm">
        {words.title}
      </Title>
      <Loaded query={sightings}>
        {({ sightings: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              {words.none}
            </Text>
          ) : (
            <ul className={`${classes.cards} ${classes.inRows}`}>
              {list.map((one) => (
                <One key={one.id} recordId={record.id} sighting={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {record.deletedAt === null && <NoteSighting recordId={record.id} />}
    </section>
  )
}

function One({ recordId, sighting }: { recordId: string; sighting: SeenDocument }) {
  const words = useHeldWords().seen
  const language = useLanguage()
  const { dayOf } = useTimes()
  const { run, isBusy } = useAction('records')
  const { id, kind, seenOn, seenBy, number } = sighting
  const label = kindLabel(kind, language)
  const remove = () =>
    run(
      () =>
        call('DELETE /records/{id}/sightings/{sightingId}', {
          params: { id: recordId, sightingId: id },
        }),
      words.takenOff(label),
    )
  return (
    <li>
      <strong>{label}</strong>
      <Text size="sm">{placed(words.by, dayOf(seenOn), <bdi>{seenBy}</bdi>)}</Text>
      {number !== null && <Text size="sm">{words.numberIs(number)}</Text>}
      <Button
        size="xs"
        variant="default"
        mt="xs"
        loading={isBusy}
        aria-label={words.takeOffOne(label, dayOf(seenOn))}
        onClick={() => void remove()}
      >
        {words.takeOff}
      </Button>
    </li>
  )
}

const empty = () => ({ kind: seenKinds[0] as string, seenOn: today(), number: '' })

/** The form for a document that somebody presents; folded until needed. */
function NoteSighting({ recordId }: { recordId: string }) {
  const { seen: words, document, note, noted, cancel } = useHeldWords()
  const language = useLanguage()
  const kinds = seenKinds.map((value) => ({ value, label: kindLabel(value, language) }))
  const { run, isBusy } = useAction('records')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ number }) => number !== '',
    schema: async () => (await import('../schemas.ts')).newSightingSchema,
    toCheck: (typed) => ({ ...typed, number: typed.number.trim() || null }),
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/sightings', { params: { id: recordId }, body }),
        noted,
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        {words.form}
      </Button>
    )
  return (
    <form onSubmit={submit} aria-label={words.form}>
      <NativeSelect label={document} data={kinds} mt="sm" {...input('kind')} />
      <TextInput type="date" label={words.on} mt="sm" {...input('seenOn')} />
      <TextInput label={words.number} description={words.numberHint} mt="sm" {...input('number')} />
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
