import classes from './import.module.css'
import { counted, type Details } from './steps.ts'

/** Rows by what became, or would become, of them; what is none is left out, but never all. */
export function Counts({ details, isForecast }: { details: Details; isForecast: boolean }) {
  const { counts } = details
  const all = [
    [isForecast ? 'new records' : 'records made', counts.created, true],
    [isForecast ? 'to be updated' : 'updated', counts.updated, false],
    ['as they are on file', counts.unchanged, false],
    [isForecast ? 'cannot be imported' : 'skipped', counts.failed, true],
    [details.isOlder ? 'not candidates' : 'in the trash there', counts.skipped, false],
    [isForecast ? 'images to be filed' : 'images put on file', counts.images, details.images > 0],
    ['in, with a remark', counts.remarked, false],
    ['sound like somebody else', isForecast ? details.findings.alikeRows : 0, false],
    ['taken back', counts.undone, details.state === 'undone'],
    ['former values put back', counts.restored, false],
    ['left, changed since', counts.left, false],
  ] as const
  return (
    <ul className={classes.counts}>
      {all
        .filter(([, count, isAlways]) => count > 0 || isAlways)
        .map(([label, count]) => (
          <li key={label}>
            <strong>{counted(count)}</strong>
            {label}
          </li>
        ))}
    </ul>
  )
}
