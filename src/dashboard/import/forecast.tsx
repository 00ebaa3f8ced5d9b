import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Addresses } from './addresses.tsx'
import { AlikeRows } from './alike.tsx'
import { Counts } from './counts.tsx'
import classes from './import.module.css'
import { Mistakes } from './mistakes.tsx'
import { Preparation } from './preparation.tsx'
import { Questions } from './questions.tsx'
import { counted, type Details } from './steps.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useSteps } from './use-steps.ts'

/** What the dry run found, and the one button that changes something. */
export function Forecast({ details }: { details: Details }) {
  const { id, counts } = details
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
        <h2 id="forecast">What would happen</h2>
        <Counts details={details} isForecast />
        <Remarks details={details} />
        <Group mt="md">
          <Button disabled={coming === 0} loading={steps.isAsking} onClick={() => void steps.run()}>
            {coming === 0 ? 'Nothing would come in' : `Import ${counted(coming, 'record')} now`}
          </Button>
          <Button variant="default" onClick={() => setChanging(true)}>
            Change columns or images
          </Button>
          <Button variant="default" onClick={() => void steps.giveUp()}>
            Cancel import
          </Button>
        </Group>
        {counts.failed > 0 && coming > 0 && (
          <Text size="sm" c="dimmed" mt="xs">
            You may import now and bring the other rows in later, corrected.
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
  const { findings, isOlder, counts } = details
  const { unusedImages, unusedNames } = findings
  const isNoneMarked = isOlder && counts.skipped > 0 && counts.created + counts.failed === 0
  return (
    <>
      {isNoneMarked && (
        <Text>No row of this export is marked My_Aust, so none of them is a candidate.</Text>
      )}
      <Addresses details={details} />
      {unusedImages > 0 && (
        <p className={classes.names}>
          {counted(unusedImages, 'image belongs', 'images belong')} to no row:{' '}
          {unusedNames.join(', ')}
          {unusedImages > unusedNames.length ? ' …' : ''}
        </p>
      )}
    </>
  )
}
