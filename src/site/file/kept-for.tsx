import type { Organisation } from '#modules/organisation'
import { keptAtLeast, leastByLaw } from '#modules/organisation/keeping-laws/schema'
import { longDate } from '../layout/dates.ts'
import type { Words } from '../messages/index.ts'
import type { WayIn } from './way-in.ts'

interface RemovedFromProps {
  words: Words
  /** Where the open file is. */
  at: WayIn['file']
  /** An instant. */
  from: string
  id?: string
}

/** From which day the contents are removed, because the candidate left or wants them kept no longer. */
export function RemovedFrom({ words, at, from, id }: RemovedFromProps) {
  return (
    <p className="plain" id={id}>
      {words.leaving.due(longDate(from, words))}{' '}
      <a href={`${at}/data`} rel="nofollow">
        {words.ownData.link}
      </a>
    </p>
  )
}

/** How long the file's contents are kept, and who removes them then. The legal period counts where it is longer. */
export function KeptFor({
  words: { file },
  organisation,
}: {
  words: Words
  organisation: Organisation
}) {
  const { details, money, usual, contract, sensitive } = keptAtLeast(organisation)
  const { keepAfterDepartureDays: days, keepContractMonths, keepUsualMonths } = organisation
  const isLongerByLaw = days < (leastByLaw('keepAfterDepartureDays', organisation)?.least ?? 0)
  const usualMonths = Math.max(keepUsualMonths, usual)
  const times = {
    departed: isLongerByLaw ? file.monthsLong(sensitive) : file.daysLong(days),
    sensitive: file.monthsLong(Math.max(organisation.keepSensitiveMonths, sensitive)),
    contract: file.monthsLong(Math.max(keepContractMonths, contract, money)),
    usual: file.monthsLong(usualMonths),
  }
  const sentences = [
    file.keptFor(times),
    details > usualMonths && file.keptDetails(file.monthsLong(details)),
    organisation.removesByItself ? file.keptByItself : file.keptByHand,
  ]
  return (
    <p className="plain" id="kept-for">
      {sentences.filter(Boolean).join(' ')}
    </p>
  )
}
