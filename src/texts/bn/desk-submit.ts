import type { submitWords as english } from '../en/desk-submit.ts'
import type { InAnyLanguage } from '../words.ts'

/** The pages on which records are added, and what became of them, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  entry: {
    title: 'রেকর্ড যোগ করুন',
    lead: 'যে স্ক্যানগুলো হাতে আছে দিন। বাকিগুলো পরে দেওয়া যায়।',
    issueCode: 'অ্যাক্সেস কোড দিন',
    open: 'রেকর্ড খুলুন',
  },
  firstSteps: {
    title: 'এখনো কোনো রেকর্ড নেই',
    lead: 'নিচে প্রথম রেকর্ড যোগ করুন, অথবা অন্য কোথাও শুরু করুন:',
    import: 'একসাথে অনেক রেকর্ড ইমপোর্ট করুন',
    importFrom: ': স্প্রেডশিট থেকে, বা আগে যে সিস্টেম ব্যবহার করতেন সেখান থেকে।',
    invite: 'সহকর্মীদের আমন্ত্রণ জানান',
    whatTheyDo: ': মডারেটররা রেকর্ড যোগ করেন, অ্যাডমিনরা অনুমোদন করেন।',
    settings: 'সেটিংস পূরণ করুন',
    whichSettings: ': সময়, ঠিকানা, লোগো ও পাবলিক পাতার লেখা।',
  },
  submit: {
    title: 'রেকর্ড জমা দিন',
    lead: 'প্রতিটি রেকর্ড আগে একজন অ্যাডমিন দেখেন, তারপর অন্যরা খুলতে পারেন।',
    again: 'আবার দেখুন',
  },
  own: {
    title: 'আপনার জমা দেওয়া রেকর্ড',
    lead: 'যেগুলো ফেরত এসেছে সেগুলো আগে: ঠিক করে আবার জমা দিন।',
    none: 'এখনো কিছু নেই। আপনি যা জমা দেবেন তা এখানে দেখা যাবে, কোনটি কী অবস্থায় আছে তাসহ।',
    states: {
      returned: 'আপনার কাছে ফেরত',
      pending: 'অনুমোদনের অপেক্ষায়',
      approved: 'অনুমোদিত',
    },
    noneIn: {
      returned: 'কোনো রেকর্ড ফেরত আসেনি।',
      pending: 'কোনো রেকর্ড অপেক্ষায় নেই।',
      approved: 'এখনো কোনো রেকর্ড অনুমোদিত হয়নি।',
    },
    assigned: { title: 'আপনার দায়িত্বে', none: 'আপনার যোগ করা কোনো রেকর্ড এখন আপনার দায়িত্বে নেই।' },
    entered: (date) => `যোগ করা হয়েছে ${date}`,
    whyReturned: 'কেন ফেরত এসেছে:',
    whyWithdrawn: 'অনুমোদন কেন তুলে নেওয়া হয়েছে:',
    next: 'ঠিক করে “রেকর্ড হালনাগাদ করুন” চাপুন: তাতেই আবার জমা হয়।',
    correct: 'ঠিক করুন',
    update: 'হালনাগাদ করুন',
    correctOne: (name) => `ঠিক করুন: ${name}`,
    updateOne: (name) => `হালনাগাদ করুন: ${name}`,
  },
}
