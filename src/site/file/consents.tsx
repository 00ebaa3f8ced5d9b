import { answerConsent, listConsents } from '#modules/consents'
import { type Consents, consentParams, newConsentSchema } from '#modules/consents/schema'
import { lookupRates } from '#modules/lookup/schema'
import { endShares } from '#modules/shares'
import { longDate } from '../layout/dates.ts'
import { ErrorSummary, Flash, Lead, Sentences, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import { freshForm } from '../problems.ts'
import type { AnyPage } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'
import { type FileAccess, type OnFile, openedForm, openedPage, showOpened } from './file-access.tsx'

const answerForm = newConsentSchema
  .omit({ language: true, edition: true })
  .extend(consentParams.shape)

/** Returns the page on which a candidate says what they agree to, for either way of opening the file. */
export function consentPagesOf(way: FileAccess): AnyPage[] {
  const path = `${way.file}/consents`
  return [
    openedPage(way, path, (on) => showConsents(on)),
    openedForm(way, path, answerForm, (on, { purpose, edition }) => ({
      field: purpose,
      show: (shown) => showConsents(on, shown),
      does: async (said) => {
        const { ctx, address, words } = on.context
        await ctx.limits.takeByAddress(lookupRates.ownFile, address)
        const read = { language: words.lang, edition: Number(edition) }
        await ctx.write(async (write) =>
          answerConsent(write, await way.holder(write, on.context), {
            ...{ ...said, ...read, endShares },
          }),
        )
        return seeOther(`${path}?saved#${purpose}`)
      },
    })),
  ]
}

/** What the candidate agrees to: a question for each purpose, and two first answers of equal weight. */
async function showConsents(on: OnFile, shown = freshForm()): Promise<Response> {
  const { way, context } = on
  const { ctx, words, query } = context
  const { title, lead, saved } = words.consents
  const at = `${way.file}/consents`
  const asked = await ctx.read(async (read) => {
    const { recordId } = await way.holder(read, context)
    return listConsents(read, { recordId, language: words.lang })
  })
  const main = (
    <>
      <Lead title={title} lead={lead} />
      {query.has('saved') && <Flash>{saved}</Flash>}
      <ErrorSummary form={shown.form} words={words} />
      {asked.consents.map((consent) => (
        <Purpose
          key={consent.purpose}
          {...{ words, consent, at, back: way.file, edition: asked.edition }}
        />
      ))}
      <Way href={way.file} text={words.file.back} />
    </>
  )
  return showOpened(on, { title, main, here: at, around: 'read' }, shown)
}

interface PurposeProps {
  words: Words
  consent: Consents['consents'][number]
  edition: Consents['edition']
  at: string
  /** The address of the file. */
  back: string
}

function Purpose(props: PurposeProps) {
  const { words, back, consent } = props
  const { consents } = words
  const { purpose } = consent
  const { title, asked, without } = consents.purposes[purpose]
  return (
    <section className="ask-form" aria-labelledby={purpose}>
      <h2 id={purpose}>{title}</h2>
      <Sentences of={[asked, without]} />
      <Standing words={words} consent={consent} />
      {purpose === 'keeping' && (
        <Way href={`${back}/data`} rel="nofollow" text={consents.takeAlong} />
      )}
      {purpose === 'messages' && (
        <Way href={`${back}/messages`} rel="nofollow" text={consents.messagesOneByOne} />
      )}
      <Answers {...props} />
    </section>
  )
}

/**
 * Both answers before the first one, of equal weight; after it the other answer, with what it ends. It
 * takes one press as well: withdrawing a consent is as easy as giving it.
 */
function Answers({ words: { consents }, edition, at, consent }: PurposeProps) {
  const { purpose, answer } = consent
  const choices = (['given', 'withdrawn'] as const).filter((choice) => choice !== answer)
  const texts =
    answer === null ? { given: consents.yes, withdrawn: consents.no } : consents.changeTo
  const ends: Partial<Record<typeof purpose, string>> = consents.ends
  return (
    <Form isButton action={at}>
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="edition" value={edition} />
      {answer === 'given' && ends[purpose] && <p>{ends[purpose]}</p>}
      <p className="actions">
        {choices.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="answer"
            value={choice}
            aria-describedby={purpose}
          >
            {texts[choice]}
          </button>
        ))}
      </p>
    </Form>
  )
}

/** The current answer, and what was read before it where the wording has changed since. */
function Standing({ words, consent }: Pick<PurposeProps, 'words' | 'consent'>) {
  const { answer, answeredAt, read, words: asked } = consent
  const { consents } = words
  return (
    <>
      <p className={answer === null ? undefined : 'holds'}>
        <strong>
          {answer === null || answeredAt === null
            ? consents.answers.none
            : consents.answers[answer](longDate(answeredAt, words))}
        </strong>
      </p>
      {read !== null && read !== asked && (
        <details>
          <summary>{consents.read}</summary>
          <p dir="auto">{read}</p>
        </details>
      )}
    </>
  )
}
