import { type Instant, later, millisecondsBetween, minute } from '#platform/clock'
import type { ActionContext, ReadContext } from '#platform/context'
import {
  type CredentialSigner,
  encodeBitstring,
  encodeTokenStatuses,
  prove,
  rdfType,
  type Statement,
  signJws,
  xsdDateTime,
} from '#platform/credentials'
import { selectEndedPlaces, selectEnds, selectNewestList } from './attestations.store.ts'
import { statusListUrl } from './held-copy.ts'
import { credentialsContext, vc } from './issuer-proof.ts'
import { findKey, findSigner, getSigner, issuerOf } from './keys.ts'
import { attestationLimits } from './schema.ts'
import { jwsSignerOf, secondsOf, statusTokenUrl } from './sd-jwt.ts'

const status = 'https://www.w3.org/ns/credentials/status#'
/** For longer than this, a copy of the list is no proof. */
const validFor = 60 * minute

interface Built {
  /** The signed list; null when there is no such list. */
  text: Promise<string | null>
  builtAt: Instant
}

/** A list in one of its two forms, as text. */
type Describe = (ctx: ActionContext, list: number) => Promise<string | null>

export const bitstringList: Describe = async (ctx, list) => {
  const found = await describeStatusList(ctx, list)
  return found && JSON.stringify(found)
}

/** Describes the same places as a Token Status List, for the second form of an attestation. */
export const tokenStatusList: Describe = async (ctx, list) => {
  const listed = await findList(ctx, list)
  return listed && signToken(listed)
}

/**
 * Opens status lists, each built once for all requests within half a minute. So a request costs almost nothing however
 * many there are; a limit by address would not achieve that, and might shut out a bank whose staff share one.
 */
export function openStatusLists(ctx: ActionContext, describe: Describe) {
  const built = new Map<number, Built>()
  return (list: number): Built => {
    const now = ctx.clock.now()
    const known = built.get(list)
    if (known && isFresh(known, now)) return known
    const text = describe(ctx, list)
    const asked = { text, builtAt: now }
    built.set(list, asked)
    // A list that does not exist, or could not be built, leaves nothing behind.
    const forget = () => built.get(list) === asked && built.delete(list)
    text.then((found) => found === null && forget(), forget)
    return asked
  }
}

/** Tells whether it is recent. One from the future is not: the clock has been set back since. */
function isFresh({ builtAt }: Built, now: Instant): boolean {
  const age = millisecondsBetween(builtAt, now)
  return age >= 0 && age < attestationLimits.statusListBuilt
}

/**
 * Describes a list with a bit for each attestation in it, set when that one is over, signed now. Fetching it does not
 * reveal which place the reader looks at. Null when there is no such list.
 */
export async function describeStatusList(ctx: ActionContext, list: number) {
  const listed = await findList(ctx, list)
  return listed && signList(listed)
}

async function findList(ctx: ActionContext, list: number): Promise<Listed | null> {
  const publicUrl = ctx.config.url
  const issuer = issuerOf(publicUrl)
  if (issuer === null) return null
  const found = await ctx.read(async (read) => {
    if (list < 1 || list > ((await selectNewestList(read.tx)) ?? 0)) return null
    return {
      places: await selectEndedPlaces(read.tx, list),
      signer: await findSigner(read, issuer),
    }
  })
  if (!found) return null
  const signer = found.signer ?? (await ctx.write((write) => getSigner(write, issuer)))
  const { places } = found
  return { list, publicUrl, issuer, places, signer, now: ctx.clock.now() }
}

export interface Listed {
  list: number
  publicUrl: string
  issuer: string
  places: readonly number[]
  signer: CredentialSigner
  now: string
}

/** Signs by https://datatracker.ietf.org/doc/draft-ietf-oauth-status-list/, "Status List Token in JWT Format". */
function signToken({ list, publicUrl, places, signer, now }: Listed): string {
  const payload = {
    sub: statusTokenUrl(publicUrl, list),
    iat: secondsOf(now),
    exp: secondsOf(later(now, validFor)),
    ttl: attestationLimits.statusListKept / 1000,
    status_list: {
      bits: 1,
      lst: encodeTokenStatuses(attestationLimits.attestationsPerList, places),
    },
  }
  return signJws(payload, 'statuslist+jwt', jwsSignerOf(signer))
}

/** Signs a list in the form that belongs to the first form of attestations. */
export function signList({ list, publicUrl, issuer, places, signer, now }: Listed) {
  const url = statusListUrl(publicUrl, list)
  const credential = {
    '@context': [credentialsContext],
    id: url,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: now,
    validUntil: later(now, validFor),
    credentialSubject: {
      id: `${url}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeBitstring(attestationLimits.attestationsPerList, places),
    },
  }
  const { id, validFrom, validUntil, credentialSubject: entries } = credential
  const said: Statement[] = [
    [id, rdfType, { name: `${vc}VerifiableCredential` }],
    [id, rdfType, { name: `${status}BitstringStatusListCredential` }],
    [id, `${vc}issuer`, { name: issuer }],
    [id, `${vc}validFrom`, { text: validFrom, type: xsdDateTime }],
    [id, `${vc}validUntil`, { text: validUntil, type: xsdDateTime }],
    [id, `${vc}credentialSubject`, { name: entries.id }],
    [entries.id, rdfType, { name: `${status}BitstringStatusList` }],
    [entries.id, `${status}statusPurpose`, { text: entries.statusPurpose }],
    [
      entries.id,
      `${status}encodedList`,
      { text: entries.encodedList, type: 'https://w3id.org/security#multibase' },
    ],
  ]
  return { ...credential, proof: prove(said, signer, now) }
}

/** Since when an attestation has ended, and since when its time is over; null where that has not happened. */
interface AttestationEnds {
  endedSince: Instant | null
  expiredSince: Instant | null
}

/**
 * Returns what has become of an attestation that was made here with this key. A newer scan alone gives no `endedSince`:
 * that is the document's change, and told of it. An end whose moment no row keeps has the present one.
 */
export async function attestationEnds(
  ctx: ReadContext,
  { id, multikey }: { id: string; multikey: string },
): Promise<AttestationEnds> {
  const now = ctx.clock.now()
  const found = await selectEnds(ctx.tx, id)
  if (!found) return { endedSince: now, expiredSince: null }
  const { madeAt, validUntil, supersededAt } = found
  const revokedAt = (await findKey(ctx, multikey))?.revokedAt ?? null
  const sinceMade = [found.unpublishedAt, found.restoredAt].filter((at) => at && at >= madeAt)
  const ends = [
    ...[found.removedAt, found.withheldAt, found.deletedAt, found.otherwiseAt, found.contestedAt],
    ...sinceMade,
    revokedAt !== null && revokedAt <= madeAt ? revokedAt : null,
  ]
  const [first = null] = ends.filter((at) => at !== null).toSorted()
  const isUnexplained = Number(found.ended) === 1 && supersededAt === null
  return {
    endedSince: first ?? (isUnexplained ? now : null),
    expiredSince: validUntil <= now ? validUntil : null,
  }
}
