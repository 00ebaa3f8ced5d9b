import type { OpenedRecord } from '#modules/lookup/schema'
import type { Organisation } from '#modules/organisation'
import { stagePhrase } from '#modules/organisation/schema'
import { longDate } from '../layout/dates.ts'
import { Entered } from '../layout/entered.tsx'
import { Spoken } from '../layout/only-in.tsx'
import type { Words } from '../messages/index.ts'

interface StagesProps {
  words: Words
  organisation: Organisation
  stages: OpenedRecord['stages']
}

/** The agency's words about its own work (H4), framed as such; nothing where there are none. */
export function Stages({ words, organisation, stages }: StagesProps) {
  const { file, lang } = words
  if (stages.length === 0) return null
  const steps = stages.map(({ stage, since }) => ({
    since,
    phrase: stagePhrase(organisation, stage, lang),
  }))
  const languages = steps.map(({ phrase }) => phrase.language)
  return (
    <section className="plain" aria-labelledby="stages">
      <h2 id="stages">{file.stages}</h2>
      <p className="soft">{file.stagesText}</p>
      <Entered organisation={organisation} words={words} languages={languages}>
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
      </Entered>
    </section>
  )
}
