import type { z } from 'zod'
import { changeCode, handedOver, isChangedTo, proposeCode } from '#modules/lookup'
import {
  codeChangeSchema,
  currentCodeSchema,
  lookupRates,
  type ProposedCode,
} from '#modules/lookup/schema'
import { countRefused } from '#platform/limits'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { Field, Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm, parseForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import { droppedViewing } from './by-viewing.tsx'
import {
  answerOpened,
  type FileAccess,
  type FormOf,
  type OnFile,
  openedForm,
  openedPage,
  showFormOf,
} from './file-access.tsx'

/**
 * Returns the pages on which a candidate changes the access code, for either way of opening the file: the
 * candidate types the current code, sees a new one, and it works once it was typed.
 */
export function codeChangePagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/code`
  return [
    openedPage(way, path, (on) => askCurrent(on)),
    openedForm(way, path, currentCodeSchema, (on, { current: typed = '' }) => ({
      field: 'current',
      values: { current: typed },
      show: (shown) => askCurrent(on, shown),
      does: async ({ current }) => {
        const { ctx, address } = on.context
        const proposed = await countRefused(ctx, { rate: lookupRates.lookup, address }, () =>
          ctx.read(async (read) =>
            proposeCode(ctx, read, await way.holder(read, on.context), current),
          ),
        )
        return proposed
      },
      shows: (proposed: ProposedCode) => askNew(on, proposed),
    })),
    page(`POST ${path}/new`, { permission: way.permission, drawsLeft: true }, async (context) => {
      const answer = await answerOpened(way, context, codeChangeSchema, newCode)
      const isDone = answer.status === 410 && (await isDoneBefore(context))
      return isDone ? saidChanged(way, context) : answer
    }),
  ]
}

const newCode: FormOf<z.output<typeof codeChangeSchema>> = (on, { seal = '', code = '' }) => ({
  field: 'code',
  values: { code },
  show: (shown) => askNew(on, { code: null, seal }, shown),
  does: async (typed) => {
    const { way, context } = on
    const { ctx, address } = context
    await countRefused(ctx, { rate: lookupRates.lookup, address }, () =>
      ctx.write(async (write) => changeCode(write, await way.holder(write, context), typed)),
    )
    return saidChanged(way, context)
  },
})

/** Tells whether the code was changed by the same form: its first answer closed the file, or was lost. */
async function isDoneBefore({ ctx, words, address, request }: RequestContext): Promise<boolean> {
  const { data } = parseForm(codeChangeSchema, await fieldsIn(request), words)
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

/** Why to change the code, and the field for the current code. */
async function askCurrent(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context } = on
  const { ctx, words } = context
  const { codeChange: texts } = words
  // When staff noted that they handed the code over in person.
  const given = await ctx.read(async (read) =>
    handedOver(read, (await way.holder(read, context)).recordId),
  )
  const at = `${way.file}/code`
  return showFormOf(on, shown, {
    title: texts.title,
    lead: texts.lead,
    main: (
      <Form className="ask-form" action={at}>
        <Field
          {...{ id: 'current', label: texts.current, hint: texts.currentHint, form: shown.form }}
          maxLength={60}
          isCode
          isShort
        />
        <p>{texts.stays}</p>
        <Submit>{texts.propose}</Submit>
      </Form>
    ),
    back: texts.keep,
    after: given !== null && (
      <section className="plain">
        <p>{texts.handedOver(longDate(given.at, words))}</p>
        <Way href="/tell/concern" text={texts.notSo} />
      </section>
    ),
    here: at,
  })
}

/**
 * Shows the new code, this once, and asks for it: it starts to work when it is typed.
 * @param proposed its code is null where it was shown before and mistyped
 */
function askNew(
  on: OnFile,
  { code, seal }: Pick<ProposedCode, 'seal'> & { code: string | null },
  shown = freshForm(),
): Promise<Response> {
  const { codeChange: texts } = on.context.words
  const at = `${on.way.file}/code`
  return showFormOf(on, shown, {
    title: texts.newTitle,
    more: (
      <>
        {code !== null && (
          <div className="big-code" id="new-code">
            <bdi>{code}</bdi>
          </div>
        )}
        <p>{texts.write}</p>
        <p>
          <strong>{texts.notYet}</strong>
        </p>
      </>
    ),
    main: (
      <>
        <Form className="ask-form" action={`${at}/new`}>
          <input type="hidden" name="seal" value={seal} />
          <Field id="code" label={texts.typed} form={shown.form} maxLength={60} isCode isShort />
          <Submit>{texts.change}</Submit>
        </Form>
        <Way href={at} text={texts.again} />
      </>
    ),
    back: texts.keep,
    here: at,
  })
}
