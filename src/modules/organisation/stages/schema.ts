import { type InEachLanguage, inLanguage } from '#platform/languages/schema'

/**
 * What an agency does for a candidate, step by step, until it defines its own stages. Each says what the agency does or
 * waits for, never what an authority decided (H4).
 */
const usual = [
  {
    en: 'Registered with us',
    bn: 'আমাদের কাছে নিবন্ধিত',
    hi: 'हमारे यहाँ नाम दर्ज',
    ne: 'हामीकहाँ नाम दर्ता',
    ar: 'مسجّل لدينا',
    fil: 'Nakarehistro sa amin',
  },
  {
    en: 'Selected by the employer',
    bn: 'নিয়োগকারী বাছাই করেছেন',
    hi: 'नियोक्ता ने चुना',
    ne: 'रोजगारदाताले छान्यो',
    ar: 'اختاره صاحب العمل',
    fil: 'Pinili ng employer',
  },
  {
    en: 'Medical examination',
    bn: 'মেডিকেল পরীক্ষা',
    hi: 'मेडिकल जाँच',
    ne: 'मेडिकल जाँच',
    ar: 'الفحص الطبي',
    fil: 'Medical exam',
  },
  {
    en: 'Documents sent',
    bn: 'কাগজপত্র পাঠানো হয়েছে',
    hi: 'काग़ज़ भेजे गए',
    ne: 'कागज पठाइयो',
    ar: 'أُرسلت الأوراق',
    fil: 'Naipadala ang mga dokumento',
  },
  {
    en: 'Waiting for the visa',
    bn: 'ভিসার অপেক্ষায়',
    hi: 'वीज़ा का इंतज़ार',
    ne: 'भिसाको प्रतीक्षा',
    ar: 'في انتظار التأشيرة',
    fil: 'Naghihintay ng visa',
  },
  {
    en: 'Waiting for clearance',
    bn: 'ছাড়পত্রের অপেক্ষায়',
    hi: 'क्लियरेंस का इंतज़ार',
    ne: 'क्लियरेन्सको प्रतीक्षा',
    ar: 'في انتظار إذن السفر',
    fil: 'Naghihintay ng clearance',
  },
  {
    en: 'Ticket booked',
    bn: 'টিকিট কাটা হয়েছে',
    hi: 'टिकट कट गया',
    ne: 'टिकट काटियो',
    ar: 'حُجزت التذكرة',
    fil: 'May nakabook nang tiket',
  },
  {
    en: 'Left',
    bn: 'রওনা হয়েছেন',
    hi: 'रवाना',
    ne: 'प्रस्थान',
    ar: 'سافر',
    fil: 'Nakaalis na',
  },
] as const satisfies readonly InEachLanguage[]

/** The default stage of a candidate who has departed. Candor cannot interpret an agency's own stage. */
export const departedStage = 'Left' satisfies (typeof usual)[number]['en']

/** Returns the stages in order: the organisation's own, or the default ones. */
export function stagesOf({ stages }: { stages: readonly string[] | null }): readonly string[] {
  return stages ?? usual.map(({ en }) => en)
}

/** Tells whether a stage is one of the default ones, which are stored by their English names. */
export function isUsualStage(stage: string): boolean {
  return usual.some(({ en }) => en === stage)
}

/** Returns a default stage in the reader's language; the organisation's own one as it was entered. */
export function stageIn(stage: string, language: string): string {
  const known = usual.find(({ en }) => en === stage)
  return known ? inLanguage(known, language) : stage
}
