import { checkDuplicate } from '#modules/records'
import { duplicateAnswerSchema, duplicateCheckSchema } from '#modules/records/alike.schema'
import { endpoint } from './endpoint.ts'

export const duplicateCheckEndpoints = [
  endpoint({
    method: 'POST',
    path: '/duplicate-checks',
    summary:
      'Records that may be of the same person, by the sound of name and father’s name in any script and the date of birth, for forms; a moderator gets only their own',
    permission: 'records:own',
    transaction: 'none',
    body: duplicateCheckSchema,
    refuses: ['request.too_many'],
    output: duplicateAnswerSchema,
    run: (ctx, { body }) => checkDuplicate(ctx, body),
  }),
] as const
