import type { FullClass } from '#modules/training/schema'
import { OfferedSentences } from '../ui/offered-sentences.tsx'
import { UnfitAlert } from '../ui/unfit-alert.tsx'
import { useClassesWords } from '../words/classes.ts'

/** What of a class its students do not see, why, and what says it. */
export function UnfitClass({ of, isOver }: { of: FullClass; isOver: boolean }) {
  const { unfit: words } = useClassesWords().one
  const labels: Partial<Record<string, string>> = words.labels
  return (
    <UnfitAlert
      title={words.title}
      lead={isOver ? words.over : words.lead}
      refused={of.unfit.map((each) => ({
        ...{ ...each, label: labels[each.path.split('.')[0] ?? ''] ?? each.path },
        children: <OfferedSentences keys={each.offers} />,
      }))}
    />
  )
}
