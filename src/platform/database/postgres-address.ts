import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { DatabaseObstacle } from './failures.ts'

/** Where a PostgreSQL server is, and how to sign in. */
export interface PostgresAddress {
  /** A host name, an address, or the folder of a Unix socket; tried in this order. */
  hosts: { host: string; port: number }[]
  user: string | undefined
  password: string | undefined
  database: string | undefined
  ssl: ConnectionOptions | false
  application_name: string
  /** Command-line options for the session, passed as they are. */
  options: string | undefined
}

const usualPort = 5432

/** The libpq parameters that we honour; `target_session_attrs=read-write` is our behaviour anyway. */
const parameters = new Set([
  ...['host', 'port', 'user', 'password', 'dbname', 'application_name', 'options'],
  ...['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'target_session_attrs'],
])

/**
 * Reads a connection URI as libpq does (PostgreSQL, 32.1.1.2): several hosts separated by commas, the
 * folder of a Unix socket as `?host=/run/postgresql` or percent-encoded, and the files of TLS.
 * @throws DatabaseObstacle with a sentence for a URI that makes no sense
 */
export function readPostgresAddress(url: string): PostgresAddress {
  const [, authority = '', path = '', query = ''] =
    /^postgres(?:ql)?:\/\/([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?/.exec(url) ?? []
  const given = new URLSearchParams(query)
  for (const name of given.keys())
    if (!parameters.has(name))
      refuse(
        `CANDOR_DATABASE_URL has a parameter "${name}" that Candor does not know. Leave it out.`,
      )
  const wanted = given.get('target_session_attrs') ?? 'read-write'
  if (!['read-write', 'primary', 'any'].includes(wanted))
    refuse(
      'CANDOR_DATABASE_URL asks for a server that accepts no changes. Leave target_session_attrs out.',
    )
  const at = authority.lastIndexOf('@')
  const [user, password] = at < 0 ? [] : splitOnce(authority.slice(0, at))
  const hosts = hostsIn(given.get('host') ?? authority.slice(at + 1), given.get('port'))
  return {
    hosts,
    user: given.get('user') ?? decoded(user),
    password: given.get('password') ?? decoded(password),
    database: given.get('dbname') ?? decoded(path || undefined),
    ssl: tlsIn(given),
    application_name: given.get('application_name') ?? 'candor',
    options: given.get('options') ?? undefined,
  }
}

function hostsIn(text: string, ports: string | null): PostgresAddress['hosts'] {
  const allPorts = ports?.split(',') ?? []
  return text.split(',').map((one, index) => {
    const [, bracketed, plain = '', own] = /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(one) ?? []
    const port = Number(own || (allPorts[index] ?? allPorts.at(-1)) || usualPort)
    const host = decoded(bracketed ?? plain) || 'localhost'
    if (!Number.isInteger(port) || port < 1 || port > 65535 || (one !== '' && !bracketed && !plain))
      refuse(
        'CANDOR_DATABASE_URL names a host that cannot be read. Write host:port, several separated by commas.',
      )
    return { host, port }
  })
}

/**
 * Offers libpq's modes, except those that fall back to plain text: `require` and `verify-full` check
 * certificate and name, `verify-ca` the certificate only, `no-verify` nothing.
 */
function tlsIn(given: URLSearchParams): ConnectionOptions | false {
  const mode = given.get('sslmode')
  const files = { ca: 'sslrootcert', cert: 'sslcert', key: 'sslkey' } as const
  const isMeant = Object.values(files).some((name) => given.has(name))
  if (mode === 'disable' || (mode === null && !isMeant)) return false
  const options: ConnectionOptions = {}
  for (const [option, name] of Object.entries(files)) {
    const path = given.get(name)
    if (path !== null && path !== 'system')
      options[option as keyof typeof files] = fileOf(name, path)
  }
  if (mode === 'no-verify') return { ...options, rejectUnauthorized: false }
  if (mode === 'verify-ca') return { ...options, checkServerIdentity: () => undefined }
  if (mode === null || mode === 'require' || mode === 'verify-full') return options
  return refuse(
    `CANDOR_DATABASE_URL has sslmode=${mode}. Use verify-full, verify-ca, require, no-verify or disable.`,
  )
}

function fileOf(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return refuse(
      `The file that ${name} of CANDOR_DATABASE_URL names cannot be read. Check its path and its permissions.`,
    )
  }
}

function refuse(sentence: string): never {
  throw new DatabaseObstacle(sentence)
}

function splitOnce(text: string): [string, string | undefined] {
  const colon = text.indexOf(':')
  return colon < 0 ? [text, undefined] : [text.slice(0, colon), text.slice(colon + 1)]
}

function decoded(text: string | undefined): string | undefined {
  return text === undefined ? undefined : decodeURIComponent(text)
}
