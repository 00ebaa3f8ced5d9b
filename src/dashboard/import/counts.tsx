import { isLedger } from '#modules/exchange/columns.schema'
import { useImportWords } from '../words/import.ts'
import classes from './import.module.css'
import type { Details } from './steps.ts'

/** Rows by their outcome, or forecast outcome; zeros are left out, unless all are. */
export function Counts({ details, isForecast }: { details: Details; isForecast: boolean }) {
  const { counts: ofRecords, payments, figure } = useImportWords()
  const { counts } = details
  const isOfPayments = isLedger(details.mapping)
  const words = isOfPayments ? { ...ofRecords, ...payments } : ofRecords
  const skipped = details.isOlder ? words.notCandidates : words.inTrash
  const all = [
    [isForecast ? words.new : words.made, counts.created, true],
    [isForecast ? words.toUpdate : words.updated, counts.updated, false],
    [words.unchanged, counts.unchanged, false],
    [isForecast ? words.failed : words.skipped, counts.failed, true],
    [isOfPayments ? payments.notPayments : skipped, counts.skipped, false],
    [isForecast ? words.toFile : words.filed, counts.images, details.images > 0],
    [words.remarked, counts.remarked, false],
    [words.alike, isForecast ? details.findings.alikeRows : 0, false],
    [words.undone, counts.undone, details.state === 'undone'],
    [words.restored, counts.restored, false],
    [words.left, counts.left, false],
  ] as const
  return (
    <ul className={classes.counts}>
      {all
        .filter(([, count, isAlways]) => count > 0 || isAlways)
        .map(([label, count]) => (
          <li key={label}>
            <strong>{figure(count)}</strong>
            {label}
          </li>
        ))}
    </ul>
  )
}
