import type { ReactNode } from 'react'
import { sharedCookieName } from '#gate'
import { openTyped } from '#modules/lookup'
import { factsOf } from '#modules/records/facts.schema'
import type { FieldName } from '#modules/records/fields.schema'
import { openShare, shareCodeGroups } from '#modules/shares'
import type { SharedPart } from '#modules/shares/schema'
import { shareRates } from '#modules/shares/schema'
import { viewingCookie } from '../cookies.ts'
import { Facts, Person, type Shelf } from '../file/page.tsx'
import { Wrong } from '../file/page-parts.tsx'
import { fieldsIn, longestCode } from '../form.ts'
import { longMoment } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { NumberAndCode, Places, ProofProblems } from '../layout/number-and-code.tsx'
import { leaves } from '../left.ts'
import { answerProof, freshForm, type SaidOfProof, type ShownForm } from '../problems.ts'
import { forEverybody, page, type RequestContext } from '../route.ts'
import { seeOther, showForm } from '../show.tsx'
import type { Words } from '../words.ts'

const questionPage = page('GET /shared', 'public', (context) => askForShare(context, freshForm()))

const openPage = page('POST /shared', { ...forEverybody, goesOnWhenFull: true }, async (context) =>
  open(context, await fieldsIn(context.request)),
)

/** A number typed where a file is opened is sent on in the body; its address leads here. */
const prefillPage = page('POST /shared/prefill', forEverybody, async (visit) => {
  const { number = '' } = await fieldsIn(visit.request)
  return visit.left ? askForShare(visit, freshForm({ number })) : leaves({ how: 'typed' })
})

const prefillLeftPage = page('GET /shared/prefill', 'public', async () => seeOther('/shared'))

/**
 * A share opens when somebody types and posts the code, never through a link: programs that scan mail
 * follow links, and addresses are written to logs.
 */
export const sharedQuestionPages = [questionPage, openPage, prefillPage, prefillLeftPage]

function open(context: RequestContext, fields: Record<string, string>): Promise<Response> {
  const { ctx, words, address, isSecure } = context
  return answerProof(context, fields, {
    missing: { number: words.shared.numberMissing, code: words.shared.codeMissing },
    show: (shown, said) => askForShare(context, shown, said),
    judge: () => null,
    opens: async (typed) => {
      const attempt = ctx.limits.tryByAddress(shareRates.shareLookup, address)
      const tried = { groups: shareCodeGroups, attempt }
      const { token } = await openTyped(typed, tried, ({ number, code }, trying) => {
        const proof = { passportNumber: number.slice(0, 60), shareCode: code.slice(0, longestCode) }
        return openShare(ctx, proof, trying)
      })
      const cookie = viewingCookie(sharedCookieName(ctx.config.url), token, isSecure)
      return seeOther('/shared/file', [cookie])
    },
  })
}

/** Asks the other side of a share for the number and the share code. */
export function askForShare(
  context: RequestContext,
  shown: ShownForm,
  said?: SaidOfProof,
): Promise<Response> {
  const { words } = context
  const { shared } = words
  const { title, lead } = shared
  const { form } = shown
  return showForm(context, shown, {
    title,
    ...(said ? { wrong: words.check.noData } : {}),
    description: lead,
    main: (
      <>
        <Lead title={title} lead={lead} />
        <ProofProblems {...{ words, form, said }} help={shared.noDataHelp} />
        <div className="beside">
          <Form className="ask-form" action="/shared">
            <NumberAndCode texts={shared} form={form} />
          </Form>
          <section aria-labelledby="about">
            <h2 id="about">{shared.aboutTitle}</h2>
            <Places rows={shared.about} />
          </section>
        </div>
      </>
    ),
    here: '/shared',
  })
}

interface OwnerProps {
  words: Words
  part: SharedPart
  shelf: Shelf
  children?: ReactNode
}

/** Whose papers they are, for what and until when they are shared. */
export function Owner({ words, part, shelf, children }: OwnerProps) {
  const { shared, share: shareTexts, fields, lang } = words
  const { record, share, contested } = part
  const facts = [
    ...factsOf(record, { fields, language: lang }),
    [words.file.reference, record.reference],
    [shared.sharedFor, shareTexts.purposes[share.purpose]],
    [shared.openUntil, longMoment(share.expiresAt, words)],
  ] as const
  const beside = (target: FieldName, label: string) => (
    <Wrong {...{ words, contested, label, target }} about="detail" at="/shared" />
  )
  return (
    <Person
      {...{ words, photo: shelf.photo }}
      name={record.name}
      beside={beside('name', fields.name)}
    >
      {children}
      <Facts {...{ facts, beside }} />
    </Person>
  )
}
