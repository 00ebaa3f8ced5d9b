import { takesNewcomers } from '../layout/navigation.ts'
import { islandPolicy } from '../policy.ts'
import type { ShownForm } from '../problems.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { showForm } from '../show.tsx'
import { Login } from './page.tsx'

/** Shows the sign-in page, also for refusals from elsewhere. */
export function showLogin(context: RequestContext, shown: ShownForm, returnTo: string) {
  const { organisation, words } = context
  const { title } = words.login
  const provider = context.accounts.provider?.label ?? null
  return showForm(context, shown, {
    title,
    main: (
      <Login
        words={words}
        form={shown.form}
        returnTo={returnTo}
        provider={provider}
        mayRegister={organisation === null || takesNewcomers(organisation)}
      />
    ),
    headers: { 'content-security-policy': islandPolicy },
    here: onTheWayTo(returnTo, '/login'),
  })
}
