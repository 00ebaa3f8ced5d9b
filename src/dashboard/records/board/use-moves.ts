import { useEffect, useState } from 'react'
import { call } from '#api/client'
import { stageIn } from '#modules/organisation/lines.schema'
import { type StagesWords, stagesWordsNow } from '#words/stages'
import { languageNow } from '../../look/language.ts'
import type { KeyGroup } from '../../ui/keys-dialog.tsx'
import { doneToast } from '../../ui/toast.ts'
import { useAction } from '../../ui/use-action.ts'

/** A record that is moved: whose it is, and its stage. */
interface Moved {
  id: string
  name: string
  stage: string | null
}

/** The board's moves of a record; `null` is no stage. */
export interface Moves {
  /** The record that is being dragged. */
  dragged: Moved | null
  drag: (record: Moved | null) => void
  /** Returns where a record moves from its stage, one step forward or back; undefined: nowhere. */
  beside: (stage: string | null, step: 1 | -1) => string | null | undefined
  /** Tells whether a record can be dropped there. */
  takes: (stage: string | null) => boolean
  move: (record: Moved, to: string | null) => void
  isBusy: boolean
}

/** Moves records between the stages that the settings name, one at a time; the focus follows. */
export function useMoves(named: readonly string[]): Moves {
  const { run, isBusy } = useAction('records', 'stages')
  const [dragged, drag] = useState<Moved | null>(null)
  const [arrived, arrive] = useState<Pick<Moved, 'id'> | null>(null)
  // The card is a new element in another column: it exists once this is drawn.
  useEffect(() => {
    if (arrived) document.querySelector<HTMLElement>(`a[data-card="${arrived.id}"]`)?.focus()
  }, [arrived])
  const order = [null, ...named]
  const move = async ({ id, name, stage }: Moved, to: string | null) => {
    if (isBusy || to === stage) return
    await run(
      async () => {
        await call('PUT /records/{id}/stage', { params: { id }, body: { stage: to } })
        const words = stagesWordsNow()
        const done =
          to === null ? words.takenBack(name) : words.moved(name, stageIn(to, languageNow()))
        doneToast(done, 'stage')
      },
      // The toast above replaces that of an earlier move: of several moves only the last is announced.
      null,
    )
    arrive({ id })
  }
  return {
    ...{ dragged, drag, isBusy },
    beside: (stage, step) => {
      const at = order.indexOf(stage)
      return at === -1 ? undefined : order[at + step]
    },
    takes: (stage) => order.includes(stage),
    move: (record, to) => void move(record, to),
  }
}

/** Returns the board's keys, for the dialog. */
export const boardKeys = (words: StagesWords['keys']): readonly KeyGroup[] => [
  {
    title: words.onRecord,
    keys: [
      { keys: ['↓', '↑'], does: words.within },
      { keys: ['→', '←'], does: words.beside },
      { keys: ['Shift →', 'Shift ←'], does: words.move },
      { keys: ['Enter'], does: words.open },
    ],
  },
]

/** Returns the card that an arrow key leads to from this one; null at the end. */
export function cardBeside(card: HTMLElement, key: string): HTMLElement | null {
  const column = card.closest('[data-column]')
  const cards = cardsIn(column)
  const at = cards.indexOf(card)
  if (key === 'ArrowDown') return cards[at + 1] ?? null
  if (key === 'ArrowUp') return cards[at - 1] ?? null
  const beside = key === 'ArrowRight' ? 'nextElementSibling' : 'previousElementSibling'
  for (let other = column?.[beside]; other; other = other[beside]) {
    const there = cardsIn(other)
    if (there.length > 0) return there[Math.min(at, there.length - 1)] ?? null
  }
  return null
}

function cardsIn(column: Element | null): HTMLElement[] {
  return [...(column?.querySelectorAll<HTMLElement>('a[data-card]') ?? [])]
}
