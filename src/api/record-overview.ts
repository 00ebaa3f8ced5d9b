import { z } from 'zod'
import { caseEndpoints } from './cases.ts'
import { endpoint } from './endpoint.ts'
import { messageEndpoints } from './messages.ts'
import { noteEndpoints } from './notes.ts'
import { organisationEndpoints } from './organisation.ts'
import { closingEndpoints, consentEndpoints } from './privacy.ts'
import { stageEndpoints } from './record-life.ts'
import { recordEndpoints } from './records.ts'

const all = [
  ...[...recordEndpoints, ...noteEndpoints, ...caseEndpoints, ...messageEndpoints],
  ...[...consentEndpoints, ...stageEndpoints, ...organisationEndpoints, ...closingEndpoints],
] as const

function read<const Path extends string>(path: Path) {
  type Found = Extract<(typeof all)[number], { method: 'GET'; path: Path }>
  return all.find((each) => each.method === 'GET' && each.path === path) as Found
}

/** What a page about a record shows first, each part by the endpoint that answers it alone. */
export const overviewParts = {
  record: read('/records/{id}'),
  notes: read('/records/{id}/notes'),
  cases: read('/records/{id}/cases'),
  messages: read('/records/{id}/messages'),
  consents: read('/records/{id}/consents'),
  stages: read('/records/{id}/stages'),
  organisation: read('/organisation'),
  closing: read('/organisation/closing'),
}
type Parts = typeof overviewParts
type Outputs = { [Name in keyof Parts]: Parts[Name]['output'] }

const outputs = Object.fromEntries(
  Object.entries(overviewParts).map(([name, { output }]) => [name, output]),
) as Outputs

export const recordOverviewEndpoints = [
  // Whoever may call it may call each part by itself.
  endpoint('GET /records/{id}/overview', 'records:all', {
    summary: 'What a page about a record shows first: each part as its own address answers it',
    refuses: ['record.not_found'],
    output: z.object(outputs),
    run: async (ctx, input, edge) => {
      const answers: Record<string, unknown> = {}
      for (const [name, { run }] of Object.entries(overviewParts))
        answers[name] = await run(ctx as never, input as never, edge)
      return answers as z.input<z.ZodObject<Outputs>>
    },
  }),
] as const
