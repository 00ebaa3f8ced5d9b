import { setTimeout as pause } from 'node:timers/promises'
import {
  compareComplaint,
  lineOf,
  proveComplaint,
  readComplaint,
  writeComplaint,
} from '#modules/complaints'
import { complaintLimits, complaintRates } from '#modules/complaints/limits'
import {
  complaintContentSchema,
  type NewComplaint,
  newComplaintSchema,
  type WrittenComplaint,
} from '#modules/complaints/schema'
import { httpStatusOf, Refusal, refusal } from '#platform/errors'
import { fieldsIn, formIn } from '../form.ts'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { keyOfForm, sentOnce } from '../sent-once.ts'
import { show, showForm } from '../show.tsx'
import { ComplaintForm, type MadeComplaint } from './page.tsx'
import { savedText } from './saved-text.ts'
import { NoComplaint, Standing } from './standing.tsx'
import { Written } from './written.tsx'

const questionPage = page({
  method: 'GET',
  path: '/complaint',
  permission: 'public',
  run: (context) => ask(context, freshForm()),
})

/** The answer is the page itself: the text is stored nowhere that another page could read it from. */
const writePage = page({
  method: 'POST',
  path: '/complaint',
  permission: 'public',
  run: async (context) => {
    const { ctx, address, words, organisation } = context
    const values = await fieldsIn(context.request)
    const { data, problems } = parseForm(newComplaintSchema, values, words)
    if (problems) return ask(context, incompleteForm(values, problems))
    try {
      await ctx.limits.takeByAddress(complaintRates.complaint, address)
    } catch (error) {
      return ask(context, refusedForm(error, words, { values }))
    }
    const made = await withProof(context, await writtenOnce(context, data))
    return show(context, {
      title: words.complaint.standingTitle(made.content.number),
      main: <Written {...{ words, organisation, made }} />,
    })
  },
})

const keptComplaintSchema = complaintContentSchema.pick({ number: true, at: true, random: true })

/** Writes the complaint, or finds what the same form wrote. Of its text, which the person has, nothing is kept. */
async function writtenOnce(
  context: RequestContext,
  complaint: NewComplaint,
): Promise<WrittenComplaint> {
  const key = await keyOfForm(context)
  const { complaintSentAgain: keptFor } = complaintLimits
  const form = { key, whose: 'anybody', kept: keptComplaintSchema, keptFor }
  return context.ctx.write(async (write) => {
    let written: WrittenComplaint | undefined
    const { result } = await sentOnce(write, context.path, form, async () => {
      written = await writeComplaint(write, complaint)
      const { number, at, random } = written.content
      return { number, at, random }
    })
    if (written) return written
    const { send, ...entered } = complaint
    const content = { ...entered, ...result }
    const { digest } = await compareComplaint(write, content)
    return { content, digest, isSent: send === 'send' }
  })
}

function ask(context: RequestContext, shown: ShownForm): Promise<Response> {
  const { words } = context
  return showForm(context, shown, {
    title: words.complaint.title,
    description: words.complaint.lead,
    main: <ComplaintForm words={words} form={shown.form} />,
  })
}

const mostBytes = 40_000

/** A file of the page: only of numbered text, so that changed words never come out of it. */
const copyPage = page({
  method: 'POST',
  path: '/complaint/copy',
  permission: 'public',
  run: async (context) => {
    const { ctx, address, words } = context
    const sent = (await formIn(context.request)).get('content')
    const content = complaintContentSchema.safeParse(parsedJson(sent))
    if (!content.success) throw refusal('request.unreadable')
    await ctx.limits.takeByAddress(complaintRates.complaint, address)
    const { digest, isSent } = await ctx.read((read) => compareComplaint(read, content.data))
    const made = await withProof(context, { content: content.data, digest, isSent })
    return new Response(savedText(words, made), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${content.data.number}.txt"`,
      },
    })
  },
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

const standingPage = page({
  method: 'GET',
  path: '/complaint/{number}',
  permission: 'public',
  run: async (context) => {
    const { ctx, params, address, words } = context
    try {
      await ctx.limits.takeByAddress(complaintRates.complaint, address)
      const standing = await ctx.read((read) => readComplaint(read, params.number ?? ''))
      return show(context, {
        title: words.complaint.standingTitle(standing.number),
        main: <Standing words={words} standing={standing} />,
      })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'complaint.not_found') throw error
      return show(context, {
        title: words.complaint.missingTitle,
        main: <NoComplaint words={words} />,
        status: httpStatusOf[error.kind],
        here: '/complaint',
      })
    }
  },
})

/** Milliseconds to wait for the sealer, which runs every second. */
const waits = [0, 300, 500, 700]

async function withProof(
  { ctx }: RequestContext,
  written: WrittenComplaint,
): Promise<MadeComplaint> {
  const { number } = written.content
  const address = new URL(`/complaint/${number}`, ctx.config.url)
  const made = { ...written, line: lineOf(written.content), address }
  for (const wait of waits)
    try {
      await pause(wait)
      const proof = await ctx.read((read) => proveComplaint(read, number))
      return { ...made, proof }
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'log.not_sealed') throw error
    }
  return { ...made, proof: null }
}

export const complaintPages = [questionPage, writePage, copyPage, standingPage]
