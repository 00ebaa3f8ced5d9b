import { z } from 'zod'
import { findOrganisation, readSettings } from '#modules/organisation'
import {
  addMember,
  changeClass,
  createClass,
  findTaughtClass,
  getClass,
  getOwnClass,
  leaveClass,
  listCatalogue,
  listClasses,
  listOwnClasses,
  listOwnLedger,
  listTaughtClasses,
  markAttendance,
  moveClass,
  putMessageAside,
  selectClassForSelf,
  takeOff,
} from '#modules/training'
import {
  classFilterSchema,
  classPageSchema,
  classStateChangeSchema,
  newClassSchema,
} from '#modules/training/classes.schema'
import { ownLedgerSchema } from '#modules/training/payments.schema'
import {
  catalogueSchema,
  type FullClass,
  fullClassSchema,
  newMemberSchema,
  ownClassesSchema,
  ownClassSchema,
  presentSchema,
  taughtClassListSchema,
  taughtClassSchema,
} from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'
import { offeredFor } from './speech.ts'

/** Who is named on what a student prints (H1); the settings themselves are for staff. */
const issuerSchema = z.object({
  displayName: z.string(),
  legalName: z.string(),
  licenceNumber: z.string(),
  regulator: z.string(),
})
const issued = { organisation: issuerSchema }

async function issuer({ tx }: ReadContext): Promise<z.input<typeof issuerSchema>> {
  const nobody = { displayName: '', legalName: '', licenceNumber: '', regulator: '' }
  return (await findOrganisation(tx)) ?? nobody
}

/**
 * Returns a class as an admin sees it; what students may not see of its title and place is offered as sentences that say it.
 */
async function wholeClass(ctx: ReadContext, classId: string): Promise<FullClass> {
  const found = await getClass(ctx, classId)
  if (found.unfit.length === 0) return found
  const organisation = await readSettings(ctx.tx)
  const texts = { title: found.titleOwn, place: found.place ?? '' }
  const unfit = found.unfit.map((one) => {
    const text = texts[one.path.split('.', 1)[0] as keyof typeof texts] ?? ''
    return { ...one, ...offeredFor(text, 'class', organisation) }
  })
  return { ...found, unfit }
}

export const classEndpoints = [
  endpoint('GET /my/catalogue', 'signed-in', {
    summary: 'The classes that can be selected: open ones, and full ones with a waiting list',
    refuses: ['account.not_a_person'],
    output: catalogueSchema,
    run: (ctx) => listCatalogue(ctx),
  }),
  endpoint('GET /my/classes', 'signed-in', {
    summary: 'The caller’s classes, selected, enrolled and past, and messages about them',
    refuses: ['account.not_a_person'],
    output: ownClassesSchema.extend(issued),
    run: async (ctx) => ({ ...(await listOwnClasses(ctx)), organisation: await issuer(ctx) }),
  }),
  endpoint('POST /my/classes/{id}', 'signed-in', {
    summary:
      'Select a class: a seat when one is free and the fee is covered, else a place in its line',
    refuses: ['account.not_a_person', 'class.not_open', 'class.selected_already'],
    output: ownClassSchema,
    status: 201,
    run: async (ctx, { params: { id: classId } }) => {
      await selectClassForSelf(ctx, { classId })
      return getOwnClass(ctx, classId)
    },
  }),
  endpoint('DELETE /my/classes/{id}', 'signed-in', {
    summary: 'Leave a class that has not begun; what was paid for it becomes credit',
    refuses: ['account.not_a_person', 'class.not_selected', 'class.begun'],
    run: (ctx, { params: { id } }) => leaveClass(ctx, { classId: id }),
  }),
  endpoint('POST /my/messages/{id}/read', 'signed-in', {
    summary: 'Dismiss one of your own messages',
    refuses: ['account.not_a_person', 'message.not_found'],
    run: (ctx, { params: { id } }) => putMessageAside(ctx, { messageId: id }),
  }),
  endpoint('GET /my/payments', 'signed-in', {
    summary:
      'Every entry in the caller’s own ledger, oldest first, and the balance of each currency',
    refuses: ['account.not_a_person'],
    output: ownLedgerSchema.extend(issued),
    run: async (ctx) => ({ ...(await listOwnLedger(ctx)), organisation: await issuer(ctx) }),
  }),
  endpoint('GET /classes', 'training:manage', {
    summary: 'List classes, newest first, with their seats',
    query: classFilterSchema,
    output: classPageSchema,
    run: (ctx, { query }) => listClasses(ctx, query),
  }),
  endpoint('POST /classes', 'training:manage', {
    summary: 'Make a class; it is a draft until it is opened',
    idempotent: true,
    body: newClassSchema,
    refuses: ['class.not_staff'],
    output: fullClassSchema,
    status: 201,
    run: async (ctx, { body }) => wholeClass(ctx, (await createClass(ctx, body)).id),
  }),
  endpoint('GET /classes/{id}', 'training:manage', {
    summary: 'A class with its people, waiting list, attendance and takings',
    output: fullClassSchema,
    run: (ctx, { params: { id } }) => wholeClass(ctx, id),
  }),
  endpoint('PUT /classes/{id}', 'training:manage', {
    summary: 'Change a class: the whole of it, as it was read',
    requiresIfMatch: 'class.changed_meanwhile',
    body: newClassSchema,
    refuses: [
      'class.wrong_state',
      'class.not_staff',
      'class.fee_stays',
      'class.too_few_seats',
      'class.needs_sessions',
      'class.session_attended',
    ],
    output: fullClassSchema,
    run: async (ctx, { params: { id }, body, version }) => {
      await changeClass(ctx, { classId: id, version, input: body })
      return wholeClass(ctx, id)
    },
  }),
  endpoint('POST /classes/{id}/state', 'training:manage', {
    summary: 'Open, begin, finish or cancel a class; cancelling tells everybody on its list',
    body: classStateChangeSchema,
    refuses: ['class.wrong_state', 'class.needs_sessions'],
    output: fullClassSchema.extend({
      /** How many people were told that the class is cancelled. */
      told: z.number().int(),
    }),
    run: async (ctx, { params: { id }, body }) => {
      const { told } = await moveClass(ctx, { classId: id, to: body.state })
      return { ...(await wholeClass(ctx, id)), told }
    },
  }),
  endpoint('POST /classes/{id}/members', 'training:manage', {
    summary: 'Put a student on the list of a class',
    body: newMemberSchema,
    refuses: ['class.not_open', 'class.selected_already', 'account.not_found'],
    output: fullClassSchema,
    status: 201,
    run: async (ctx, { params: { id }, body: { accountId } }) => {
      await addMember(ctx, { classId: id, accountId })
      return wholeClass(ctx, id)
    },
  }),
  endpoint('DELETE /classes/{id}/members/{accountId}', 'training:manage', {
    summary: 'Take a student off a class; the seat is the next student’s in the line',
    refuses: ['class.not_found', 'class.not_open', 'class.not_selected'],
    run: (ctx, { params: { id, accountId } }) => takeOff(ctx, { classId: id, accountId }),
  }),
  endpoint('GET /taught-classes', 'training:teach', {
    summary: 'The classes that the signed-in person teaches; no money',
    output: taughtClassListSchema,
    run: (ctx) => listTaughtClasses(ctx),
  }),
  endpoint('GET /taught-classes/{id}', 'training:teach', {
    summary: 'A class that the caller teaches, with its people and attendance; no money',
    output: taughtClassSchema,
    run: (ctx, { params: { id } }) => findTaughtClass(ctx, id),
  }),
  endpoint('PUT /taught-classes/{id}/sessions/{sessionId}/attendance', 'training:teach', {
    summary: 'Say who was at a session, for admins and for the teacher of the class',
    body: presentSchema,
    refuses: [
      'class.not_found',
      'class.wrong_state',
      'class.no_such_session',
      'class.session_ahead',
      'class.not_enrolled',
    ],
    output: taughtClassSchema,
    run: async (ctx, { params: { id, sessionId }, body: { present } }) => {
      await markAttendance(ctx, { classId: id, sessionId, present })
      return findTaughtClass(ctx, id)
    },
  }),
] as const
