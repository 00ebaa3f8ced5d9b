import { type Instant, later, millisecondsBetween, minute } from '#platform/clock'
import type { ActionContext } from '#platform/context'
import {
  type CredentialSigner,
  encodeBitstring,
  prove,
  rdfType,
  type Statement,
  xsdDateTime,
} from '#platform/credentials'
import { limitTable } from '#platform/limits'
import { selectEndedPlaces, selectNewestList } from './attestations.store.ts'
import { credentialsContext, statusListUrl } from './held-copy.ts'
import { issuerOf } from './issuer.ts'
import { findSigner, getSigner } from './keys.ts'

const vc = 'https://www.w3.org/2018/credentials#'
const status = 'https://www.w3.org/ns/credentials/status#'
/** A list that somebody kept is no proof for longer than this. */
const validFor = 60 * minute

interface Built {
  /** The signed list as JSON; null when there is no such list. */
  json: Promise<string | null>
  builtAt: Instant
}

/**
 * Status lists, each built once for all who ask within half a minute. So asking costs nearly nothing however
 * many ask, which no limit by address brings about, and none shuts out a bank whose staff share one.
 */
export function openStatusLists(ctx: ActionContext) {
  const built = new Map<number, Built>()
  return (list: number): Built => {
    const now = ctx.clock.now()
    const known = built.get(list)
    if (known && isFresh(known, now)) return known
    const json = describeStatusList(ctx, list).then((found) => found && JSON.stringify(found))
    const asked = { json, builtAt: now }
    built.set(list, asked)
    // A list that is not there leaves nothing behind, nor does one that could not be built.
    const forget = () => built.get(list) === asked && built.delete(list)
    json.then((found) => found === null && forget(), forget)
    return asked
  }
}

/** Not one from a time to come either: then the clock has been set back since. */
function isFresh({ builtAt }: Built, now: Instant): boolean {
  const age = millisecondsBetween(builtAt, now)
  return age >= 0 && age < limitTable.statusListBuilt
}

/**
 * A list with a bit for each attestation in it, set when that one is over, signed now. Who fetches it does
 * not say which place they look at. Null when there is no such list.
 */
export async function describeStatusList(ctx: ActionContext, list: number) {
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
  const url = statusListUrl(publicUrl, list)
  return signList({ url, issuer, places: found.places, signer, now: ctx.clock.now() })
}

interface Listed {
  url: string
  issuer: string
  places: readonly number[]
  signer: CredentialSigner
  now: string
}

function signList({ url, issuer, places, signer, now }: Listed) {
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
      encodedList: encodeBitstring(limitTable.attestationsPerList, places),
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
