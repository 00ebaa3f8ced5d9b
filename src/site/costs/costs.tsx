import { speakerOf } from '#api'
import type { Organisation } from '#modules/organisation'
import { feeSentences, sentencesIn } from '#modules/speech/said.schema'
import { Lead } from '../layout/fields.tsx'
import { Composed } from '../layout/said.tsx'
import { page } from '../route.ts'
import { show } from '../show.tsx'
import type { Words } from '../words.ts'

export const costsPage = page({
  method: 'GET',
  path: '/costs',
  permission: 'public',
  run: (context) => {
    const { organisation, words } = context
    return show(context, {
      title: words.costs.title,
      description: words.costs.lead,
      main: <Costs words={words} organisation={organisation} />,
    })
  },
})

/** The fees of the settings, in the product's sentences. */
function Costs({ words, organisation }: { words: Words; organisation: Organisation }) {
  const { costs } = words
  const speaker = speakerOf(organisation)
  const sentences = feeSentences(speaker.facts)
  return (
    <>
      <Lead title={costs.title} lead={costs.lead} />
      <section className="plain">
        {sentences.length === 0 ? (
          <p>{costs.none}</p>
        ) : (
          <Composed sentences={sentencesIn(sentences, words.lang, speaker)} />
        )}
        <p>{costs.ask}</p>
      </section>
    </>
  )
}
