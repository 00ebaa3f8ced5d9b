import type { Accounts } from '#modules/accounts'
import type { Runtime } from '#platform/context'

/** A running Candor, as the faces (API, site, dashboard, command line) use it. */
export interface App {
  runtime: Runtime
  accounts: Accounts
}
