import type { App } from '#gate'
import { isUnderAnotherKey } from '#server'
import { type FormerStanding, formerStanding } from '#server/former-secrets'
import type { Found, Opened } from './with-candor.ts'

const keysAre = (count: number) =>
  count === 1 ? '1 key of files is' : `${count} keys of files are`

/** What the doctor says about encryption: what is wrong, and what is to be done. */
export async function encryptionFindings({ runtime: { config, encryption } }: App): Promise<Found> {
  const { former, unknown } = await encryption.keys.standing()
  const notes = [
    isUnderAnotherKey(config) &&
      'the database is not encrypted with the present key. Restart the server to encrypt it.',
    former > 0 && `${keysAre(former)} still protected by a former key. Run "candor keys rewrap".`,
  ]
  const lost = `Encryption: ${keysAre(unknown)} protected by a key that Candor does not have.`
  return {
    findings: unknown > 0 ? [lost] : [],
    notes: notes.flatMap((note) => (note ? [`Encryption: ${note}`] : [])),
  }
}

/** Returns what the doctor says of secrets that are not the present one; none of it is damage. */
export async function formerSecretNotes({ app, ctx }: Opened): Promise<{ notes: string[] }> {
  const { keys } = app.runtime.encryption
  const standing = await formerStanding(ctx, keys).catch((error: unknown) => {
    ctx.log.error({ error }, 'What depends on the former secret could not be examined')
    return null
  })
  const notes = standing
    ? [...notesOnUse(standing), ...notesOnLost(standing)]
    : ['what depends on it could not be examined. Keep it named.']
  return { notes: notes.map((note) => `Former secret: ${note}`) }
}

function notesOnUse({ isNamed, since, inUseUntil, under, sealed }: FormerStanding): string[] {
  if (!isNamed) return []
  if (since === null) return ['no server has started with it yet.']
  const needed = listed(under)
  const notes = [
    ...(sealed.former > 0
      ? [`${sealed.former} keys are still sealed under it. A running server moves them in an hour.`]
      : []),
    ...(needed === '' ? [] : [`still needed for ${needed}.`]),
    ...(inUseUntil === null
      ? []
      : [`sessions and links that it signed may be in use until ${inUseUntil}.`]),
  ]
  return notes.length > 0
    ? notes
    : ['nothing needs it any more. Remove CANDOR_FORMER_SECRET and restart Candor.']
}

/** Without the secret they open nothing; somebody has to make new ones. */
function notesOnLost({ isNamed, under, sealed }: FormerStanding): string[] {
  const lost = isNamed ? '' : listed(under)
  return [
    ...(lost === '' ? [] : [`not named any more, so nothing opens with ${lost}. Make new ones.`]),
    ...(sealed.lost > 0 ? [`no secret of the settings opens ${sealed.lost} sealed keys.`] : []),
  ]
}

const names = {
  accessCodes: 'access codes',
  apiKeys: 'API keys',
  shares: 'share codes',
  invites: 'invitations',
  backupCodes: 'backup codes',
} as const satisfies Record<keyof FormerStanding['under'], string>

/** Names what there is, each with its number: "2 access codes, 1 API keys". */
function listed(under: FormerStanding['under']): string {
  return Object.entries(names)
    .map(([kind, name]) => ({ count: under[kind as keyof typeof names], name }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${count} ${name}`)
    .join(', ')
}
