import type { handoutWords as english } from '../en/desk-handout.ts'
import type { InAnyLanguage } from '../words.ts'

/** Things handed to somebody: a secret that is shown once, a sheet to print, a returned original, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  secret: {
    once: 'এটি শুধু এবারই দেখানো হচ্ছে।',
    copy: 'কপি করুন',
    done: 'হয়েছে',
    leave: {
      title: (what) => `${what} না নিয়েই চলে যাবেন?`,
      text: (what) =>
        `এটি শুধু এবারই দেখানো হচ্ছে, আর আপনি তা কপি করেননি, ছাপানওনি। এখন চলে গেলে ${what} হারিয়ে যাবে, নতুন করে তৈরি করতে হবে।`,
    },
  },
  slip: {
    title: 'অ্যাক্সেস কোডের স্লিপ',
    print: 'ছাপুন',
    back: 'রেকর্ডে ফিরে যান',
    language: 'স্লিপের ভাষা',
  },
  receipt: {
    title: 'আসল কাগজের রসিদ',
    language: 'রসিদের ভাষা',
  },
  qrOf: (text) => `QR কোড: ${text}`,
}
