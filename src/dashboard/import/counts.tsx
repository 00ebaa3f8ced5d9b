import { Checkbox, Stack, Text } from '@mantine/core'
import { addressOf, call } from '#api/client'
import { isLedger } from '#modules/tables/columns/columns.schema'
import type { RowPlace } from '#modules/tables/notes/reading.schema'
import classes from './import.module.css'
import { type Details, useImportWords, useSteps } from './use-import.ts'

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
    [words.nobody, counts.nobody, false],
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

/** Web addresses of images in the table, as a list for somebody to fetch. */
export function Addresses({ details: { id, findings, filesRemovedAt } }: { details: Details }) {
  const { addresses: words } = useImportWords()
  const { addresses } = findings
  if (addresses === 0 || filesRemovedAt !== null) return null
  return (
    <Text mb="md">
      {words.text(addresses)}{' '}
      <a href={addressOf('/imports/{id}/addresses', { id })} download>
        {words.list}
      </a>
    </Text>
  )
}

/** Returns a row as the spreadsheet shows it, with its sheet where there are several. */
export function useRowAt(): (place: RowPlace) => string {
  const { rowNumber } = useImportWords()
  return ({ row, sheet }) => (sheet === undefined ? '' : `${sheet}: `) + rowNumber(row)
}

/** The sheets of a workbook that list people, where there are several, and the choice among them. */
export function Sheets({ details: { id, sheets } }: { details: Details }) {
  const { sheets: words } = useImportWords()
  const { during, isAsking } = useSteps(id)
  if (sheets.length === 0) return null
  const taken = sheets.filter(({ isTaken }) => isTaken).map(({ name }) => name)
  const choose = (name: string, isTaken: boolean) => {
    const chosen = isTaken ? [...taken, name] : taken.filter((one) => one !== name)
    return during(() => call('PATCH /imports/{id}', { params: { id }, body: { sheets: chosen } }))
  }
  return (
    <section className={classes.section} aria-labelledby="sheets">
      <h2 id="sheets">{words.title}</h2>
      <Text size="sm" c="dimmed" mb="sm">
        {words.text}
      </Text>
      <Stack gap="xs">
        {sheets.map(({ name, rows, isTaken }) => (
          <Checkbox
            key={name}
            label={<bdi>{name}</bdi>}
            description={words.rows(rows)}
            checked={isTaken}
            disabled={isAsking || (isTaken && taken.length === 1)}
            onChange={({ currentTarget }) => void choose(name, currentTarget.checked)}
          />
        ))}
      </Stack>
    </section>
  )
}
