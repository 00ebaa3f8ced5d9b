import { refuseUnless } from '#gate'
import { kindsThat } from '#modules/cases/kinds.schema'
import { getLinkedRecord, linkRecord, openLinkedRecord, unlinkRecord } from '#modules/lookup'
import type { ActionContext } from '#platform/context'
import { Refusal } from '#platform/errors'
import { answerAccess } from '../access-proof.ts'
import type { CaseWay } from '../cases/parts.tsx'
import { flashCookie } from '../cookies.ts'
import { documentsIn, showEnded, writtenIn } from '../file/by-viewing.tsx'
import type { FileAccess, PageOfFile } from '../file/file-access.tsx'
import { fieldsIn } from '../form.ts'
import { longDate } from '../layout/dates.ts'
import { Items, Lead, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { AskFirst, NumberAndCode, ProofProblems } from '../layout/number-and-code.tsx'
import { freshForm, type SaidOfProof, type ShownForm } from '../problems.ts'
import { forSignedIn, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'
import { OwnLinks } from './sheet.tsx'

const formsFirst: ReadonlySet<PageOfFile> = new Set(['form', 'form-beside'])

/** With the account that the file is linked to. Opening it is a viewing like any other. */
export const byLink: FileAccess = {
  permission: 'signed-in',
  file: '/my/file',
  shares: '/my/shares',
  open: async (context, run) => {
    const { ctx, words, path, isSecure } = context
    const seen = await seeLinked(ctx)
    if (typeof seen !== 'string') {
      const { recordId, view } = seen
      const { linkedAt, ...opened } = view
      return run({
        opened: { ...opened, documents: documentsIn(words, opened.documents) },
        above: (on) =>
          !formsFirst.has(on) && (
            <>
              <OwnLinks words={words} here={on === 'shares' ? '/my/shares' : '/my/file'} />
              {on === 'read' && (
                <Way
                  within="screen-only"
                  className="quiet"
                  href="/my/file"
                  text={words.file.back}
                />
              )}
            </>
          ),
        below: (on) => formsFirst.has(on) && <OwnLinks words={words} here="/my/file" />,
        headers: {},
        recordId,
        minutesLeft: null,
        openSince: null,
        link: <Linked words={words} linkedAt={linkedAt} />,
      })
    }
    if (path === '/my/file') return askForLink(context, { nothing: seen })
    if (context.request.method === 'POST') return ended(context)
    return seeOther('/my/file', seen === 'not-linked' ? [flashCookie('link-first', isSecure)] : [])
  },
  holder: getLinkedRecord,
  over: ended,
}

/** Gives back what was written into a form of a file that is linked no longer, or closed. */
async function ended(context: RequestContext): Promise<Response> {
  const written = await writtenIn(context.request)
  if (written === null) return seeOther('/my/file')
  const next = { label: context.words.file.openAgain, href: '/my/file' }
  return showEnded(context, { written, next, status: 410, here: '/my/file' })
}

/** Returns what the account shows now, or why it shows nothing. */
async function seeLinked(ctx: ActionContext) {
  try {
    return (await openLinkedRecord(ctx)) ?? ('not-linked' satisfies NothingLinked)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'lookup.no_data_found')
      return 'gone' satisfies NothingLinked
    throw error
  }
}

/** Since when it is linked, and how to end that. */
function Linked({ words, words: { link }, linkedAt }: { words: Words; linkedAt: string }) {
  return (
    <div className="timeleft">
      <p>{link.linkedSince(longDate(linkedAt, words))}</p>
      <AskFirst label={link.unlink} action="/my/file/unlink" yes={link.unlinkYes}>
        <p>{link.unlinkText}</p>
      </AskFirst>
    </div>
  )
}

/** What a signed-in person may tell of the own account, without a file. */
export const byAccount: CaseWay = {
  permission: 'signed-in',
  file: '/my/payments',
  kinds: kindsThat(({ ofAccount }) => ofAccount),
  back: ({ payments }) => payments.back,
  open: ({ words }, run) =>
    run({
      ...{ opened: null, recordId: null, openSince: null },
      above: (on) => on !== 'form' && <OwnLinks words={words} here="/my/payments" />,
      below: () => null,
      headers: {},
    }),
  holder: async ({ actor }) => {
    refuseUnless(actor.kind === 'account', 'account.not_a_person')
    return { recordId: null, accountId: actor.id, kinds: null }
  },
  over: async () => seeOther('/my/payments'),
}

/** Why an account shows no file: none is linked, or the linked one cannot be shown now. */
export type NothingLinked = 'not-linked' | 'gone'

const linkPage = page('POST /my/file', forSignedIn, async (context) =>
  link(context, await fieldsIn(context.request)),
)

const unlinkPage = page('POST /my/file/unlink', 'signed-in', async ({ ctx, isSecure }) => {
  await ctx.write(unlinkRecord)
  return seeOther('/my/file', [flashCookie('unlinked', isSecure)])
})

export const linkPages = [linkPage, unlinkPage]

/** Proves the file as a look-up does, with the same limits. */
function link(context: RequestContext, fields: Record<string, string>): Promise<Response> {
  const { ctx, isSecure } = context
  return answerAccess(context, fields, {
    show: (shown, said) => askForLink(context, { shown, said }),
    proves: (lookup, proof) => linkRecord(ctx, lookup, proof),
    opened: () => seeOther('/my/file', [flashCookie('linked', isSecure)]),
  })
}

interface Asked {
  nothing?: NothingLinked
  shown?: ShownForm
  said?: SaidOfProof | undefined
}

/** Offers to link one's own file, in place of the file: it is proved once, and the page says what that gives. */
function askForLink(
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
          <Form className="ask-form" action="/my/file">
            <NumberAndCode texts={{ ...check, open: link.submit }} isOnSlip form={form} />
            <p className="soft">
              {link.noSlip} <a href="/check">{link.without}</a>
            </p>
          </Form>
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
