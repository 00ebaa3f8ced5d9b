import { Anchor, Text } from '@mantine/core'
import {
  keepingLawsOf,
  type LeastByLaw,
  leastByLaw,
} from '#modules/organisation/keeping-laws.schema'
import { type Licensed, regulatorMeant } from '#modules/organisation/schema'
import { countryName } from '#modules/records/schema'
import { useLanguage } from '../look/language.ts'
import { useTimes } from '../ui/times.ts'
import { placed } from '../words/placed.tsx'
import { useSettingsWorkWords } from '../words/settings-work.ts'
import type { Keeping, Values } from './values.ts'

/** Returns the licence in the form, as saving would read it. */
export function licensedIn({
  regulator,
  licenceNumber,
}: Pick<Values, 'regulator' | 'licenceNumber'>): Licensed {
  return { regulator: regulatorMeant(regulator.trim()), licenceNumber: licenceNumber.trim() }
}

/** Whether anybody found the legal requirements of the country. */
export function LawOfCountry({ licensed }: { licensed: Licensed }) {
  const { law: words } = useSettingsWorkWords().keeping
  const language = useLanguage()
  const { country, laws } = keepingLawsOf(licensed)
  const about = laws.length > 0 ? words.country : words.none
  return (
    <Text size="sm" maw="62ch">
      {country === null ? words.unknown : about(countryName(country, language))}
    </Text>
  )
}

interface TimeByLaw {
  name: keyof Keeping
  time: number
  licensed: Licensed
}

/** The legal minimum of a period, with its section, and that nobody has confirmed the row. */
export function TimeByLaw({ name, time, licensed }: TimeByLaw) {
  const byLaw = leastByLaw(name, licensed)
  return byLaw && <Asked byLaw={byLaw} isShorter={time < byLaw.least} />
}

function Asked({ byLaw: { law }, isShorter }: { byLaw: LeastByLaw; isShorter: boolean }) {
  const { law: words } = useSettingsWorkWords().keeping
  const { dayOf } = useTimes()
  const more = [
    words.reviewed(dayOf(law.reviewedOn)),
    !law.confirmedBy && words.unconfirmed,
    isShorter && words.shorter,
  ]
  return (
    <>
      {placed(
        (place) => words.least(place, law.months, words.from[law.from]),
        // Within a sentence a link needs more than its colour to be recognised.
        <Anchor
          href={law.url}
          lang="en"
          size="xs"
          td="underline"
          rel="noopener noreferrer"
          target="_blank"
        >
          {law.law}, {law.section}
        </Anchor>,
      )}{' '}
      {more.filter(Boolean).join(' ')}
    </>
  )
}
