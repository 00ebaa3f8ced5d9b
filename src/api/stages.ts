import { z } from 'zod'
import { accountNames } from '#modules/accounts'
import { listStages, setStage, stageSteps } from '#modules/records'
import { stageStepSchema } from '#modules/records/stages.schema'
import type { ReadContext } from '#platform/context'
import { line } from '#platform/text/schema'
import { endpoint } from './endpoint.ts'

const idParams = z.object({ id: z.uuid() })
const stepsSchema = z.object({
  /** The latest first. */
  steps: z.array(stageStepSchema),
  people: z.record(z.string(), z.string()),
})

const listEndpoint = endpoint({
  method: 'GET',
  path: '/stages',
  summary: 'The stages in order, each with the number of its records',
  permission: 'records:all',
  transaction: 'read',
  output: z.object({
    stages: z.array(z.object({ name: z.string(), records: z.number().int() })),
  }),
  run: async (ctx) => ({ stages: await listStages(ctx) }),
})

const stepsEndpoint = endpoint({
  method: 'GET',
  path: '/records/{id}/stages',
  summary: 'The stages that a record went through, and who set each',
  permission: 'records:all',
  transaction: 'read',
  params: idParams,
  refuses: ['record.not_found'],
  output: stepsSchema,
  run: (ctx, { params }) => stepsOf(ctx, params.id),
})

const setEndpoint = endpoint({
  method: 'PUT',
  path: '/records/{id}/stage',
  summary: 'Say in which stage a record is; the candidate reads it. Null takes it back',
  permission: 'records:all',
  transaction: 'write',
  params: idParams,
  body: z.object({ stage: line().min(1).max(60).nullable() }),
  refuses: ['record.not_found', 'record.in_trash', 'record.unknown_stage'],
  output: stepsSchema,
  run: async (ctx, { params, body }) => {
    await setStage(ctx, { recordId: params.id, stage: body.stage })
    return stepsOf(ctx, params.id)
  },
})

async function stepsOf(ctx: ReadContext, recordId: string) {
  const steps = await stageSteps(ctx, recordId)
  const people = await accountNames(
    ctx.tx,
    steps.map(({ setBy }) => setBy),
  )
  return { steps, people: Object.fromEntries(people) }
}

export const stageEndpoints = [listEndpoint, stepsEndpoint, setEndpoint] as const
