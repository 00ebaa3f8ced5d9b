import { listAppointments } from '#modules/appointments'
import type { Appointment } from '#modules/appointments/schema'
import type { Organisation } from '#modules/organisation'
import { timeZoneIn, wallTimeIn } from '#platform/clock/schema'
import { calendarDate } from '../layout/dates.ts'
import { Entered } from '../layout/said.tsx'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'

/** Returns what a candidate is asked to come to; of what is over, what became of it. */
export const appointmentsOf = ({ ctx }: RequestContext, recordId: string) =>
  ctx.read((read) => listAppointments(read, recordId))

interface AppointmentsProps {
  words: Words
  organisation: Organisation
  appointments: readonly Appointment[]
  /** Where the office is told that it is not so. */
  tellHref: string
}

/** When and where the candidate is asked to come, and what to bring; nothing where nothing is. */
export function Appointments({ words, organisation, appointments, tellHref }: AppointmentsProps) {
  if (appointments.length === 0) return null
  const { title, kinds, things, bring, office, states } = words.appointments
  return (
    <section className="plain" aria-labelledby="appointments">
      <h2 id="appointments">{title}</h2>
      <ul className="originals">
        {appointments.map((one) => (
          <li key={one.id}>
            <b>{kinds[one.kind]}</b>
            <p>{whenIn(words, organisation, one)}</p>
            <p>{one.place === null ? office : <bdi>{one.place}</bdi>}</p>
            {one.state === 'planned' && one.bring.length > 0 && (
              <p>{bring(one.bring.map((thing) => things[thing]).join(words.comma))}</p>
            )}
            {one.state === 'planned' && one.note && (
              <Entered {...{ words, organisation }}>
                <p className="written">{one.note}</p>
              </Entered>
            )}
            {one.state !== 'planned' && (
              <p>
                <strong>{states[one.state]}</strong>
              </p>
            )}
            {one.state === 'missed' && (
              <p>
                <a href={tellHref} rel="nofollow">
                  {words.caseKinds.question.title}
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the day, and the time on the wall there; the zone where it is not the office's. */
function whenIn(words: Words, { timeZone }: Organisation, { day, time, zone }: Appointment) {
  const date = calendarDate(day, words.lang)
  if (time === null) return date
  const place = zone === timeZone ? '' : ` (${timeZoneIn(words.lang, zone)})`
  return `${date}${words.comma}${wallTimeIn(words.lang, time)}${place}`
}
