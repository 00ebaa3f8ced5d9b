import { openContest, ownContests } from '#modules/contests'
import {
  type ContestTarget,
  contestedSince,
  contestTargetSchema,
  contestWordsSchema,
  type OwnContest,
} from '#modules/contests/schema'
import type { DocumentKind } from '#modules/documents/schema'
import { lookupRates } from '#modules/lookup/limits'
import { shownDetail } from '#modules/records/facts/schema'
import type { FieldName } from '#modules/records/fields/schema'
import { byViewing } from '../file/by-viewing.tsx'
import { isOver } from '../file/is-over.ts'
import type { OpenFile, WayIn } from '../file/way-in.ts'
import { fieldsIn } from '../form.ts'
import type { Words } from '../messages/index.ts'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { countedOnce, keyOfForm } from '../sent-once.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { AskWhatIsWrong, WhatWasTold } from './page.tsx'

/** Returns the pages on which a candidate says what is wrong in the file, for either way of opening it. */
export function contestPagesOf(way: WayIn): AnyPage[] {
  const { permission } = way
  const path = `${way.file}/wrong`
  const askPage = page({
    method: 'GET',
    path,
    permission,
    run: (context) =>
      way.open(context, (file) => {
        const { query } = context
        const asked = targetIn(query.get('about'), query.get('of'))
        return asked && isIn(file, asked) && !waits(file, asked)
          ? ask(way, context, file, asked)
          : list(way, context, file)
      }),
  })
  const sendPage = page({
    method: 'POST',
    path,
    permission,
    run: async (context) => {
      const fields = await fieldsIn(context.request)
      return way.open(context, (file) => send(way, context, file, fields))
    },
  })
  return [askPage, sendPage]
}

export const contestPages = contestPagesOf(byViewing)

function targetIn(about: string | null, target: string | null): ContestTarget | null {
  return contestTargetSchema.safeParse({ about, target }).data ?? null
}

function isIn({ opened }: OpenFile, { about, target }: ContestTarget): boolean {
  if (about === 'detail') return target in opened.record
  return opened.documents.some(({ kind }) => kind === target)
}

/** Tells whether the same was called wrong already, and staff have not answered yet. */
function waits({ opened }: OpenFile, { about, target }: ContestTarget): boolean {
  return contestedSince(opened.contested, about, target) !== null
}

async function send(
  way: WayIn,
  context: RequestContext,
  file: OpenFile,
  fields: Record<string, string>,
): Promise<Response> {
  const { ctx, words, address } = context
  const asked = targetIn(fields.about ?? null, fields.target ?? null)
  if (!asked || !isIn(file, asked)) return list(way, context, file)
  const { data, problems } = parseForm(contestWordsSchema, fields, words)
  if (problems) return ask(way, context, file, asked, incompleteForm(fields, problems))
  const key = await keyOfForm(context)
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    await ctx.write(async (write) => {
      const holder = await way.holder(write, context)
      const form = { key, whose: `record ${holder.recordId}` }
      return countedOnce(write, context.path, form, () =>
        openContest(write, holder, { ...asked, ...data }),
      )
    })
    return seeOther(`${way.file}/wrong`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    const again = refusedForm(error, words, { field: 'proposed', values: fields })
    return ask(way, context, file, asked, again)
  }
}

function ask(
  way: WayIn,
  context: RequestContext,
  { opened, below, headers }: OpenFile,
  asked: ContestTarget,
  shown = freshForm(),
): Promise<Response> {
  const { words } = context
  const label = labelOf(words, asked)
  const details: Partial<Record<string, string | null>> = opened.record
  const now =
    asked.about === 'detail'
      ? shownDetail(asked.target, details[asked.target] ?? null, words.lang)
      : null
  return showForm(context, shown, {
    title: words.contest.titleOf(label),
    main: (
      <AskWhatIsWrong
        words={words}
        contested={{ ...asked, label, now }}
        form={shown.form}
        action={`${way.file}/wrong`}
        back={way.file}
        below={below('form')}
      />
    ),
    headers,
    isResult: true,
    here: way.file,
  })
}

async function list(
  way: WayIn,
  context: RequestContext,
  { above, headers }: OpenFile,
): Promise<Response> {
  const { ctx, words } = context
  const told = await ctx.read(async (read) => ownContests(read, await way.holder(read, context)))
  const now = ctx.clock.now()
  const contests = told.map((one) => ({
    ...one,
    label: labelOf(words, one),
    isOverdue: one.state === 'open' && one.dueAt < now,
  }))
  return show(context, {
    title: words.contest.list,
    main: <WhatWasTold words={words} contests={contests} above={above('read')} back={way.file} />,
    headers,
    isResult: true,
    here: way.file,
  })
}

function labelOf(
  { fields, kinds }: Words,
  { about, target }: Pick<OwnContest, 'about' | 'target'>,
): string {
  return about === 'detail' ? fields[target as FieldName] : kinds[target as DocumentKind]
}
