import type { confirmWords as english } from '../en/desk-confirm.ts'
import type { InAnyLanguage } from '../words.ts'

/** The dialogs in which staff prove again who they are, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  password: {
    title: 'আপনার পাসওয়ার্ড আবার দিন',
    form: 'আবার পাসওয়ার্ড',
    label: 'পাসওয়ার্ড',
    required: 'পাসওয়ার্ড লিখতে হবে',
  },
  person: 'এটি যে আপনি, আবার দেখান',
  lead: 'এই ধাপটি সুরক্ষিত। এরপর আপনার কাজ নিজে থেকেই চলবে।',
  goOn: 'এগিয়ে যান',
  or: 'অথবা',
  noWay: 'আপনার অ্যাকাউন্টে পাসওয়ার্ড নেই। সাইন আউট করে আবার সাইন ইন করুন, তারপর ৫ মিনিটের মধ্যে কাজটি করুন।',
  provider: {
    go: (provider) => `আবার সাইন ইন করুন: ${provider}`,
    hint: 'এটি এই পাতার পাশে খোলে। এরপর এখানে ফিরে আসুন।',
    done: 'আমি আবার সাইন ইন করেছি',
    notYet: 'আপনি সেখানে এখনো আবার সাইন ইন করেননি। সাইন ইন করে “আমি আবার সাইন ইন করেছি” চাপুন।',
  },
}
