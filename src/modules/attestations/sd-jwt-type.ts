import { typeUrl } from './sd-jwt.ts'

type Claim = [path: string[], label: string, isAlwaysThere?: boolean]

/** Always shown: whoever keeps one of these back would show something else than what was signed. */
const shown: readonly Claim[] = [
  [['agency', 'name'], 'Private agency'],
  [['agency', 'licence'], 'Licence of the agency'],
  [['agency', 'regulator'], 'Who gave the licence'],
  [['kind'], 'Copy held'],
  [['statement'], 'What this says'],
  [['heldSince'], 'Held since'],
  [['sha256'], 'Fingerprint of the file (SHA-256)'],
]

const keptBack: readonly Claim[] = [
  [['candidateName'], 'Name, as the agency holds it'],
  [['recordReference'], 'Reference of the agency’s record'],
]

/**
 * What an attestation in its second form is, for whoever shows one: a wallet takes the names from here
 * (https://datatracker.ietf.org/doc/draft-ietf-oauth-sd-jwt-vc/, "Type Metadata"). It says of the paper
 * that a copy is held, and nothing else (H4).
 */
export function describeType(publicUrl: string) {
  const name = 'Copy held by a private agency'
  const description =
    'A private company, not a government, says that it holds a copy of a file. It does not say whether the paper is genuine, or what a visa is worth: only the authority that issued the paper can tell.'
  return {
    vct: typeUrl(publicUrl),
    name,
    description,
    display: [{ locale: 'en', name, description }],
    claims: [
      ...shown.map((claim) => ({ ...describeClaim(claim), sd: 'never', mandatory: true })),
      { ...describeClaim([['comparisons'], 'Who asked the authority']), sd: 'never' },
      ...keptBack.map((claim) => ({ ...describeClaim(claim), sd: 'always' })),
    ],
  }
}

function describeClaim([path, label]: Claim) {
  return { path, display: [{ locale: 'en', label }] }
}
