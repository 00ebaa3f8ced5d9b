import { Anchor, Text } from '@mantine/core'
import type { Keeping } from '#modules/organisation/keeping.schema'
import {
  keepingLawsOf,
  type LeastByLaw,
  leastByLaw,
} from '#modules/organisation/keeping-laws.schema'
import { type Licensed, regulatorMeant } from '#modules/organisation/regulators.schema'
import { countryName } from '#modules/records/schema'
import { useSettingsWorkWords } from '#words/settings-work'
import { useLanguage } from '../look/language.ts'
import { useTimes } from '../ui/times.ts'
import { placed } from '../words/placed.tsx'
import type { Values } from './values.ts'

type InForm = Pick<Values, 'regulator' | 'licenceNumber'>

/** Returns the licence in the form, as saving would read it. */
function licensedIn({ regulator, licenceNumber }: InForm): Licensed {
  return { regulator: regulatorMeant(regulator.trim()), licenceNumber: licenceNumber.trim() }
}

/** Whether anybody found the legal requirements of the country. */
export function LawOfCountry({ of }: { of: InForm }) {
  const { law: words } = useSettingsWorkWords().keeping
  const language = useLanguage()
  const { country, laws } = keepingLawsOf(licensedIn(of))
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
  of: InForm
}

/** The legal minimum of a period, with its section, and that nobody has confirmed the row. */
export function TimeByLaw({ name, time, of }: TimeByLaw) {
  const byLaw = leastByLaw(name, licensedIn(of))
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
