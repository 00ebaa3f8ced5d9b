import type { Organisation } from '#modules/organisation'
import { publicTextOf } from '#modules/speech'
import { composedBegin, composedEnd } from '#modules/speech/by-language.schema'
import { Entered } from '../layout/said.tsx'
import type { Words } from '../words.ts'

interface AnsweredProps {
  words: Words
  organisation: Organisation
  /** An answer as it is kept. */
  text: string
}

/** An answer: its sentences in the reader's language, and below them own words in the frame that says whose they are. */
export function Answered({ words, organisation, text }: AnsweredProps) {
  const said = publicTextOf(text)
  // An earlier version took own words alone.
  const { sentences, own } = typeof said === 'string' ? { sentences: [], own: said } : said
  return (
    <>
      {sentences.length > 0 && (
        <p className="written">
          {composedBegin + JSON.stringify({ sentences, own: '' }) + composedEnd}
        </p>
      )}
      {own && (
        <Entered {...{ words, organisation }}>
          <p className="written">{own}</p>
        </Entered>
      )}
    </>
  )
}
