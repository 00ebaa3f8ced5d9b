import { Alert, NativeSelect, Text } from '@mantine/core'
import { useState } from 'react'
import { documentKindNames } from '#modules/documents/schema'
import {
  type ImportMapping,
  type ImportTarget,
  importTargets,
  listOfMistakesColumns,
  problemOfNames,
  recordTargetNames,
  warningOfOlder,
} from '#modules/exchange/columns/schema'
import classes from './import.module.css'
import type { Details } from './steps.ts'

interface Columns {
  details: Details
  mapping: ImportMapping
  problems: { path: string; message: string }[]
  onChange: (mapping: ImportMapping) => void
}

const ownColumns = new Set<string>(listOfMistakesColumns)

/** Which column is what, found by name and corrected by hand, with what stands in the first rows. */
export function Columns(props: Columns) {
  const { details, mapping } = props
  // As they were found: what is chosen in the list below does not jump out of it under the hand.
  const [found] = useState(() =>
    documentKindNames.filter((target) => mapping[target] !== undefined),
  )
  const others = documentKindNames.filter((target) => !found.includes(target))
  const problem = problemOfNames(details.columns)
  const chosen = others.filter((target) => mapping[target] !== undefined).length
  const used = new Set(Object.values(mapping))
  const unused = details.columns.filter((column) => !used.has(column) && !ownColumns.has(column))
  return (
    <section className={classes.section} aria-labelledby="columns">
      <h2 id="columns">Columns</h2>
      {problem ? (
        <Alert my="sm" color="danger">
          {problem}
        </Alert>
      ) : (
        <Text size="sm" c="dimmed">
          They were found by their names. Look whether the examples are right, and correct what is
          not.
        </Text>
      )}
      <div className={classes.columns}>
        {[...recordTargetNames, ...found].map((target) => (
          <Choice key={target} target={target} {...props} />
        ))}
      </div>
      <details className={classes.more}>
        <summary>
          Columns that name files of {found.length > 0 ? 'other images' : 'images'} ({chosen}{' '}
          chosen)
        </summary>
        <div className={classes.columns}>
          {others.map((target) => (
            <Choice key={target} target={target} {...props} />
          ))}
        </div>
      </details>
      {unused.length > 0 && (
        <p className={classes.names}>
          Nothing is taken from: {unused.join(', ')}. {details.isOlder && warningOfOlder(unused)}
        </p>
      )}
    </section>
  )
}

function Choice({
  target,
  details,
  mapping,
  problems,
  onChange,
}: Columns & { target: ImportTarget }) {
  const { label, isRequired } = importTargets[target]
  const column = mapping[target]
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
            label:
              target === 'nationality' ? 'Not in the table: the usual one' : 'Not in the table',
          },
          ...details.columns,
        ]}
        error={problems.find(({ path }) => path === target)?.message}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Example column={column} details={details} />
    </div>
  )
}

function Example({ column, details }: { column: string | undefined; details: Details }) {
  if (column === undefined) return null
  const place = details.columns.indexOf(column)
  const cells = details.sample.map((cells) => cells[place] ?? '').filter((cell) => cell !== '')
  const words = cells.length > 0 ? cells.join(' · ') : 'empty in the first rows'
  return (
    <span className={classes.sample} dir="auto">
      {words}
    </span>
  )
}
