import {
  type Original,
  type OriginalStep,
  originalKinds,
  originalPurposes,
  type Whereabouts,
} from '#modules/documents/originals.schema'
import { inLanguage } from '#platform/languages.schema'
import { calendarDate, longDate } from '../layout/dates.ts'
import { Way } from '../layout/fields.tsx'
import { Form } from '../layout/form.tsx'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.tsx'

interface OriginalsProps {
  words: Words
  originals: readonly Original[]
  /** Where they were and are. */
  whereabouts: readonly Whereabouts[]
  organisation: string
  at: FileAccess['file']
}

/** Which of the candidate's originals the agency has, and how to get them back. */
export function Originals(props: OriginalsProps) {
  const { words, originals, whereabouts, organisation, at } = props
  return (
    <section className="plain" aria-labelledby="originals">
      <h2 id="originals">{words.originals.title}</h2>
      {originals.length === 0 && <p className="soft">{words.originals.none(organisation)}</p>}
      {originals.length > 0 && (
        <>
          <ul className="originals">
            {originals.map((original) => (
              <One
                key={original.id}
                {...{ words, original, at }}
                moves={whereabouts.filter(({ originalId }) => originalId === original.id)}
              />
            ))}
          </ul>
          <p className="soft">
            {words.originals.yours} <a href={`${at}/help`}>{words.help.title}</a>
          </p>
        </>
      )}
      <Way
        within="screen-only"
        className="button"
        href={`${at}/tell/unnoted`}
        rel="nofollow"
        text={words.caseKinds.unnoted.title}
      />
    </section>
  )
}

interface OneProps extends Pick<OriginalsProps, 'words' | 'at'> {
  original: Original
  moves: readonly Whereabouts[]
}

function One({ words, original, moves, at }: OneProps) {
  const kind = inLanguage(originalKinds[original.kind], words.lang)
  const { originals } = words
  const deed = (name: OriginalStep, text: string) => (
    <Form isButton action={`${at}/originals`}>
      <input type="hidden" name="id" value={original.id} />
      <button type="submit" name="deed" value={name} aria-label={words.file.of(text, kind)}>
        {text}
      </button>
    </Form>
  )
  return (
    <li data-overdue={original.isOverdue ? '' : undefined}>
      <b>{kind}</b>
      {sentencesOf(words, original).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {moves.map((move) => (
        <p key={move.id}>
          {whereIn(words, move)} <span className="soft">{originals.notedBy(move.by)}</span>
        </p>
      ))}
      <div className="actions screen-only">
        {original.agreedBy === null && deed('received', originals.confirm)}
        {original.returnAgreedBy === null && !isAsked(original) && (
          <Form isButton action={`${at}/tell/original`}>
            <input type="hidden" name="part" value={`original:${original.kind}:${original.id}`} />
            <button type="submit" aria-label={words.file.of(words.caseKinds.original.send, kind)}>
              {words.caseKinds.original.send}
            </button>
          </Form>
        )}
        {!original.isOut && original.returnAgreedBy === null && deed('returned', originals.haveIt)}
      </div>
    </li>
  )
}

/** Returns a step of it: where it is, since when, and by when it is back. */
function whereIn({ originals, lang }: Words, { place, since, backBy }: Whereabouts): string {
  const day = calendarDate(since, lang)
  if (place === null) return originals.backHere(day)
  const where = originals.isAt(place, day)
  return backBy === null ? where : `${where} ${originals.isBackBy(calendarDate(backBy, lang))}`
}

/** Tells whether the candidate asked for it, and nobody has said since that it was given back. */
const isAsked = ({ isOut, askedBackAt }: Original) => isOut && askedBackAt !== null

/** Returns what both have said, in order of time. */
function sentencesOf(words: Words, one: Original): string[] {
  const { originals, lang } = words
  const day = (moment: string) => longDate(moment, words)
  const purpose = inLanguage(originalPurposes[one.purpose], lang)
  return [
    originals.since(day(one.receivedOn), purpose),
    one.agreedBy === null
      ? originals.notAgreed
      : originals.agreed[one.agreedBy](day(one.agreedAt ?? '')),
    one.returnedOn && originals.returned(day(one.returnedOn)),
    one.askedBackAt && one.returnAgreedBy === null && originals.asked(day(one.askedBackAt)),
    one.isOut && one.returnedOn && originals.notThere,
    one.isOut &&
      (one.isOverdue ? originals.overdue(day(one.backBy)) : originals.due(day(one.backBy))),
    one.returnAgreedBy && originals.returnAgreed[one.returnAgreedBy](day(one.returnAgreedAt ?? '')),
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[]
}
