import { Button, Group, NativeSelect, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#api/client'
import { documentKinds } from '#modules/documents/schema'
import { seenKinds } from '#modules/organisation/schema'
import { newSightingSchema } from '#modules/sightings/schema'
import { type FullRecord, type SeenPaper, sightingsQuery } from '../queries.ts'
import { Loaded } from '../ui/loaded.tsx'
import { dayOf, today } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import { useFoldedForm } from '../ui/use-folded-form.ts'
import classes from './record.module.css'

/** Medical form and police clearance: that staff saw them, without a scan. */
export function SeenPapers({ record }: { record: FullRecord }) {
  const sightings = useQuery(sightingsQuery(record.id))
  return (
    <section aria-labelledby="seen-title" id="seen">
      <Title order={2} size="h4" id="seen-title" mb="sm">
        Seen, not kept
      </Title>
      <Loaded query={sightings}>
        {({ sightings: list }) =>
          list.length === 0 ? (
            <Text size="sm" c="dimmed">
              Nothing is noted. Look at a medical form or a police clearance, note that you saw it,
              and give it back.
            </Text>
          ) : (
            <ul className={classes.cards}>
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

function One({ recordId, sighting }: { recordId: string; sighting: SeenPaper }) {
  const { run, isBusy } = useAction('records')
  const { id, kind, seenOn, seenBy, number } = sighting
  const { label } = documentKinds[kind]
  const remove = () =>
    run(
      () =>
        call('DELETE /records/{id}/sightings/{sightingId}', {
          params: { id: recordId, sightingId: id },
        }),
      `${label}: the note is taken off`,
    )
  return (
    <li>
      <strong>{label}</strong>
      <Text size="sm">
        Seen on {dayOf(seenOn)} by <bdi>{seenBy}</bdi>
      </Text>
      {number !== null && <Text size="sm">Number on the paper: {number}</Text>}
      <Button
        size="xs"
        variant="default"
        mt="xs"
        loading={isBusy}
        aria-label={`Take off: ${label}, ${dayOf(seenOn)}`}
        onClick={() => void remove()}
      >
        Take off
      </Button>
    </li>
  )
}

const kinds = seenKinds.map((value) => ({ value, label: documentKinds[value].label }))
const empty = () => ({ kind: kinds[0]?.value as string, seenOn: today(), number: '' })

/** The form for a paper that somebody holds in their hand, folded away until it is needed. */
function NoteSighting({ recordId }: { recordId: string }) {
  const { run, isBusy } = useAction('records')
  const { isOpen, open, close, submit, input } = useFoldedForm({
    empty,
    isBegun: ({ number }) => number !== '',
    check: (typed) =>
      newSightingSchema.safeParse({ ...typed, number: typed.number.trim() || null }),
    send: (body, onFields) =>
      run(
        () => call('POST /records/{id}/sightings', { params: { id: recordId }, body }),
        'Noted',
        onFields,
      ),
  })
  if (!isOpen)
    return (
      <Button variant="default" mt="sm" onClick={open}>
        Note a paper you saw
      </Button>
    )
  return (
    <form onSubmit={submit} aria-label="Note a paper you saw">
      <NativeSelect label="Paper" data={kinds} mt="sm" {...input('kind')} />
      <TextInput type="date" label="Seen on" mt="sm" {...input('seenOn')} />
      <TextInput
        label="Number on the paper"
        description="Leave it empty if there is none. What the paper says is not noted"
        mt="sm"
        {...input('number')}
      />
      <Group gap="xs" mt="sm">
        <Button type="submit" loading={isBusy}>
          Note it
        </Button>
        <Button variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
