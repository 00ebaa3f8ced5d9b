import type { describeImport, ImportJob } from '#modules/exchange'
import { dayOrders, isDayTarget } from '#modules/exchange/columns.schema'
import type { ImportAnswer } from '#modules/exchange/schema'
import { UsageMistakes } from './exit-code.ts'

type Table = Pick<ImportJob, 'columns' | 'mapping'>
type Answer = Pick<ImportAnswer, 'column' | 'take'>

const how = `one of ${dayOrders.join(', ')}; or nothing, which leaves empty what is in doubt`

/** Reads `Date of birth=bikram-sambat`, by the column's name in the table or in Candor. */
export function answersOfDays(typed: readonly string[], { mapping }: Table): ImportAnswer[] {
  return typed.map((text) => {
    const at = text.lastIndexOf('=')
    const [name, take] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
    const [target] = Object.entries(mapping).find(([, column]) => column === name) ?? [name]
    if (!isDayTarget(target))
      throw new UsageMistakes([
        `--days: ${text}: Write the name of a column with days, “=”, and ${how}.`,
      ])
    if (take !== '' && !dayOrders.some((order) => order === take))
      throw new UsageMistakes([`--days: ${text}: Behind “=”, write ${how}.`])
    return { column: target as Answer['column'], value: 'any', take }
  })
}

/** Returns what to ask about each column whose days can be read in more than one way. */
export function openDays({
  findings,
  mapping,
}: Pick<Awaited<ReturnType<typeof describeImport>>, 'findings' | 'mapping'>): string[] {
  return findings.questions
    .filter(({ column }) => isDayTarget(column))
    .map(({ column, value, rows }) => {
      const name = mapping[column as keyof typeof mapping] ?? column
      return `Nobody can tell how the days of “${name}” are written, such as “${value}” (${rows} ${rows === 1 ? 'row' : 'rows'}). Say so: --days "${name}=HOW", with ${how}.`
    })
}

export function refuseUnknownSheets(
  typed: readonly string[] = [],
  { sheets }: Pick<ImportJob, 'sheets'>,
): void {
  const names = sheets.map(({ name }) => name)
  const unknown = typed.filter((name) => !names.includes(name))
  const there = names.length > 0 ? `Choose among: ${names.join(', ')}.` : 'There is no choice.'
  if (unknown.length > 0)
    throw new UsageMistakes(unknown.map((name) => `--sheet: There is no list “${name}”. ${there}`))
}
