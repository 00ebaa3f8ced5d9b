import {
  labelIn,
  stages as labels,
  type OwnWords,
  ownIn,
  type Phrase,
} from '#modules/speech/by-language.schema'
import type { Language } from '#platform/languages.schema'

/** A stage of the settings: one of the catalogue, or own words. */
interface Stage {
  sentences: readonly { key: string }[]
  own: OwnWords
}
interface Staged {
  stages: readonly Stage[] | null
}

/** What an agency does for a candidate, step by step, until it defines its own stages. */
export const usualStages = [
  ...(['stage_registered', 'stage_selected', 'stage_medical', 'stage_sent'] as const),
  ...(['stage_visa_wait', 'stage_clearance_wait', 'stage_ticket', 'stage_left'] as const),
] as const satisfies readonly (keyof typeof labels)[]

/** The stage of a candidate who has departed. Candor cannot interpret an agency's own stage. */
export const departedStage = 'stage_left' satisfies keyof typeof labels

/** Returns the name under which records keep a stage: its key, or the first of its own words. */
export const stageName = ({ sentences, own }: Stage): string =>
  sentences[0]?.key ?? ownIn(own)?.text ?? ''

/** Returns the names of the stages in order: the organisation's own, or the usual ones. */
export function stagesOf({ stages }: Staged): readonly string[] {
  return stages?.map(stageName) ?? usualStages
}

/** Returns a stage of the catalogue in the reader's language; another by its name. */
export const stageIn = (name: string, language: Language): string =>
  Object.hasOwn(labels, name) ? labelIn(labels[name as keyof typeof labels], language) : name

/** Returns the organisation's own words for a stage, in the reader's language where it has them; null for ours. */
export function ownStage({ stages }: Staged, name: string, reader: Language): Phrase | null {
  const found = stages?.find((stage) => stageName(stage) === name)
  return found && found.sentences.length === 0 ? ownIn(found.own, reader) : null
}
