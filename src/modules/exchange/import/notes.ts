import type { AskedTarget } from '../answers/schema.ts'
import { importTargets, mayBeLeftOut, type ReadTarget } from '../columns/schema.ts'

/** A value that is not known here, of a column where one answer serves every row that has it. */
export interface Unknown {
  column: AskedTarget
  value: string
}

/** What was not right in a row. */
export interface Notes {
  /** They keep the row out. */
  problems: string[]
  /** Cells that are left out, while the rest of the row comes in. */
  remarks: string[]
  unknown: Unknown[]
}

/** Notes a cell that cannot be read: a remark where the record can be without it. */
export function noteCell({ problems, remarks }: Notes, target: ReadTarget, problem: string): void {
  const { label } = importTargets[target]
  const sentence = problem.startsWith(label) ? problem : `${label}: ${problem}`
  if (mayBeLeftOut(target)) remarks.push(`${sentence} This cell is left out.`)
  else problems.push(sentence)
}
