import { channel } from 'node:diagnostics_channel'
import type { LimitOf } from '#platform/limits/schema'
import {
  type ProblemParts,
  type ProblemValues,
  partsOf,
  withParts,
} from '#platform/problems.schema'

/** The HTTP status (RFC 9110) of each kind of refusal. */
export const httpStatusOf = {
  not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  forbidden: 403,
  conflict: 409,
  gone: 410,
  invalid: 422,
  precondition_required: 428,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  unavailable: 503,
} as const

/** What kind of answer a refusal is. */
export type RefusalKind = keyof typeof httpStatusOf

/** Refusals by their code, which is permanent. */
export type RefusalTable = Readonly<
  Record<
    string,
    {
      kind: RefusalKind
      /** What was wrong and what to do, in one or two plain sentences. */
      sentence: string
    }
  >
>

/** One field of the input that was wrong: `path` as in the input's JSON (`a.b`), a sentence, and its name. */
export interface FieldProblem extends ProblemParts {
  path: string
}

/** The permanent name of a sentence that is more exact than a code of the tables, and the values in it. */
export interface Reason {
  code: string
  values?: ProblemValues | undefined
}

export interface RefusalDetails {
  /** Replaces the table's sentence where the case at hand can say more. */
  message?: string
  /** The name of that sentence, where other languages have it by a name. */
  reason?: Reason | undefined
  fields?: FieldProblem[]
  /** Seconds until another try makes sense (`too_many`, `unavailable`). */
  retryAfter?: number
  /** Whose tries were too many (`too_many`). */
  limitOf?: LimitOf
  /** The methods that the address has (`method_not_allowed`). */
  allow?: readonly string[]
  /** Further members of the problem document, e.g. the current record of a 409. */
  extra?: Record<string, unknown>
  /** Made again from what was kept of it, so it is not counted again. */
  isKept?: boolean
}

/** Publishes the code of every refusal, for measuring. */
export const refusalChannel = channel('candor.refusal')

const none: RefusalDetails = {}

/**
 * A "no" that the caller can understand and act on. Thrown by verbs, mapped to problem details (RFC 9457)
 * by the API and to a sentence by pages and the command line. Anything else that is thrown is a defect and
 * answered with 500.
 */
export class Refusal extends Error {
  readonly code: string
  readonly kind: RefusalKind
  /** Its sentence, if it is more exact than the one in the table. */
  readonly detail: string | undefined
  readonly reason: Reason | undefined
  readonly fields: FieldProblem[]
  readonly retryAfter: number | undefined
  readonly limitOf: LimitOf | undefined
  readonly allow: readonly string[]
  readonly extra: Record<string, unknown>

  /** Whether its code alone decides all of it. */
  readonly saysNoMore: boolean

  /** Made by `refusing`, which knows the code's row. */
  constructor(code: string, entry: RefusalTable[string], details: RefusalDetails = none) {
    // An answer, not a defect: nobody reads its stack, and collecting one would be a twentieth of the cost
    // of a refused look-up.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    const { message, code: name, values } = partsOf(details.message ?? entry.sentence)
    super(message)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Refusal'
    this.code = code
    this.saysNoMore = details === none
    if (refusalChannel.hasSubscribers && !details.isKept) refusalChannel.publish(code)
    this.kind = entry.kind
    this.detail = this.message === entry.sentence ? undefined : this.message
    this.reason = details.reason ?? (name === undefined ? undefined : { code: name, values })
    this.fields = (details.fields ?? []).map((field) => {
      const known = withParts(field)
      // A field that says the same is called the same.
      return known.code === undefined && known.message === message ? { ...known, code } : known
    })
    this.retryAfter = details.retryAfter
    this.limitOf = details.limitOf
    this.allow = details.allow ?? []
    this.extra = details.extra ?? {}
  }
}

/**
 * For a `catch`: returns null for what does not exist. A failing database refuses as well, and that stays a
 * failure: nobody is told that something is gone because it could not be read.
 */
export function nullIfNotFound(error: unknown): null {
  if (error instanceof Refusal && error.kind === 'not_found') return null
  throw error
}
