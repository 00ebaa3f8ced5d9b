import { leavingWords, stayingWords } from '#modules/leavings/schema'
import type { InAnyLanguage } from '../any-language.ts'
import type { leavingPageWords as english } from '../en/leaving.ts'

export const leavingPageWords: InAnyLanguage<typeof english> = {
  link: 'এই এজেন্সি ছাড়ুন',
  title: 'এই এজেন্সি ছাড়ুন',
  lead: 'আপনি যেকোনো সময় ছাড়তে পারেন। কারণ বলতে হবে না।',
  happens: 'ছাড়লে যা হয়',
  points: leavingWords.bn,
  leave: 'আমি এই এজেন্সি ছাড়ছি',
  leaveText:
    'আপনার সব শেয়ার সাথে সাথে শেষ হবে। পরে থেকে গেলেও সেগুলো আর ফিরবে না। ৩০ দিন পরে, যা রাখার দরকার নেই তা আমরা মুছে ফেলব।',
  leaveYes: 'হ্যাঁ, ছাড়ছি',
  left: (date) => `আপনি ${date} তারিখে জানিয়েছেন যে আপনি ছাড়ছেন।`,
  due: (date) => `${date} থেকে, যা রাখার দরকার নেই তা আমরা মুছে ফেলি।`,
  inHand: 'আপনার আসল কাগজ এখনো আমাদের কাছে আছে। আপনি তা ফেরত চেয়েছেন; কোন দিনের মধ্যে, তা আপনার ফাইলে আছে।',
  stay: 'আমি থাকছি',
  stayed: stayingWords.bn,
  consents: 'আপনি কীসে রাজি',
  back: 'ফাইলে ফিরে যান',
}
