import { z } from 'zod'

/** One step of a record through the stages. */
export const stageStepSchema = z.object({
  id: z.string(),
  stage: z.string().nullable(),
  setBy: z.string(),
  setAt: z.string(),
})
export type StageStep = z.output<typeof stageStepSchema>
