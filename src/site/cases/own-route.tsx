import type { z } from 'zod'
import { ownCases } from '#modules/cases'
import { type CaseKind, kindsThat, rowOf } from '#modules/cases/kinds.schema'
import {
  broughtSchema,
  disagreementSchema,
  fieldsOf,
  mayBeAbout,
  type NewCase,
} from '#modules/cases/schema'
import {
  bringCase,
  bringWithFile,
  disagreeWith,
  type FileHolder,
  takeCaseBack,
} from '#modules/desk'
import { lookupRates } from '#modules/lookup/schema'
import type { ReadContext, WriteContext } from '#platform/context'
import { Refusal, refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import { isOver, showOpened } from '../file/file-access.tsx'
import { noteSeenHere } from '../file/first-screen-data.ts'
import { type FormWithFile, fieldsIn, formWithFile } from '../form.ts'
import { Way } from '../layout/fields.tsx'
import { partLabel } from '../layout/part-label.ts'
import { answerForm, freshForm, problemsOf, type ShownForm, typedFields } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { keyOfForm, sentOnce, writingOnce } from '../sent-once.ts'
import { seeOther } from '../show.tsx'
import { withTimes } from './about-when.tsx'
import { CaseForm } from './form.tsx'
import { LookFirst } from './look-first.tsx'
import { showOwnCases } from './own-cases.tsx'
import {
  type CaseFile,
  type CaseWay,
  InHand,
  NowThere,
  offeredOf,
  Parts,
  partsOf,
  suggestedIn,
  textsOf,
} from './parts.tsx'
import { showToldCase } from './told-case.tsx'
import { Choice } from './written.tsx'

const ofCandidates = kindsThat(({ by }) => by === 'candidate')

/** What is asked for: a kind, and what in the file it is about; null where that is to be chosen first. */
interface Asked {
  kind: CaseKind
  part: string | null
}

/** Returns the pages on which a person tells the agency something of their own, for each way to it. */
export function casePagesOf(way: CaseWay): AnyPage[] {
  const { permission, file: at, kinds } = way
  const isTold = (kind: CaseKind) => kinds?.includes(kind) !== false
  const open = (method: 'GET' | 'POST', path: string, run: Run) =>
    page(`${method} ${at}${path}`, { permission, drawsLeft: true }, async (context) => {
      const fields = method === 'POST' ? await fieldsIn(context.request) : {}
      return way.open(context, async (file) => {
        const answer = await run({ way, context, file, fields })
        await noteSeenHere({ context, file, at })
        return answer
      })
    })
  return [
    open('GET', '/tell', choose),
    // Before the address of any kind, of which they would be one.
    ...withFile
      .filter(isTold)
      .flatMap((kind) => [
        open('GET', `/tell/${kind}`, (on) => ask(on, { kind, part: null })),
        openWithFile(way, kind),
      ]),
    open('GET', '/tell/{kind}', (on) => ask(on, askedIn(on, on.context.query.get('part')))),
    open('POST', '/tell/{kind}', send),
    open('GET', '/told', (on) => showOwnCases(on)),
    open('GET', '/told/{id}', (on) => showToldCase(on, on.context.params.id ?? '')),
    open('POST', '/told/{id}', sayAgain),
    open('POST', '/told/{id}/taking-back', takeBack),
  ]
}

const withFile = kindsThat(({ file }) => file)

/** Returns the page that takes a kind with which a photo may come. */
function openWithFile(way: CaseWay, kind: CaseKind): AnyPage {
  return page(
    `POST ${way.file}/tell/${kind}`,
    { permission: way.permission, bringsFile: true, drawsLeft: true },
    async (asked) => {
      const form = await formWithFile(asked, platformLimits.uploadBytes)
      const context = { ...asked, params: { kind } }
      return way.open(context, (file) => send({ way, context, file, fields: form.fields }, form))
    },
  )
}

interface On {
  way: CaseWay
  context: RequestContext
  file: CaseFile
  fields: Record<string, string>
}
type Run = (on: On) => Promise<Response>

function askedIn({ way, context: { params } }: On, typed: string | null | undefined): Asked | null {
  const { kinds = ofCandidates } = way
  const kind = kinds.find((one) => one === params.kind)
  if (kind === undefined) return null
  return { kind, part: typed && mayBeAbout(kind, typed) ? typed : null }
}

function choose(on: On): Promise<Response> {
  const { way, context } = on
  const { words, organisation } = context
  const { displayName } = organisation
  const main = (
    <Choice
      {...{ words, organisation: displayName, file: way.file }}
      own={way.kinds ?? ofCandidates}
    >
      <Way href={`${way.file}/told`} rel="nofollow" text={words.cases.told} />
    </Choice>
  )
  return showOpened(on, {
    title: words.cases.tell(displayName),
    main,
    around: 'read',
    here: way.file,
  })
}

async function ask(on: On, asked: Asked | null, shown = freshForm()): Promise<Response> {
  if (asked === null) return choose(on)
  const { way, context, file } = on
  const { words } = context
  const { kind, part } = asked
  const texts = textsOf(words, kind)
  const titleOf = texts.titleOf ?? words.cases.wrongOf
  const title = part === null ? texts.title : titleOf(partLabel(words, part))
  const here = way.file
  const parts = rowOf(kind).part ? await partsOf(way, context, file, kind) : []
  if (rowOf(kind).part && part === null) {
    const { offered, unlisted } = offeredOf(way, kind, parts)
    if (offered.length === 0 && unlisted) return ask(on, { kind: unlisted, part: null }, shown)
    const main = <Parts {...{ words, kind, parts: offered, unlisted }} at={way.file} />
    return showOpened(on, { title, main, around: 'read', here })
  }
  const chosen = parts.find((one) => one.part === part)
  if ((part !== null && !chosen) || (await waits(on, asked))) return showOwnCases(on)
  // Whoever leaves asks for all of them at once.
  const originals = kind === 'leaving' ? await partsOf(way, context, file, 'original') : []
  const main = (
    <>
      <CaseForm
        {...{ words, kind, title, form: shown.form, now: context.ctx.clock.now() }}
        action={`${way.file}/tell/${kind}`}
        suggested={await suggestedIn(way, context, file, kind)}
        before={
          <>
            {texts.lookTitle && <LookFirst {...{ words, title: texts.lookTitle }} at={way.file} />}
            <InHand words={words} originals={originals} />
          </>
        }
      >
        {chosen && <NowThere words={words} part={chosen} />}
      </CaseForm>
      <Way href={way.file} text={way.back?.(words) ?? words.file.back} />
    </>
  )
  return showOpened(on, { title, main, around: 'form', here }, shown)
}

/** Tells whether the same was said already, and staff have not answered yet, or it stands until it is taken back. */
async function waits({ way, context }: On, { kind, part }: Asked): Promise<boolean> {
  const own = await context.ctx.read(async (read) =>
    ownCases(read, await way.holder(read, context)),
  )
  const same = own.filter((one) => one.kind === kind && one.part === part)
  return same.some((one) => one.mayTakeBack || (part !== null && one.state === 'open'))
}

async function send(on: On, form?: FormWithFile): Promise<Response> {
  const { way, context, fields } = on
  const { ctx, words, address } = context
  const asked = askedIn(on, fields.part)
  if (asked === null) return choose(on)
  const { kind, part } = asked
  if (rowOf(kind).part && part === null) return showOwnCases(on)
  const [first] = Object.keys(rowOf(kind).fields)
  const key = await keyOfForm(context, form?.file)
  return answerForm(context, fieldsOf(kind), withTimes(kind, fields), {
    values: fields,
    show: (shown) => ask(on, asked, form?.hadFile ? photoAgain(on, shown) : shown),
    problems: (error) => problemsOf(error, words, isOf(error, 'document.') ? 'photo' : first),
    does: async (said) => {
      const given: NewCase = { kind, said: said as NewCase['said'], ...(part ? { part } : {}) }
      if (form?.isTooLarge) throw refusal('document.too_large')
      if (form?.busy) throw form.busy
      await ctx.limits.takeByAddress(lookupRates.ownFile, address)
      const { id } = await (form
        ? keepWithFile(on, { given, form, key })
        : ctx.write(async (write) => {
            const holder = await way.holder(write, context)
            const sent = { key, whose: whoseIs(holder), kept: broughtSchema }
            const bring = () => bringCase(write, holder, given)
            return (await sentOnce(write, context.path, sent, bring)).result
          }))
      return seeOther(`${way.file}/told/${id}`)
    },
    otherwise: (error) => {
      if (isOver(error)) return way.over(context)
      return isOf(error, 'case.open_already') ? showOwnCases(on) : undefined
    },
  })
}

/** Says that a photo has to be chosen again, unless something else is said of it. */
function photoAgain({ context: { words } }: On, shown: ShownForm): ShownForm {
  const { problems, values } = shown.form
  if (problems.some(({ path }) => path === 'photo')) return shown
  const again = { path: 'photo', message: words.register.photoAgain }
  return { ...shown, form: { values, problems: [...problems, again] } }
}

const isOf = (error: unknown, codes: string) =>
  error instanceof Refusal && error.code.startsWith(codes)

const whoseIs = ({ recordId, accountId }: FileHolder) => `record ${recordId ?? accountId}`

interface WithFile {
  given: NewCase
  form: FormWithFile
  key: string | null
}

async function keepWithFile({ way, context }: On, { given, form: { file }, key }: WithFile) {
  const whose = (read: ReadContext) => way.holder(read, context)
  const holder = await context.ctx.read(whose)
  const once = writingOnce(context, { key, whose: whoseIs(holder), kept: broughtSchema })
  const photo = file && piecesOf(file)
  return once.orEarlier(bringWithFile(once.ctx, whose, { given, photo }))
}

async function* piecesOf(file: Buffer): AsyncIterable<Uint8Array> {
  yield file
}

function sayAgain(on: On): Promise<Response> {
  return change(on, disagreementSchema, (write, holder, { id, said }) =>
    disagreeWith(write, holder, { id, ...said }),
  )
}

function takeBack(on: On): Promise<Response> {
  const { lang: language } = on.context.words
  return change(on, typedFields, (write, holder, { id }) =>
    takeCaseBack(write, holder, { id, language }),
  )
}

type Change<Data> = (
  write: WriteContext,
  holder: FileHolder,
  of: { id: string; said: Data },
) => Promise<void>

function change<Data>(on: On, schema: z.ZodType<Data>, verb: Change<Data>): Promise<Response> {
  const { way, context, fields } = on
  const { ctx, address, params } = context
  const id = params.id ?? ''
  return answerForm(context, schema, fields, {
    values: fields,
    show: (shown) => showToldCase(on, id, shown),
    does: async (said) => {
      await ctx.limits.takeByAddress(lookupRates.ownFile, address)
      await ctx.write(async (write) => verb(write, await way.holder(write, context), { id, said }))
      return seeOther(`${way.file}/told/${id}`)
    },
    otherwise: (error) => (isOver(error) ? way.over(context) : undefined),
  })
}
