import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { call } from '#api/client'
import type { AppointmentState } from '#modules/appointments/schema'
import { useAppointmentsWords } from '#words/appointments'
import type { Appointment } from '../queries.ts'
import {
  AppointmentFields,
  bodyOf,
  type TypedAppointment,
  useAskToCome,
} from '../ui/appointment-form.tsx'
import { ask } from '../ui/ask.ts'
import { checked } from '../ui/checked.ts'
import { Muted, Part } from '../ui/part.tsx'
import { FoldedForm, SmallForm, useSmallForm } from '../ui/small-form.tsx'
import { useTimes } from '../ui/times.ts'
import { useAction } from '../ui/use-action.ts'
import classes from './record.module.css'

const loadMoved = async () => (await import('../schemas.ts')).movedAppointmentSchema

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
  const form = useAskToCome([recordId], { isFolded: true })
  return (
    <FoldedForm form={form} label={words.add} sends={words.send}>
      <AppointmentFields form={form} />
    </FoldedForm>
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
    initial: (): TypedAppointment => ({
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
        <AppointmentFields form={form} />
      </SmallForm>
    </li>
  )
}
