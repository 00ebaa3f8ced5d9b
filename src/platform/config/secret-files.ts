import { readFileSync } from 'node:fs'

type Environment = Record<string, string | undefined>

/** Settings that hold something secret. Each can also be read from the file that `NAME_FILE` names. */
export const secretSettings = [
  'CANDOR_DATABASE_URL',
  'CANDOR_STORAGE_URL',
  'CANDOR_SECRET',
  'CANDOR_FORMER_SECRET',
  'CANDOR_KEY',
  'CANDOR_FORMER_KEY',
  'CANDOR_ATTESTATION_KEY',
  'CANDOR_SMTP_URL',
  'CANDOR_SMS_URL',
  'CANDOR_SMS_HEADERS',
  'CANDOR_SMS_BODY',
  'CANDOR_OIDC_CLIENT_SECRET',
  'CANDOR_METRICS',
  'CANDOR_BACKUP_URL',
] as const

/**
 * Returns the environment with each `NAME_FILE` replaced by `NAME` and the trimmed content of that file,
 * and one sentence for each file that could not be read.
 */
export function withSecretFiles(given: Environment): { env: Environment; mistakes: string[] } {
  const env = { ...given }
  const mistakes: string[] = []
  for (const name of secretSettings) {
    const path = given[`${name}_FILE`]
    delete env[`${name}_FILE`]
    if (path === undefined) continue
    const content = given[name] === undefined ? contentOf(path) : null
    if (content) env[name] = content
    else if (content === null) mistakes.push(`Set ${name} or ${name}_FILE, not both.`)
    else mistakes.push(`${name}_FILE must name a file that Candor can read and that is not empty.`)
  }
  return { env, mistakes }
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}
