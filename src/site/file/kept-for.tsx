import type { Organisation } from '#modules/organisation'
import type { Words } from '../messages/index.ts'

/** How long what is in the file is kept, and who removes it then. */
export function KeptFor({
  words: { file },
  organisation,
}: {
  words: Words
  organisation: Organisation
}) {
  const times = {
    departed: file.daysLong(organisation.keepAfterDepartureDays),
    sensitive: file.monthsLong(organisation.keepSensitiveMonths),
    contract: file.monthsLong(organisation.keepContractMonths),
    usual: file.monthsLong(organisation.keepUsualMonths),
  }
  return (
    <p className="plain" id="kept-for">
      {file.keptFor(times)} {organisation.removesByItself ? file.keptByItself : file.keptByHand}
    </p>
  )
}
