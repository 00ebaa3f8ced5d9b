import { z } from 'zod'
import { comparedSchema } from '#modules/comparisons/schema'
import { documentKindSchema, documentKinds } from '#modules/documents/schema'
import { hour, minute } from '#platform/clock/schema'
import { holderKeySchema, proofSchema } from '#platform/credentials/schema'
import { rates } from '#platform/limits/schema'

/** Tells whether an attestation may be about a kind: those that a share could show, without the photo (H9). */
export function mayBeAttested(kind: keyof typeof documentKinds): boolean {
  return kind !== 'photo' && documentKinds[kind].shareable !== 'never'
}

/** The request: a document, and which personal data the attestation names. Nothing else is accepted. */
export const newAttestationSchema = z.strictObject({
  kind: documentKindSchema,
  withName: z.boolean().default(false),
  withReference: z.boolean().default(false),
})
export type NewAttestation = z.output<typeof newAttestationSchema>

/** The two forms of an attestation: JSON with a Data Integrity proof, and an SD-JWT VC. */
export const attestationForms = ['data-integrity', 'sd-jwt'] as const
export type AttestationForm = (typeof attestationForms)[number]

/** The same as a page sends it. */
export const takenAttestationSchema = newAttestationSchema.extend({
  form: z.enum(attestationForms).default('data-integrity'),
})
export type TakenAttestation = z.output<typeof takenAttestationSchema>

/** Staff cannot name the candidate: that is the candidate's choice. */
export const staffAttestationSchema = newAttestationSchema.pick({ kind: true })

/** An attestation as the text of its file. */
export const attestationTextSchema = z.object({ attestation: z.string().max(20_000) })

const time = z.string().max(40)
export const wordsSchema = z.string().max(1000)
/** An address or another name of a thing, in the characters that RDF writes unchanged. */
export const nameSchema = z.string().regex(/^[!#-;=?-[\]_a-z~]{1,500}$/)

/**
 * The result of asking one authority about the document. It is stated with its days while it is not old; after
 * `oldAfter` the reader should ask again.
 */
export const heldCopyComparisonSchema = z.strictObject({
  id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}#comparison-[1-9]$/),
  type: z.literal('HeldCopyComparison'),
  authority: wordsSchema,
  outcome: z.enum(['nobody', 'one', 'same', 'unclear', 'other', 'old']),
  firstAskedOn: z.iso.date().optional(),
  lastAskedOn: z.iso.date().optional(),
  oldAfter: z.iso.date().optional(),
  statement: wordsSchema,
})
export type HeldCopyComparison = z.output<typeof heldCopyComparisonSchema>

/** The signer: a private company, with its licence. */
export const agencySchema = z.strictObject({
  id: nameSchema,
  type: z.literal('PrivateAgency'),
  name: wordsSchema,
  licence: wordsSchema,
  regulator: wordsSchema,
})

/** A W3C Verifiable Credential 2.0, in the only form that we make and check. */
export const heldCopySchema = z.strictObject({
  '@context': z.tuple([z.literal('https://www.w3.org/ns/credentials/v2'), nameSchema]),
  id: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('HeldCopyCredential')]),
  issuer: agencySchema,
  validFrom: time,
  validUntil: time,
  credentialStatus: z.strictObject({
    id: nameSchema,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().regex(/^\d{1,6}$/),
    statusListCredential: nameSchema,
  }),
  credentialSubject: z.strictObject({
    /** The file itself, by its SHA-256 (RFC 6920). */
    id: z.string().regex(/^ni:\/\/\/sha-256;[\w-]{43}$/),
    type: z.literal('HeldCopy'),
    /** The same hash as sha256sum prints it. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    /** Says first that it is a copy, and whose. */
    kind: wordsSchema,
    heldSince: time,
    statement: wordsSchema,
    /** Missing where there was none yet. */
    comparisons: z.array(heldCopyComparisonSchema).min(1).max(9).optional(),
    /** The candidate's name and the record's reference, if the candidate chose to include them. */
    candidateName: wordsSchema.optional(),
    recordReference: wordsSchema.optional(),
  }),
})
export type HeldCopy = z.output<typeof heldCopySchema>

export const attestationSchema = heldCopySchema.extend({ proof: proofSchema })
export type Attestation = z.output<typeof attestationSchema>

/** The same attestation as an SD-JWT VC, as the text of its file. */
export const sdJwtSchema = z.object({ attestation: z.string() })

const second = z.int().min(0).max(253_402_300_799)

/**
 * What is signed in the second form of an attestation. Everything about the document is always shown; the names are in
 * disclosures, which the holder may withhold.
 */
export const sdJwtClaimsSchema = z.strictObject({
  iss: nameSchema,
  jti: heldCopySchema.shape.id,
  iat: second,
  exp: second,
  vct: nameSchema,
  status: z.strictObject({
    status_list: z.strictObject({ idx: z.int().min(0).max(999_999), uri: nameSchema }),
  }),
  agency: heldCopySchema.shape.issuer.omit({ id: true, type: true }),
  ...heldCopySchema.shape.credentialSubject.pick({
    ...{ sha256: true, kind: true, heldSince: true, statement: true },
  }).shape,
  comparisons: z
    .array(heldCopyComparisonSchema.omit({ id: true, type: true }))
    .min(1)
    .max(9)
    .optional(),
  /** The key of the wallet that took it (RFC 7800); missing in a file. */
  cnf: z.strictObject({ jwk: holderKeySchema }).optional(),
  _sd: z.array(z.string().regex(/^[\w-]{43}$/)),
  _sd_alg: z.literal('sha-256'),
})
export type SdJwtClaims = z.output<typeof sdJwtClaimsSchema>

/** What the holder may withhold, each separately. */
export const disclosedMembers = ['candidateName', 'recordReference'] as const

export const disclosureSchema = z.tuple([z.string(), z.enum(disclosedMembers), wordsSchema])

/** The state of one that was made here. */
const attestationStates = ['in-force', 'expired', 'ended'] as const

/** The attestations of a record, and the documents for which another can be made now. */
export const recordAttestationsSchema = z.object({
  /** False where nobody could check one: the site has no https address. */
  isOffered: z.boolean(),
  kinds: z.array(documentKindSchema),
  /** The newest first, at most twenty. */
  made: z.array(
    z.object({
      id: z.string(),
      kind: documentKindSchema,
      madeAt: z.string(),
      validUntil: z.string(),
      state: z.enum(attestationStates),
    }),
  ),
})
export type RecordAttestations = z.output<typeof recordAttestationsSchema>

/**
 * Whether the wallet for which an attestation was made signed what is shown. Only the intended verifier can judge for
 * whom it did: they alone know which `audience` and `nonce` they requested.
 */
const holderSchema = z.discriminatedUnion('proof', [
  /** It is a file, not made for a wallet. */
  z.object({ proof: z.literal('none') }),
  /** Made for a wallet, and shown without its signature: anybody with the text can show it. */
  z.object({ proof: z.literal('missing') }),
  z.object({
    proof: z.literal('holds'),
    signedAt: z.string(),
    audience: z.string(),
    nonce: z.string(),
  }),
])
export type AttestationHolder = z.output<typeof holderSchema>

/** What a wallet's proof says (RFC 9901, 4.3). */
export const keyBindingSchema = z.object({
  iat: second,
  aud: z.string().min(1).max(2000),
  nonce: z.string().min(1).max(2000),
  sd_hash: z.string(),
})

/** An offer to a wallet, shown to its holder only this once. */
export const walletOfferSchema = z.object({
  /** For a QR code, or a link on the phone that has the wallet. */
  offer: z.string(),
  /** Six digits that the wallet asks for. */
  pin: z.string(),
  endsAt: z.string(),
})
export type WalletOffer = z.output<typeof walletOfferSchema>

/** The result of checking an attestation. It never judges a document (H4). */
export const attestationVerdictSchema = z.discriminatedUnion('verdict', [
  /** The text is not an attestation. */
  z.object({ verdict: z.literal('unreadable') }),
  /** Somebody else signed it, or claims to have; nothing in it was checked. */
  z.object({ verdict: z.literal('foreign'), host: z.string() }),
  /** It claims to be ours, but was altered, or signed with a key that is not ours. */
  z.object({ verdict: z.literal('altered') }),
  z.object({
    verdict: z.literal('ours'),
    /** `revoked`: signed with a key of ours that was in other hands then, or that never made this one. */
    signature: z.enum(['holds', 'revoked']),
    state: z.enum(['in-force', 'expired', 'ended', 'unknown']),
    says: heldCopySchema,
    holder: holderSchema,
    /** The results of asking about the document, as this site states them now; empty unless in force. */
    compared: z.array(comparedSchema),
  }),
])
export type AttestationVerdict = z.output<typeof attestationVerdictSchema>

/** Sizes in bytes, times in milliseconds. */
export const attestationLimits = {
  /** How long an attestation is valid; then the number of places in a list. */
  attestation: 90 * 24 * hour,
  attestationsPerList: 131_072,
  /** How long a status list is served as it was built, and how long others may keep it in all. */
  statusListBuilt: 30_000,
  statusListKept: 5 * minute,
  /** How long a key signs attestations before the next one is made. */
  attestationKey: 366 * 24 * hour,
  /** An offer of one to a wallet, wrong PINs for it, and the lifetimes of the wallet's token and nonce. */
  walletOffer: 10 * minute,
  walletPinTries: 5,
  walletToken: 5 * minute,
  walletNonce: 5 * minute,
} as const

export const attestationRates = rates({
  attestation: { tries: 10, window: minute, of: 'address' },
  wallet: { tries: 60, window: minute, of: 'address' },
})
