import type { Organisation } from '#modules/organisation'
import { keptAtLeast, leastByLaw } from '#modules/organisation/keeping-laws.schema'
import { longDate } from '../layout/dates.ts'
import { Lead } from '../layout/fields.tsx'
import type { Words } from '../words.ts'
import type { FileAccess } from './file-access.ts'

interface KeptProps {
  words: Words
  organisation: Organisation
}

interface KeptShortProps extends KeptProps {
  at: FileAccess['file']
  /** From when the contents are removed, because the candidate said so; null: after the usual periods. */
  removedFrom: string | null
}

/** How long the file is kept, in two sentences, and the way to what is kept how long. */
export function KeptShort({ words, organisation, at, removedFrom }: KeptShortProps) {
  const { file } = words
  const { departed, usual } = timesOf(words, organisation)
  return (
    <p className="plain" id="kept-for">
      {removedFrom === null
        ? file.keptShort({ departed, usual })
        : file.removedFrom(longDate(removedFrom, words))}{' '}
      <a href={`${at}/kept`} rel="nofollow">
        {file.keptMore}
      </a>
    </p>
  )
}

/** What is kept how long, and who removes it then. The legal period counts where it is longer. */
export function KeptFor({ words, organisation }: KeptProps) {
  const { file } = words
  const { usualMonths, detailMonths, ...times } = timesOf(words, organisation)
  const sentences = [
    file.keptFor(times),
    detailMonths > usualMonths && file.keptDetails(file.monthsLong(detailMonths)),
    organisation.removesByItself ? file.keptByItself : file.keptByHand,
  ]
  return (
    <>
      <Lead title={file.keptMore} />
      {sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
    </>
  )
}

function timesOf({ file }: Words, organisation: Organisation) {
  const { details, money, usual, contract, sensitive } = keptAtLeast(organisation)
  const { keepAfterDepartureDays: days, keepContractMonths, keepUsualMonths } = organisation
  const isLongerByLaw = days < (leastByLaw('keepAfterDepartureDays', organisation)?.least ?? 0)
  const usualMonths = Math.max(keepUsualMonths, usual)
  return {
    departed: isLongerByLaw ? file.monthsLong(sensitive) : file.daysLong(days),
    sensitive: file.monthsLong(Math.max(organisation.keepSensitiveMonths, sensitive)),
    contract: file.monthsLong(Math.max(keepContractMonths, contract, money)),
    usual: file.monthsLong(usualMonths),
    usualMonths,
    detailMonths: details,
  }
}
