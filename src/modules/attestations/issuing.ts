import { randomInt } from 'node:crypto'
import { appendAudit } from '#modules/audit'
import { openMarks } from '#modules/cases'
import { calledWrongSince } from '#modules/cases/fields.schema'
import { describeComparedAnywhere } from '#modules/comparisons'
import { refuseIfWithdrawn } from '#modules/consents'
import { type StoredDocument, shownDocuments } from '#modules/documents'
import { type DocumentKind, kindLabel } from '#modules/documents/schema'
import { fitLicence, readSettings } from '#modules/organisation'
import { licenceOf } from '#modules/organisation/regulators.schema'
import { isPublic, selectRecord } from '#modules/records'
import type { CandidateRecord } from '#modules/records/schema'
import { fitText } from '#modules/speech'
import { later } from '#platform/clock'
import { actorId, type WriteContext } from '#platform/context'
import { type CredentialSigner, prove } from '#platform/credentials'
import type { HolderKey } from '#platform/credentials/schema'
import {
  type AttestationRow,
  insertAttestation,
  isPlaceTaken,
  selectNewestList,
} from './attestations.store.ts'
import { contextUrl, describeComparisons, statementsOf, statusListUrl } from './held-copy.ts'
import { credentialsContext, describeAgency, hashOfSignature } from './issuer-proof.ts'
import { getSigner, issuerOf } from './keys.ts'
import { refuseUnless } from './refusals.ts'
import {
  type Attestation,
  attestationLimits,
  type HeldCopy,
  mayBeAttested,
  type NewAttestation,
} from './schema.ts'
import { signSdJwt } from './sd-jwt.ts'

/** Whose record it is: the holder of an open viewing, the person whose account is linked, or staff. */
export interface AttestedHolder {
  recordId: string
  /** The documents that the holder may see; null for all. */
  kinds: readonly DocumentKind[] | null
}

/** Places that are tried before the next list is begun: a fairly full list is left. */
const tries = 8

/**
 * Signs that the agency has a copy of a document. Its content comes from the record and the settings; the caller
 * chooses only the document and whether the candidate is named. Refuses with `attestation.no_address`,
 * `attestation.not_shareable`, `attestation.not_on_file`, `attestation.contested`, `attestation.name_unfit` and
 * `consent.no_sharing`.
 */
export async function issueAttestation(
  ctx: WriteContext,
  holder: AttestedHolder,
  wanted: NewAttestation,
  publicUrl: string,
): Promise<Attestation> {
  return makeAttestation(ctx, holder, wanted, publicUrl, (credential, signer) => {
    const proof = prove(statementsOf(credential), signer, credential.validFrom)
    return { made: { ...credential, proof }, signature: proof.proofValue }
  })
}

/**
 * Signs the same as an SD-JWT VC, with a disclosure for each thing that it says about the candidate, and bound to a
 * wallet's key where there is one. Refuses as `issueAttestation` does.
 */
export async function issueSdJwt(
  ctx: WriteContext,
  holder: AttestedHolder,
  wanted: NewAttestation,
  publicUrl: string,
  key?: HolderKey,
): Promise<string> {
  return makeAttestation(ctx, holder, wanted, publicUrl, (credential, signer) => {
    const { text, signature } = signSdJwt(credential, signer, publicUrl, key)
    return { made: text, signature }
  })
}

type Sign<Form> = (
  credential: HeldCopy,
  signer: CredentialSigner,
) => { made: Form; signature: string }

/** Makes either form, so both say the same and end together. */
async function makeAttestation<Form>(
  ctx: WriteContext,
  holder: AttestedHolder,
  wanted: NewAttestation,
  publicUrl: string,
  sign: Sign<Form>,
): Promise<Form> {
  const { issuer, record, document } = await getAttested(ctx, holder, wanted, publicUrl)
  const row = await placeRow(ctx, document, wanted)
  const credential = await describe(ctx, {
    row,
    record,
    document,
    wanted,
    issuer,
    publicUrl,
  })
  const { made, signature } = sign(credential, await getSigner(ctx, issuer))
  await insertAttestation(ctx.tx, { ...row, signatureHash: hashOfSignature(signature) })
  const details = { attestationId: row.id, kind: wanted.kind, withName: wanted.withName }
  await appendAudit(ctx, 'attestation.made', `record:${record.id}`, details)
  return made
}

/** Returns what an attestation made now would be about. Refuses as `issueAttestation` does. */
export async function getAttested(
  ctx: WriteContext,
  { recordId, kinds }: AttestedHolder,
  wanted: NewAttestation,
  publicUrl: string,
): Promise<Pick<Facts, 'issuer' | 'record' | 'document'>> {
  const issuer = issuerOf(publicUrl)
  refuseUnless(issuer, 'attestation.no_address')
  refuseUnless(mayBeAttested(wanted.kind), 'attestation.not_shareable')
  const record = await selectRecord(ctx.tx, recordId)
  const document = (await shownDocuments(ctx, recordId)).find(({ kind }) => kind === wanted.kind)
  const isSeen = kinds === null || kinds.includes(wanted.kind)
  refuseUnless(record && isPublic(record) && document && isSeen, 'attestation.not_on_file')
  await refuseIfWithdrawn(ctx, recordId, 'sharing')
  const contested = await openMarks(ctx, recordId)
  const isContested =
    calledWrongSince(contested, 'paper', wanted.kind) !== null ||
    (wanted.withName && calledWrongSince(contested, 'detail', 'name') !== null)
  refuseUnless(!isContested, 'attestation.contested')
  // A dash in the place of a name would be signed as one; what cannot be judged is not signed either.
  const mayBeNamed = !wanted.withName || fitText('person', record.name) === record.name
  refuseUnless(mayBeNamed, 'attestation.name_unfit')
  return { issuer, record, document }
}

type PlacedRow = Omit<AttestationRow, 'signatureHash'>

async function placeRow(
  ctx: WriteContext,
  { id: documentId, recordId }: StoredDocument,
  { withName }: NewAttestation,
): Promise<PlacedRow> {
  const madeAt = ctx.clock.now()
  return {
    ...{ id: ctx.ids.uuid(), ...(await findPlace(ctx)), recordId, documentId },
    ...{ withName: withName ? 1 : 0, madeBy: actorId(ctx.actor), madeAt },
    validUntil: later(madeAt, attestationLimits.attestation),
  }
}

/** Finds a random place, so that its number does not reveal when it was given and to whom. */
async function findPlace({ tx }: WriteContext): Promise<{ list: number; place: number }> {
  const list = (await selectNewestList(tx)) ?? 1
  for (let left = tries; left > 0; left -= 1) {
    const place = randomInt(attestationLimits.attestationsPerList)
    if (!(await isPlaceTaken(tx, list, place))) return { list, place }
  }
  return { list: list + 1, place: randomInt(attestationLimits.attestationsPerList) }
}

interface Facts {
  row: PlacedRow
  record: CandidateRecord
  document: StoredDocument
  wanted: NewAttestation
  issuer: string
  publicUrl: string
}

async function describe(
  ctx: WriteContext,
  { row, record, document, wanted, issuer, publicUrl }: Facts,
): Promise<HeldCopy> {
  const organisation = await readSettings(ctx.tx)
  const agency = fitText('registered-name', organisation.legalName)
  const licensed = licenceOf(organisation, 'en')
  const { number: licence, authority: regulator } = fitLicence(licensed)
  const byOwnAccount = licensed.registerUrl === null
  const list = statusListUrl(publicUrl, row.list)
  const id = `urn:uuid:${row.id}`
  const compared = await describeComparedAnywhere(ctx, record, document)
  return {
    '@context': [credentialsContext, contextUrl(publicUrl)],
    id,
    type: ['VerifiableCredential', 'HeldCopyCredential'],
    issuer: describeAgency({ issuer, name: agency, licence, regulator, byOwnAccount }),
    validFrom: row.madeAt,
    validUntil: row.validUntil,
    credentialStatus: {
      id: `${list}#${row.place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(row.place),
      statusListCredential: list,
    },
    credentialSubject: {
      id: `ni:///sha-256;${Buffer.from(document.sha256, 'hex').toString('base64url')}`,
      type: 'HeldCopy',
      sha256: document.sha256,
      kind: `Copy held by ${agency}, filed as: ${kindLabel(document.kind, 'en')}`,
      heldSince: document.uploadedAt,
      statement: `${agency} is a private company, not a government. It holds a file with this SHA-256. It does not say whether the document is genuine, or what a visa is worth: only the authority that issued the document can tell.`,
      ...(compared.length > 0 && { comparisons: describeComparisons({ id, agency, compared }) }),
      ...(wanted.withName && { candidateName: record.name }),
      ...(wanted.withReference && { recordReference: record.reference }),
    },
  }
}
