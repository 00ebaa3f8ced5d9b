import { isHolderKind } from '#modules/accounts/forms.schema'
import { watermarkText } from '#modules/documents'
import type { Compose, Letters } from '#modules/messages'
import type { Organisation } from '#modules/organisation'
import {
  documentPath,
  type OwnDataLetter,
  photoPath,
  type Section,
  sentPath,
} from '#modules/privacy'
import { isPublic } from '#modules/records'
import { fitText, inWords } from '#modules/speech'
import { composedBegin } from '#modules/speech/by-language.schema'
import { calendarDate, longMoment } from '#platform/clock/schema'
import { directionOf } from '#platform/languages.schema'
import {
  candidateMessage,
  type MessageLanguage,
  messageLanguage,
  messageSubject,
} from '#texts/candidate-messages'
import { checkpointMail, checkpointSubject } from '#texts/checkpoint-mail'
import { ownDataLetterWords as catalogues } from '#texts/each/own-data'
import { holderMail, holderSubject } from '#texts/holder-mail'
import { isolated } from '#texts/isolated'
import { summaryMail, summarySubject } from '#texts/summary-mail'
import { factsOf, type In, nameOf, type Row, type Texts } from './own-data-facts.ts'
import { speakerOf } from './speaker.ts'

/**
 * Composes a message for sending: to a candidate the text that staff would send by hand, with a subject for
 * mails; to staff a summary of what waits for them, or a checkpoint of the log.
 */
const compose: Compose = ({ kind, counts, checkpoint, lastDay: day, ...rest }) => {
  const { className: title, settings, ...message } = rest
  if (kind === 'checkpoint') {
    if (checkpoint === null) throw new Error('This mail brings a checkpoint')
    const text = checkpointMail({ ...message, checkpoint })
    return { subject: checkpointSubject(message), text }
  }
  if (isHolderKind(kind))
    return { subject: holderSubject(message), text: holderMail({ ...message, kind }) }
  if (kind !== 'summary') {
    const language = messageLanguage(message.language)
    const lastDay = day && calendarDate(day, language)
    const className = title && titleSaid(title, language, settings)
    const text = candidateMessage({ kind, lastDay, className, ...message })
    return { subject: messageSubject(message), text }
  }
  if (counts === null) throw new Error('A summary is made from counts')
  return { subject: summarySubject(message), text: summaryMail({ ...message, counts }) }
}

/** Nothing of a title that somebody wrote past the check: a message has no frame that says whose words it are. */
function titleSaid(title: string, language: MessageLanguage, settings: Organisation) {
  const fit = fitText('title', title)
  return fit === title ? inWords(title, language, speakerOf(settings), (text) => text) : null
}

export const letters: Letters = { compose, isPublic }

type Language = keyof typeof catalogues

const styles =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:auto;padding:1rem;color:#1c1917;background:#fff}' +
  'dl{display:grid;grid-template-columns:minmax(6rem,12rem) 1fr;gap:.25rem 1rem;margin:0;padding:.75rem 0;border-top:1px solid #bbb}' +
  'dt{color:#57534e}dd{margin:0;overflow-wrap:anywhere}summary{font-weight:700;padding:.6rem 0;border-top:1px solid #bbb}'

/** The readable page in the candidate's language, or in English where none is known. */
export const ownDataLetter: OwnDataLetter = {
  watermark: (organisation, reference) => watermarkText(isolated(organisation), reference),
  page: async function* (
    { organisation, settings, reference, madeAt, language, timeZone },
    sections,
  ) {
    const lang = Object.hasOwn(catalogues, language ?? '') ? (language as Language) : 'en'
    const words = catalogues[lang]
    const mark = (text: string) => isolated(text, directionOf(lang))
    const inOwnWords = (text: string) =>
      text.includes(composedBegin) ? inWords(text, lang, speakerOf(settings), mark) : text
    const reader = { lang, timeZone, words, names: new Map(), inOwnWords }
    const title = escaped(words.title(reference))
    yield `<!doctype html>\n<html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${styles}</style></head><body><main>
<p><strong>${escaped(words.isPrivate)}</strong></p>\n<h1>${title}</h1>
<p>${escaped(words.made(isolated(organisation), longMoment(madeAt, reader)))}</p>
${paragraphs([words.keep, words.copies])}\n`
    for await (const section of sections) yield* sectionOf(section, reader)
    yield `${paragraphs([words.leftOut, words.files])}\n</main></body></html>\n`
  },
}

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escaped(text)}</p>`).join('\n')

/** A section in a fold, so that the page is a list of what there is; nothing of one that is empty. */
async function* sectionOf({ table, rows }: Section, reader: In): AsyncGenerator<string> {
  const { words, names } = reader
  const titles: Texts = words.sections
  const head = `<details><summary>${escaped(titles[table] ?? table)}</summary>\n`
  let isEmpty = true
  for await (const batch of rows)
    for (const row of batch) {
      if (isEmpty) yield head
      isEmpty = false
      const name = nameOf(table, row, reader)
      if (name !== null) names.set(String(row.id), name)
      const facts = factsOf(table, row, reader).map(
        ([label, value]) => `<dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd>`,
      )
      yield `<dl>${facts.join('')}${picturesOf(table, row, words)}</dl>\n`
    }
  if (!isEmpty) yield '</details>\n'
}

/** Links to the marked copies beside the page. */
function picturesOf(table: Section['table'], row: Row, { picture }: In['words']): string {
  const links = pathsOf(table, row).map(
    (path, index) => `<a href="${path}">${escaped(picture(index + 1))}</a>`,
  )
  return links.length === 0 ? '' : `<dt></dt><dd>${links.join(' ')}</dd>`
}

/** Returns the paths of the pictures of a row, page by page. */
function pathsOf(table: Section['table'], row: Row): string[] {
  const pages = (count: number, pathOf: (page: number) => string) =>
    Array.from({ length: count }, (_, index) => pathOf(index + 1))
  const id = String(row.id)
  if (table === 'documents') {
    const of = { kind: String(row.kind), version: Number(row.version) }
    return pages(Number(row.pages), (page) => documentPath(of, page))
  }
  if (table === 'incoming')
    return (JSON.parse(String(row.pages)) as { id: string; pages: number }[]).flatMap((one) =>
      pages(one.pages, (page) => sentPath(one.id, page)),
    )
  if (table !== 'cases' || row.file === null) return []
  const { pages: count } = JSON.parse(String(row.file)) as { pages: number }
  return pages(count, (page) => photoPath(id, page))
}

const signs: Texts = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] as string)
}
