import { speakerOf } from '#api'
import type { Organisation } from '#modules/organisation'
import { closingOf } from '#modules/organisation/identity.schema'
import type { Link, LinkGroup, Tile } from '#modules/organisation/lines.schema'
import { ownIn, type Phrase } from '#modules/speech/by-language.schema'
import { sentencesIn } from '#modules/speech/compose.schema'
import type { Said } from '#modules/speech/said.schema'
import { hostOf } from '#platform/urls.schema'
import type { Language, Words } from '../words.ts'

export interface TileIn {
  title: Phrase
  /** Null where the tile has none. */
  text: Phrase | null
  url: string
}

export interface GroupIn {
  title: Phrase
  links: readonly { label: Phrase; url: string }[]
}

type Address = keyof ReturnType<typeof linkNames>
type Group = keyof Words['navigation']['groups']

/**
 * The usual categories of the menu: with the two links of an account twelve, which a phone shows without scrolling far.
 * What is missing here is a step behind one of them, or in the footer, which has all but check and safety.
 */
const usualGroups: readonly (readonly [Group, readonly Address[]])[] = [
  ['check', ['/check', '/verify']],
  ['candidates', ['/tell', '/tell/code']],
  ['employers', ['/shared']],
  ['safety', ['/official-checks', '/help', '/domains']],
  ['about', ['/about', '/notices']],
]

const legalAddresses = [
  '/legal/copyright',
  '/legal/privacy',
  '/legal/disclaimer',
  '/legal/accessibility',
  '/legal/your-information',
] as const

const usualTiles = [
  '/verify',
  '/shared',
  '/official-checks',
  '/official-checks#spot-a-fake',
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

function ownGroups(asked: Asked, name: 'menu' | 'footerGroups') {
  return asked.organisation[name]?.map(({ title, links }: LinkGroup) => ({
    title: saidIn(title, asked) ?? ours(asked.words, asked.words.layout.menu),
    links: links.map((link) => ({ url: link.url, label: labelOf(link, asked) })),
  }))
}

type Reader = Pick<Asked, 'organisation' | 'words'>

/**
 * Returns a title in the page's language, else own words in another; null where nothing is said. To another host leads
 * only the title that names the authority whose host it is.
 */
function saidIn(title: Said, { organisation, words }: Reader, url = '/'): Phrase | null {
  const [sentence] = sentencesIn(title.sentences, words.lang, speakerOf(organisation))
  const isOfHost = sentence?.some(({ href }) => href && hostOf(href) === hostOf(url))
  if (isOutward(url) && !isOfHost) return null
  if (sentence) return ours(words, sentence.map(({ text }) => text).join(''))
  return ownIn(title.own, words.lang)
}

const isHost = (text: string) => /^[\w-]+(?:\.[\w-]+)+$/.test(text)

/**
 * Returns what a link is called. One to another host is named by that host, or as the reviewed table names it, and a page
 * of ours by no host, so that no title passes for anything else.
 */
function labelOf({ url, title }: Link, asked: Reader): Phrase {
  const { words } = asked
  const said = saidIn(title, asked, url)
  if (isOutward(url)) return said ?? ours(words, hostOf(url) ?? url)
  if (said) return isHost(said.text) ? { ...said, text: url } : said
  return ours(words, nameOf(linkNames(words), url) ?? url)
}

/** Returns what links to our pages are called: as the page itself, where they have no name of their own. */
export function linkNames(words: Words) {
  const { check, caseKinds, legal } = words
  return {
    ...words.navigation.links,
    '/check': check.kinds.all.name,
    '/check/work-permit': check.kinds['work-permit'].name,
    '/check/visa-paper': check.kinds['visa-paper'].name,
    '/check/application-status': check.kinds['application-status'].name,
    '/check/lmia': check.kinds.lmia.name,
    '/tell/code': caseKinds.code.title,
    '/tell/complaint': caseKinds.complaint.title,
    '/tell/concern': caseKinds.concern.title,
    '/shared': words.shared.title,
    '/verify': words.verify.title,
    '/official-checks': words.officialChecks.title,
    '/help': words.help.title,
    '/about': words.about.title,
    '/domains': words.domains.title,
    '/notices': words.notices.title,
    '/legal/disclaimer': legal.pages.disclaimer.title,
    '/legal/privacy': legal.pages.privacy.title,
    '/legal/copyright': legal.pages.copyright.title,
    '/legal/accessibility': legal.pages.accessibility.title,
    '/legal/your-information': legal.pages['your-information'].title,
  }
}

const nameOf = (names: Readonly<Record<string, string>>, url: string) =>
  Object.hasOwn(names, url) ? names[url] : undefined

function tileIn({ url, title, text }: Tile, asked: Reader): TileIn {
  const { words } = asked
  const usualText = nameOf(words.navigation.tiles, url)
  return {
    url,
    title: labelOf({ url, title }, asked),
    text: ownIn(text, words.lang) ?? (usualText ? ours(words, usualText) : null),
  }
}

/** Returns the legal pages, with their names. */
export function legalLinks(words: Words): GroupIn {
  const links = linkNames(words)
  return {
    title: ours(words, words.navigation.legal),
    links: legalAddresses.map((url) => ({ url, label: ours(words, links[url]) })),
  }
}

/** Returns the tiles of the first page: the organisation's own, else the usual ones. */
export function tilesOf(organisation: Organisation, words: Words): readonly TileIn[] {
  const { tiles } = organisation
  if (tiles !== null) return tiles.map((tile) => tileIn(tile, { organisation, words }))
  const links = linkNames(words)
  return usualTiles.map((url) => ({
    title: ours(words, links[url]),
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

function usual({ words }: Asked, groups: typeof usualGroups): GroupIn[] {
  const names = linkNames(words)
  return groups.map(([name, addresses]) => ({
    title: ours(words, words.navigation.groups[name]),
    links: addresses.map((url) => ({ url, label: ours(words, names[url]) })),
  }))
}

function kept(groups: readonly GroupIn[], hasOutwardLinks: boolean): GroupIn[] {
  if (hasOutwardLinks) return [...groups]
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ url }) => !isOutward(url)) }))
    .filter(({ links }) => links.length > 0)
}
