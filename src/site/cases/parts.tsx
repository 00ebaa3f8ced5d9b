import type { ReactNode } from 'react'
import { type CaseKind, rowOf } from '#modules/cases/schema'
import { entriesOf } from '#modules/desk'
import {
  type OriginalKind,
  originalKinds,
  originalPurposes,
} from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import { shownDetail } from '#modules/records/facts.schema'
import { type FieldName, fieldNames } from '#modules/records/fields.schema'
import { itemLabel, moneyIn } from '#modules/training/schema'
import { inLanguage } from '#platform/languages.schema'
import { longDate } from '../layout/dates.ts'
import type { RequestContext } from '../route.ts'
import type { Words } from '../words.ts'
import { textsOf } from './texts.ts'
import type { CaseFile, CaseWay } from './way.ts'

/** Something that a case can be about. */
interface Part {
  part: string
  label: string
  /** What the file says now; null where it shows a document. */
  now?: string | null
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
  ].map(({ part, ...rest }) => ({ part, label: labelOf(words, part), ...about(words, rest) }))
  return parts.filter(({ part }) => rowOf(kind).part?.safeParse(part).success)
}

type About = { now: string | null } | Awaited<ReturnType<typeof entriesOf>>[number]

function about({ lang, training }: Words, of: About): Pick<Part, 'now'> {
  if ('now' in of) return of
  const { kind, classTitle, feeName, item, amount, currency } = of
  const purpose = classTitle ?? feeName ?? itemLabel(item, lang) ?? training.credit
  return { now: `${training.kinds[kind]} · ${purpose} · ${moneyIn(lang, amount, currency)}` }
}

/** Returns the name of what a case is about. */
export function labelOf({ fields, kinds, training, lang }: Words, part: string): string {
  const [about, target = ''] = part.split(':')
  if (about === 'entry') return `${training.ledger.entry} ${target}`
  if (about === 'original') return inLanguage(originalKinds[target as OriginalKind], lang)
  return about === 'detail' ? fields[target as FieldName] : kinds[target as DocumentKind]
}

interface PartsProps {
  words: Words
  kind: CaseKind
  parts: readonly Part[]
  at: string
  above: ReactNode
}

/** First, what the case is about. */
export function Parts({ words, kind, parts, at, above }: PartsProps) {
  return (
    <>
      {above}
      <section className="lead">
        <h1>{textsOf(words, kind).title}</h1>
        <p>{parts.length > 0 ? textsOf(words, kind).lead : words.cases.noParts}</p>
      </section>
      <ul className="further plain">
        {parts.map(({ part, label, now }) => (
          <li key={part}>
            <a href={`${at}/tell/${kind}?part=${part}`} rel="nofollow">
              {part.startsWith('entry:') ? `${label} · ${now}` : label}
            </a>
          </li>
        ))}
      </ul>
    </>
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
