import { refuseUnless, sharedTokenIn, viewingTokenIn } from '#gate'
import { findRecordOf, findViewing } from '#modules/lookup'
import { findShareViewing } from '#modules/shares'
import { type ActionContext, actorId, type ReadContext, type Soon } from '#platform/context'

/** The hidden field of a form in which it says whose page it is on. */
export const formTokenField = 'form-token'

/** Whose file or account the pages of a request are, as their forms say it. */
export interface FormTokens {
  /** Returns what a form to this address says; null where it says nothing, or nothing is open. */
  value(action: string): Promise<string | null>
  /** Returns the same at once, for the forms that a page at this address may have. */
  ready(path: string): Soon<(action: string) => string | null>
  /** Refuses what a form sent to this address, if it was shown for another or does not say for which. */
  refuseOther(action: string, said: string | undefined): Promise<void>
}

type Asked = Pick<ActionContext, 'actor' | 'config'> & { headers: Headers }
type FindSubject = (read: ReadContext, asked: Asked) => Promise<string | null>

/**
 * The addresses of forms that change a file or an account, and what such a form is bound to: the record or
 * the account, not the session, so that a page stays valid when the same file is opened again. To close a
 * file changes nothing of it, so that is never refused.
 */
const subjects: readonly (readonly [RegExp, FindSubject])[] = [
  [/^\/file\/(?!close$)/, ofViewing],
  [/^\/shared\/receipts$/, ofShare],
  [/^\/my\/(file|shares)(\/|$)/, ofLink],
  [/^\/(my|account)\//, ofAccount],
]

/** Whose file or account the forms on a page may be for. */
const onPages: readonly (readonly [RegExp, readonly FindSubject[]])[] = [
  // The first page of a file only closes it, which needs none.
  [/^\/file\//, [ofViewing]],
  [/^\/shared\//, [ofShare]],
  [/^\/my\/(file|shares)(\/|$)/, [ofLink, ofAccount]],
  [/^\/(my|account)(\/|$)/, [ofAccount]],
]

const noToken = () => null

function finderFor(action: string): FindSubject | undefined {
  return subjects.find(([at]) => at.test(action))?.[1]
}

/** Tells whether a form to this address has to say whose page it is on. */
export function isBound(action: string): boolean {
  return finderFor(action) !== undefined
}

/**
 * Returns whose pages a request shows. A browser has one cookie for all its tabs: without this, a form of
 * one candidate would change the file of another who was opened beside it since.
 */
export function formTokens(ctx: ActionContext, headers: Headers): FormTokens {
  const { actor, config, secrets } = ctx
  const subjectBy = (find: FindSubject) =>
    ctx.read((read) => find(read, { actor, config, headers }))
  /** A page has several forms of one file. */
  const shown = new Map<FindSubject, Promise<string | null>>()
  const tokenBy = async (find: FindSubject) => {
    const asked = shown.get(find) ?? subjectBy(find)
    shown.set(find, asked)
    const subject = await asked
    return subject && secrets.hmac('form-token', subject)
  }
  return {
    value: async (action) => {
      const find = finderFor(action)
      return find ? tokenBy(find) : null
    },
    ready: (path) => {
      const finds = onPages.find(([at]) => at.test(path))?.[1] ?? []
      if (finds.length === 0) return noToken
      return readyFor(finds, tokenBy)
    },
    refuseOther: async (action, said) => {
      const find = finderFor(action)
      const subject = find ? await subjectBy(find) : null
      if (subject === null) return
      const isSame = said !== undefined && secrets.isHmac('form-token', subject, said)
      refuseUnless(isSame, 'request.opened_for_other')
    },
  }
}

async function readyFor(
  finds: readonly FindSubject[],
  tokenBy: (find: FindSubject) => Promise<string | null>,
): Promise<(action: string) => string | null> {
  const tokens = new Map<FindSubject, string | null>()
  for (const find of finds) tokens.set(find, await tokenBy(find))
  return (action) => {
    const find = finderFor(action)
    const token = find ? tokens.get(find) : null
    // A page with a form of somebody whom nobody looked for: it would be refused when it is sent.
    if (token === undefined) throw new Error(`No token for the form to ${action}`)
    return token
  }
}

async function ofViewing(read: ReadContext, { config, headers }: Asked): Promise<string | null> {
  const token = viewingTokenIn(headers, config.url)
  const viewing = token === null ? null : await findViewing(read, token)
  return viewing && `record ${viewing.recordId}`
}

async function ofShare(read: ReadContext, { config, headers }: Asked): Promise<string | null> {
  const token = sharedTokenIn(headers, config.url)
  const viewing = token === null ? null : await findShareViewing(read, token)
  return viewing && `share ${viewing.shareId}`
}

async function ofAccount(_: ReadContext, { actor }: Asked): Promise<string | null> {
  const id = actorId(actor)
  return id && `account ${id}`
}

/** The account and its linked file, which the same person may exchange for another. */
async function ofLink(read: ReadContext, { actor }: Asked): Promise<string | null> {
  const id = actorId(actor)
  return id && `account ${id} record ${(await findRecordOf(read, id)) ?? ''}`
}
