import { checkPassport } from '#modules/records'
import { passportAnswerSchema, passportCheckSchema } from '#modules/records/schema'
import { endpoint } from './endpoint.ts'

export const passportCheckEndpoints = [
  endpoint({
    method: 'POST',
    path: '/passport-checks',
    summary: 'Whether a passport number is on file, for forms; which record, to those who may know',
    permission: 'records:own',
    transaction: 'none',
    body: passportCheckSchema,
    refuses: ['request.too_many'],
    output: passportAnswerSchema,
    run: (ctx, { body }) => checkPassport(ctx, body),
  }),
] as const
