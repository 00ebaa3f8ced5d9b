import { closingFormSchema, organisationSchema } from '#modules/organisation/schema'
import { announceClosing, readClosing, withdrawClosing } from '#modules/privacy'
import { closingStandingSchema } from '#modules/privacy/closing.schema'
import { endpoint } from './endpoint.ts'

export const closingEndpoints = [
  endpoint({
    method: 'GET',
    path: '/organisation/closing',
    summary:
      'Whether the agency has announced that it is closing, and how many candidates were told',
    permission: 'records:own',
    transaction: 'read',
    output: closingStandingSchema,
    run: (ctx) => readClosing(ctx),
  }),
  endpoint({
    method: 'POST',
    path: '/organisation/closing',
    summary:
      'Announce that the agency is closing, with a last day at least 90 days ahead: the public reads it, every candidate is told, and no new records are entered',
    permission: 'organisation:manage',
    recentSignIn: { scope: 'organisation' },
    transaction: 'write',
    body: closingFormSchema,
    requiresIfMatch: true,
    refuses: ['closing.wrong_state', 'record.changed_meanwhile'],
    output: organisationSchema,
    run: (ctx, { body, version }) => announceClosing(ctx, { ...body, version }),
  }),
  endpoint({
    method: 'DELETE',
    path: '/organisation/closing',
    summary: 'Withdraw the closing, until its last day; everybody who was told is told again',
    permission: 'organisation:manage',
    recentSignIn: { scope: 'organisation' },
    transaction: 'write',
    requiresIfMatch: true,
    refuses: ['closing.wrong_state', 'record.changed_meanwhile'],
    output: organisationSchema,
    run: (ctx, { version }) => withdrawClosing(ctx, { version }),
  }),
] as const
