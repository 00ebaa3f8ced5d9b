import { linkRecord, unlinkRecord } from '#modules/lookup'
import { lookupRates } from '#modules/lookup/schema'
import { isOfShareCode } from '#modules/shares'
import { flashCookie } from '../cookies.ts'
import { fieldsIn, lookupsOf } from '../form.ts'
import { Items, Lead } from '../layout/fields.tsx'
import { NumberAndCode, ProofProblems } from '../layout/number-and-code.tsx'
import {
  answerProof,
  freshForm,
  incompleteForm,
  type SaidOfProof,
  type ShownForm,
} from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import { OwnLinks } from './sheet.tsx'

/** Why an account shows no file: none is linked, or the linked one cannot be shown now. */
export type NothingLinked = 'not-linked' | 'gone'

const linkPage = page('POST /my/file', 'signed-in', async (context) =>
  link(context, await fieldsIn(context.request)),
)

const unlinkPage = page('POST /my/file/unlink', 'signed-in', async ({ ctx, isSecure }) => {
  await ctx.write(unlinkRecord)
  return seeOther('/my/file', [flashCookie('unlinked', isSecure)])
})

export const linkPages = [linkPage, unlinkPage]

/** Proves the file as a look-up does, with the same limits. */
function link(context: RequestContext, fields: Record<string, string>): Promise<Response> {
  const { ctx, words, address, isSecure } = context
  return answerProof(words, fields, {
    missing: { number: words.check.numberMissing, code: words.check.codeMissing },
    show: (shown, said) => askForLink(context, { shown, said }),
    opens: async (typed) => {
      if (isOfShareCode(typed.code))
        return askForLink(context, { shown: incompleteForm(typed, []), said: 'share-code' })
      const attempt = ctx.limits.tryByAddress(lookupRates.lookup, address)
      const { asPassport, asReference } = lookupsOf(typed.number, typed.code)
      await linkRecord(ctx, asPassport, { attempt, otherwise: asReference })
      return seeOther('/my/file', [flashCookie('linked', isSecure)])
    },
  })
}

interface Asked {
  nothing?: NothingLinked
  shown?: ShownForm
  said?: SaidOfProof | undefined
}

/** Offers to link one's own file, in place of the file: it is proved once, and the page says what that gives. */
export function askForLink(
  context: RequestContext,
  { nothing, shown = freshForm(), said }: Asked,
): Promise<Response> {
  const { words } = context
  const { link, check } = words
  const title = words.my.links['/my/file']
  const { form } = shown
  return showForm(context, shown, {
    title,
    ...(said === 'no-data' ? { wrong: check.noData } : {}),
    main: (
      <>
        <OwnLinks words={words} here="/my/file" />
        <Lead title={title} lead={link.lead} />
        {nothing === 'gone' && (
          <section className="card told" role="status">
            <h2>{link.goneTitle}</h2>
            <p>{link.gone}</p>
          </section>
        )}
        <ProofProblems {...{ words, form, said }} help={check.noDataHelp} />
        <div className="beside">
          <form className="ask-form" method="post" action="/my/file">
            <NumberAndCode texts={{ ...check, open: link.submit }} isOnSlip form={form} />
            <p className="soft">
              {link.noSlip} <a href="/check">{link.without}</a>
            </p>
          </form>
          <section aria-labelledby="gains">
            <h2 id="gains">{link.what}</h2>
            <Items className="plain bullets" of={link.gains} />
          </section>
        </div>
      </>
    ),
    here: '/my/file',
  })
}
