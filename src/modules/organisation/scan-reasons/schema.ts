import { z } from 'zod'
import { publicly } from '#modules/speech/schema'
import { filledLine } from '../lines/schema.ts'
import { lineLabels } from '../problems/schema.ts'
import { seenKinds } from '../seen-kinds/schema.ts'

/**
 * Why a scan is kept, by kind of document; candidates read it. Staff only see documents of a kind that is missing here.
 */
export const scanReasonsSchema = z.partialRecord(
  z.enum(seenKinds),
  publicly('text', filledLine(lineLabels.scanReason, 300)),
)
