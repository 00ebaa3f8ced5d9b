import type { Organisation } from '#modules/organisation'
import { closingOf, type LinkGroup, type Tile } from '#modules/organisation/schema'
import type { Words } from '../messages/index.ts'

type Address = keyof Words['navigation']['links']
type Group = keyof Words['navigation']['groups']

/** The usual categories of the menu; the footer has all but the first. */
const usualGroups: readonly (readonly [Group, readonly Address[]])[] = [
  [
    'check',
    [
      '/check',
      '/check/work-permit',
      '/check/visa-paper',
      '/check/application-status',
      '/check/lmia',
    ],
  ],
  [
    'candidates',
    ['/#how', '/new-code', '/another-contract', '/legal/your-information', '/register'],
  ],
  ['employers', ['/shared', '/verify']],
  ['safety', ['/official-checks', '/help', '/#spot-a-fake', '/domains', '/complaint', '/report']],
  ['about', ['/about', '/notices', '/legal/disclaimer']],
]

const legalAddresses = [
  '/legal/copyright',
  '/legal/privacy',
  '/legal/disclaimer',
  '/legal/accessibility',
  '/legal/your-information',
] as const

const usualTiles = [
  '/check/work-permit',
  '/check/visa-paper',
  '/check/application-status',
  '/verify',
  '/check/lmia',
  '/shared',
  '/notices',
  '/official-checks',
] as const

interface Asked {
  organisation: Organisation
  words: Words
  /** Where this is false (H5), links to other websites are left out. */
  hasOutwardLinks: boolean
}

/** The categories of the menu: the organisation's own, else the usual ones. */
export function menuGroups({ organisation, words, hasOutwardLinks }: Asked): LinkGroup[] {
  return kept(organisation.menu ?? usual({ organisation, words }, usualGroups), hasOutwardLinks)
}

/** The groups of links in the footer: the organisation's own, else the usual ones. */
export function footerGroups({ organisation, words, hasOutwardLinks }: Asked): LinkGroup[] {
  const others = usualGroups.filter(([name]) => name !== 'check' && name !== 'safety')
  return kept(organisation.footerGroups ?? usual({ organisation, words }, others), hasOutwardLinks)
}

/** The legal pages by address, with their names. */
export function legalLinks({ navigation }: Words): (readonly [string, string])[] {
  return legalAddresses.map((url) => [url, navigation.links[url]] as const)
}

/** The tiles of the first page: the organisation's own, else the usual ones. */
export function tilesOf(organisation: Organisation, { navigation }: Words): readonly Tile[] {
  if (organisation.tiles !== null) return organisation.tiles
  return usualTiles.map((url) => ({
    title: navigation.links[url],
    text: navigation.tiles[url],
    url,
  }))
}

/** Whether people can make an account: not while the agency closes. */
export function takesNewcomers(organisation: Organisation): boolean {
  return closingOf(organisation) === null
}

/** Whether a link leaves this website. */
export function isOutward(url: string): boolean {
  return !url.startsWith('/')
}

function usual(
  { organisation, words: { navigation } }: Pick<Asked, 'organisation' | 'words'>,
  groups: typeof usualGroups,
): LinkGroup[] {
  return groups.map(([name, addresses]) => ({
    title: navigation.groups[name],
    links: addresses
      .filter((url) => url !== '/register' || takesNewcomers(organisation))
      .map((url) => ({ url, label: navigation.links[url] })),
  }))
}

function kept(groups: readonly LinkGroup[], hasOutwardLinks: boolean): LinkGroup[] {
  if (hasOutwardLinks) return [...groups]
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => !isOutward(url)) }))
    .filter(({ links }) => links.length > 0)
}
