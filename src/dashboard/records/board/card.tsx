import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Answer } from '#api/client'
import { stageIn } from '#modules/organisation/stages.schema'
import { useLanguage } from '../../look/language.ts'
import { StateBadge, VisibleWord } from '../../ui/state-badge.tsx'
import { useStagesWords } from '../../words/stages.ts'
import classes from './board.module.css'
import type { Moves } from './use-moves.ts'

interface CardProps {
  record: Answer<'GET /records'>['records'][number]
  moves: Moves
  isTabStop: boolean
}

const steps = [
  { step: -1, sign: '←', key: 'ArrowLeft' },
  { step: 1, sign: '→', key: 'ArrowRight' },
] as const

/** A record on the board: whose it is, and its moves to the neighbouring stages. */
export function Card({ record, moves, isTabStop }: CardProps) {
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
