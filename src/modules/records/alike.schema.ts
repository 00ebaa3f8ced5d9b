import { z } from 'zod'
import { line } from '#platform/text/schema'

/** A candidate whose details are being typed; `except` is the record that is being edited. */
export const duplicateCheckSchema = z.object({
  name: line().min(1).max(120),
  fatherName: line().max(120).nullish(),
  dateOfBirth: z.iso.date().nullish(),
  except: z.uuid().optional(),
})
export type DuplicateCheck = z.output<typeof duplicateCheckSchema>

/** A record that may be of the same person, with the details that help to tell. */
export const alikeRecordSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  fatherName: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
})
export type AlikeRecord = z.output<typeof alikeRecordSchema>

export const duplicateAnswerSchema = z.object({
  records: z.array(alikeRecordSchema.omit({ dateOfBirth: true })),
})
