import { Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Answer } from '#api/client'
import { stageIn } from '#modules/organisation/lines.schema'
import { usePartWords } from '#words/parts'
import { useStagesWords } from '#words/stages'
import { useLanguage } from '../../look/language.ts'
import { recordListQuery } from '../../queries.ts'
import { Link } from '../../routing.tsx'
import { FailedPart } from '../../ui/failed-part.tsx'
import { keepList } from '../../ui/list-come-from.ts'
import { Muted } from '../../ui/part.tsx'
import { StateBadge, VisibleWord } from '../../ui/state-badge.tsx'
import classes from './board.module.css'
import { cardBeside, type Moves, useMoves } from './use-moves.ts'

interface CardProps {
  record: Answer<'GET /records'>['records'][number]
  moves: Moves
  isTabStop: boolean
  /** The records of its column, in their order. */
  beside: readonly string[]
}

const steps = [
  { step: -1, sign: '←', key: 'ArrowLeft' },
  { step: 1, sign: '→', key: 'ArrowRight' },
] as const

/** A record on the board: whose it is, and its moves to the neighbouring stages. */
function Card({ record, moves, isTabStop, beside }: CardProps) {
  const words = useStagesWords()
  const language = useLanguage()
  const { id, name, reference, stage, state, hiddenAt } = record
  const moved = { id, name, stage }
  const tabIndex = isTabStop ? 0 : -1
  const press = (event: KeyboardEvent) => {
    const pressed = steps.find(({ key }) => key === event.key)
    const to = pressed && moves.beside(stage, pressed.step)
    if (!event.shiftKey || to === undefined) return
    event.preventDefault()
    moves.move(moved, to)
  }
  return (
    <li
      className={classes.card}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', reference)
        moves.drag(moved)
      }}
      onDragEnd={() => moves.drag(null)}
    >
      <Link
        to="/records/$recordId"
        params={{ recordId: id }}
        data-card={id}
        draggable={false}
        tabIndex={tabIndex}
        onKeyDown={press}
        onClick={() => keepList(beside)}
      >
        {name}
      </Link>
      <span className={classes.reference}>{reference}</span>
      <span className={classes.steps}>
        {steps.map(({ step, sign }) => {
          const to = moves.beside(stage, step)
          if (to === undefined) return null
          const label = to === null ? words.takeBack(name) : words.move(name, stageIn(to, language))
          return (
            <button
              key={step}
              type="button"
              aria-label={label}
              title={label}
              tabIndex={tabIndex}
              disabled={moves.isBusy}
              onClick={() => moves.move(moved, to)}
            >
              {sign}
            </button>
          )
        })}
      </span>
      {state !== 'approved' && <StateBadge state={state} />}
      {hiddenAt !== null && <VisibleWord record={record} />}
    </li>
  )
}

interface BoardProps {
  /** The stages that the settings name, in order. */
  named: readonly string[]
  /** Those, and former ones that still have records. */
  all: readonly string[]
}

/** A column for each stage, from left to right, after one for the records without a stage. */
export function Board({ named, all }: BoardProps) {
  const words = useStagesWords()
  const moves = useMoves(named)
  /** The card in the tab order. */
  const [active, setActive] = useState<string | null>(null)
  const columns = [null, ...named, ...all.filter((stage) => !named.includes(stage))]
  return (
    <section
      className={classes.board}
      aria-label={words.board}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, even without cards
      tabIndex={0}
      onKeyDown={toCardBeside}
      onFocus={({ target }) => setActive(target.dataset.card ?? active)}
    >
      {columns.map((stage) => (
        <Column key={stage ?? ''} {...{ stage, moves, active }} isNamed={moves.takes(stage)} />
      ))}
    </section>
  )
}

function toCardBeside(event: KeyboardEvent<HTMLElement>): void {
  const { target, key } = event
  const isArrow = key.startsWith('Arrow') && !event.shiftKey && !event.ctrlKey && !event.altKey
  if (!isArrow || !(target instanceof HTMLElement) || target.dataset.card === undefined) return
  event.preventDefault()
  cardBeside(target, key)?.focus()
}

interface ColumnProps {
  stage: string | null
  /** Whether the settings name it. */
  isNamed: boolean
  moves: Moves
  active: string | null
}

/** The records in a stage, the most recent first, and their number. */
function Column({ stage, isNamed, moves, active }: ColumnProps) {
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
  const beside = records.map(({ id }) => id)
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
      {!isNamed && <Muted>{words.former}</Muted>}
      <FailedPart what={words.theseRecords} queries={[found]} />
      <ul className={classes.cards} aria-labelledby={titleId} aria-busy={found.isPending}>
        {records.map((record, at) => (
          <Card
            key={record.id}
            {...{ record, moves, beside }}
            isTabStop={isTabStop(record.id, at)}
          />
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
