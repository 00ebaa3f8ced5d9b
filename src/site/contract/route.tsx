import { ownCases } from '#modules/cases'
import { noteReading, ownContract } from '#modules/contracts'
import { newReadingSchema } from '#modules/contracts/schema'
import { byViewing } from '../file/by-viewing.tsx'
import type { FileAccess, OpenFile } from '../file/file-access.ts'
import { isOver } from '../file/is-over.ts'
import { fieldsIn } from '../form.ts'
import { freshForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { Contract } from './page.tsx'

/** Returns the pages on which a candidate reads the contract, for either way of opening the file. */
export function contractPagesOf(way: FileAccess): AnyPage[] {
  const { permission } = way
  const at = contractAt(way)
  const readPage = page({
    method: 'GET',
    path: at,
    permission,
    run: (context) => way.open(context, (file) => showContract(way, context, file)),
  })
  const sayPage = page({
    method: 'POST',
    path: `${at}/read`,
    permission,
    run: async (context) => {
      const fields = await fieldsIn(context.request)
      return way.open(context, (file) => say(way, context, file, fields))
    },
  })
  return [readPage, sayPage]
}

export const contractPages = contractPagesOf(byViewing)

function contractAt({ file }: FileAccess) {
  return `${file}/contract` as const
}

async function showContract(
  way: FileAccess,
  context: RequestContext,
  { opened, above, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { ctx, words } = context
  const { contract, others } = await ctx.read(async (read) => {
    const holder = await way.holder(read, context)
    return {
      contract: await ownContract(read, holder),
      others: (await ownCases(read, holder)).filter(({ kind }) => kind === 'contract'),
    }
  })
  return showForm(context, shown, {
    title: words.contract.title,
    main: (
      <Contract
        at={contractAt(way)}
        above={above('read')}
        {...{ words, contract, others, form: shown.form, record: opened.record }}
      />
    ),
    headers,
    isResult: true,
  })
}

/**
 * Stores what the candidate said of the terms that the page showed; changed terms are shown before anything
 * is said of them.
 */
async function say(
  way: FileAccess,
  context: RequestContext,
  file: OpenFile,
  { version, how }: Record<string, string>,
): Promise<Response> {
  const said = newReadingSchema.safeParse({ version: Number(version), how })
  if (!said.success) return showContract(way, context, file)
  try {
    // Asked within the transaction: a file that closed in between says nothing.
    await context.ctx.write(async (write) =>
      noteReading(write, await way.holder(write, context), said.data),
    )
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return showContract(way, context, file, refusedForm(error, context.words))
  }
  return seeOther(contractAt(way))
}
