import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import { namedSaid } from '#modules/cases/said.schema'
import { mayBeAbout } from '#modules/cases/schema'
import { currenciesOf } from '#modules/contracts'
import { entriesOf, type FileHolder } from '#modules/desk'
import { originalPurposes } from '#modules/documents/originals.schema'
import { shownDetail } from '#modules/records/facts.schema'
import { fieldNames } from '#modules/records/fields.schema'
import { itemLabel } from '#modules/training/items.schema'
import { moneyIn } from '#modules/training/money.schema'
import type { ReadContext, Soon } from '#platform/context'
import { inLanguage } from '#platform/languages.schema'
import type { OpenFile } from '../file/file-access.tsx'
import { Further } from '../file/page-parts.tsx'
import { longDate } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import { partLabel } from '../layout/part-label.ts'
import type { AnyPage, RequestContext } from '../route.ts'
import type { Words } from '../words.ts'

/** Something that a case can be about. */
interface Part {
  part: string
  label: string
  /** What the file says now; null where it shows a document. */
  now?: string | null
  /** Entries of accounting are called wrong where they stand, and not listed among what was paid. */
  isOffered?: boolean
}

/** Returns what a case of a kind can be about: details, documents, entries of the ledger. */
export async function partsOf(
  way: CaseWay,
  context: RequestContext,
  { opened }: CaseFile,
  kind: CaseKind,
): Promise<Part[]> {
  const { words, ctx } = context
  const details: Partial<Record<string, string | null>> = opened?.record ?? {}
  const shown = fieldNames.filter((name) => name in details)
  const entries = await ctx.read(async (read) => entriesOf(read, await way.holder(read, context)))
  const parts: Part[] = [
    ...shown.map((name) => ({
      part: `detail:${name}`,
      now: shownDetail(name, details[name] ?? null, words.lang),
    })),
    ...(opened?.documents ?? []).map((one) => ({ part: `paper:${one.kind}`, now: null })),
    ...(opened?.originals ?? [])
      .filter(({ returnAgreedBy }) => returnAgreedBy === null)
      .map(({ id, kind: original, receivedOn, purpose }) => ({
        part: `original:${original}:${id}`,
        now: words.originals.since(
          longDate(receivedOn, words),
          inLanguage(originalPurposes[purpose], words.lang),
        ),
      })),
    ...entries.map((entry) => ({ part: `entry:${entry.sequence}`, ...entry })),
  ].map(({ part, ...rest }) => ({ part, label: partLabel(words, part), ...about(words, rest) }))
  return parts.filter(({ part }) => mayBeAbout(kind, part))
}

type About = { now: string | null } | Awaited<ReturnType<typeof entriesOf>>[number]

function about({ lang, training }: Words, of: About): Pick<Part, 'now' | 'isOffered'> {
  if ('now' in of) return of
  const { kind, classTitle, feeName, item, amount, currency, correctedBy } = of
  const purpose = classTitle ?? feeName ?? itemLabel(item, lang) ?? training.credit
  return {
    now: `${training.kinds[kind]} · ${purpose} · ${moneyIn(lang, amount, currency)}`,
    isOffered: (kind === 'payment' || kind === 'refund') && correctedBy === null,
  }
}

/** Returns the parts among which one is chosen, and what is told of something that is not there, where that can be told. */
export function offeredOf({ kinds }: CaseWay, kind: CaseKind, parts: readonly Part[]) {
  const { unlisted } = rowOf(kind)
  const told = unlisted && kinds?.includes(unlisted) !== false ? unlisted : null
  const offered = parts.filter(({ isOffered }) => isOffered !== false)
  // Who can tell nothing else may still find an entry wrong.
  return { unlisted: told, offered: offered.length > 0 || told ? offered : parts }
}

/** Returns what the form of a kind suggests: who brought the candidate, and the currencies that the file knows. */
export async function suggestedIn(
  way: CaseWay,
  context: RequestContext,
  { opened, recordId }: CaseFile,
  kind: CaseKind,
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (recordId === null || !('currency' in rowOf(kind).fields)) return {}
  const { paid, wage } = await context.ctx.read(async (read) =>
    currenciesOf(read, (await way.holder(read, context)).recordId ?? recordId),
  )
  const by = opened?.record.broughtBy
  return { currency: kind === 'contract' ? wage : paid, ...(by ? { paidTo: [by] } : {}) }
}

interface PartsProps {
  words: Words
  kind: CaseKind
  parts: readonly Part[]
  at: string
  /** What can be told of something that is not listed. */
  unlisted: CaseKind | null
}

/** First, what the case is about. */
export function Parts({ words, kind, parts, at, unlisted }: PartsProps) {
  const { title, lead } = textsOf(words, kind)
  return (
    <>
      <Lead title={title} lead={parts.length > 0 ? lead : words.payments.none} />
      <Further
        isPlain
        links={[
          ...parts.map(
            ({ part, label, now }) =>
              [
                `${at}/tell/${kind}?part=${part}`,
                part.startsWith('entry:') ? `${label} · ${now}` : label,
              ] as const,
          ),
          ...(unlisted
            ? [[`${at}/tell/${unlisted}`, textsOf(words, unlisted).title] as const]
            : []),
        ]}
      />
    </>
  )
}

/** The originals that the office has to give back; nothing where it has none. */
export function InHand({ words, originals }: { words: Words; originals: readonly Part[] }) {
  if (originals.length === 0) return null
  return (
    <section className="plain" aria-labelledby="in-hand">
      <h2 id="in-hand">{words.originals.title}</h2>
      <ul className="originals">
        {originals.map(({ part, label, now }) => (
          <li key={part}>
            <b>{label}</b>
            <p>{now}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is there now, before the question what should be. */
export function NowThere({ words, part: { part, now } }: { words: Words; part: Part }) {
  return (
    <>
      <input type="hidden" name="part" value={part} />
      <p>
        {now === null ? (
          words.cases.documentNow
        ) : (
          <>
            {part.startsWith('detail:') && `${words.cases.now}: `}
            <bdi>{now}</bdi>
          </>
        )}
      </p>
    </>
  )
}

/** What a kind is called, asks and says; a further kind has its texts in `texts/<language>/cases.json`. */
export interface KindTexts {
  name: string
  title: string
  /** The same of one thing that it is about, instead of that this is wrong. */
  titleOf?: (what: string) => string
  lead: string
  /** Before the form: that the file may say it already, with the pages that do. */
  lookTitle?: string
  fields: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, string>>
  /** The names of what can be chosen. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  send?: string
  /** What follows, in words that can be read aloud before it is said. */
  pointsTitle?: string
  points?: readonly string[]
  /** The question behind which the last press is. */
  askFirst?: { label: string; text: string }
  /** What is read before it is taken back, and the press that does so. */
  takeBack?: { text: string; send: string }
  /** Below the fields. */
  foot?: string
  sentTitle?: string
  sent?: readonly string[]
  /** What to do until the answer comes. */
  until?: string
}

/** Returns the texts of a kind that people bring. */
export function textsOf({ caseKinds }: Words, kind: CaseKind): KindTexts {
  return (caseKinds as Readonly<Record<string, KindTexts>>)[kind] as KindTexts
}

/** Returns a value as people read it: the name of what was chosen, a date in words, else what was written. */
export function shownValue(
  words: Words,
  kind: CaseKind,
  [field, value]: [string, unknown],
): string {
  const text = String(value)
  const named = namedSaid({ kind, field, value: text }, words.lang)
  return named ?? textsOf(words, kind).options?.[field]?.[text] ?? text
}

/** What is open: an own file, or only an account. */
export type CaseFile = Pick<OpenFile, 'above' | 'below' | 'headers' | 'openSince'> &
  (Pick<OpenFile, 'opened' | 'recordId'> | { opened: null; recordId: null })

/** One of the ways to what somebody may tell of themselves: with a file (file/file-access.tsx), or with an account alone. */
export interface CaseWay {
  permission: AnyPage['permission']
  /** Where the pages are. */
  file: string
  /** What can be told there, where that is not everything that candidates may bring. */
  kinds?: readonly CaseKind[]
  /** The link back; by default to the file. */
  back?: (words: Words) => string
  open(context: RequestContext, run: (file: CaseFile) => Soon<Response>): Soon<Response>
  holder(ctx: ReadContext, context: RequestContext): Promise<FileHolder>
  over(context: RequestContext): Promise<Response>
}
