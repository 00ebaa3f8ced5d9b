import { z } from 'zod'
import { dismissCodeAlert, listCodeAlerts } from '#modules/lookup'
import { codeAlertListSchema } from '#modules/lookup/schema'
import { endpoint } from './endpoint.ts'

const listEndpoint = endpoint({
  method: 'GET',
  path: '/code-alerts',
  summary: 'Numbers with more than 20 wrong codes within an hour that nobody dismissed',
  permission: 'records:all',
  transaction: 'read',
  output: codeAlertListSchema,
  run: (ctx) => listCodeAlerts(ctx),
})

const dismissEndpoint = endpoint({
  method: 'POST',
  path: '/code-alerts/{id}/dismiss',
  summary: 'Dismiss an alert about wrong codes; only new tries raise another',
  permission: 'records:all',
  transaction: 'write',
  params: z.object({ id: z.uuid() }),
  refuses: ['code_alert.not_found'],
  output: null,
  run: (ctx, { params }) => dismissCodeAlert(ctx, { alertId: params.id }),
})

export const codeAlertEndpoints = [listEndpoint, dismissEndpoint] as const
