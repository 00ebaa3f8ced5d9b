import { z } from 'zod'
import { findOrganisation } from '#modules/organisation'
import {
  getOwnClass,
  leaveClass,
  listCatalogue,
  listOwnClasses,
  listOwnLedger,
  putMessageAside,
  selectClassForSelf,
} from '#modules/training'
import {
  catalogueSchema,
  ownClassesSchema,
  ownClassSchema,
  ownLedgerSchema,
} from '#modules/training/schema'
import type { ReadContext } from '#platform/context'
import { endpoint } from './endpoint.ts'

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

export const ownTrainingEndpoints = [
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
      'Select a class: a seat when one is free and the fee is covered, else the waiting list',
    refuses: [
      'account.not_a_person',
      'class.not_found',
      'class.not_open',
      'class.selected_already',
    ],
    output: ownClassSchema,
    status: 201,
    run: async (ctx, { params: { id: classId } }) => {
      await selectClassForSelf(ctx, { classId })
      return getOwnClass(ctx, classId)
    },
  }),
  endpoint('DELETE /my/classes/{id}', 'signed-in', {
    summary: 'Leave a class that has not begun; what was paid for it becomes credit',
    refuses: ['account.not_a_person', 'class.not_found', 'class.not_selected', 'class.begun'],
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
] as const
