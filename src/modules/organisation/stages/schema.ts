/**
 * What an agency does for a candidate, step by step, until it names its own stages. Each says what the
 * agency does or waits for, and none what an authority decided (H4).
 */
const usual = [
  { en: 'Registered with us', bn: 'আমাদের কাছে নিবন্ধিত' },
  { en: 'Selected by the employer', bn: 'নিয়োগকারী বাছাই করেছেন' },
  { en: 'Medical examination', bn: 'মেডিকেল পরীক্ষা' },
  { en: 'Documents sent', bn: 'কাগজপত্র পাঠানো হয়েছে' },
  { en: 'Waiting for the visa', bn: 'ভিসার অপেক্ষায়' },
  { en: 'Waiting for clearance', bn: 'ছাড়পত্রের অপেক্ষায়' },
  { en: 'Ticket booked', bn: 'টিকিট কাটা হয়েছে' },
  { en: 'Left', bn: 'রওনা হয়েছেন' },
] as const

/** The usual stage of who has departed. An agency's own stage says nothing that is known here. */
export const departedStage = 'Left' satisfies (typeof usual)[number]['en']

/** The stages that there are, in their order: the organisation's own, or the usual ones. */
export function stagesOf({ stages }: { stages: readonly string[] | null }): readonly string[] {
  return stages ?? usual.map(({ en }) => en)
}

/** A usual stage in the reader's language; an own one as it was entered. */
export function stageIn(stage: string, language: string): string {
  const known = language === 'bn' && usual.find(({ en }) => en === stage)
  return known ? known.bn : stage
}
