import type { FormState } from '../form.ts'
import { takesNewcomers } from '../layout/navigation.ts'
import { islandPolicy } from '../policy.ts'
import { onTheWayTo } from '../return-address.ts'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { Login } from './page.tsx'

interface Asked {
  form: FormState
  returnTo: string
  status?: number
  headers?: Record<string, string>
}

/** Shows the sign-in page, also for refusals from elsewhere. */
export function showLogin(
  context: RequestContext,
  { form, returnTo, status = 200, headers = {} }: Asked,
) {
  const { organisation, words } = context
  const { title } = words.login
  const provider = context.accounts.provider?.label ?? null
  return show(context, {
    title: status === 200 ? title : words.errors.error(title),
    main: (
      <Login
        words={words}
        form={form}
        returnTo={returnTo}
        provider={provider}
        mayRegister={organisation === null || takesNewcomers(organisation)}
      />
    ),
    status,
    headers: { ...headers, 'content-security-policy': islandPolicy },
    here: onTheWayTo(returnTo, '/login'),
  })
}
