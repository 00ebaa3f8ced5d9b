import { ownCases } from '#modules/cases'
import {
  type CaseKind,
  calledWrongSince,
  disagreementSchema,
  fieldsOf,
  kindsThat,
  type Mark,
  type NewCase,
  rowOf,
} from '#modules/cases/schema'
import { bringCase, disagreeWith } from '#modules/desk'
import type { DocumentKind } from '#modules/documents/schema'
import { lookupRates } from '#modules/lookup/limits'
import { shownDetail } from '#modules/records/facts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import { byViewing } from '../file/by-viewing.tsx'
import { isOver } from '../file/is-over.ts'
import type { OpenFile, WayIn } from '../file/way-in.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, incompleteForm, parseForm, problemsOf, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { countedOnce, keyOfForm } from '../sent-once.ts'
import { seeOther, show, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { Choice } from './choice.tsx'
import { CaseForm } from './form.tsx'
import { Parts } from './parts.tsx'
import { textsOf } from './texts.ts'
import { WhatWasTold } from './told.tsx'

const kinds = kindsThat(({ by }) => by === 'candidate')

/** What is asked for: a kind, and what in the file it is about; null where that is to be chosen first. */
interface Asked {
  kind: CaseKind
  part: string | null
}

/** Returns the pages on which a candidate tells the agency something, for either way of opening the file. */
export function casePagesOf(way: WayIn): AnyPage[] {
  const { permission, file: at } = way
  const open = (method: 'GET' | 'POST', path: string, run: Run) =>
    page({
      ...{ method, path: `${at}${path}`, permission },
      run: async (context) => {
        const fields = method === 'POST' ? await fieldsIn(context.request) : {}
        return way.open(context, (file) => run({ way, context, file, fields }))
      },
    })
  return [
    open('GET', '/tell', choose),
    open('GET', '/tell/{kind}', (on) => ask(on, askedIn(on.context, on.context.query.get('part')))),
    open('POST', '/tell/{kind}', send),
    open('GET', '/told', (on) => list(on)),
    open('POST', '/told/{id}', sayAgain),
  ]
}

export const casePages = casePagesOf(byViewing)

interface On {
  way: WayIn
  context: RequestContext
  file: OpenFile
  fields: Record<string, string>
}
type Run = (on: On) => Promise<Response>

function askedIn({ params }: RequestContext, typed: string | null | undefined): Asked | null {
  const kind = kinds.find((one) => one === params.kind)
  if (kind === undefined) return null
  return { kind, part: rowOf(kind).part?.safeParse(typed).data ?? null }
}

function choose({ way, context, file: { above, headers } }: On): Promise<Response> {
  const { words, organisation } = context
  const { displayName } = organisation
  const links = [
    ['told', words.cases.told],
    ['another-contract', words.other.link],
    ['standing#originals', words.originals.title],
    ['leaving', words.leaving.link],
  ] as const
  return show(context, {
    title: words.cases.tell(displayName),
    main: (
      <>
        {above('read')}
        <Choice {...{ words, organisation: displayName, file: way.file }}>
          <ul className="further">
            {links.map(([to, text]) => (
              <li key={to}>
                <a href={`${way.file}/${to}`} rel="nofollow">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </Choice>
      </>
    ),
    headers,
    isResult: true,
    here: way.file,
  })
}

/** Splits what a mark is about, as the file names it. */
function markOf(part: string): Pick<Mark, 'about' | 'target'> {
  const [about, target] = part.split(':')
  return { about, target } as Mark
}

function isIn({ opened }: OpenFile, part: string): boolean {
  const { about, target } = markOf(part)
  if (about === 'detail') return target in opened.record
  return opened.documents.some(({ kind }) => kind === target)
}

/** Tells whether the same was called wrong already, and staff have not answered yet. */
function isMarked({ opened }: OpenFile, part: string): boolean {
  const { about, target } = markOf(part)
  return calledWrongSince(opened.contested, about, target) !== null
}

async function ask(on: On, asked: Asked | null, shown = freshForm()): Promise<Response> {
  if (asked === null) return choose(on)
  const { way, context, file } = on
  const { words } = context
  const { kind, part } = asked
  const { opened, below, above, headers } = file
  const label = part === null ? '' : labelOf(words, part)
  const title = part === null ? textsOf(words, kind).title : words.cases.wrongOf(label)
  const around = { title, headers, isResult: true, here: way.file }
  if (rowOf(kind).part && part === null) {
    const main = <Parts {...{ words, opened, kind }} at={way.file} above={above('read')} />
    return show(context, { ...around, main })
  }
  if (part !== null && (!isIn(file, part) || isMarked(file, part))) return list(on)
  return showForm(context, shown, {
    ...around,
    main: (
      <>
        <CaseForm {...{ words, kind, title, form: shown.form }} action={`${way.file}/tell/${kind}`}>
          {part !== null && <NowInFile {...{ words, opened, part }} />}
        </CaseForm>
        <p>
          <a href={way.file}>{words.cases.back}</a>
        </p>
        {below('form')}
      </>
    ),
  })
}

async function send(on: On): Promise<Response> {
  const { way, context, file, fields } = on
  const { ctx, words, address } = context
  const asked = askedIn(context, fields.part)
  if (asked === null) return choose(on)
  const { kind, part } = asked
  if (rowOf(kind).part && (part === null || !isIn(file, part))) return list(on)
  const { data, problems } = parseForm(fieldsOf(kind), fields, words)
  if (problems) return ask(on, asked, incompleteForm(fields, problems))
  const given: NewCase = { kind, said: data as NewCase['said'], ...(part ? { part } : {}) }
  const key = await keyOfForm(context)
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    await ctx.write(async (write) => {
      const holder = await way.holder(write, context)
      const form = { key, whose: `record ${holder.recordId}` }
      return countedOnce(write, context.path, form, () => bringCase(write, holder, given))
    })
    return seeOther(`${way.file}/told`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    const [field = ''] = Object.keys(rowOf(kind).fields)
    return ask(on, asked, refusedForm(error, words, { field, values: fields }))
  }
}

async function sayAgain(on: On): Promise<Response> {
  const { way, context, fields } = on
  const { ctx, words, address, params } = context
  const { data, problems } = parseForm(disagreementSchema, fields, words)
  if (problems) return list(on, problems[0]?.message)
  try {
    await ctx.limits.takeByAddress(lookupRates.ownFile, address)
    await ctx.write(async (write) =>
      disagreeWith(write, await way.holder(write, context), { id: params.id ?? '', ...data }),
    )
    return seeOther(`${way.file}/told`)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return list(on, problemsOf(error, words)[0]?.message)
  }
}

async function list({ way, context, file }: On, problem: string | null = null): Promise<Response> {
  const { ctx, words } = context
  const told = await ctx.read(async (read) => ownCases(read, await way.holder(read, context)))
  const cases = told.map((one) => ({ ...one, label: one.part ? labelOf(words, one.part) : '' }))
  return show(context, {
    title: words.cases.told,
    main: <WhatWasTold {...{ words, cases, problem }} above={file.above('read')} at={way.file} />,
    headers: file.headers,
    status: problem === null ? 200 : 422,
    isResult: true,
    here: way.file,
  })
}

function labelOf({ fields, kinds: documents }: Words, part: string): string {
  const { about, target } = markOf(part)
  return about === 'detail' ? fields[target as FieldName] : documents[target as DocumentKind]
}

interface NowProps extends Pick<OpenFile, 'opened'> {
  words: Words
  part: string
}

/** What the file says now, before the question what should be there. */
function NowInFile({ words, opened, part }: NowProps) {
  const { about, target } = markOf(part)
  const details: Partial<Record<string, string | null>> = opened.record
  return (
    <>
      <input type="hidden" name="part" value={part} />
      <p>
        {about === 'paper' ? (
          words.cases.documentNow
        ) : (
          <>
            {words.cases.now}:{' '}
            <bdi>{shownDetail(target as FieldName, details[target] ?? null, words.lang)}</bdi>
          </>
        )}
      </p>
    </>
  )
}
