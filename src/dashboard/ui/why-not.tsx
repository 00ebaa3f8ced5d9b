import { Text } from '@mantine/core'
import type { Answer } from '#api/client'
import { useActionWords } from '#words/actions'
import { useLanguage } from '../look/language.ts'
import { useSaid } from '../words/said.tsx'

/** What the server answers to whether one may do something. */
export type Verdict = Answer<'GET /records/{id}/review'>['mayApprove']
/** One that says no. */
export type Refused = Extract<Verdict, { may: false }>

/** Why one may not do something, and who could: said beside the button, before the work. */
export function WhyNot({ verdict, id }: { verdict: Refused; id?: string | undefined }) {
  const whyNot = useWhyNot()
  return (
    <Text size="sm" id={id} c="dimmed">
      {whyNot(verdict)}
    </Text>
  )
}

/** That whoever decides entered it as well, since nobody else is there: said before the work. */
export function DecidesAlone({ verdicts }: { verdicts: readonly (Verdict | undefined)[] }) {
  const words = useActionWords().whoCould
  const isAlone = verdicts.some((verdict) => verdict?.may === true && verdict.isSamePerson)
  return isAlone ? (
    <Text size="sm" c="dimmed">
      {words.alone}
    </Text>
  ) : null
}

/** Returns the same as a text. */
export function useWhyNot(): (verdict: Refused) => string {
  const words = useActionWords().whoCould
  const language = useLanguage()
  const said = useSaid()
  return ({ reason: code, message, who }) => {
    const why = said({ code, message })
    if (who === null) return why
    const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
      who.map(({ name }) => name),
    )
    return `${why} ${who.length > 0 ? words.these(names) : words.nobody}`
  }
}
