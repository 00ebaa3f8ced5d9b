import type { ReactNode } from 'react'
import { useCasesWords } from '#words/cases'
import type { Target } from '../addresses.ts'
import { useLanguage } from '../look/language.ts'
import type { ListedCase } from '../queries.ts'
import { HowLate } from '../ui/how-late.tsx'
import { PersonRow } from '../ui/person-row.tsx'
import { useTimes } from '../ui/times.ts'
import { Tone } from '../ui/tone.tsx'
import { useCaseSentence } from './case-sentence.ts'
import { saidOf, useKindWords } from './kind-words.ts'

/** Whose case it is, in one sentence what, by when, and who has it. */
export function CaseRow({ one, to, tick }: { one: ListedCase; to: Target; tick?: ReactNode }) {
  const words = useCasesWords()
  const language = useLanguage()
  const kindWords = useKindWords()
  const sentenceOf = useCaseSentence()
  const { name, photoId, assignedTo } = one
  const beginning = saidOf(kindWords(one.kind), one, language)
    .map(([, , value]) => value)
    .join(' · ')
  return (
    <PersonRow
      photoId={photoId}
      name={name ?? words.desk.nobody}
      text={
        <>
          {sentenceOf(one)}
          {beginning && (
            <>
              {' · '}
              <bdi>{beginning}</bdi>
            </>
          )}
        </>
      }
      beneath={assignedTo ? (assignedTo.name ?? words.work.gone) : words.desk.unassigned}
      when={<When one={one} />}
      to={to}
      tick={tick}
    />
  )
}

function When({ one: { state, isOverdue, dueAt } }: { one: ListedCase }) {
  const { answered } = useCasesWords()
  const { nearDayOf, isSoon } = useTimes()
  if (state === 'answered') return <Tone of="right">{answered}</Tone>
  if (isOverdue) return <HowLate since={dueAt} />
  return isSoon(dueAt) ? <Tone of="soon">{nearDayOf(dueAt)}</Tone> : nearDayOf(dueAt)
}
