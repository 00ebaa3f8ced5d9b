import { useState } from 'react'
import { timeZoneIn, wallTimesIn } from '#platform/clock/schema'
import { directionOf, type Language } from '#platform/languages.schema'
import { attendanceWords as catalogue } from '#texts/each/printed'
import { languageNow } from '../look/language.ts'
import { type Issuer, Letterhead } from '../ui/letterhead.tsx'
import { PrintTools } from '../ui/print-tools.tsx'
import { useClassesWords } from '../words/classes.ts'
import { PaperSize } from './paper-size.tsx'
import classes from './print.module.css'

interface Completion {
  of: {
    title: string
    teacher: string
    timeZone: string
    sessions: readonly { id: string; startsOnWall: string; endsOnWall: string }[]
  }
  name: string
  attended: number
  issuer: Issuer
}

/**
 * What the agency can say about somebody's attendance, and no more (H4): how many sessions of how many. No
 * grade, no "certified", no seal.
 */
export function CompletionView({ onClose, ...slip }: Completion & { onClose: () => void }) {
  const { print } = useClassesWords()
  const [language, setLanguage] = useState<Language>(languageNow())
  return (
    <div>
      <PrintTools words={print} language={language} onLanguage={setLanguage} onClose={onClose} />
      <PaperSize paper="A4" />
      <Slip {...slip} language={language} />
    </div>
  )
}

function Slip({ of, name, attended, issuer, language }: Completion & { language: Language }) {
  const words = catalogue[language]
  const [first, last] = [of.sessions[0], of.sessions.at(-1)]
  const timeOf = (session: NonNullable<typeof first>) =>
    wallTimesIn(language, session.startsOnWall, session.endsOnWall)
  return (
    <article
      className={classes.sheet}
      data-paper="A4"
      lang={language}
      dir={directionOf(language)}
      aria-label={words.title}
    >
      <Letterhead issuer={issuer} {...{ language, words }} />
      <h1>{words.title}</h1>
      <p className={classes.statement}>
        {words.statement({
          organisation: issuer.displayName,
          name,
          title: of.title,
          teacher: of.teacher,
          attended,
          sessions: of.sessions.length,
        })}
      </p>
      {first && last && (
        <p>{words.from(timeOf(first), timeOf(last), timeZoneIn(language, of.timeZone))}</p>
      )}
      <footer>
        <p>{words.limits}</p>
        <p>
          <strong>{words.notGovernment}</strong>
        </p>
      </footer>
    </article>
  )
}
