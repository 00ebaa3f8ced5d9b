import type { AskedTarget } from '../answers.schema.ts'
import { importTargets, mayBeLeftOut, type ReadTarget } from '../columns.schema.ts'
import type { Note } from '../notes.schema.ts'
import { say } from '../say.ts'
import type { Calendar } from './calendars.ts'

/** An unknown value, in a column where one answer serves every row that has it. */
export interface Unknown {
  column: AskedTarget
  value: string
}

/** A cell with days of another calendar, and as they are stored. */
export interface Converted {
  column: ReadTarget
  from: string
  to: string
  calendar: Calendar
}

/** The problems of a row. */
export interface Notes {
  /** These keep the row out. */
  problems: Note[]
  /** Cells that are left out, while the rest of the row comes in. */
  remarks: Note[]
  unknown: Unknown[]
  /** Days of another calendar, as they were written. */
  converted: Converted[]
}

/** Notes a cell that cannot be read: as a remark where the record can do without it. */
export function noteCell({ problems, remarks }: Notes, column: ReadTarget, problem: Note): void {
  // Sentences of a form begin with the field's label.
  const isNamed = problem.message.startsWith(importTargets[column].label)
  if (mayBeLeftOut(column))
    remarks.push(isNamed ? say('leftOut', { problem }) : say('cellLeftOut', { column, problem }))
  else problems.push(isNamed ? problem : say('ofColumn', { column, problem }))
}
