import { commonRefusals } from './common-refusals.ts'
import { Refusal, type RefusalDetails, type RefusalTable } from './refusal.ts'

/** Refuses with the codes of these tables, and with no other. */
export interface Refusing<Code extends string> {
  refusal(code: Code, details?: RefusalDetails): Refusal
  /** Throws the refusal unless the condition holds. */
  refuseUnless(condition: unknown, code: Code, details?: RefusalDetails): asserts condition
}

/** Returns functions that refuse with the codes of a module's tables and the common ones. */
export function refusing<Table extends RefusalTable>(
  own: Table,
): Refusing<Extract<keyof Table, string> | keyof typeof commonRefusals> {
  const table: RefusalTable = { ...commonRefusals, ...own }
  const refusal = (code: string, details?: RefusalDetails) =>
    new Refusal(code, table[code] as RefusalTable[string], details)
  return {
    refusal,
    refuseUnless: (condition, code, details) => {
      if (!condition) throw refusal(code, details)
    },
  }
}

const common = refusing({})

export const { refusal } = common
export const refuseUnless: typeof common.refuseUnless = common.refuseUnless
