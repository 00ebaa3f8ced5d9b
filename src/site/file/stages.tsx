import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { ownStage, stageIn } from '#modules/organisation/schema'
import { longDate } from '../layout/dates.ts'
import { Entered, Spoken } from '../layout/said.tsx'
import type { Words } from '../words.ts'

interface StagesProps {
  words: Words
  organisation: Organisation
  stages: OpenedRecord['stages']
}

/** What the agency says of its own work (H4), in its frame where it says it in own words; nothing where there is none. */
export function Stages({ words, organisation, stages }: StagesProps) {
  const { file, lang } = words
  if (stages.length === 0) return null
  const steps = stages.map(({ stage, since }) => ({
    since,
    own: ownStage(organisation, stage, lang),
    phrase: ownStage(organisation, stage, lang) ?? { text: stageIn(stage, lang), language: lang },
  }))
  const own = steps.flatMap(({ own: phrase }) => phrase ?? [])
  const list = (
    <ol>
      {steps.map(({ phrase, since }, index) => (
        <li key={since} aria-current={index === 0 ? 'step' : undefined}>
          {index === 0 ? (
            <b>
              <Spoken words={words} phrase={phrase} />
            </b>
          ) : (
            <Spoken words={words} phrase={phrase} />
          )}
          , {file.since(longDate(since, words))}
        </li>
      ))}
    </ol>
  )
  return (
    <section className="plain" aria-labelledby="stages">
      <h2 id="stages">{file.stages}</h2>
      <p className="soft">{file.stagesText}</p>
      {own.length === 0 ? (
        list
      ) : (
        <Entered
          organisation={organisation}
          words={words}
          languages={own.map(({ language }) => language)}
        >
          {list}
        </Entered>
      )}
    </section>
  )
}
