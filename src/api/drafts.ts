import { z } from 'zod'
import { verdictSchema, verdictsOn } from '#modules/speech/schema'
import { endpoint } from './endpoint.ts'

interface Request {
  method: string
  path: string
  body?: z.ZodType | undefined
}

/**
 * Makes the check of a request that somebody is still typing. It is judged by the schema of that request itself, so that
 * no form has a list of its public fields, and none is left out.
 */
export function draftEndpoints(requests: readonly Request[]) {
  const bodies = new Map(
    requests.flatMap(({ method, path, body }) => (body ? [[`${method} ${path}`, body]] : [])),
  )
  return [
    endpoint('POST /drafts', 'records:own', {
      summary:
        'Check the body of a request while it is typed: which of its texts the public may not read, by path; what is unfinished is no problem yet',
      transaction: 'none',
      body: z.object({
        /** Such as `POST /payments`. */
        request: z
          .string()
          .max(100)
          .refine((name) => bodies.has(name), { error: 'Write a request of this API.' }),
        body: z.object({}).loose(),
      }),
      output: z.object({ problems: z.array(verdictSchema) }),
      run: async (_, { body: { request, body } }) => ({
        problems: verdictsOn(bodies.get(request) as z.ZodType, body),
      }),
    }),
  ] as const
}
