import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { isLedger } from '#modules/exchange/columns.schema'
import { useImportWords } from '../words/import.ts'
import { Addresses } from './addresses.tsx'
import { AlikeRows } from './alike.tsx'
import { Counts } from './counts.tsx'
import classes from './import.module.css'
import { Mistakes } from './mistakes.tsx'
import { Preparation } from './preparation.tsx'
import { Questions } from './questions.tsx'
import type { Details } from './steps.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useSteps } from './use-steps.ts'

/** The result of the dry run, and the one button that changes something. */
export function Forecast({ details }: { details: Details }) {
  const { forecast: words, choices, payments } = useImportWords()
  const { id, counts, mapping } = details
  const { run } = isLedger(mapping) ? payments : words
  const [isChanging, setChanging] = useState(false)
  const steps = useSteps(id)
  const place = useKeptPlace(isChanging)
  const coming = counts.created + counts.updated
  if (isChanging)
    return (
      <div ref={place}>
        <Preparation details={details} />
      </div>
    )
  return (
    <div>
      <section className={classes.section} aria-labelledby="forecast">
        <h2 id="forecast">{words.title}</h2>
        <Counts details={details} isForecast />
        <Remarks details={details} />
        <Group mt="md">
          <Button disabled={coming === 0} loading={steps.isAsking} onClick={() => void steps.run()}>
            {coming === 0 ? words.nothing : run(coming)}
          </Button>
          <Button variant="default" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
          <Button variant="default" onClick={() => void steps.giveUp()}>
            {choices.giveUp}
          </Button>
        </Group>
        {counts.failed > 0 && coming > 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            {words.later}
          </Text>
        )}
      </section>
      <Questions details={details} />
      <Mistakes details={details} />
      <AlikeRows details={details} />
    </div>
  )
}

function Remarks({ details }: { details: Details }) {
  const { forecast: words } = useImportWords()
  const { findings, isOlder, counts } = details
  const { unusedImages, unusedNames } = findings
  const isNoneMarked = isOlder && counts.skipped > 0 && counts.created + counts.failed === 0
  return (
    <>
      {isNoneMarked && <Text>{words.noneMarked}</Text>}
      <Addresses details={details} />
      {unusedImages > 0 && (
        <p className={classes.names}>
          {words.unused(unusedImages, unusedNames.join(', '))}
          {unusedImages > unusedNames.length ? ' …' : ''}
        </p>
      )}
    </>
  )
}
