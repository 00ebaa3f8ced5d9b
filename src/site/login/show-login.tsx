import type { FormState } from '../form.ts'
import { islandPolicy } from '../policy.ts'
import { onTheWayTo } from '../return-address.ts'
import type { Visit } from '../route.ts'
import { show } from '../show.tsx'
import { Login } from './page.tsx'

interface Asked {
  form: FormState
  returnTo: string
  status?: number
  headers?: Record<string, string>
}

/** The sign-in page, also for what came back refused from elsewhere. */
export function showLogin(visit: Visit, { form, returnTo, status = 200, headers = {} }: Asked) {
  const { words } = visit
  const { title } = words.login
  const provider = visit.accounts.provider?.label ?? null
  return show(visit, {
    title: status === 200 ? title : words.errors.error(title),
    main: <Login words={words} form={form} returnTo={returnTo} provider={provider} />,
    status,
    headers: { ...headers, 'content-security-policy': islandPolicy },
    here: onTheWayTo(returnTo, '/login'),
  })
}
