import type { Admitted, Entrance } from '#gate'
import type { Accounts } from '#modules/accounts'
import type { Organisation } from '#modules/organisation'
import type { ActionContext, Soon } from '#platform/context'
import type { FormTokens } from './form-token.ts'
import type { Left } from './left.ts'
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
  /** How the form ended whose page is shown; undefined while it is sent, and on pages that no form left. */
  left?: Left | undefined
  /** The address at which the form's page is shown. */
  shownAt?: string | undefined
}

/** A page with its types erased, for the router and the tests. */
export interface AnyPage extends Entrance {
  method: 'GET' | 'POST'
  /** Whether its form may include a file, which `run` limits itself while reading. */
  bringsFile?: true
  /** Whether what its form shows stays where it was sent from: in a frame of the dashboard. */
  isShownByItself?: true
  /** Whether its code also draws what its form left, and then does nothing (`left`). */
  drawsLeft?: true
  /** Whether the form of the page on which it was pressed came along, to be shown again. */
  sendsFormAlong?: true
  /** Where what it shows is shown, if its own address has a secret of another website that nobody should keep or pass on. */
  showsAt?: string
  isOpenBeforeSetUp: boolean
  run(context: never): Soon<Response>
}

/** Method and path, its parameters in braces: `GET /file/documents/{kind}`. */
type Address = `${AnyPage['method']} ${string}`

/**
 * Who may call a page. There is no default. A page for everybody (`public`) reads no session and gives everyone the same
 * answer; one that needs to know who asks calls `context.identify`.
 */
type Who = AnyPage['permission'] | Omit<AnyPage, 'method' | 'path' | 'isOpenBeforeSetUp' | 'run'>

/** What takes a form and also draws what it left: `answerForm` and its kin do both. */
export const forEverybody = { permission: 'public', drawsLeft: true } as const
export const forSignedIn = { permission: 'signed-in', drawsLeft: true } as const

type Run<Visitor> = (context: Visitor) => Soon<Response>

/** Defines a page: its address, who may call it and what it does. Before the set-up it answers 503. */
export function page(address: Address, who: Who, run: Run<RequestContext>): AnyPage {
  return definedAs(address, who, { run, isOpenBeforeSetUp: false })
}

/** Defines a page that also works before the installation is set up. */
export function pageBeforeSetUp(
  address: Address,
  who: Who,
  run: Run<RequestContext<Organisation | null>>,
): AnyPage {
  return definedAs(address, who, { run, isOpenBeforeSetUp: true })
}

function definedAs(
  address: Address,
  who: Who,
  rest: Pick<AnyPage, 'run' | 'isOpenBeforeSetUp'>,
): AnyPage {
  const [method, path] = address.split(' ') as [AnyPage['method'], string]
  return { method, path, ...(typeof who === 'string' ? { permission: who } : who), ...rest }
}
