import { useQuery } from '@tanstack/react-query'
import { type Answer, call } from '#api/client'
import { accountListSchema } from '#modules/accounts/schema'

type Acted = Pick<Answer<'GET /audit-events'>['events'][number], 'actorKind' | 'actorId'>

const kinds: Record<string, string> = {
  anonymous: 'Visitor',
  system: 'Candor itself',
  api_key: 'An API key',
  account: 'An account',
}

/** Who did something, by name where the account is among the newest 100 or signed in here. */
export function useActorNames(): (event: Acted) => string {
  const query = accountListSchema.parse({ pageSize: 100 })
  const { data } = useQuery({
    queryKey: ['accounts', query],
    queryFn: () => call('GET /accounts', { query }),
  })
  const names = new Map(data?.accounts.map(({ id, name }) => [id, name]))
  return ({ actorKind, actorId }) =>
    (actorId && names.get(actorId)) ?? kinds[actorKind] ?? actorKind
}
