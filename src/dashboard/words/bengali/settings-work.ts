import { settingsWorkWords } from '#texts/bn/desk-settings-work'
import { lineNames } from '#texts/bn/gap-words'
import type { SaidGaps } from '#texts/said'
import { waitIn } from './waits.ts'

const from: Readonly<Record<string, string>> = settingsWorkWords.keeping.law.from

export const gaps: SaidGaps = {
  label: (name) => (lineNames as Readonly<Record<string, string>>)[String(name)],
  from: (name) => from[String(name)],
  time: waitIn,
}

export { said, settingsWorkWords as words } from '#texts/bn/desk-settings-work'
