import type { Organisation } from '#modules/organisation'
import {
  closingOf,
  type GroupIn,
  groupIn,
  type LinkGroup,
  type Phrase,
  type TileIn,
  tileIn,
} from '#modules/organisation/schema'
import type { Language, Words } from '../messages/index.ts'

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
    ['/#how', '/tell/code', '/another-contract', '/legal/your-information', '/register'],
  ],
  ['employers', ['/shared', '/verify']],
  [
    'safety',
    ['/official-checks', '/help', '/#spot-a-fake', '/domains', '/tell/complaint', '/tell/concern'],
  ],
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

/** Returns the categories of the menu: the organisation's own, else the usual ones. */
export function menuGroups(asked: Asked): GroupIn[] {
  return kept(ownGroups(asked, 'menu') ?? usual(asked, usualGroups), asked.hasOutwardLinks)
}

/** Returns the groups of links in the footer: the organisation's own, else the usual ones. */
export function footerGroups(asked: Asked): GroupIn[] {
  const others = usualGroups.filter(([name]) => name !== 'check' && name !== 'safety')
  return kept(ownGroups(asked, 'footerGroups') ?? usual(asked, others), asked.hasOutwardLinks)
}

/** Returns the languages of the words in groups of links. */
export function languagesIn(groups: readonly GroupIn[]): Language[] {
  return groups.flatMap(({ title, links }) =>
    [title, ...links.map(({ label }) => label)].map(({ language }) => language),
  )
}

function ownGroups({ organisation, words }: Asked, name: 'menu' | 'footerGroups') {
  return organisation[name]?.map((group: LinkGroup) => groupIn(organisation, group, words.lang))
}

/** Returns the legal pages, with their names. */
export function legalLinks(words: Words): GroupIn {
  const { legal, links } = words.navigation
  return {
    title: ours(words, legal),
    links: legalAddresses.map((url) => ({ url, label: ours(words, links[url]) })),
  }
}

/** Returns the tiles of the first page: the organisation's own, else the usual ones. */
export function tilesOf(organisation: Organisation, words: Words): readonly TileIn[] {
  const { tiles } = organisation
  if (tiles !== null) return tiles.map((tile) => tileIn(organisation, tile, words.lang))
  return usualTiles.map((url) => ({
    title: ours(words, words.navigation.links[url]),
    text: ours(words, words.navigation.tiles[url]),
    url,
  }))
}

/** Tells whether people can make an account: not while the agency closes. */
export function takesNewcomers(organisation: Organisation): boolean {
  return closingOf(organisation) === null
}

/** Tells whether a link leaves this website. */
export function isOutward(url: string): boolean {
  return !url.startsWith('/')
}

/** Marks a text as the page's own. */
const ours = ({ lang }: Words, text: string): Phrase => ({ text, language: lang })

function usual({ organisation, words }: Asked, groups: typeof usualGroups): GroupIn[] {
  const { navigation } = words
  return groups.map(([name, addresses]) => ({
    title: ours(words, navigation.groups[name]),
    links: addresses
      .filter((url) => url !== '/register' || takesNewcomers(organisation))
      .map((url) => ({ url, label: ours(words, navigation.links[url]) })),
  }))
}

function kept(groups: readonly GroupIn[], hasOutwardLinks: boolean): GroupIn[] {
  if (hasOutwardLinks) return [...groups]
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => !isOutward(url)) }))
    .filter(({ links }) => links.length > 0)
}
