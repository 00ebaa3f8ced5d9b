import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigMistakes, readConfig } from './index.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'candor-config-'))

const oidcClient = { CANDOR_OIDC_CLIENT_ID: 'candor', CANDOR_OIDC_CLIENT_SECRET: 'secret' }

const pem = { type: 'pkcs8', format: 'pem' } as const
const locked = { ...pem, cipher: 'aes-256-cbc', passphrase: 'x' }
const { publicKey, privateKey } = generateKeyPairSync('ed25519')
const attestationKeysThatAreNone = [
  'a key',
  publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  privateKey.export(locked).toString(),
  generateKeyPairSync('x25519').privateKey.export(pem).toString(),
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString(),
]

const mistyped = [
  'S3://k:verysecret@host/bucket',
  ' s3://k:verysecret@host/bucket',
  's4://k:verysecret@host/bucket',
  's3:/k:verysecret@host/bucket',
  's3://k:verysecret@host',
  's3://bucket',
  's3://k:verysecret@host/bucket?regoin=eu-west-1',
]

describe('configuration', () => {
  test('an empty environment is enough', () => {
    const data = folder()
    expect(readConfig({ CANDOR_DATA: data, CANDOR_URL: '' })).toMatchObject({
      port: 3000,
      host: null,
      url: 'http://localhost:3000',
      databaseUrl: join(data, 'candor.sqlite'),
      storageUrl: join(data, 'files'),
    })
  })

  test('the secret is made once, readable by its owner only', () => {
    const data = folder()
    const { secret } = readConfig({ CANDOR_DATA: data })
    expect(secret.length).toBeGreaterThanOrEqual(43)
    expect(readConfig({ CANDOR_DATA: data }).secret).toBe(secret)
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(data, 'secret'), 'utf8').trim()).toBe(secret)
  })

  test('each wrong value is one mistake, with a sentence that names its setting', () => {
    const wrong: Record<string, readonly string[]> = {
      PORT: ['eighty', '70000'],
      CANDOR_HOST: ['padma.example'],
      CANDOR_KEEP_ON_PHONE: ['yes', 'true'],
      CANDOR_LOG_LEVEL: ['loud'],
      CANDOR_LOG_FORMAT: ['xml'],
      CANDOR_URL: [
        ...['files.padma.example', 'https://padma.example/files', 'https://padma.example?a=b'],
        ...['https://padma.example/#top', 'https://amina@padma.example'],
      ],
      CANDOR_DATABASE_URL: ['mysql://x'],
      CANDOR_BACKUP_RECIPIENT: [
        ...['age1', 'ssh-ed25519 AAAA', 'age1abc age1def', 'AGE-SECRET-KEY-1ABC'],
      ],
      CANDOR_SECRET: ['short', ' '.repeat(34)],
      CANDOR_FORMER_SECRET: ['short'],
      CANDOR_METRICS: ['fifteen letters', 'fifteen-letters', 'পনেরোটি-অক্ষরের-চেয়ে-বেশি'],
      CANDOR_METRICS_FILE: ['/nowhere/secret', '/dev/null', '/tmp'],
      CANDOR_DATA: ['/etc/passwd', '/etc/passwd/x', '/proc/x/y'],
      CANDOR_RAISED_LIMITS: ['10.0.0.0/8'],
      CANDOR_TRUSTED_PROXIES: [
        ...['proxy.local', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', 'fd00::/129', '10.0.0.0/8/8'],
      ],
      CANDOR_ATTESTATION_KEY: attestationKeysThatAreNone,
      CANDOR_SMTP_URL: ['mail.padma.example'],
      CANDOR_URL_FILE: ['/etc/hostname'],
      CANDOR_DATABSE_URL: ['postgres://x'],
    }
    const faults = Object.entries(wrong).flatMap(([name, values]) =>
      values.flatMap((value) => {
        const told = mistakesOf({ [name]: value })
        return told.length === 1 && told[0]?.startsWith(`${name} `) ? [] : [[name, value, told]]
      }),
    )
    expect(faults).toEqual([])
  })

  test.each([
    [
      { CANDOR_SECRET: 'x'.repeat(32), CANDOR_FORMER_SECRET: ` ${'x'.repeat(32)}` },
      'CANDOR_FORMER_SECRET must be the secret before the present one, and not the same.',
    ],
    [
      { CANDOR_FORMER_SECRET: 'x'.repeat(32), CANDOR_FORMER_SECRET_FILE: '/etc/hostname' },
      'Set CANDOR_FORMER_SECRET or CANDOR_FORMER_SECRET_FILE, not both.',
    ],
    [
      { CANDOR_OIDC_ISSUER: 'http://id.padma.example', ...oidcClient },
      'CANDOR_OIDC_ISSUER must begin with https:// (http:// only on this machine).',
    ],
    [
      { CANDOR_OIDC_LABEL: 'Google', CANDOR_OIDC_CLIENT_ID: 'candor' },
      'CANDOR_OIDC_ISSUER and CANDOR_OIDC_CLIENT_SECRET must be set too: signing in with a provider needs all three.',
    ],
  ])('%o do not go together, which is one mistake', (env, sentence) => {
    expect(mistakesOf(env)).toEqual([sentence])
  })

  test('how much is logged, and in which form, is set', () => {
    const logOf = (env: Record<string, string>) =>
      Object.values(readConfig({ CANDOR_DATA: folder(), ...env }).log)
    const production = { NODE_ENV: 'production' }
    expect(logOf({})).toEqual(['info', true])
    expect(logOf(production)).toEqual(['info', false])
    expect(logOf({ ...production, CANDOR_LOG_FORMAT: 'text' })).toEqual(['info', true])
    const quiet = { CANDOR_LOG_FORMAT: 'json', CANDOR_LOG_LEVEL: 'error' }
    expect(logOf(quiet)).toEqual(['error', false])
  })

  test('files and backups go to no folder that is called like an address, and mails from whom it says', () => {
    const place =
      'CANDOR_BACKUP_URL must be a folder by its whole path, e.g. /backup/candor, or look like s3://key:secret@host:port/bucket?region=eu-west-1.'
    const files =
      'CANDOR_STORAGE_URL must look like s3://key:secret@host:port/bucket?region=eu-west-1 (leave it out to keep files in the folder).'
    const sender =
      'CANDOR_SMTP_URL has a parameter that Candor does not know. Leave it out; the sender is ?from=files@padma.example.'
    for (const wrong of [...mistyped, 'backups', './backups/'])
      expect(mistakesOf({ CANDOR_BACKUP_URL: wrong }), wrong).toEqual([place])
    for (const wrong of mistyped)
      expect(mistakesOf({ CANDOR_STORAGE_URL: wrong }), wrong).toEqual([files])
    for (const wrong of ['?form=x@y.z', '?from=x@y.z&tls=off', '?From=x@y.z'])
      expect(mistakesOf({ CANDOR_SMTP_URL: `smtp://mail.padma.example${wrong}` })).toEqual([sender])
    for (const to of ['/backup/candor/', '/backup/candor', 's3://k:s@host:9000/bucket?tls=off'])
      expect(readConfig({ CANDOR_DATA: folder(), CANDOR_BACKUP_URL: to }).backupUrl).toBe(to)
    expect(mistakesOf({ CANDOR_SMTP_URL: 'smtp://mail.padma.example?from=x@y.z' })).toEqual([])
  })

  test('the public address is an origin, however it was typed', () => {
    const url = 'HTTPS://Files.Padma.example:443/'
    expect(readConfig({ CANDOR_DATA: folder(), CANDOR_URL: url }).url).toBe(
      'https://files.padma.example',
    )
  })

  test.each([
    ['empty', (path: string) => writeFileSync(path, '\n')],
    ['short', (path: string) => writeFileSync(path, 'short\n')],
    ['a folder', (path: string) => mkdirSync(path)],
  ])('a secret file that is %s is a mistake, and is not replaced', (_, make) => {
    const data = folder()
    make(join(data, 'secret'))
    expect(mistakesOf({ CANDOR_DATA: data })).toEqual([
      `${join(data, 'secret')} does not hold a secret of at least 32 characters. Restore it from a backup, or set CANDOR_SECRET.`,
    ])
  })

  test('each secret can be read from a file, which is judged like the value itself', () => {
    const path = join(folder(), 'secret')
    writeFileSync(path, `${'s'.repeat(40)}\n`)
    const env = { CANDOR_DATA: folder(), CANDOR_SECRET_FILE: path, CANDOR_METRICS_FILE: path }
    expect(readConfig(env)).toMatchObject({ secret: 's'.repeat(40), metricsToken: 's'.repeat(40) })
    writeFileSync(path, 'short\n')
    expect(mistakesOf({ CANDOR_SECRET_FILE: path })).toEqual([
      'CANDOR_SECRET must have at least 32 characters, e.g. from "openssl rand -base64 32".',
    ])
  })

  test('the key for attestations is read from its file, as openssl writes it', () => {
    // RFC 8410, section 10.3.
    const path = join(folder(), 'key')
    const base64 = 'MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC'
    writeFileSync(path, `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----\n`)
    const data = folder()
    expect(readConfig({ CANDOR_DATA: data }).attestationKey).toBe(null)
    const read = readConfig({ CANDOR_DATA: data, CANDOR_ATTESTATION_KEY_FILE: path })
    expect(read.attestationKey?.multikey).toMatch(/^z6Mk\w+$/)
    expect(read.attestationKey?.seed.toString('hex')).toBe(
      'd4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842',
    )
  })

  test('the data folder is made with its parents, for its owner only', () => {
    const data = join(folder(), 'deep', 'data')
    readConfig({ CANDOR_DATA: data })
    expect(statSync(data).mode & 0o777).toBe(0o700)
  })

  test('a provider is called by its host unless it has a label', () => {
    const issuer = 'https://accounts.google.com'
    const env = { CANDOR_DATA: folder(), CANDOR_OIDC_ISSUER: `${issuer}/`, ...oidcClient }
    expect(readConfig(env).oidc).toEqual({
      issuer,
      clientId: 'candor',
      clientSecret: 'secret',
      label: 'accounts.google.com',
    })
    expect(readConfig({ ...env, CANDOR_OIDC_LABEL: 'Google' }).oidc?.label).toBe('Google')
  })

  test('all mistakes are told at once', () => {
    expect(mistakesOf({ PORT: 'x', CANDOR_SECRET: 'x', CANDOR_NONE: 'x' })).toHaveLength(3)
  })
})

function mistakesOf(env: Record<string, string>): string[] {
  try {
    readConfig({ CANDOR_DATA: folder(), ...env })
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.sentences
    throw error
  }
  return []
}

const postgres = { CANDOR_DATABASE_URL: 'postgres://candor@127.0.0.1:1/candor' }

/** Returns a data folder without its secret, after something was kept under it. */
function folderOf(kept: 'database' | 'head' | 'nothing'): string {
  const data = folder()
  mkdirSync(join(data, 'files/audit'), { recursive: true })
  if (kept === 'database') writeFileSync(join(data, 'candor.sqlite'), 'encrypted')
  if (kept === 'head') writeFileSync(join(data, 'files/audit/head'), '{}')
  return data
}

test('a lost secret is not replaced where there is a database, or for a command that only reads', () => {
  for (const [kept, env, options] of [
    ['database', {}, {}],
    ['head', postgres, {}],
    ['nothing', postgres, { mustExist: true }],
  ] as const) {
    const data = folderOf(kept)
    const read = () => readConfig({ CANDOR_DATA: data, ...env }, options)
    const sentence = `The file secret is missing from ${data}. Put back the copy that you kept, or set CANDOR_SECRET.`
    expect(read).toThrow(new ConfigMistakes([sentence]))
    expect(existsSync(join(data, 'secret'))).toBe(false)
  }
})

test('the next secret is made where the former one is named, and the first where nothing is kept', () => {
  const former = { CANDOR_FORMER_SECRET: 'what the secret was before this one' }
  for (const env of [
    { CANDOR_DATA: folderOf('database'), ...former },
    { CANDOR_DATA: folderOf('nothing') },
    { CANDOR_DATA: folderOf('nothing'), ...postgres },
  ])
    expect(readConfig(env).secret.length).toBeGreaterThanOrEqual(43)
})
