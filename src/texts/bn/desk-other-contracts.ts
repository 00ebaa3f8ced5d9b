import type { InAnyLanguage } from '../any-language.ts'
import type { otherContractsWords as english } from '../en/desk-other-contracts.ts'
import { count as digits } from './numbers.ts'

/** Reports of other contracts without an answer, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'অন্য চুক্তি',
  lead: 'যেসব প্রার্থী জানিয়েছেন যে তাঁদের অন্য একটি চুক্তি দেওয়া হয়েছে। উত্তর না দেওয়া পর্যন্ত প্রতিটি এখানে থাকে। প্রার্থী যা জানিয়েছেন, তা কেউ বদলাতে বা সরাতে পারেন না।',
  none: 'উত্তরের অপেক্ষায় কিছু নেই।',
  part: (total, shown) => `মোট ${digits(total)}টি; সবচেয়ে পুরোনো ${digits(shown)}টি দেখানো হচ্ছে।`,
  columns: { candidate: 'প্রার্থী', record: 'রেকর্ড', reported: 'কবে জানিয়েছেন' },
}
