import { readSettings } from '#modules/organisation'
import { fitText } from '#modules/speech'
import type { ReadContext } from '#platform/context'
import { holderAlgorithms } from '#platform/credentials'
import type { NamesIn } from '../issuer-proof.ts'
import { issuerOf } from '../keys.ts'
import { describeClaims, sdJwtType, typeUrl } from '../sd-jwt.ts'

// What a wallet reads before it accepts anything, by OpenID4VCI 1.0
// (https://openid.net/specs/openid-4-verifiable-credential-issuance-1_0.html).

/** The paths for wallets, below the public address. */
export const walletPaths = {
  token: '/wallet/token',
  nonce: '/wallet/nonce',
  credential: '/wallet/credential',
} as const

/** The one credential on offer. */
export const heldCopyId = 'held-copy'

export const codeGrant = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

/** Returns an offer by value, so that nothing from which the code could be read has to be stored. */
export function offerUri(publicUrl: string, code: string): string {
  const offer = {
    credential_issuer: publicUrl,
    credential_configuration_ids: [heldCopyId],
    grants: { [codeGrant]: { 'pre-authorized_code': code, tx_code: { length: 6 } } },
  }
  return `openid-credential-offer://?credential_offer=${encodeURIComponent(JSON.stringify(offer))}`
}

/** Describes the server that exchanges codes; null where the site has no https. */
export function describeAuthorization(publicUrl: string) {
  if (issuerOf(publicUrl) === null) return null
  return {
    issuer: publicUrl,
    token_endpoint: publicUrl + walletPaths.token,
    token_endpoint_auth_methods_supported: ['none'],
    response_types_supported: [],
    grant_types_supported: [codeGrant],
    'pre-authorized_grant_anonymous_access_supported': true,
  }
}

/**
 * Describes what is on offer and how, with the names under which a wallet shows it: a copy that a private company has,
 * never the document itself (H1, H4), in the languages of the site. Null where the site has no https.
 */
export async function describeWalletIssuer(ctx: ReadContext, publicUrl: string, namesIn: NamesIn) {
  if (issuerOf(publicUrl) === null) return null
  const { legalName, languages } = await readSettings(ctx.tx)
  const agency = fitText('registered-name', legalName)
  return {
    credential_issuer: publicUrl,
    credential_endpoint: publicUrl + walletPaths.credential,
    nonce_endpoint: publicUrl + walletPaths.nonce,
    display: languages.map((locale) => ({ locale, name: namesIn(locale).issuer(agency) })),
    credential_configurations_supported: {
      [heldCopyId]: {
        format: sdJwtType,
        vct: typeUrl(publicUrl),
        scope: heldCopyId,
        cryptographic_binding_methods_supported: ['jwk'],
        credential_signing_alg_values_supported: ['EdDSA'],
        proof_types_supported: {
          jwt: { proof_signing_alg_values_supported: holderAlgorithms },
        },
        credential_metadata: {
          display: languages.map((locale) => {
            const { heldBy, description } = namesIn(locale)
            return { locale, name: heldBy(agency), description }
          }),
          claims: describeClaims(namesIn, languages).map(({ path, display }) => ({
            path,
            display,
          })),
        },
      },
    },
  }
}
