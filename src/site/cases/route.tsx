import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { compareContent, lineOf, openCase, proveByNumber, readByNumber } from '#modules/cases'
import { type CaseKind, kindsThat, rowOf } from '#modules/cases/kinds.schema'
import {
  type CaseContent,
  type CaseProof,
  caseContentSchema,
  caseLimits,
  caseRates,
  fieldsOf,
  type NewCase,
} from '#modules/cases/schema'
import { httpStatusOf, Refusal, refusal } from '#platform/errors'
import { fieldsIn, formIn } from '../form.ts'
import { showStatement } from '../layout/statement-pages.tsx'
import { answerForm, freshForm, type ShownForm } from '../problems.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { CaseForm } from './form.tsx'
import { textsOf } from './parts.tsx'
import { asidesOf, Standing, savedText } from './standing.tsx'
import { Choice, FollowForm, type Made, showWritten } from './written.tsx'

const kinds = kindsThat(({ by }) => by === 'anybody')

const choicePage = page('GET /tell', 'public', (context) => {
  const { words, organisation } = context
  const { displayName } = organisation
  return show(context, {
    title: words.cases.tell(displayName),
    description: `${words.cases.tell(displayName)}${words.stop} ${words.cases.about}`,
    main: (
      <>
        <Choice {...{ words, organisation: displayName, file: null }} />
        <FollowForm words={words} />
      </>
    ),
  })
})

/** Returns the kind in the address. Refuses with `route.not_found`. */
function kindIn({ params }: RequestContext): CaseKind {
  const kind = kinds.find((one) => one === params.kind)
  if (kind === undefined) throw refusal('route.not_found')
  return kind
}

/** Fills in only a path of this site from the address; anything else has to be typed. */
function pageAskedFor({ query }: RequestContext): Record<string, string> {
  const given = query.get('page') ?? ''
  return /^\/(?!\/)[\w./-]{0,200}$/.test(given) ? { page: given } : {}
}

const askPage = page('GET /tell/{kind}', 'public', async (context) =>
  ask(context, kindIn(context), freshForm(pageAskedFor(context))),
)

function ask(context: RequestContext, kind: CaseKind, shown: ShownForm): Promise<Response> {
  const { words } = context
  const { title, lead } = textsOf(words, kind)
  return showForm(context, shown, {
    title,
    description: lead,
    main: (
      <CaseForm
        {...{
          words,
          kind,
          form: shown.form,
          action: `/tell/${kind}`,
          now: context.ctx.clock.now(),
        }}
        beside={asidesOf(kind, context)}
      />
    ),
  })
}

/**
 * Keeps what was sent. Where its writer keeps a copy, the answer is that page itself: the text is stored nowhere that
 * another page could read it from.
 */
const sendPage = page('POST /tell/{kind}', forEverybody, async (context) => {
  const { ctx, address } = context
  const kind = kindIn(context)
  const values = await fieldsIn(context.request)
  return answerForm(context, fieldsOf(kind), values, {
    values,
    show: (shown) => ask(context, kind, shown),
    does: async (data) => {
      await ctx.limits.takeByAddress(caseRates.publicCase, address)
      const { send, ...said } = data as Record<string, unknown>
      const given = { kind, said, send } as NewCase
      const { number, content } = await broughtOnce(context, given)
      if (content === null) return seeOther(`/case/${number}`)
      return { content, isSent: send === 'send' }
    },
    shows: async ({ content, isSent }: { content: CaseContent; isSent: boolean }) =>
      showWritten(context, await madeOf(context, content, isSent)),
  })
})

const keptSchema = z.object({ number: z.string(), at: z.string(), random: z.string().nullable() })

/** Keeps it, or finds what the same form left. Of a text that its writer keeps nothing else is kept. */
async function broughtOnce(context: RequestContext, given: NewCase) {
  const { mayStay } = rowOf(given.kind)
  const key = await keyOfForm(context)
  const keptFor = mayStay ? { keptFor: caseLimits.caseSentAgain } : {}
  const form = { key, whose: 'anybody', kept: keptSchema, ...keptFor }
  return context.ctx.write(async (write) => {
    const { result } = await sentOnce(write, context.path, form, async () => {
      const { number, content } = await openCase(write, given)
      return { number, at: content?.at ?? '', random: content?.random ?? null }
    })
    const { number, at, random } = result
    if (random === null) return { number, content: null }
    const content = { kind: given.kind, number, at, ...given.said, random } as CaseContent
    await compareContent(write, content)
    return { number, content }
  })
}

const mostBytes = 40_000

/** A file of the page: only of numbered text, so that changed words never come out of it. */
const copyPage = page('POST /case/copy', 'public', async (context) => {
  const { ctx, address, words } = context
  const sent = (await formIn(context.request)).get('content')
  const content = caseContentSchema.safeParse(parsedJson(sent))
  if (!content.success) throw refusal('request.unreadable')
  await ctx.limits.takeByAddress(caseRates.publicCase, address)
  const { state } = await ctx.read((read) => compareContent(read, content.data))
  const made = await madeOf(context, content.data, state !== 'kept')
  return new Response(savedText(words, made, await proofOf(context, content.data.number)), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${content.data.number}.txt"`,
    },
  })
})

function parsedJson(sent: unknown): unknown {
  if (typeof sent !== 'string' || sent.length > mostBytes) return null
  try {
    return JSON.parse(sent)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const followPage = page('GET /case', 'public', async ({ query }) => {
  const typed = (query.get('number') ?? '').trim().slice(0, 60)
  return seeOther(typed === '' ? '/tell' : `/case/${encodeURIComponent(typed)}`)
})

const standingPage = page('GET /case/{number}', 'public', async (context) => {
  const { ctx, params, address, words } = context
  try {
    await ctx.limits.takeByAddress(caseRates.publicCase, address)
    const standing = await ctx.read((read) => readByNumber(read, params.number ?? ''))
    return show(context, {
      title: `${textsOf(words, standing.kind).name} ${standing.number}`,
      main: <Standing {...{ words, standing }} organisation={context.organisation} />,
    })
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'case.not_found') throw error
    // There is no such case, or a character of the number is wrong.
    return showStatement(context, {
      title: words.cases.missingTitle,
      sentences: [words.cases.missing],
      children: <FollowForm words={words} typed={params.number ?? ''} />,
      status: httpStatusOf[error.kind],
      here: '/tell',
    })
  }
})

/** Returns what the page and the file say of a text. */
async function madeOf(
  { ctx }: RequestContext,
  content: CaseContent,
  isSent: boolean,
): Promise<Made> {
  const { digest, dueAt } = await ctx.read((read) => readByNumber(read, content.number))
  const address = new URL(`/case/${content.number}`, ctx.config.url)
  return { content, isSent, dueAt, digest: digest ?? '', line: lineOf(content), address }
}

/** Milliseconds to wait for the sealer, which runs every second. */
const waits = [0, 300, 500, 700]

/** Returns the proof from the log; null where it is not sealed yet. */
async function proofOf({ ctx }: RequestContext, number: string): Promise<CaseProof | null> {
  for (const wait of waits)
    try {
      await pause(wait)
      return await ctx.read((read) => proveByNumber(read, number))
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'log.not_sealed') throw error
    }
  return null
}

export const publicCasePages = [choicePage, askPage, sendPage, copyPage, followPage, standingPage]
