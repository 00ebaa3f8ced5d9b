import { z } from 'zod'
import { filled } from '#platform/gaps.schema'
import { filledProse, line } from '#platform/text/schema'
import { noteProblems as problems } from './problems.schema.ts'

/** One step of a record through the stages. */
export const stageStepSchema = z.object({
  id: z.string(),
  stage: z.string().nullable(),
  setBy: z.string(),
  setAt: z.string(),
})
export type StageStep = z.output<typeof stageStepSchema>

const bulkActions = ['hide', 'unhide', 'approve', 'delete'] as const
export type BulkAction = (typeof bulkActions)[number]
/** This many records in one transaction delay other writers by some milliseconds. */
const mostAtOnce = 100

/** The largest integer that the column holds. */
const mostVersion = 2 ** 31 - 1

/** One thing done to many records, each named with the version that was seen. */
export const bulkChangeSchema = z.object({
  action: z.enum(bulkActions, { error: 'Say what to do: hide, unhide, approve or delete.' }),
  records: z
    .array(z.object({ id: z.uuid(), version: z.number().int().min(1).max(mostVersion) }))
    .min(1, { error: 'Name at least one record.' })
    .max(mostAtOnce, { error: `Name at most ${mostAtOnce} records at once.` })
    .refine((records) => new Set(records.map(({ id }) => id)).size === records.length, {
      error: 'Name each record once.',
    }),
})
export type BulkChange = z.output<typeof bulkChangeSchema>

/** The result. `id` is for undoing it; null when there is nothing to undo. */
export const bulkResultSchema = z.object({
  id: z.string().nullable(),
  changed: z.array(z.object({ id: z.string(), version: z.number().int() })),
  problems: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
})
export type BulkResult = z.output<typeof bulkResultSchema>

const mostMentions = 20

/** A note on a record; `mentions` are the ids of colleagues who should read it. */
export const newNoteSchema = z.object({
  text: filledProse(2000, problems.noNote, problems.longNote),
  mentions: z
    .array(z.uuid())
    .max(mostMentions, { error: filled(problems.manyMentions, { most: mostMentions }) })
    .default([]),
})
export type NewNote = z.output<typeof newNoteSchema>

/** Written once, never changed: later readers read what was written then. */
export const noteSchema = z.object({
  id: z.string(),
  writtenBy: z.string(),
  writtenAt: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
})
export type RecordNote = z.output<typeof noteSchema>

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
