import { z } from 'zod'
import { classBasicsSchema, classFeeSchema, listedClassSchema } from './classes.schema.ts'

const enrolmentStates = ['selected', 'enrolled', 'left', 'cancelled'] as const

/** Where somebody without a seat stands; seats are given in the order of the line. */
const turn = {
  /** Whether a free seat is kept for them until their payments cover the fee. */
  isHeld: z.boolean(),
  /** Place on the waiting list from 1; null for a person who has a seat, or for whom one is kept. */
  waitingPlace: z.number().int().nullable(),
}

/** A person on a class's list, as an admin sees them; the waiting list in order. */
const memberSchema = z.object({
  accountId: z.string(),
  name: z.string(),
  state: z.enum(['selected', 'enrolled']),
  ...turn,
  selectedAt: z.string(),
  enrolledAt: z.string().nullable(),
  /** How many sessions were attended. */
  attended: z.number().int(),
})
/** Whether the fee is covered is about money, so only admins see it. */
const payingMemberSchema = memberSchema.extend({ isCovered: z.boolean() })

/** Per session, who was there. */
const attendanceSchema = z.record(z.string(), z.array(z.string()))

const sumSchema = z.object({ currency: z.string(), amount: z.number().int() })

/** A class as admins see it, with its people and what was taken for it. */
export const fullClassSchema = z.object({
  /** The title as it is edited: its sentence as it is kept, and own words. */
  titleSentences: z.array(z.object({ key: z.string(), gaps: z.record(z.string(), z.unknown()) })),
  titleOwn: z.string(),
  ...listedClassSchema.shape,
  teacherId: z.string().nullable(),
  teacherName: z.string().nullable(),
  members: z.array(payingMemberSchema),
  attendance: attendanceSchema,
  /**
   * Fees that stand as charged for seats in this class, a sum for each currency. A payment counts once it pays for a seat:
   * a credit may be refunded, or pay for another class.
   */
  takings: z.array(sumSchema),
})
export type FullClass = z.output<typeof fullClassSchema>

/** A class as its teacher sees it: the people with a seat and attendance, no money. */
export const taughtClassSchema = z.object({
  ...classBasicsSchema.shape,
  enrolled: z.number().int(),
  members: z.array(memberSchema),
  attendance: attendanceSchema,
})
export type TaughtClass = z.output<typeof taughtClassSchema>

export const taughtClassListSchema = z.object({
  classes: z.array(z.object({ ...classBasicsSchema.shape, enrolled: z.number().int() })),
})

export const newMemberSchema = z.object({
  accountId: z.uuid({ error: 'Choose a person from the list.' }),
})

export const presentSchema = z.object({
  /** The accounts of the people who were there; the others were not. */
  present: z.array(z.uuid()).max(1000),
})

/** A class in the student's catalogue. */
const offeredClassSchema = z.object({
  ...classBasicsSchema.shape,
  ...classFeeSchema.shape,
  /** Seats that nobody has and none is kept of. */
  freeSeats: z.number().int(),
  waiting: z.number().int(),
  /** Whether the student's payments already cover the fee: then selecting takes the seat. */
  isCovered: z.boolean(),
})
export const catalogueSchema = z.object({ classes: z.array(offeredClassSchema) })
export type OfferedClass = z.output<typeof offeredClassSchema>

/** One of the student's enrolments, with the class. */
export const ownClassSchema = z.object({
  ...classBasicsSchema.shape,
  ...classFeeSchema.shape,
  enrolment: z.object({
    state: z.enum(enrolmentStates),
    ...turn,
    isCovered: z.boolean(),
    selectedAt: z.string(),
    enrolledAt: z.string().nullable(),
    endedAt: z.string().nullable(),
  }),
  /** Ids of the sessions that the student attended. */
  attended: z.array(z.string()),
  /** Whether it has begun for the student, who then cannot leave a seat. */
  hasBegun: z.boolean(),
})
export type OwnClass = z.output<typeof ownClassSchema>

const trainingMessageSchema = z.object({
  id: z.string(),
  kind: z.enum(['enrolled', 'class-cancelled', 'taken-off']),
  classId: z.string(),
  classTitle: z.string(),
  /** Of a cancelled class: whether its fee became the student's credit. */
  isCredited: z.boolean(),
  createdAt: z.string(),
})

export const ownClassesSchema = z.object({
  classes: z.array(ownClassSchema),
  /** What happened without the student's doing, is so still and was not dismissed yet; newest first. */
  messages: z.array(trainingMessageSchema),
})
