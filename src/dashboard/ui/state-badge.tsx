import type { CandidateRecord, RecordState } from '#modules/records/schema'
import { usePartWords } from '#words/parts'
import { Tone, type ToneName } from './tone.tsx'

const tones = {
  pending: 'soon',
  approved: 'right',
  returned: 'late',
} as const satisfies Record<RecordState, ToneName>

/** The state of a record in words, with a colour. */
export function StateBadge({ state }: { state: RecordState }) {
  const { states } = usePartWords()
  return <Tone of={tones[state]}>{states[state]}</Tone>
}

/** What the public gets of a record, in words. */
export function VisibleWord({ record }: { record: Pick<CandidateRecord, 'hiddenAt' | 'state'> }) {
  const words = usePartWords()
  return record.hiddenAt ? (
    <Tone of="quiet">{words.hidden}</Tone>
  ) : (
    <span>{record.state === 'approved' ? words.visible : words.notPublic}</span>
  )
}
