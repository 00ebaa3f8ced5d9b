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

const params = z.object({ id: z.uuid() })

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

const catalogueEndpoint = endpoint({
  method: 'GET',
  path: '/my/catalogue',
  summary: 'The classes that can be selected: open ones, and full ones with a waiting list',
  permission: 'signed-in',
  transaction: 'read',
  refuses: ['account.not_a_person'],
  output: catalogueSchema,
  run: (ctx) => listCatalogue(ctx),
})

const classesEndpoint = endpoint({
  method: 'GET',
  path: '/my/classes',
  summary: 'The caller’s classes, selected, enrolled and past, and messages about them',
  permission: 'signed-in',
  transaction: 'read',
  refuses: ['account.not_a_person'],
  output: ownClassesSchema.extend(issued),
  run: async (ctx) => ({ ...(await listOwnClasses(ctx)), organisation: await issuer(ctx) }),
})

const selectEndpoint = endpoint({
  method: 'POST',
  path: '/my/classes/{id}',
  summary: 'Select a class: a seat when one is free and the fee is covered, else the waiting list',
  permission: 'signed-in',
  transaction: 'write',
  params,
  refuses: ['account.not_a_person', 'class.not_found', 'class.not_open', 'class.selected_already'],
  output: ownClassSchema,
  status: 201,
  run: async (ctx, { params: { id: classId } }) => {
    await selectClassForSelf(ctx, { classId })
    return getOwnClass(ctx, classId)
  },
})

const leaveEndpoint = endpoint({
  method: 'DELETE',
  path: '/my/classes/{id}',
  summary: 'Leave a class that has not begun; what was paid for it becomes credit',
  permission: 'signed-in',
  transaction: 'write',
  params,
  refuses: ['account.not_a_person', 'class.not_found', 'class.not_selected', 'class.begun'],
  output: null,
  run: (ctx, { params: { id } }) => leaveClass(ctx, { classId: id }),
})

const readMessageEndpoint = endpoint({
  method: 'POST',
  path: '/my/messages/{id}/read',
  summary: 'Dismiss one of your own messages',
  permission: 'signed-in',
  transaction: 'write',
  params,
  refuses: ['account.not_a_person', 'message.not_found'],
  output: null,
  run: (ctx, { params: { id } }) => putMessageAside(ctx, { messageId: id }),
})

const ledgerEndpoint = endpoint({
  method: 'GET',
  path: '/my/payments',
  summary: 'Every entry in the caller’s own ledger, oldest first, and the balance of each currency',
  permission: 'signed-in',
  transaction: 'read',
  refuses: ['account.not_a_person'],
  output: ownLedgerSchema.extend(issued),
  run: async (ctx) => ({ ...(await listOwnLedger(ctx)), organisation: await issuer(ctx) }),
})

export const ownTrainingEndpoints = [
  catalogueEndpoint,
  classesEndpoint,
  selectEndpoint,
  leaveEndpoint,
  readMessageEndpoint,
  ledgerEndpoint,
] as const
