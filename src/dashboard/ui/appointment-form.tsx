import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#api/client'
import { appointmentKinds, type ThingToBring, thingsToBring } from '#modules/appointments/schema'
import { useAppointmentsWords } from '#words/appointments'
import { organisationQuery } from '../queries.ts'
import { checked } from './checked.ts'
import { choicesOf } from './choices.ts'
import { useSmallForm } from './small-form.tsx'
import { timeZones } from './time-zones.ts'

const loadNew = async () => (await import('../schemas.ts')).newAppointmentsSchema

/** An appointment as it is typed. */
export interface TypedAppointment extends Record<string, string> {
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
/** Returns what the API takes of it. */
export const bodyOf = ({ bring, ...typed }: TypedAppointment) => ({
  ...typed,
  bring: listOf(bring),
})

/** As many as one call takes. */
const mostInOneCall = 100

interface Asking {
  isFolded?: boolean
  onDone?: () => void
}

/** Asks these candidates to come. Where a call fails, whoever was asked stays so, and the next try goes on. */
export function useAskToCome(recordIds: readonly string[], { isFolded, onDone }: Asking = {}) {
  const words = useAppointmentsWords()
  const organisation = useQuery(organisationQuery)
  const zone = organisation.data?.timeZone ?? 'UTC'
  const [left, setLeft] = useState(recordIds)
  return useSmallForm(
    {
      initial: (): TypedAppointment => ({
        ...{ kind: 'medical', day: '', time: '', zone, place: '', bring: '', note: '' },
      }),
      isBegun: ({ day, place, note }) =>
        `${day}${place}${note}` !== '' || left.length < recordIds.length,
      read: (typed) =>
        checked(loadNew, { ...bodyOf(typed), recordIds: left.slice(0, mostInOneCall) }),
      draft: (typed) => ({ request: 'POST /appointments', body: bodyOf(typed) }),
      send: async (body) => {
        for (let rest = left; rest.length > 0; setLeft(rest)) {
          await call('POST /appointments', {
            body: { ...body, recordIds: rest.slice(0, mostInOneCall) },
          })
          rest = rest.slice(mostInOneCall)
        }
        setLeft(recordIds)
      },
      done: words.made(recordIds.length),
      topics: ['records', 'today'],
      onDone,
    },
    isFolded,
  )
}

type Form = ReturnType<typeof useSmallForm<TypedAppointment, unknown, unknown>>

/** The fields of an appointment. */
export function AppointmentFields({ form }: { form: Pick<Form, 'input' | 'typed' | 'set'> }) {
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
