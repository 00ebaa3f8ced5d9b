import { units } from '#texts/bn/desk-parts'
import { lineNames, settingsWorkWords } from '#texts/bn/desk-settings-work'
import { n_bn as n } from '#texts/each/_'
import type { SaidGaps } from '#texts/said'

const from: Readonly<Record<string, string>> = settingsWorkWords.keeping.law.from

export const gaps: SaidGaps = {
  label: (name) => lineNames[String(name)],
  from: (name) => from[String(name)],
  time: (time) => {
    const [amount, unit = ''] = time as string[]
    return `${n(Number(amount))} ${units[unit]}`
  },
}

export { said, settingsWorkWords as words } from '#texts/bn/desk-settings-work'
