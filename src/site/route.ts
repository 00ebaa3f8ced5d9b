import type { Admitted, Entrance } from '#gate'
import type { Accounts } from '#modules/accounts'
import type { Organisation } from '#modules/organisation'
import type { ActionContext, Soon } from '#platform/context'
import type { FormTokens } from './form-token.ts'
import type { Words } from './words.ts'

/** One request for a page: who asks, for what, and what every page needs to answer. */
export interface RequestContext<Whose extends Organisation | null = Organisation> {
  ctx: ActionContext
  /** Returns the context of the signed-in person, where a page for everybody has to know. */
  identify: Admitted['identify']
  /** Null only on pages that also work before the installation is set up. */
  organisation: Whose
  words: Words
  request: Request
  /** The requested path. */
  path: string
  /** The query of the address. */
  query: URLSearchParams
  params: Readonly<Record<string, string>>
  /** The caller's address, from configured proxies only. */
  address: string
  accounts: Accounts
  /** Whether the public address is https; cookies are bound to it then. */
  isSecure: boolean
  /** Whose file or account its forms are for. */
  formTokens: FormTokens
}

/**
 * The path has its parameters in braces: `/file/documents/{kind}`. There is no default for who may call it. A
 * page for everybody (`public`) reads no session and gives everyone the same answer; one that needs to know
 * who asks calls `context.identify`.
 */
interface Definition<Visitor> extends Entrance {
  method: 'GET' | 'POST'
  /** Whether its form may include a file, which `run` limits itself while reading. */
  bringsFile?: true
  run(context: Visitor): Soon<Response>
}

/** A page with its types erased, for the router and the tests. */
export interface AnyPage extends Omit<Definition<never>, 'run'> {
  isOpenBeforeSetUp: boolean
  run(context: never): Soon<Response>
}

/** Defines a page: who may call it and what it does. Before the set-up it answers 503. */
export function page(definition: Definition<RequestContext>): AnyPage {
  return { ...definition, isOpenBeforeSetUp: false }
}

/** Defines a page that also works before the installation is set up. */
export function pageBeforeSetUp(
  definition: Definition<RequestContext<Organisation | null>>,
): AnyPage {
  return { ...definition, isOpenBeforeSetUp: true }
}
