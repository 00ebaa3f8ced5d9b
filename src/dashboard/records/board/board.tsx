import { type KeyboardEvent, useState } from 'react'
import { useStagesWords } from '../../words/stages.ts'
import classes from './board.module.css'
import { Column } from './column.tsx'
import { cardBeside } from './keys.ts'
import { useMoves } from './use-moves.ts'

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
