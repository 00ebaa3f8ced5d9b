import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigMistakes, readConfig } from './index.ts'

const folder = () => mkdtempSync(join(tmpdir(), 'candor-config-'))

const oidcClient = { CANDOR_OIDC_CLIENT_ID: 'candor', CANDOR_OIDC_CLIENT_SECRET: 'secret' }

describe('configuration', () => {
  test('an empty environment is enough', () => {
    const data = folder()
    expect(readConfig({ CANDOR_DATA: data, CANDOR_URL: '' })).toMatchObject({
      port: 3000,
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

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535.'],
    [
      { CANDOR_URL: 'files.padma.example' },
      'CANDOR_URL must be the public address, e.g. https://files.padma.example.',
    ],
    [
      { CANDOR_URL: 'https://padma.example/files' },
      'CANDOR_URL must be an address without a path: Candor needs a host of its own.',
    ],
    [
      { CANDOR_DATABASE_URL: 'mysql://x' },
      'CANDOR_DATABASE_URL must begin with postgres:// (leave it out for SQLite).',
    ],
    [
      { CANDOR_STORAGE_URL: 's3://bucket' },
      'CANDOR_STORAGE_URL must look like s3://key:secret@host:port/bucket?region=eu-west-1 (leave it out to keep files in the folder).',
    ],
    [
      { CANDOR_SECRET: 'short' },
      'CANDOR_SECRET must have at least 32 characters, e.g. from "openssl rand -base64 32".',
    ],
    [
      { CANDOR_TRUSTED_PROXIES: 'proxy.local' },
      'CANDOR_TRUSTED_PROXIES must be IP addresses separated by commas, e.g. 127.0.0.1,10.0.0.2.',
    ],
    [
      { CANDOR_SMTP_URL: 'mail.padma.example' },
      'CANDOR_SMTP_URL must be the mail server, e.g. smtp://user:password@mail.padma.example:587.',
    ],
    [
      { CANDOR_OIDC_ISSUER: 'http://id.padma.example', ...oidcClient },
      'CANDOR_OIDC_ISSUER must begin with https:// (http:// only on this machine).',
    ],
    [
      { CANDOR_OIDC_LABEL: 'Google', CANDOR_OIDC_CLIENT_ID: 'candor' },
      'CANDOR_OIDC_ISSUER and CANDOR_OIDC_CLIENT_SECRET must be set too: signing in with a provider needs all three.',
    ],
    [
      { CANDOR_DATABSE_URL: 'postgres://x' },
      'CANDOR_DATABSE_URL is not a setting of Candor; see docs/operations.md.',
    ],
  ])('%o is one mistake with one sentence', (env, sentence) => {
    expect(mistakesOf(env)).toEqual([sentence])
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
