import type { FieldProblem } from '#platform/errors'
import { Refusal } from '#platform/errors'
import { claimedAuthorityInHost, claimedAuthorityInName } from './honesty/claimed-authority.ts'
import {
  claimedAuthorityInText,
  claimedAuthorityInTitle,
} from './honesty/claimed-authority-in-text.ts'
import { stateColourLike } from './honesty/state-colours.ts'
import { allowedHosts } from './official-checks.ts'
import type { LinkGroup, Settings } from './schema.ts'

/**
 * Refuses what would make pages look like a government's (H2, H3, H4): in names, in every text,
 * title and address that people can set, and in the accent colour. Names each field and says why.
 * @throws Refusal `organisation.claims_authority`
 */
export function refuseClaims(settings: Settings): void {
  const fields = claimsIn(settings)
  const [first] = fields
  if (first) throw new Refusal('organisation.claims_authority', { message: first.message, fields })
}

/** The settings that are judged, also while they are being typed. */
export type Judged = Pick<
  Settings,
  | 'displayName'
  | 'legalName'
  | 'welcomeText'
  | 'tiles'
  | 'menu'
  | 'footerGroups'
  | 'webAddresses'
  | 'sourceCodeUrl'
  | 'accentColour'
> & { legalTexts: Record<string, string | null | undefined> }

/** What in settings, or in a draft of them, reads as a government; the reason for each field. */
export function claimsIn(settings: Judged): FieldProblem[] {
  return [
    ...problems(claimedAuthorityInName, {
      displayName: settings.displayName,
      legalName: settings.legalName,
    }),
    ...problems(claimedAuthorityInText, { welcomeText: settings.welcomeText }),
    ...tileProblems(settings),
    ...groupProblems('menu', settings.menu),
    ...groupProblems('footerGroups', settings.footerGroups),
    ...Object.entries(settings.legalTexts).flatMap(([page, text]) =>
      problems(claimedAuthorityInText, { [`legalTexts.${page}`]: text ?? '' }),
    ),
    ...settings.webAddresses.flatMap((address, at) =>
      problems(claimedAuthorityInHost, { [`webAddresses.${at}`]: address }),
    ),
    ...problems(lookAlike, { sourceCodeUrl: settings.sourceCodeUrl ?? '' }),
    ...colourProblems(settings.accentColour),
  ]
}

type Judge = (text: string) => { reason: string } | null

function problems(judge: Judge, texts: Record<string, string>): FieldProblem[] {
  return Object.entries(texts).flatMap(([path, text]) => {
    const claim = text === '' ? null : judge(text)
    return claim ? [{ path, message: claim.reason }] : []
  })
}

function tileProblems({ tiles }: Judged): FieldProblem[] {
  return (tiles ?? []).flatMap(({ title, text, url }, at) => [
    ...problems(claimedAuthorityInTitle, { [`tiles.${at}.title`]: title }),
    ...problems(claimedAuthorityInText, { [`tiles.${at}.text`]: text }),
    ...problems(lookAlike, { [`tiles.${at}.url`]: url }),
  ])
}

function groupProblems(name: string, groups: readonly LinkGroup[] | null): FieldProblem[] {
  return (groups ?? []).flatMap(({ title, links }, at) => [
    ...problems(claimedAuthorityInTitle, { [`${name}.${at}.title`]: title }),
    ...links.flatMap(({ label, url }, place) => [
      ...problems(claimedAuthorityInTitle, { [`${name}.${at}.links.${place}.label`]: label }),
      ...problems(lookAlike, { [`${name}.${at}.links.${place}.url`]: url }),
    ]),
  ])
}

/** A link may lead to a government's own website, but to nothing that only sounds like one. */
function lookAlike(address: string): { reason: string } | null {
  const url = address.startsWith('https:') ? URL.parse(address) : null
  if (url === null) return null
  const { hostname } = url
  if (allowedHosts.includes(hostname) || statesOwn.test(hostname)) return null
  return claimedAuthorityInHost(hostname)
}

/** Names that registries give to states only: `gov.au`, `govt.nz`, `gc.ca`, `go.jp`, `usa.gov`. */
const statesOwn =
  /(?:^|\.)(?:gov|(?:gov|govt|gob|gouv|gub)\.[a-z]{2}|gc\.ca|canada\.ca|go\.(?:jp|kr|id|th))$/

function colourProblems(colour: string | null): FieldProblem[] {
  const isColour = colour !== null && /^#[0-9a-f]{6}$/i.test(colour)
  const reason = isColour ? stateColourLike(colour) : null
  return reason === null ? [] : [{ path: 'accentColour', message: reason }]
}
