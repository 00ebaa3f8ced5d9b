import { useQuery } from '@tanstack/react-query'
import { originalKinds } from '#modules/documents/originals.schema'
import { useCasesWords } from '#words/cases'
import { useLanguage } from '../look/language.ts'
import { originalsQuery } from '../queries.ts'
import { Link } from '../routing.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Part } from '../ui/part.tsx'
import { useTimes } from '../ui/times.ts'

/** The originals of somebody who leaves that the office still has, each where one press notes its return. */
export function InHand({ recordId }: { recordId: string }) {
  const { inHand: words } = useCasesWords()
  const language = useLanguage()
  const { dayOf } = useTimes()
  return (
    <Part titleId="in-hand" title={words.title}>
      <Loaded query={useQuery(originalsQuery(recordId))}>
        {({ originals }) => {
          const out = originals.filter(({ isOut }) => isOut)
          if (out.length === 0) return <p>{words.none}</p>
          return (
            <ul>
              {out.map(({ id, kind, backBy }) => (
                <li key={id}>
                  <Link to="/records/$recordId" params={{ recordId }} hash="originals-title">
                    {originalKinds[kind][language]}
                  </Link>
                  , {words.backBy(dayOf(backBy))}
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Part>
  )
}
