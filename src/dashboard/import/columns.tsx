import { Alert, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { documentKindNames } from '#modules/documents/schema'
import {
  dateTargetNames,
  type ImportMapping,
  type ImportTarget,
  importTargets,
  isLedger,
  listOfMistakesColumns,
  type mappingProblems,
  recordTargetNames,
  warningOfOlder,
} from '#modules/tables/columns/columns.schema'
import {
  besideTargets,
  isBeside,
  isPart,
  partsOf,
  partTargets,
  paymentTargets,
} from '#modules/tables/columns/columns-beside.schema'
import { Said } from '../words/said.tsx'
import classes from './import.module.css'
import { type Details, useImportWords, useTargetLabel } from './use-import.ts'

interface Columns {
  details: Details
  mapping: ImportMapping
  problems: ReturnType<typeof mappingProblems>
  onChange: (mapping: ImportMapping) => void
}

const ofRecord = recordTargetNames.filter((target) => !isBeside(target))
/** Rare columns are shown apart, unless they were found. */
const furtherTargets: ImportTarget[] = [
  ...partTargets,
  ...dateTargetNames,
  ...besideTargets,
  ...documentKindNames,
]
const ownColumns = new Set<string>(listOfMistakesColumns)

/** Puts further parts of a detail that were found after it, and everything else that was found after all details. */
function inOrder(found: readonly ImportTarget[]): ImportTarget[] {
  const withParts = ofRecord.flatMap((target) => [
    target,
    ...partsOf(target).filter((part) => found.includes(part)),
  ])
  return [...withParts, ...found.filter((target) => !isPart(target))]
}

/** Which column is what, found by name and corrected by hand, with the content of the first rows. */
export function Columns(props: Columns) {
  const { columns: words } = useImportWords()
  const { details, mapping } = props
  // In the order found: a choice in the list below must not jump out of it under the hand.
  const [found] = useState(() => furtherTargets.filter((target) => mapping[target] !== undefined))
  const parts = partTargets.filter((target) => !found.includes(target))
  const beside = besideTargets.filter((target) => !found.includes(target))
  const files = documentKindNames.filter((target) => !found.includes(target))
  const dates = dateTargetNames.filter((target) => !found.includes(target))
  const { problem } = details.guesses
  const chosen = (of: readonly ImportTarget[]) =>
    of.filter((target) => mapping[target] !== undefined).length
  const hasFiles = files.length < documentKindNames.length
  const isOfPayments = isLedger(mapping)
  const used = new Set(Object.values(mapping))
  const unused = details.columns.filter((column) => !used.has(column) && !ownColumns.has(column))
  const older = details.isOlder ? warningOfOlder(unused) : null
  return (
    <section className={classes.section} aria-labelledby="columns">
      <h2 id="columns">{words.title}</h2>
      {problem ? (
        <Alert my="sm" color="danger">
          <Said {...problem}>{problem.message}</Said>
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          {words.text}
        </Text>
      )}
      <div className={classes.columns}>
        {(isOfPayments ? paymentTargets : inOrder(found)).map((target) => (
          <Choice key={target} target={target} {...props} />
        ))}
      </div>
      {!isOfPayments && (
        <>
          <More summary={words.parts} targets={parts} {...props} />
          <More summary={words.beside} targets={beside} {...props} />
          <More summary={words.dates(chosen(dates))} targets={dates} {...props} />
          <More
            summary={(hasFiles ? words.otherImages : words.images)(chosen(files))}
            targets={files}
            {...props}
          />
        </>
      )}
      {unused.length > 0 && (
        <p className={classes.names}>
          {words.unused(unused.join(', '))}{' '}
          {older && <Said code={older.code}>{older.message}</Said>}
        </p>
      )}
    </section>
  )
}

/** Columns that most tables do not have. */
function More({
  summary,
  targets,
  ...props
}: Columns & { summary: string; targets: readonly ImportTarget[] }) {
  const { columns: classOfColumns, more } = classes
  if (targets.length === 0) return null
  return (
    <details className={more}>
      <summary>{summary}</summary>
      <div className={classOfColumns}>
        {targets.map((target) => (
          <Choice key={target} target={target} {...props} />
        ))}
      </div>
    </details>
  )
}

function Choice({
  target,
  details,
  mapping,
  problems,
  onChange,
}: Columns & { target: ImportTarget }) {
  const { columns: words } = useImportWords()
  const label = useTargetLabel()(target)
  const { isRequired } = importTargets[target]
  const column = mapping[target]
  const wrong = problems.find(({ path }) => path === target)
  const choose = (chosen: string) => {
    const others = Object.entries(mapping).filter(
      ([other, taken]) => other !== target && taken !== chosen,
    )
    const next = chosen === '' ? [] : [[target, chosen]]
    onChange(Object.fromEntries([...others, ...next]) as ImportMapping)
  }
  return (
    <div>
      <NativeSelect
        id={`column-${target}`}
        label={label}
        withAsterisk={isRequired}
        value={column ?? ''}
        data={[
          {
            value: '',
            label: target === 'nationality' ? words.usual : words.notThere,
          },
          ...details.columns,
        ]}
        error={wrong && <Said {...wrong}>{wrong.message}</Said>}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Example column={column} details={details} />
    </div>
  )
}

function Example({ column, details }: { column: string | undefined; details: Details }) {
  const { columns: words } = useImportWords()
  if (column === undefined) return null
  const place = details.columns.indexOf(column)
  const cells = details.sample.map((cells) => cells[place] ?? '').filter((cell) => cell !== '')
  const shown = cells.length > 0 ? cells.join(' · ') : words.empty
  return (
    <span className={classes.sample} dir="auto">
      {shown}
    </span>
  )
}
