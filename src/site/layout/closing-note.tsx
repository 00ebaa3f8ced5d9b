import type { Organisation } from '#modules/organisation'
import type { Successor } from '#modules/organisation/identity.schema'
import type { Words } from '../words.ts'
import { calendarDate } from './dates.ts'
import { Way } from './fields.tsx'
import { Entered } from './said.tsx'

/** An announcement as of now. */
export interface ClosingNow {
  /** A calendar date. */
  lastDay: string
  /** Whether the last day has passed. */
  isOver: boolean
  successor: Successor | null
}

interface ClosingLineProps {
  words: Words
  closing: Pick<ClosingNow, 'lastDay' | 'isOver'>
}

/** That the agency is closing, with a link to what that means; contains nothing that was entered. */
export function ClosingLine({ words, closing: { lastDay, isOver } }: ClosingLineProps) {
  const { closes, closed, more } = words.closing
  const date = calendarDate(lastDay, words.lang)
  return (
    <>
      {isOver ? closed(date) : closes(date)} <a href="/closing">{more}</a>
    </>
  )
}

interface ClosingNoteProps {
  words: Words
  organisation: Organisation
  closing: ClosingNow
  /** Where the open file is; null where none is open. */
  file: string | null
}

/** What the closing means for a candidate: until when, who takes over, and what the candidate can do. */
export function ClosingNote({ words, organisation, closing, file }: ClosingNoteProps) {
  const { closing: texts } = words
  const { isOver, successor } = closing
  const date = calendarDate(closing.lastDay, words.lang)
  return (
    <>
      <p>{isOver ? texts.takeNow : texts.take(date)}</p>
      {file === null ? (
        <p>
          <a className="button" href="/check">
            {texts.open}
          </a>{' '}
          {texts.openHow}
        </p>
      ) : (
        <Way className="button" href={`${file}/data`} rel="nofollow" text={words.ownData.title} />
      )}
      <p>{isOver ? texts.removedNow : texts.removed(date)}</p>
      <p>
        {file === null ? (
          texts.originals
        ) : (
          <a href={`${file}/standing#originals`}>{texts.originals}</a>
        )}
      </p>
      {successor === null ? (
        <p>{texts.noSuccessor}</p>
      ) : (
        <>
          <p>
            {texts.successor}{' '}
            {file !== null && (
              <a href={`${file}/consents#handover`} rel="nofollow">
                {texts.answer}
              </a>
            )}
          </p>
          <p>{texts.itIs}</p>
          <Entered organisation={organisation} words={words}>
            <p>{successor.name}</p>
            <p>{successor.licence}</p>
            <p>{successor.contact}</p>
          </Entered>
        </>
      )}
    </>
  )
}
