import { type App, languageFor } from '#gate'
import { findOrganisation, type Organisation } from '#modules/organisation'
import { composedBegin } from '#modules/speech/by-language.schema'
import { inWords } from '#modules/speech/said.schema'
import { directionOf } from '#platform/languages.schema'
import { type Soon, soon } from '#platform/soon'
import { isolated } from '#texts/isolated'
import { speakerOf } from './speaker.ts'

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
