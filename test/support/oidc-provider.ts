import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import { type Failing, failOn } from './failing-server.ts'
import { listen } from './listen.ts'

/** A person whom the provider knows. */
export interface ProviderPerson {
  sub: string
  email?: string
  email_verified?: unknown
  name?: string
}

/** A real OpenID Connect provider on loopback, where somebody is always signed in already. */
export interface TestProvider {
  issuer: string
  /** The environment of a Candor that uses it. */
  env: Record<string, string>
  /** Whom it sends back from now on; null: that person refuses. */
  person: ProviderPerson | null
  /** What fails there, by the beginning of its path, and how; null: nothing. */
  fails: { path: string; how: Failing | 'error' } | null
  /** Visits the address to which Candor sent the browser, and returns where the provider redirects. */
  visit(address: string): Promise<URL>
  close(): Promise<void>
}

const client = { id: 'candor-test', secret: 'a secret of the test client only' }

/** Starts it for a Candor at this public address, on a free port unless one is named. */
export async function startProvider({
  candorUrl = 'http://localhost:3000',
  port = 0,
} = {}): Promise<TestProvider> {
  const server = createServer()
  const issuer = `http://127.0.0.1:${await listen(server, port)}`
  const started: TestProvider = {
    issuer,
    env: {
      CANDOR_OIDC_ISSUER: issuer,
      CANDOR_OIDC_CLIENT_ID: client.id,
      CANDOR_OIDC_CLIENT_SECRET: client.secret,
      CANDOR_OIDC_LABEL: 'Padma Mail',
    },
    person: null,
    fails: null,
    visit: (address) => visit(address),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${candorUrl}/api/auth/callback/oidc`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the test provider only'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...started.person, sub }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
  })
  const handle = provider.callback()
  server.on('request', (request, response) => {
    const { fails } = started
    if (fails && request.url?.startsWith(fails.path)) {
      if (fails.how === 'error') response.writeHead(500).end('{"oops":')
      else failOn(request.socket, fails.how)
      return
    }
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response)
    void answerInteraction(provider, started, request, response).catch(() => response.destroy())
  })
  return started
}

type Handler = ReturnType<Provider['callback']>

/** Makes a person's clicks: signs in as the person and consents, or refuses. */
async function answerInteraction(
  provider: Provider,
  { person }: TestProvider,
  ...[request, response]: Parameters<Handler>
): Promise<void> {
  if (!person) {
    const refusal = { error: 'access_denied', error_description: 'refused' }
    return provider.interactionFinished(request, response, refusal)
  }
  const { prompt, params, grantId } = await provider.interactionDetails(request, response)
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: person.sub } })
  const existing = grantId ? await provider.Grant.find(grantId) : undefined
  const clientId = String(params.client_id)
  const grant = existing ?? new provider.Grant({ accountId: person.sub, clientId })
  grant.addOIDCScope('openid email profile')
  const consent = { grantId: await grant.save() }
  return provider.interactionFinished(request, response, { consent })
}

/** Follows redirects with a fresh cookie jar until they leave the provider. */
async function visit(address: string): Promise<URL> {
  const { origin } = new URL(address)
  const jar = new Map<string, string>()
  let next = new URL(address)
  for (let hop = 0; hop < 12; hop += 1) {
    if (next.origin !== origin) return next
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next)
  }
  throw new Error('The provider redirects without end')
}
