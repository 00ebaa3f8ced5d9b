import { Alert, Button, Group, Radio, Stack, Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { CandidateRecord } from '#modules/records/schema'
import { fieldLabels, type RecordValues, shownValue } from '../record-form/record-values.ts'
import { momentOf } from '../ui/times.ts'
import classes from './compare.module.css'
import { type Difference, differencesOf, mergedValues, type Side } from './versions.ts'

interface Compare {
  base: CandidateRecord
  mine: RecordValues
  theirs: CandidateRecord
  isBusy: boolean
  onSave: (values: RecordValues) => void
  onBack: () => void
}

/** Somebody else was faster: both versions side by side, to be chosen from field by field. */
export function Compare({ base, mine, theirs, isBusy, onSave, onBack }: Compare) {
  const [differences, setDifferences] = useState(() => differencesOf(base, mine, theirs))
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => head.current?.focus(), [])
  const open = differences.filter(({ choice }) => choice === null).length
  const choose = (fields: readonly string[], choice: Side) =>
    setDifferences(
      differences.map((one) => (fields.includes(one.field) ? { ...one, choice } : one)),
    )
  const all = differences.map(({ field }) => field)
  return (
    <Stack gap="lg">
      <Alert color="ask" title="Somebody changed this record meanwhile" ref={head} tabIndex={-1}>
        It was changed on {momentOf(theirs.updatedAt)}. Nothing of yours is saved yet, and nothing
        of theirs is overwritten: choose what is to stand.
      </Alert>
      {differences.length === 0 ? (
        <Text>Both versions say the same. You can save and go on.</Text>
      ) : (
        <Group gap="xs">
          <Button variant="default" onClick={() => choose(all, 'mine')}>
            Take all of mine
          </Button>
          <Button variant="default" onClick={() => choose(all, 'theirs')}>
            Take all of theirs
          </Button>
        </Group>
      )}
      {differences.map((difference) => (
        <OneField
          key={difference.field}
          difference={difference}
          onChoose={(side) => choose([difference.field], side)}
        />
      ))}
      <Group>
        <Button
          disabled={open > 0}
          loading={isBusy}
          onClick={() => onSave(mergedValues(theirs, differences))}
        >
          Save this version
        </Button>
        <Button variant="default" onClick={onBack} disabled={isBusy}>
          Back to the form
        </Button>
        {open > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {open === 1 ? 'One field is' : `${open} fields are`} still to be chosen.
          </Text>
        )}
      </Group>
    </Stack>
  )
}

interface OneField {
  difference: Difference
  onChoose: (side: Side) => void
}

function OneField({ difference: { field, mine, theirs, choice }, onChoose }: OneField) {
  return (
    <Radio.Group
      value={choice}
      onChange={(value) => onChoose(value as Side)}
      label={
        <Title order={2} size="h5" component="span">
          {fieldLabels[field]}
        </Title>
      }
    >
      <div className={classes.sides}>
        <Radio.Card value="mine" className={classes.side}>
          <OneSide title="Yours" value={shownValue(field, mine)} />
        </Radio.Card>
        <Radio.Card value="theirs" className={classes.side}>
          <OneSide title="On file now" value={shownValue(field, theirs)} />
        </Radio.Card>
      </div>
    </Radio.Group>
  )
}

function OneSide({ title, value }: { title: string; value: string }) {
  return (
    <span className={classes.choice}>
      <Radio.Indicator />
      <span>
        <Text size="sm" c="dimmed" component="span" display="block">
          {title}
        </Text>
        {value}
      </span>
    </span>
  )
}
