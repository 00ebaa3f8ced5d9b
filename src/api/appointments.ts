import { z } from 'zod'
import {
  endAppointment,
  listAppointments,
  makeAppointments,
  moveAppointment,
} from '#modules/appointments'
import {
  appointmentListSchema,
  appointmentOutcomeSchema,
  movedAppointmentSchema,
  newAppointmentsSchema,
} from '#modules/appointments/schema'
import { getRecord } from '#modules/records'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'

const listed = async (ctx: ReadContext, recordId: string) => ({
  appointments: await listAppointments(ctx, recordId),
})

const refusesChange = [
  ...(['appointment.not_found', 'appointment.changed_meanwhile'] as const),
  ...(['record.not_found', 'record.in_trash'] as const),
]

export const appointmentEndpoints = [
  endpoint('GET /records/{id}/appointments', 'records:all', {
    summary: 'What a candidate is or was asked to come to, the earliest day first',
    output: appointmentListSchema,
    run: async (ctx, { params: { id } }) => {
      await getRecord(ctx, id)
      return listed(ctx, id)
    },
  }),
  endpoint('POST /appointments', 'records:all', {
    summary: 'Ask candidates to come: each is told, and reads it in the own file; all or none',
    idempotent: true,
    body: newAppointmentsSchema,
    refuses: ['record.not_found', 'record.in_trash'],
    output: z.object({ made: z.number().int() }),
    run: async (ctx, { body: { recordIds, ...facts } }) => ({
      made: await makeAppointments(ctx, { recordIds, facts }),
    }),
  }),
  endpoint('PUT /appointments/{id}', 'records:all', {
    summary: 'Move an appointment that is planned, or change what it says; the candidate is told',
    body: movedAppointmentSchema,
    refuses: refusesChange,
    output: appointmentListSchema,
    run: async (ctx, { params, body }) => listed(ctx, await moveAppointment(ctx, params.id, body)),
  }),
  endpoint('POST /appointments/{id}/outcome', 'records:all', {
    summary: 'Note that the candidate came, did not come, or need not come',
    body: appointmentOutcomeSchema,
    refuses: refusesChange,
    output: appointmentListSchema,
    run: async (ctx, { params, body }) => listed(ctx, await endAppointment(ctx, params.id, body)),
  }),
] as const
