import { type App, languageFor } from '#gate'
import { documentKindNames, kindLabel } from '#modules/documents/schema'
import { findOrganisation, type Organisation, officialChecks } from '#modules/organisation'
import {
  addressLine,
  type Facts,
  factNames,
  factsSchema,
  speakerFrom,
} from '#modules/organisation/facts.schema'
import { helpPlaces } from '#modules/organisation/help.schema'
import { licenceOf, regulatorCountry, regulators } from '#modules/organisation/regulators.schema'
import { inWords } from '#modules/speech'
import { composedBegin } from '#modules/speech/by-language.schema'
import { dotted, type SentenceKey } from '#modules/speech/catalogue.schema'
import type { Row, Speaker, Tables } from '#modules/speech/compose.schema'
import { itemLabels, itemNames } from '#modules/training/items.schema'
import { type Soon, soon } from '#platform/context'
import { directionOf, type Language } from '#platform/languages.schema'
import { isolated } from '#texts/isolated'

const inJson = JSON.stringify(composedBegin).slice(1, -1)

/**
 * Puts the texts in an answer that are kept as sentences into words: of the language that the caller chose on the site,
 * or asks for (`Accept-Language`). They are kept as they are and said only here, so no endpoint can forget it.
 */
export function answerInWords(
  { runtime: { config, database } }: App,
  request: Request,
  body: string,
): Soon<string> {
  if (!body.includes(inJson)) return body
  return soon(findOrganisation(database.reader), (organisation) =>
    organisation === null ? body : wordsIn(body, organisation, request, config.url),
  )
}

function wordsIn(body: string, organisation: Organisation, request: Request, url: string): string {
  const isSecure = url.startsWith('https:')
  const language = languageFor(request, organisation.languages, isSecure)
  const speaker = speakerOf(organisation)
  const mark = (text: string) => isolated(text, directionOf(language))
  const said = (_: string, value: unknown) =>
    typeof value === 'string' ? inWords(value, language, speaker, mark) : value
  return JSON.stringify(JSON.parse(body, said))
}

/** Unchanged settings are one object, so what is made of them is kept with it. */
const known = new WeakMap<Organisation, Speaker>()

/** Returns with what an organisation fills the gaps of its sentences: facts, rows of reviewed tables, its own office. */
export function speakerOf(settings: Organisation): Speaker {
  const before = known.get(settings)
  if (before) return before
  const { telephones, branches, people } = settings
  const address = (language: Language) => addressLine(settings, language) ?? ''
  const speaker = speakerFrom(factsOf(settings), {
    ...reviewed,
    place: {
      ...(settings.address && { office: { name: address } }),
      ...rows(branches, (place) => named(place)),
    },
    telephone: rows(telephones, (telephone) => named(telephone)),
    person: rows(people, (person) => named(person)),
  })
  known.set(settings, speaker)
  return speaker
}

/** Returns the facts that an organisation has told. */
export function factsOf(settings: Organisation): Facts {
  const { displayName, legalName, licenceNumber, regulator, email, webAddresses } = settings
  const { registerUrl } = licenceOf(settings, 'en')
  return factsSchema.parse({
    ...{ displayName, legalName, email: email || null, websites: webAddresses.slice(0, 10) },
    licence: {
      number: licenceNumber,
      regulator: registerUrl === null ? null : `regulator:${regulator}`,
      country: regulatorCountry(regulator) ?? '',
    },
    ...Object.fromEntries(factNames.map((name) => [name, settings[name]])),
  })
}

const named = (name: string, href?: string | null): Row => ({
  name: () => name,
  ...(href && { href }),
})

/** Pages of ours that a sentence may lead to, each with the label of its tile. */
const pages = {
  '/check': 'tile_file',
  '/tell/code': 'tile_code',
  '/help': 'tile_help',
  '/tell/complaint': 'tile_complain',
  '/tell/concern': 'tile_report',
} as const satisfies Record<string, SentenceKey>

const rows = <Name extends string>(names: readonly Name[], row: (name: Name) => Row) =>
  Object.fromEntries(names.map((name) => [name, row(name)]))

/** Authorities of the reviewed tables, each by its own name: of two rows with one name the first. */
function authorities(): Record<string, Row> {
  const licensing = regulators.map(
    ({ id, name, registerUrl, by }) => [`regulator:${id}`, name, registerUrl, by] as const,
  )
  const helping = helpPlaces.flatMap(({ authority, by, country, within, role, url }) =>
    authority === null
      ? []
      : [
          [
            `help:${[country, role, within].filter(Boolean).join('-')}`,
            authority,
            url,
            by,
          ] as const,
        ],
  )
  const checking = officialChecks.flatMap(({ country, authority, url }) =>
    country === null || url === null
      ? []
      : [
          [
            `check:${country}-${authority.replace(/\W+/g, '-').slice(0, 60)}`,
            authority,
            url,
          ] as const,
        ],
  )
  const byId = new Map<string, Row>()
  const names = new Set<string>()
  for (const [id, name, href, by] of [...licensing, ...helping, ...checking]) {
    if (byId.has(id) || (names.has(name) && !id.startsWith('regulator:'))) continue
    names.add(name)
    byId.set(id, { ...named(name, href), ...(by && by !== 'state' && { by }) })
  }
  return Object.fromEntries(byId)
}

const reviewed: Pick<Tables, 'paper' | 'item' | 'authority' | 'page'> = {
  paper: rows(documentKindNames, (kind) => ({ name: (language) => kindLabel(kind, language) })),
  item: rows(itemNames, (item) => ({
    name: (language: Language) => itemLabels[item][language],
  })),
  authority: authorities(),
  page: rows(Object.keys(pages) as (keyof typeof pages)[], (path) => ({
    name: (language) => dotted(pages[path], language),
    href: path,
  })),
}
