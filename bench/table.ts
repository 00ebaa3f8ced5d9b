import { type Figure, meetsTarget } from './figures.ts'

/** Returns figures as lines: name, median, lowest, highest, target, and whether it is met. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map((one) => [
    one.what,
    shown(one.median, one.unit),
    `${number(one.lowest)} – ${number(one.highest)}`,
    targetOf(one),
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(([what = '', median = '', range = '', target = '']) =>
      [
        what.padEnd(widths[0] ?? 0),
        median.padStart(widths[1] ?? 0),
        range.padStart(widths[2] ?? 0),
        target,
      ]
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

function targetOf(one: Figure): string {
  if (one.target === null) return ''
  const bound = 'least' in one.target ? `≥ ${one.target.least}` : `≤ ${one.target.most}`
  return `${bound} ${meetsTarget(one) ? 'met' : 'MISSED'}`
}

const shown = (value: number, unit: Figure['unit']) =>
  unit === '×' ? `${number(value)} ×` : `${number(value)} ${unit}`

/** Writes a number with three significant digits. */
function number(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toPrecision(3)
}
