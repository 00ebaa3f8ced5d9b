import { z } from 'zod'
import { publicly } from '#modules/honesty/schema'
import { filledLine } from '../lines/schema.ts'
import { lineLabels } from '../problems/schema.ts'
import { seenKinds } from '../seen-kinds/schema.ts'

/** Why a scan is kept, by kinds of paper; candidates read it. A kind that is not named is only seen. */
export const scanReasonsSchema = z.partialRecord(
  z.enum(seenKinds),
  publicly('text', filledLine(lineLabels.scanReason, 300)),
)
