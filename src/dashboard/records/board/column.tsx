import { Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { stageIn } from '#modules/organisation/stages.schema'
import { useLanguage } from '../../look/language.ts'
import { recordListQuery } from '../../queries.ts'
import { FailedPart } from '../../ui/failed-part.tsx'
import { usePartWords } from '../../words/parts.ts'
import { useStagesWords } from '../../words/stages.ts'
import classes from './board.module.css'
import { Card } from './card.tsx'
import type { Moves } from './use-moves.ts'

interface ColumnProps {
  stage: string | null
  /** Whether the settings name it. */
  isNamed: boolean
  moves: Moves
  active: string | null
}

/** The records in a stage, the most recent first, and their number. */
export function Column({ stage, isNamed, moves, active }: ColumnProps) {
  const words = useStagesWords()
  const { number } = usePartWords()
  const language = useLanguage()
  const titleId = useId()
  const filters = stage === null ? ({ staged: 'no' } as const) : { stage }
  const found = useQuery({
    ...recordListQuery({ ...filters, sort: 'updated' }),
    placeholderData: keepPreviousData,
  })
  const [isOver, setOver] = useState(false)
  const { dragged } = moves
  const takesIt = dragged !== null && isNamed && dragged.stage !== stage
  const { records = [], total = 0 } = found.data ?? {}
  const isTabStop = (id: string, at: number) =>
    active === null || !records.some((one) => one.id === active) ? at === 0 : id === active
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a card's keys and buttons make the same moves as dropping
    <div
      className={classes.column}
      data-column
      data-over={(isOver && takesIt) || undefined}
      onDragOver={(event) => {
        if (!takesIt) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takesIt) moves.move(dragged, stage)
        moves.drag(null)
      }}
    >
      <Title order={2} size="h5" id={titleId}>
        <bdi>{stage === null ? words.none : stageIn(stage, language)}</bdi>
        {found.data && <span className={classes.count}>{number(found.data.total)}</span>}
      </Title>
      {!isNamed && (
        <Text size="sm" c="dimmed">
          {words.former}
        </Text>
      )}
      <FailedPart what={words.theseRecords} queries={[found]} />
      <ul className={classes.cards} aria-labelledby={titleId} aria-busy={found.isPending}>
        {records.map((record, at) => (
          <Card key={record.id} {...{ record, moves }} isTabStop={isTabStop(record.id, at)} />
        ))}
      </ul>
      {total > records.length && (
        <Link to="/records" search={filters}>
          {words.all(total)}
        </Link>
      )}
    </div>
  )
}
