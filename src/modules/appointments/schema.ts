import { z } from 'zod'
import { publicly, refuseTogether } from '#modules/speech/schema'
import { workDay } from '#platform/clock/days.schema'
import { isTimeZone } from '#platform/clock/schema'
import { filled, problems } from '#platform/problems.schema'
import { line, prose } from '#platform/text.schema'
import { appointments as appointmentsTexts } from '#texts/problems/desk-record'

/** What a candidate can be asked to come to. Their names are `appointmentWords.kinds`. */
export const appointmentKinds = [
  ...(['medical', 'interview', 'training', 'fingerprints', 'embassy', 'briefing'] as const),
  'other',
] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** What can be asked for; chosen, so that everybody reads it in the own language. */
export const thingsToBring = [
  ...(['passport', 'photos', 'identity', 'certificates', 'contract', 'medical'] as const),
  ...(['receipts', 'ticket'] as const),
] as const
export type ThingToBring = (typeof thingsToBring)[number]

/** `planned` until staff note what became of it. */
const appointmentStates = ['planned', 'done', 'missed', 'cancelled'] as const
export type AppointmentState = (typeof appointmentStates)[number]

/** What staff are told about an appointment. */
const appointmentProblems = problems('appointments', appointmentsTexts)

const empty = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullish().transform((text) => text || null)

const facts = {
  kind: z.enum(appointmentKinds, { error: appointmentProblems.noKind }),
  day: workDay({
    none: appointmentProblems.noDay,
    impossible: appointmentProblems.impossibleDay,
  }),
  /** On the wall there, as `09:30`; null where only the day is known. */
  time: z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, { error: appointmentProblems.badTime })
    .nullish()
    .transform((time) => time || null),
  zone: z.string().max(60).refine(isTimeZone, { error: appointmentProblems.badZone }),
  /** Null: at the office. */
  place: empty(
    publicly(
      'place',
      line().max(300, { error: filled(appointmentProblems.longPlace, { most: 300 }) }),
    ),
  ),
  bring: z.array(z.enum(thingsToBring)).max(thingsToBring.length),
  note: empty(
    publicly(
      'text',
      prose().max(500, { error: filled(appointmentProblems.longNote, { most: 500 }) }),
    ),
  ),
}

type Texts = { place: string | null; note: string | null }
const judged = ({ place, note }: Texts, found: z.core.$RefinementCtx) =>
  refuseTogether([[place], [note, 'note']], found)

/** What an appointment is: the same for everybody who is asked to come. */
export const appointmentFactsSchema = z.object(facts).superRefine(judged)
export type AppointmentFacts = z.output<typeof appointmentFactsSchema>

/** So many candidates are asked at once. */
const mostAtOnce = 100

export const newAppointmentsSchema = z
  .object({
    ...facts,
    recordIds: z
      .array(z.uuid())
      .min(1, { error: appointmentProblems.noCandidate })
      .max(mostAtOnce, { error: filled(appointmentProblems.manyCandidates, { most: mostAtOnce }) }),
  })
  .superRefine(judged)

/** The version that was seen. */
const version = z.int32().min(1)

export const movedAppointmentSchema = z.object({ ...facts, version }).superRefine(judged)

export const appointmentOutcomeSchema = z.object({
  version,
  outcome: z.enum(['done', 'missed', 'cancelled']),
})
export type AppointmentOutcome = z.output<typeof appointmentOutcomeSchema>

/** An appointment as people see it. `day` and `time` are those on the wall in `zone`. */
const appointmentSchema = z.object({
  id: z.string(),
  kind: z.enum(appointmentKinds),
  day: z.string(),
  time: z.string().nullable(),
  zone: z.string(),
  place: z.string().nullable(),
  bring: z.array(z.enum(thingsToBring)),
  note: z.string().nullable(),
  state: z.enum(appointmentStates),
  version: z.number().int(),
  changedAt: z.string(),
})
export type Appointment = z.output<typeof appointmentSchema>

export const appointmentListSchema = z.object({ appointments: z.array(appointmentSchema) })
