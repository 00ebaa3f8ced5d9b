import { z } from 'zod'
import { filledSaid } from '#modules/speech/said.schema'
import { isRequired } from './lines.schema.ts'
import { lineLabels } from './problems.schema.ts'
import { seenKinds } from './seen-kinds.schema.ts'

/**
 * Why a scan is kept, by kind of document; candidates read it. Staff only see documents of a kind that is missing here.
 */
export const scanReasonsSchema = z.partialRecord(
  z.enum(seenKinds),
  filledSaid('reason', isRequired(lineLabels.scanReason), 300),
)
