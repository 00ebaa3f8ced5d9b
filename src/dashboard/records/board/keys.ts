import type { KeyGroup } from '../../ui/keys-dialog.tsx'
import type { StagesWords } from '../../words/stages.ts'

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
