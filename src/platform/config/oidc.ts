import { z } from 'zod'
import { isSecret } from './address-ranges.ts'

export interface OidcConfig {
  /** The issuer's identifier, e.g. `https://accounts.google.com`. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The text after "Continue with". */
  label: string
}

export const oidcSettings = {
  CANDOR_OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'CANDOR_OIDC_ISSUER must be an address, e.g. https://accounts.google.com.',
    })
    .refine((url) => !URL.canParse(url) || isSecret(new URL(url)), {
      error: 'CANDOR_OIDC_ISSUER must begin with https:// (http:// only on this machine).',
    })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  CANDOR_OIDC_CLIENT_ID: z.string().optional(),
  CANDOR_OIDC_CLIENT_SECRET: z.string().optional(),
  CANDOR_OIDC_LABEL: z
    .string()
    .max(40, { error: 'CANDOR_OIDC_LABEL can have at most 40 characters.' })
    .optional(),
}

type Given = z.output<z.ZodObject<typeof oidcSettings>>

const oidcNames = ['CANDOR_OIDC_ISSUER', 'CANDOR_OIDC_CLIENT_ID', 'CANDOR_OIDC_CLIENT_SECRET']

/** The three belong together; a label alone is a mistake too. */
export function oidcMistakes(given: Record<string, string | undefined>): string[] {
  const isMeant = [...oidcNames, 'CANDOR_OIDC_LABEL'].some((name) => given[name] !== undefined)
  const missing = oidcNames.filter((name) => given[name] === undefined)
  if (!isMeant || missing.length === 0) return []
  return [`${missing.join(' and ')} must be set too: signing in with a provider needs all three.`]
}

/** Returns the provider of the settings, or null. */
export function oidcIn(env: Given): OidcConfig | null {
  const {
    CANDOR_OIDC_ISSUER: issuer,
    CANDOR_OIDC_CLIENT_ID: clientId,
    CANDOR_OIDC_CLIENT_SECRET: clientSecret,
  } = env
  if (!issuer || !clientId || !clientSecret) return null
  return { issuer, clientId, clientSecret, label: env.CANDOR_OIDC_LABEL ?? new URL(issuer).host }
}
