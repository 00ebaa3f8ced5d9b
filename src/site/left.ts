import { type FieldProblem, Refusal } from '#platform/errors'
import type { Words } from './words.ts'

/** A refusal as it is kept: what makes the same again, in any language. */
export type KeptRefusal = Pick<Refusal, 'code' | 'kind' | 'fields'> &
  Partial<Pick<Refusal, 'detail' | 'reason' | 'retryAfter' | 'limitOf'>> & { sentence: string }

/**
 * How a form ended that leads to a page: nothing was done yet (`typed`), some fields are wrong, it was refused, or what it
 * made, to be shown.
 */
export type Left =
  | { how: 'typed' }
  | { how: 'wrong'; problems: readonly FieldProblem[] }
  | { how: 'refused'; refusal: KeptRefusal }
  | { how: 'done'; made: unknown }

const leftBy = Symbol('left')

/**
 * Returns the answer of a form that leads to a page: what it left, in place of the page. The page is drawn where it is
 * asked for, by the same code, which then finds in its context how the form ended.
 */
export function leaves(left: Left): Response {
  return Object.assign(new Response(null, { status: 500 }), { [leftBy]: left })
}

/** Leaves what a form made, to be shown for ten minutes. */
export const leavesDone = (made: unknown): Response => leaves({ how: 'done', made })

/** Leaves a refusal. */
export const leavesRefused = (error: Refusal): Response =>
  leaves({ how: 'refused', refusal: keptOf(error) })

/** Returns what a form left; undefined for an answer of another sort. */
export const leftIn = (answer: Response & { [leftBy]?: Left }): Left | undefined => answer[leftBy]

export function keptOf(error: Refusal): KeptRefusal {
  const { code, kind, fields, detail, reason, retryAfter, limitOf, message } = error
  return { code, kind, fields, detail, reason, retryAfter, limitOf, sentence: message }
}

/** Returns the refusal that was kept. */
export function refusalAgain({ code, kind, sentence, detail, ...rest }: KeptRefusal): Refusal {
  const details = {
    fields: rest.fields,
    reason: rest.reason,
    ...(rest.retryAfter === undefined ? {} : { retryAfter: rest.retryAfter }),
    ...(rest.limitOf === undefined ? {} : { limitOf: rest.limitOf }),
    ...(detail === undefined ? {} : { message: detail }),
    isKept: true,
  }
  return new Refusal(code, { kind, sentence: detail === undefined ? sentence : '' }, details)
}

/** What is shown of a form, by how it ended. */
interface Shows<Made> {
  typed(): Response | Promise<Response>
  wrong(problems: readonly FieldProblem[]): Response | Promise<Response>
  refused(error: Refusal): Response | Promise<Response>
  done(made: Made): Response | Promise<Response>
}

/** Draws the page of a form by how it ended. */
export async function showLeft<Made>(left: Left, shows: Shows<Made>): Promise<Response> {
  switch (left.how) {
    case 'typed':
      return shows.typed()
    case 'wrong':
      return shows.wrong(left.problems)
    case 'refused':
      return shows.refused(refusalAgain(left.refusal))
    case 'done':
      return shows.done(left.made as Made)
  }
}

/** What tells a form how it ended: nothing while it is sent. */
export interface Leaving {
  left?: Left | undefined
  words: Words
}
