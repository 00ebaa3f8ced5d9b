import type { AgendaItem } from '#modules/agenda/schema'

/** So many alike on one day stand as one line. */
const fewest = 3

/** What is about somebody's record. */
export type OfPerson = Exclude<AgendaItem, { kind: 'class' }>

/** A line of a day: one thing, or several alike, at least three. */
export type Line = { one: AgendaItem } | { several: readonly [OfPerson, ...OfPerson[]] }

/** Returns the things of a day in their order, those alike as one line where the first of them stood. */
export function linesOf(items: readonly AgendaItem[]): Line[] {
  const alike = new Map<string, OfPerson[]>()
  for (const item of items)
    if (item.kind !== 'class') alike.set(nameOf(item), [...(alike.get(nameOf(item)) ?? []), item])
  const told = new Set<string>()
  return items.flatMap((item): Line[] => {
    if (item.kind === 'class') return [{ one: item }]
    const name = nameOf(item)
    const [first, ...others] = alike.get(name) ?? []
    if (first === undefined || others.length + 1 < fewest) return [{ one: item }]
    if (told.has(name)) return []
    told.add(name)
    return [{ several: [first, ...others] }]
  })
}

/** Names what makes two things alike. */
function nameOf(item: OfPerson): string {
  switch (item.kind) {
    case 'flight':
      return `flight ${item.destination}`
    case 'paper':
      return `paper ${item.document}`
    case 'appointment':
      return `appointment ${item.appointment}`
    case 'original':
      return `original ${item.original}`
  }
}
