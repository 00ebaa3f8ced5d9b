import type { ReactNode } from 'react'
import { z } from 'zod'
import { fieldProblems } from '#api'
import { withdrawnSince } from '#modules/consents'
import { judgeShare, listedShare, listShares, makeShare, revokeShare } from '#modules/shares'
import { daysTyped, type NewShare, newShareSchema } from '#modules/shares/schema'
import { type FieldProblem, httpStatusOf, Refusal, refusal } from '#platform/errors'
import { flashCookie } from '../cookies.ts'
import {
  type FileAccess,
  type OnFile,
  openedForm,
  openedPage,
  showOpened,
} from '../file/file-access.tsx'
import { SaidNo } from '../file/page-parts.tsx'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary, Lead, Way } from '../layout/fields.tsx'
import { freshForm, problemsOf, type ShownForm, typedFields } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { seeOther } from '../show.tsx'
import { freshShare, messageLanguages, refusedDocument, ShareForm } from './form.tsx'
import { Made, showAnswers } from './made-page.tsx'
import { ListedShare } from './page.tsx'

/** Returns the pages on which shares of an own file are made and revoked, for either way of opening it. */
export function sharePagesOf(way: FileAccess): AnyPage[] {
  const path = way.shares
  return [
    openedPage(way, path, (on) => list(on, freshForm(freshShare))),
    openedForm(way, path, typedFields, (on, { step, ...values }) => {
      const { words } = on.context
      return {
        values,
        show: (shown) => list(on, shown),
        problems: (error) => refusedDocument(error, words) ?? byField(problemsOf(error, words)),
        does: () => answered(on, step, values),
        shows: (made: LedTo) => showMade(on, values, made),
        // Said by the page instead of its form.
        otherwise: (error) =>
          error instanceof Refusal && error.code === 'consent.no_sharing'
            ? list(on, { ...freshForm(freshShare), status: httpStatusOf[error.kind] })
            : undefined,
      }
    }),
    openedForm(way, `${path}/revoke`, typedFields, ({ context }, { id = '' }) => ({
      does: async () => {
        await context.ctx.write(async (write) =>
          revokeShare(write, await way.holder(write, context), id),
        )
        return seeOther(path, [flashCookie('share-revoked', context.isSecure)])
      },
    })),
  ]
}

/** Shows the shares of the opened file, with every viewing, and the form for a new one. */
async function list(on: OnFile, shown: ShownForm): Promise<Response> {
  const { way, context, file } = on
  const { ctx, words } = context
  const { share: texts } = words
  const { form } = shown
  const { shares, refusedSince } = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    const { recordId } = holder
    // Since when the candidate says no to shares; null: yes, or not answered.
    const refusedSince = await withdrawnSince(read, { recordId, purpose: 'sharing' })
    return { shares: await listShares(read, holder), refusedSince }
  })
  const main = (
    <>
      <Lead title={texts.title} lead={texts.lead}>
        {shares.length > 0 && (
          <Way within="to-shares" className="quiet" href="#shares" text={texts.list} />
        )}
      </Lead>
      <ErrorSummary form={form} words={words} />
      <div className="beside">
        <section className={shares.length === 0 ? undefined : 'screen-only'} aria-labelledby="make">
          <h2 id="make">{texts.make}</h2>
          {refusedSince === null ? (
            <ShareForm {...{ words, form, opened: file.opened }} action={way.shares} />
          ) : (
            <SaidNo
              words={words}
              file={way.file}
              text={texts.saidNo(longDate(refusedSince, words))}
            />
          )}
        </section>
        <section aria-labelledby="shares">
          <h2 id="shares">{texts.list}</h2>
          {shares.length === 0 && <p className="soft">{texts.none}</p>}
          {shares.map((each) => (
            <ListedShare
              key={each.id}
              {...{ words, file: way.file, at: way.shares }}
              share={each}
            />
          ))}
        </section>
      </div>
    </>
  )
  return showShares(on, { title: texts.title, wrong: texts.error, main }, shown)
}

function showShares(
  on: OnFile,
  page: { title: string; wrong?: string; main: ReactNode },
  shown?: ShownForm,
): Promise<Response> {
  return showOpened(on, { ...page, around: 'shares', here: on.way.shares }, shown)
}

type Fields = Record<string, string>

/** What the form leads to: itself, for changes; what was chosen, for checking; or the share that it made. */
type LedTo =
  | { step: 'change' }
  | { step: 'check' }
  | { step: 'made'; id: string; shareCode: string; isRepeated: boolean }

/** Handles the form. */
async function answered(
  on: OnFile,
  step: string | undefined,
  fields: Fields,
): Promise<LedTo | Response> {
  const { way, context } = on
  const { ctx } = context
  if (step === 'change') return { step }
  const wanted = wantedBy(fields)
  if (step === 'make') return madeOnce(on, wanted)
  await ctx.read(async (read) => judgeShare(read, await way.holder(read, context), wanted))
  return { step: 'check' }
}

/** @throws Refusal `request.invalid`, with what is missing or wrong */
function wantedBy(fields: Fields): NewShare {
  const { data, error } = newShareSchema.safeParse(asNewShare(fields))
  if (error) throw refusal('request.invalid', { fields: fieldProblems(error) })
  return data
}

const keptShareSchema = z.object({ id: z.uuid(), shareCode: z.string() })

/**
 * Makes the share, or finds the one that the same form made. Who tapped twice has not seen the first answer,
 * so the code is shown again to the form that made it, while the share is open.
 */
async function madeOnce(on: OnFile, wanted: NewShare): Promise<LedTo | Response> {
  const { way, context } = on
  const key = await keyOfForm(context)
  // Asked within the transaction: a file that closed in between shares nothing.
  const { result, isRepeated, share } = await context.ctx.write(async (write) => {
    const holder = await way.holder(write, context)
    const form = { key, whose: `record ${holder.recordId}`, kept: keptShareSchema }
    const once = await sentOnce(write, way.shares, form, async () => {
      const { share, shareCode } = await makeShare(write, holder, wanted)
      return { id: share.id, shareCode }
    })
    return { ...once, share: await listedShare(write, holder.recordId, once.result.id) }
  })
  if (share.state === 'open') return { step: 'made', ...result, isRepeated }
  return seeOther(way.shares, [flashCookie('sent-before', context.isSecure)])
}

/** Shows what the form led to. The code of a share is on no other page. */
async function showMade(on: OnFile, fields: Fields, made: LedTo): Promise<Response> {
  if (made.step === 'change') return list(on, freshForm(fields))
  if (made.step === 'check') return showAnswers(on, fields, wantedBy(fields))
  const { way, context } = on
  const { ctx, words } = context
  const { shares } = way
  const { id, ...shown } = made
  const share = await ctx.read(async (read) =>
    listedShare(read, (await way.holder(read, context)).recordId, id),
  )
  const main = (
    <Made
      {...{ words, shares, share, ...shown }}
      address={new URL('/shared', ctx.config.url).href}
      languages={messageLanguages(fields, words.lang)}
    />
  )
  return showShares(on, { title: words.share.madeTitle, main })
}

/** Returns the form's fields as the API takes them: `kind-…` for each ticked document. */
function asNewShare(fields: Record<string, string>): Record<keyof NewShare, unknown> {
  const { purpose, label, days = '' } = fields
  const kinds = Object.keys(fields).flatMap((name) =>
    name.startsWith('kind-') ? [name.slice('kind-'.length)] : [],
  )
  return { kinds, purpose, label, days: daysTyped(days) }
}

/** Shows a problem with one of the documents (`kinds.2`) at all of them. */
function byField(problems: readonly FieldProblem[]): FieldProblem[] {
  const byPath = new Map<string, FieldProblem>()
  for (const { path, message } of problems) {
    const field = path.split('.')[0] as string
    if (!byPath.has(field)) byPath.set(field, { path: field, message })
  }
  return [...byPath.values()]
}
