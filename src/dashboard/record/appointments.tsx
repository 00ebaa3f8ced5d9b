import {
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import {
  type AppointmentState,
  appointmentKinds,
  type ThingToBring,
  thingsToBring,
} from '#modules/appointments/schema'
import { useAppointmentsWords } from '#words/appointments'
import { type Appointment, organisationQuery } from '../queries.ts'
import { ask } from '../ui/ask.ts'
import { checked } from '../ui/checked.ts'
import { choicesOf } from '../ui/choices.ts'
import { Muted, Part } from '../ui/part.tsx'
import { FoldedForm, SmallForm, useSmallForm } from '../ui/small-form.tsx'
import { timeZones } from '../ui/time-zones.ts'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './record.module.css'

const loadNew = async () => (await import('../schemas.ts')).newAppointmentsSchema
const loadMoved = async () => (await import('../schemas.ts')).movedAppointmentSchema

interface Typed extends Record<string, string> {
  kind: string
  day: string
  time: string
  zone: string
  place: string
  /** What is to be brought, with commas between. */
  bring: string
  note: string
}

const listOf = (bring: string) => bring.split(',').filter((one) => one !== '') as ThingToBring[]
const bodyOf = ({ bring, ...typed }: Typed) => ({ ...typed, bring: listOf(bring) })

interface AppointmentsProps {
  recordId: string
  appointments: readonly Appointment[]
  isInTrash: boolean
}

/** What a candidate is asked to come to. */
export function Appointments({ recordId, appointments, isInTrash }: AppointmentsProps) {
  const words = useAppointmentsWords()
  return (
    <Part titleId="appointments-title" title={words.title}>
      {appointments.length === 0 ? (
        <Muted>{words.none}</Muted>
      ) : (
        <ul className={classes.cards}>
          {appointments.map((one) => (
            <One key={one.id} one={one} />
          ))}
        </ul>
      )}
      {!isInTrash && <AskToCome recordId={recordId} />}
    </Part>
  )
}

function AskToCome({ recordId }: { recordId: string }) {
  const words = useAppointmentsWords()
  const organisation = useQuery(organisationQuery)
  const zone = organisation.data?.timeZone ?? 'UTC'
  const form = useSmallForm(
    {
      initial: (): Typed => ({
        ...{ kind: 'medical', day: '', time: '', zone, place: '', bring: '', note: '' },
      }),
      isBegun: ({ day, place, note }) => `${day}${place}${note}` !== '',
      read: (typed) => checked(loadNew, { ...bodyOf(typed), recordIds: [recordId] }),
      draft: (typed) => ({ request: 'POST /appointments', body: bodyOf(typed) }),
      send: (body) => call('POST /appointments', { body }),
      done: words.made,
      topics: ['records', 'today'],
    },
    true,
  )
  return (
    <FoldedForm form={form} label={words.add} sends={words.send}>
      <Fields form={form} />
    </FoldedForm>
  )
}

type Form = ReturnType<typeof useSmallForm<Typed, unknown, unknown>>

function Fields({ form }: { form: Pick<Form, 'input' | 'typed' | 'set'> }) {
  const words = useAppointmentsWords()
  const { input, typed, set } = form
  return (
    <Stack gap="sm" mt="sm">
      <NativeSelect
        label={words.kind}
        data={choicesOf(appointmentKinds, (kind) => words.kinds[kind])}
        {...input('kind')}
      />
      <Group align="start" gap="md">
        <TextInput type="date" label={words.day} {...input('day')} />
        <TextInput type="time" label={words.time} description={words.timeHint} {...input('time')} />
      </Group>
      <NativeSelect label={words.zone} data={timeZones(typed.zone)} {...input('zone')} />
      <TextInput label={words.place} description={words.placeHint} {...input('place')} />
      <Checkbox.Group
        label={words.bring}
        value={listOf(typed.bring)}
        onChange={(bring) => set({ bring: bring.join(',') })}
      >
        <Group gap="sm" mt="xs">
          {thingsToBring.map((thing) => (
            <Checkbox key={thing} value={thing} label={words.things[thing]} />
          ))}
        </Group>
      </Checkbox.Group>
      <Textarea label={words.note} description={words.noteHint} {...input('note')} />
    </Stack>
  )
}

function One({ one }: { one: Appointment }) {
  const words = useAppointmentsWords()
  const { dayOf } = useTimes()
  const [isChanging, setChanging] = useState(false)
  const kind = words.kinds[one.kind]
  const when = [dayOf(one.day), one.time].filter(Boolean).join(', ')
  if (isChanging) return <Change one={one} onEnd={() => setChanging(false)} />
  return (
    <li>
      <strong>{kind}</strong>
      <Text size="sm">{when}</Text>
      <Text size="sm">{one.place ?? words.office}</Text>
      {one.bring.length > 0 && (
        <Text size="sm">
          {words.bring}: {one.bring.map((thing) => words.things[thing]).join(', ')}
        </Text>
      )}
      {one.note && <Text size="sm">{one.note}</Text>}
      {one.state === 'planned' ? (
        <Actions {...{ one, kind, when }} onChange={() => setChanging(true)} />
      ) : (
        <Text size="sm" fw={600}>
          {words.states[one.state satisfies AppointmentState]}
        </Text>
      )}
    </li>
  )
}

interface ActionsProps {
  one: Appointment
  kind: string
  when: string
  onChange: () => void
}

function Actions({ one, kind, when, onChange }: ActionsProps) {
  const words = useAppointmentsWords()
  const { run, isBusy } = useAction('records', 'today')
  const note = (outcome: 'done' | 'missed' | 'cancelled') =>
    run(
      () =>
        call('POST /appointments/{id}/outcome', {
          params: { id: one.id },
          body: { version: one.version, outcome },
        }),
      words.noted,
    )
  const cancel = async () => {
    const isSure = await ask({ text: words.cancelQuestion(kind, when), yes: words.cancel })
    if (isSure) await note('cancelled')
  }
  const button = (label: string, act: () => unknown) => (
    <Button
      size="xs"
      variant="default"
      loading={isBusy}
      aria-label={words.of(label, kind, when)}
      onClick={() => void act()}
    >
      {label}
    </Button>
  )
  return (
    <Group gap="xs" mt="xs">
      {button(words.done, () => note('done'))}
      {button(words.missed, () => note('missed'))}
      {button(words.move, onChange)}
      {button(words.cancel, cancel)}
    </Group>
  )
}

function Change({ one, onEnd }: { one: Appointment; onEnd: () => void }) {
  const words = useAppointmentsWords()
  const { id, version } = one
  const form = useSmallForm({
    initial: (): Typed => ({
      ...{ kind: one.kind, day: one.day, time: one.time ?? '', zone: one.zone },
      ...{ place: one.place ?? '', bring: one.bring.join(','), note: one.note ?? '' },
    }),
    read: (typed) => checked(loadMoved, { ...bodyOf(typed), version }),
    draft: (typed) => ({ request: 'PUT /appointments/{id}', body: bodyOf(typed) }),
    send: (body) => call('PUT /appointments/{id}', { params: { id }, body }),
    done: words.moved,
    topics: ['records', 'today'],
    onDone: onEnd,
  })
  return (
    <li>
      <SmallForm form={form} label={words.kinds[one.kind]} sends={words.save} onCancel={onEnd}>
        <Fields form={form} />
      </SmallForm>
    </li>
  )
}
