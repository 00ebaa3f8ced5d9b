import { z } from 'zod'
import {
  addMember,
  changeClass,
  createClass,
  findTaughtClass,
  getClass,
  listClasses,
  listTaughtClasses,
  markAttendance,
  moveClass,
  takeOff,
} from '#modules/training'
import {
  classFilterSchema,
  classPageSchema,
  classStateChangeSchema,
  fullClassSchema,
  newClassSchema,
  newMemberSchema,
  presentSchema,
  taughtClassListSchema,
  taughtClassSchema,
} from '#modules/training/schema'
import { endpoint } from './endpoint.ts'

const params = z.object({ id: z.uuid() })
const memberParams = params.extend({ accountId: z.uuid() })

const listEndpoint = endpoint({
  method: 'GET',
  path: '/classes',
  summary: 'List classes, newest first, with their seats',
  permission: 'training:manage',
  transaction: 'read',
  query: classFilterSchema,
  output: classPageSchema,
  run: (ctx, { query }) => listClasses(ctx, query),
})

const createEndpoint = endpoint({
  method: 'POST',
  path: '/classes',
  summary: 'Make a class; it is a draft until it is opened',
  permission: 'training:manage',
  transaction: 'write',
  idempotent: true,
  body: newClassSchema,
  refuses: ['class.not_staff'],
  output: fullClassSchema,
  status: 201,
  run: async (ctx, { body }) => getClass(ctx, (await createClass(ctx, body)).id),
})

const readEndpoint = endpoint({
  method: 'GET',
  path: '/classes/{id}',
  summary: 'A class with its people, waiting list, attendance and takings',
  permission: 'training:manage',
  transaction: 'read',
  params,
  refuses: ['class.not_found'],
  output: fullClassSchema,
  run: (ctx, { params: { id } }) => getClass(ctx, id),
})

const changeEndpoint = endpoint({
  method: 'PUT',
  path: '/classes/{id}',
  summary: 'Change a class: the whole of it, as it was read',
  permission: 'training:manage',
  transaction: 'write',
  requiresIfMatch: true,
  params,
  body: newClassSchema,
  refuses: [
    'class.not_found',
    'class.changed_meanwhile',
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
    return getClass(ctx, id)
  },
})

const moveEndpoint = endpoint({
  method: 'POST',
  path: '/classes/{id}/state',
  summary: 'Open, begin, finish or cancel a class; cancelling tells everybody on its list',
  permission: 'training:manage',
  transaction: 'write',
  params,
  body: classStateChangeSchema,
  refuses: ['class.not_found', 'class.wrong_state', 'class.needs_sessions'],
  output: fullClassSchema.extend({
    /** How many people were told that the class is cancelled. */
    told: z.number().int(),
  }),
  run: async (ctx, { params: { id }, body }) => {
    const { told } = await moveClass(ctx, { classId: id, to: body.state })
    return { ...(await getClass(ctx, id)), told }
  },
})

const addMemberEndpoint = endpoint({
  method: 'POST',
  path: '/classes/{id}/members',
  summary: 'Put a student on the list of a class',
  permission: 'training:manage',
  transaction: 'write',
  params,
  body: newMemberSchema,
  refuses: ['class.not_found', 'class.not_open', 'class.selected_already', 'account.not_found'],
  output: fullClassSchema,
  status: 201,
  run: async (ctx, { params: { id }, body: { accountId } }) => {
    await addMember(ctx, { classId: id, accountId })
    return getClass(ctx, id)
  },
})

const takeOffEndpoint = endpoint({
  method: 'DELETE',
  path: '/classes/{id}/members/{accountId}',
  summary: 'Take a student off a class; the seat goes to the next student waiting',
  permission: 'training:manage',
  transaction: 'write',
  params: memberParams,
  refuses: ['class.not_found', 'class.not_open', 'class.not_selected'],
  output: null,
  run: (ctx, { params: { id, accountId } }) => takeOff(ctx, { classId: id, accountId }),
})

const taughtListEndpoint = endpoint({
  method: 'GET',
  path: '/taught-classes',
  summary: 'The classes that the signed-in person teaches; no money',
  permission: 'training:teach',
  transaction: 'read',
  output: taughtClassListSchema,
  run: (ctx) => listTaughtClasses(ctx),
})

const taughtEndpoint = endpoint({
  method: 'GET',
  path: '/taught-classes/{id}',
  summary: 'A class that the caller teaches, with its people and attendance; no money',
  permission: 'training:teach',
  transaction: 'read',
  params,
  refuses: ['class.not_found'],
  output: taughtClassSchema,
  run: (ctx, { params: { id } }) => findTaughtClass(ctx, id),
})

const attendanceEndpoint = endpoint({
  method: 'PUT',
  path: '/taught-classes/{id}/sessions/{sessionId}/attendance',
  summary: 'Say who was at a session, for admins and for the teacher of the class',
  permission: 'training:teach',
  transaction: 'write',
  params: params.extend({ sessionId: z.uuid() }),
  body: presentSchema,
  refuses: ['class.not_found', 'class.wrong_state', 'class.no_such_session', 'class.not_enrolled'],
  output: taughtClassSchema,
  run: async (ctx, { params: { id, sessionId }, body: { present } }) => {
    await markAttendance(ctx, { classId: id, sessionId, present })
    return findTaughtClass(ctx, id)
  },
})

export const classEndpoints = [
  listEndpoint,
  createEndpoint,
  readEndpoint,
  changeEndpoint,
  moveEndpoint,
  addMemberEndpoint,
  takeOffEndpoint,
  taughtListEndpoint,
  taughtEndpoint,
  attendanceEndpoint,
] as const
