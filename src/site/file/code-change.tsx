import type { ReactNode } from 'react'
import { changeCode, handedOver, isChangedTo, proposeCode } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/limits'
import { codeChangeSchema, currentCodeSchema, type ProposedCode } from '#modules/lookup/schema'
import { countRefused } from '#platform/limits'
import { flashCookie } from '../cookies.ts'
import { type FormState, fieldsIn } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary, Field, Lead, Submit } from '../layout/fields.tsx'
import { freshForm, incompleteForm, parseForm, refusedForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { droppedViewing } from './by-viewing.tsx'
import { type FileAccess, isOver, type OpenFile, openedForm, openedPage } from './file-access.ts'

/**
 * Returns the pages on which a candidate changes the access code, for either way of opening the file: the
 * candidate types the current code, sees a new one, and it works once it was typed.
 */
export function codeChangePagesOf(way: FileAccess): AnyPage[] {
  return [
    openedPage(way, '/code', (context, file) => askCurrent(way, context, file)),
    openedForm(way, '/code', (...asked) => propose(way, ...asked)),
    page(`POST ${way.file}/code/new`, way.permission, async (context) => {
      const fields = await fieldsIn(context.request)
      const answer = await way.open(context, (file) => change(way, context, file, fields))
      const isDone = answer.status === 410 && (await isDoneBefore(context, fields))
      return isDone ? saidChanged(way, context) : answer
    }),
  ]
}

type Fields = Record<string, string>

async function propose(way: FileAccess, context: RequestContext, file: OpenFile, fields: Fields) {
  const { ctx, words, address } = context
  const { data, problems } = parseForm(currentCodeSchema, fields, words)
  if (problems) return askCurrent(way, context, file, incompleteForm({}, problems))
  try {
    const proposed = await countRefused(ctx, { rate: lookupRates.lookup, address }, () =>
      ctx.read(async (read) =>
        proposeCode(ctx, read, await way.holder(read, context), data.current),
      ),
    )
    return askNew(way, context, file, proposed)
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return askCurrent(way, context, file, refusedForm(error, words, { field: 'current' }))
  }
}

async function change(way: FileAccess, context: RequestContext, file: OpenFile, fields: Fields) {
  const { ctx, words, address } = context
  const again = { code: null, seal: fields.seal ?? '' }
  const { data, problems } = parseForm(codeChangeSchema, fields, words)
  if (problems) return askNew(way, context, file, again, incompleteForm({}, problems))
  try {
    await countRefused(ctx, { rate: lookupRates.lookup, address }, () =>
      ctx.write(async (write) => changeCode(write, await way.holder(write, context), data)),
    )
  } catch (error) {
    if (isOver(error)) return way.over(context)
    return askNew(way, context, file, again, refusedForm(error, words, { field: 'code' }))
  }
  return saidChanged(way, context)
}

/** Tells whether the code was changed by the same form: its first answer closed the file, or was lost. */
async function isDoneBefore({ ctx, words, address }: RequestContext, fields: Fields) {
  const { data } = parseForm(codeChangeSchema, fields, words)
  if (!data) return false
  await ctx.limits.takeByAddress(lookupRates.lookup, address)
  return ctx.read((read) => isChangedTo(read, data))
}

/**
 * Leads to where the new code opens the file, and says there that it is changed: an address of its own would say so to
 * whoever was sent its link, and have the slip thrown away.
 */
function saidChanged(way: FileAccess, context: RequestContext): Response {
  const said = flashCookie('code-changed', context.isSecure)
  return way.file === '/file'
    ? seeOther('/check', [droppedViewing(context), said])
    : seeOther(way.file, [said])
}

async function askCurrent(
  way: FileAccess,
  context: RequestContext,
  { below, headers }: OpenFile,
  shown = freshForm(),
): Promise<Response> {
  const { ctx, words } = context
  const given = await ctx.read(async (read) =>
    handedOver(read, (await way.holder(read, context)).recordId),
  )
  const at = `${way.file}/code`
  return showForm(context, shown, {
    title: words.codeChange.title,
    main: (
      <ProveCode
        {...{ words, form: shown.form, at }}
        below={below('form')}
        back={way.file}
        handedOverAt={given?.at ?? null}
      />
    ),
    headers,
    isResult: true,
    here: at,
  })
}

/**
 * Shows the new code and asks for it.
 * @param proposed its code is null where it was shown before and mistyped
 */
function askNew(
  way: FileAccess,
  context: RequestContext,
  { below, headers }: OpenFile,
  proposed: Pick<ProposedCode, 'seal'> & { code: string | null },
  shown = freshForm(),
): Promise<Response> {
  const { words } = context
  const { form } = shown
  const at = `${way.file}/code`
  return showForm(context, shown, {
    title: words.codeChange.newTitle,
    main: <TypeNewCode {...{ words, form, at, proposed }} below={below('form')} back={way.file} />,
    headers,
    isResult: true,
    here: at,
  })
}

interface PageProps {
  words: Words
  below: ReactNode
  form: FormState
  at: string
  back: string
}

interface ProveProps extends PageProps {
  /** When staff noted that they handed the code over in person. */
  handedOverAt: string | null
}

/** Why to change the code, and the field for the current code. */
function ProveCode({ words, below, form, at, back, handedOverAt }: ProveProps) {
  const { codeChange: texts } = words
  return (
    <>
      <Lead title={texts.title} lead={texts.lead} />
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={at}>
        <Field
          id="current"
          label={texts.current}
          hint={texts.currentHint}
          form={form}
          maxLength={60}
          isCode
          isShort
        />
        <p>{texts.stays}</p>
        <Submit>{texts.propose}</Submit>
      </form>
      <p>
        <a href={back}>{texts.keep}</a>
      </p>
      {handedOverAt !== null && (
        <section className="plain">
          <p>{texts.handedOver(longDate(handedOverAt, words))}</p>
          <p>
            <a href="/tell/concern">{texts.notSo}</a>
          </p>
        </section>
      )}
      {below}
    </>
  )
}

interface NewCodeProps extends PageProps {
  proposed: { code: string | null; seal: string }
}

/** The new code, shown this once, and the field in which to type it so that it starts to work. */
function TypeNewCode({ words, below, form, at, back, proposed }: NewCodeProps) {
  const { codeChange: texts } = words
  return (
    <>
      <section className="lead">
        <h1>{texts.newTitle}</h1>
        {proposed.code !== null && (
          <div className="big-code" id="new-code">
            <bdi>{proposed.code}</bdi>
          </div>
        )}
        <p>{texts.write}</p>
        <p>
          <strong>{texts.notYet}</strong>
        </p>
      </section>
      <ErrorSummary form={form} words={words} />
      <form className="ask-form" method="post" action={`${at}/new`}>
        <input type="hidden" name="seal" value={proposed.seal} />
        <Field id="code" label={texts.typed} form={form} maxLength={60} isCode isShort />
        <Submit>{texts.change}</Submit>
      </form>
      <p>
        <a href={at}>{texts.again}</a>
      </p>
      <p>
        <a href={back}>{texts.keep}</a>
      </p>
      {below}
    </>
  )
}
