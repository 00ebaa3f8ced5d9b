import type { DocumentKind } from '#modules/documents/schema'
import type { Incoming, IncomingList } from '#modules/incoming/schema'
import { mostCut } from '#modules/incoming/schema'
import type { Organisation } from '#modules/organisation'
import { acceptedFiles } from '#platform/images/schema'
import { Answered } from '../cases/answered.tsx'
import { Further } from '../file/page-parts.tsx'
import type { FormState } from '../form.ts'
import { calendarDate } from '../layout/dates.ts'
import { Items, Labelled, Press, Submit, Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import type { Words } from '../words.ts'

interface ListProps {
  words: Words
  organisation: Organisation
  /** The address of the file. */
  at: string
  list: IncomingList
  /** Of which kinds photos are taken. */
  kinds: readonly DocumentKind[]
}

/** What is needed and how far each of it is, and the way to send a photo of it. */
export function BringList({ words, organisation, at, list, kinds }: ListProps) {
  const { bring } = words
  const rows = rowsOf(list)
  const others = kinds.filter((kind) => !rows.some((one) => one.kind === kind))
  return (
    <>
      {rows.length === 0 && <p>{bring.nothing}</p>}
      <ul className="originals">
        {rows.map(({ kind, state, isOnlySeen }) => (
          <li key={kind} data-overdue={state === 'returned' ? '' : undefined}>
            <b>{words.kinds[kind]}</b>
            <p>{bring.states[state]}</p>
            {isOnlySeen && state === 'missing' && <p>{bring.onlySeen}</p>}
            {state === 'returned' && (
              <WhyReturned {...{ words, organisation }} of={lastOf(list, kind)} />
            )}
            {!isOnlySeen && state !== 'here' && (
              <Way
                className="button"
                href={`${at}/bring/${kind}`}
                rel="nofollow"
                aria-label={words.file.of(wayIn(bring, state), words.kinds[kind])}
                text={wayIn(bring, state)}
              />
            )}
          </li>
        ))}
      </ul>
      <details className="panel fold">
        <summary>{bring.another}</summary>
        <p>{bring.anotherLead}</p>
        <Further links={others.map((kind) => [`${at}/bring/${kind}`, words.kinds[kind]])} />
      </details>
    </>
  )
}

type Row = Pick<IncomingList['needed'][number], 'kind' | 'state' | 'isOnlySeen'>

/** Returns what is needed, then what else waits or came back. */
function rowsOf(list: IncomingList): Row[] {
  const others = [...new Set(list.incoming.map(({ kind }) => kind))]
    .filter((kind) => !list.needed.some((one) => one.kind === kind))
    .flatMap((kind): Row[] => {
      const state = lastOf(list, kind)?.state
      return state === 'waiting' || state === 'returned' ? [{ kind, state, isOnlySeen: false }] : []
    })
  return [...list.needed, ...others]
}

function wayIn(bring: Words['bring'], state: IncomingList['needed'][number]['state']): string {
  if (state === 'waiting') return bring.look
  return state === 'returned' ? bring.sendAgain : bring.send
}

/** Returns the last that was decided of a kind. */
export const lastOf = ({ incoming }: IncomingList, kind: string): Incoming | undefined =>
  incoming.find((one) => one.kind === kind && one.state !== 'takenBack')

interface WhyProps {
  words: Words
  organisation: Organisation
  of: Incoming | undefined
}

/** Why a photo came back, and by when it is to be sent again; nothing of one that did not. */
function WhyReturned({ words, organisation, of }: WhyProps) {
  if (of?.state !== 'returned' || of.reason === null) return null
  return (
    <>
      <p>{words.bring.why}</p>
      <Answered {...{ words, organisation }} text={of.reason} />
      {of.until !== null && (
        <p>
          <strong>{words.bring.until(calendarDate(of.until, words.lang))}</strong>
        </p>
      )}
    </>
  )
}

interface SendProps {
  words: Words
  organisation: Organisation
  action: string
  form: FormState
  kind: DocumentKind
  /** What waits of this kind, or came back. */
  one: Incoming | undefined
}

/** The form that sends a photo, and below it what was sent. */
export function SendPhoto({ words, organisation, action, form, one }: SendProps) {
  const { bring } = words
  const waiting = one?.state === 'waiting' ? one : undefined
  return (
    <>
      <WhyReturned {...{ words, organisation }} of={one} />
      <Form className="ask-form" action={action} encType="multipart/form-data">
        <Labelled id="photo" label={bring.photo} hint={bring.photoHint} form={form}>
          {(described) => <input {...described} name="photo" type="file" accept={acceptedFiles} />}
        </Labelled>
        <Submit>{waiting ? bring.nextPage : bring.sendPage}</Submit>
      </Form>
      {waiting ? (
        <Sent {...{ words, action }} one={waiting} />
      ) : (
        <section className="plain" aria-labelledby="how">
          <h2 id="how">{bring.pointsTitle}</h2>
          <Items className="bullets" of={bring.points} />
        </section>
      )}
    </>
  )
}

const sides = ['top', 'right', 'bottom', 'left'] as const
const steps = Array.from({ length: mostCut / 5 + 1 }, (_, step) => step * 5)

/** What waits: each page as staff see it, with what turns it, cuts it and takes it back. */
function Sent({ words, action, one }: { words: Words; action: string; one: Incoming }) {
  const { bring, lang } = words
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  return (
    <section className="plain" aria-labelledby="sent">
      <h2 id="sent">{bring.pages}</h2>
      <p>{bring.waits}</p>
      {one.pages.map((page, index) => {
        const name = bring.page(index + 1)
        const form = { action: `${action}/page` }
        const which = (
          <>
            <input type="hidden" name="id" value={one.id} />
            <input type="hidden" name="pageId" value={page.id} />
            <input type="hidden" name="version" value={one.version} />
          </>
        )
        const deed = (value: string, text: string) => (
          <button type="submit" name="deed" value={value} aria-label={words.file.of(text, name)}>
            {text}
          </button>
        )
        return (
          <article key={page.id} className="card" aria-labelledby={page.id}>
            <h3 id={page.id}>{name}</h3>
            {Array.from({ length: page.pages }, (_, at) => at + 1).map((at) => (
              <img
                key={at}
                className="reported"
                src={`/api/v1/incoming/${one.id}/pages/${page.id}?page=${at}&width=960&of=${one.version}`}
                alt={name}
                loading="lazy"
              />
            ))}
            <Form isButton {...form} className="actions screen-only">
              {which}
              {deed('left', bring.turnLeft)}
              {deed('right', bring.turnRight)}
              {deed('back', bring.takeBack)}
            </Form>
            <details className="fold screen-only">
              <summary>{bring.cut}</summary>
              <Form isButton {...form} className="ask-form">
                {which}
                {sides.map((side) => (
                  <p key={side} className="field short">
                    <label htmlFor={`${side}-${page.id}`}>{bring.sides[side]}</label>{' '}
                    <select id={`${side}-${page.id}`} name={side} defaultValue={page.cut[side]}>
                      {steps.map((step) => (
                        <option key={step} value={step}>
                          {percent.format(step / 100)}
                        </option>
                      ))}
                    </select>
                  </p>
                ))}
                <Press name="deed" value="cut">
                  {bring.cutNow}
                </Press>
              </Form>
            </details>
          </article>
        )
      })}
    </section>
  )
}
