import { type Language, languages } from '#platform/languages.schema'
import type { ClaimName, NamesIn } from './names.ts'
import { typeUrl } from './sd-jwt.ts'

type Claim = [path: string[], name: ClaimName]

/** Always shown: without one of these, a holder would show something else than what was signed. */
const shown: readonly Claim[] = [
  [['agency', 'name'], 'agency'],
  [['agency', 'licence'], 'licence'],
  [['agency', 'regulator'], 'regulator'],
  [['kind'], 'kind'],
  [['statement'], 'statement'],
  [['heldSince'], 'heldSince'],
  [['sha256'], 'sha256'],
]

const keptBack: readonly Claim[] = [
  [['candidateName'], 'candidateName'],
  [['recordReference'], 'recordReference'],
]

/**
 * Describes an attestation in its second form for wallets, which take the names from here
 * (https://datatracker.ietf.org/doc/draft-ietf-oauth-sd-jwt-vc/, "Type Metadata"). It says that a copy of the document
 * is held, and nothing else about it (H4).
 */
export function describeType(publicUrl: string, namesIn: NamesIn) {
  const { byAgency: name, description } = namesIn('en')
  return {
    vct: typeUrl(publicUrl),
    name,
    description,
    display: languages.map((locale) => {
      const { byAgency, description: said } = namesIn(locale)
      return { locale, name: byAgency, description: said }
    }),
    claims: describeClaims(namesIn, languages),
  }
}

/** Returns the name of each claim in some languages, and whether its holder may withhold it. */
export function describeClaims(namesIn: NamesIn, locales: readonly Language[]) {
  const describe = ([path, name]: Claim) => ({
    path,
    display: locales.map((locale) => ({ locale, label: namesIn(locale).claims[name] })),
  })
  return [
    ...shown.map((claim) => ({ ...describe(claim), sd: 'never', mandatory: true })),
    { ...describe([['comparisons'], 'comparisons']), sd: 'never' },
    ...keptBack.map((claim) => ({ ...describe(claim), sd: 'always' })),
  ]
}
