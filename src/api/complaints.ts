import { z } from 'zod'
import {
  answerComplaint,
  listComplaints,
  proveComplaint,
  readComplaint,
  writeComplaint,
} from '#modules/complaints'
import { complaintRates } from '#modules/complaints/limits'
import {
  complaintAnswerSchema,
  complaintFilterSchema,
  complaintNumberSchema,
  complaintPageSchema,
  complaintProofSchema,
  complaintStandingSchema,
  newComplaintSchema,
  writtenComplaintSchema,
} from '#modules/complaints/schema'
import { endpoint } from './endpoint.ts'

const numberParams = z.object({ number: complaintNumberSchema })

export const complaintEndpoints = [
  endpoint({
    method: 'POST',
    path: '/complaints',
    summary:
      'Write a complaint about the agency or an employer: kept only as its digest, or sent to the organisation for good. No account and no address is noted',
    permission: 'public',
    transaction: 'write',
    body: newComplaintSchema,
    limit: complaintRates.complaint,
    output: writtenComplaintSchema,
    status: 201,
    run: (ctx, { body }) => writeComplaint(ctx, body),
  }),
  endpoint({
    method: 'GET',
    path: '/complaints',
    summary:
      'Complaints that were sent: those waiting for an answer first, and how many are waiting',
    permission: 'concerns:manage',
    transaction: 'read',
    query: complaintFilterSchema,
    output: complaintPageSchema,
    run: (ctx, { query }) => listComplaints(ctx, query),
  }),
  endpoint({
    method: 'GET',
    path: '/complaints/{number}',
    summary: 'When a complaint with this number was written, and its answer; nothing of its text',
    permission: 'public',
    transaction: 'read',
    params: numberParams,
    limit: complaintRates.complaint,
    refuses: ['complaint.not_found'],
    output: complaintStandingSchema,
    run: (ctx, { params }) => readComplaint(ctx, params.number),
  }),
  endpoint({
    method: 'GET',
    path: '/complaints/{number}/proof',
    summary: 'The digest of a complaint with the proof that its event is in the transparency log',
    permission: 'public',
    transaction: 'read',
    params: numberParams,
    limit: complaintRates.complaint,
    refuses: ['complaint.not_found', 'log.not_sealed'],
    output: complaintProofSchema,
    run: (ctx, { params }) => proveComplaint(ctx, params.number),
  }),
  endpoint({
    method: 'POST',
    path: '/complaints/{number}/answer',
    summary:
      'Answer a complaint, once: anybody with its number can read the answer, which stays as it was given',
    permission: 'concerns:manage',
    transaction: 'write',
    params: numberParams,
    body: complaintAnswerSchema,
    refuses: ['complaint.not_found', 'complaint.answered_already'],
    output: complaintStandingSchema,
    run: async (ctx, { params: { number }, body }) => {
      await answerComplaint(ctx, { number, answer: body.answer })
      return readComplaint(ctx, number)
    },
  }),
] as const
