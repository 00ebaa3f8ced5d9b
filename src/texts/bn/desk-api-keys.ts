import type { apiKeysWords as english } from '../en/desk-api-keys.ts'
import type { InAnyLanguage } from '../words.ts'

/** Keys for other programs, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'API কী',
  lead: (link) => `আপনাদের নিজেদের প্রোগ্রামের জন্য: ${link}।`,
  docs: 'API কীভাবে ব্যবহার করতে হয় (ইংরেজিতে)',
  none: 'এখনো কোনো কী নেই। উপরে লিখুন কীসের জন্য, তারপর প্রথমটি তৈরি করুন।',
  roles: { admin: 'অ্যাডমিন', moderator: 'মডারেটর', student: 'শিক্ষার্থী' },
  columns: {
    name: 'নাম',
    role: 'ভূমিকা',
    scope: 'আরও',
    ends: 'মেয়াদ শেষ',
    lastUsed: 'শেষ ব্যবহার',
    actions: 'যা করতে পারেন',
  },
  scopes: {
    none: 'আর কিছু নয়',
    accounts: 'অ্যাকাউন্ট ও আমন্ত্রণ',
    candidates: 'কোড, মূল কপি, নিজের তথ্য',
    exports: 'এক্সপোর্ট',
    purge: 'চিরতরে মুছে ফেলা',
    organisation: 'নাম, লাইসেন্স, সুরক্ষা, বন্ধ করা',
  },
  made: (day) => `তৈরি ${day}`,
  never: 'কখনো নয়',
  revoked: (day) => `${day} তারিখে বাতিল`,
  ended: (day) => `${day} তারিখে মেয়াদ শেষ`,
  revoke: {
    button: 'বাতিল করুন',
    one: (name) => `বাতিল করুন: ${name}`,
    text: (name) =>
      `এটি আর ফেরানো যাবে না! যেসব প্রোগ্রাম “${name}” ব্যবহার করে, সেগুলো এখন থেকে আর ঢুকতে পারবে না।`,
    yes: 'হ্যাঁ, বাতিল করুন!',
    done: (name) => `${name}: এখন বাতিল`,
  },
  form: {
    label: 'নতুন API কী',
    hint: 'কীসের জন্য',
    ends: 'মেয়াদ',
    lasting: { 30: '৩০ দিন', 90: '৯০ দিন', 365: 'এক বছর' },
    make: 'কী তৈরি করুন',
    theKey: 'কীটি',
    shown: 'নতুন কী',
    copy: 'এখনই কপি করে আপনার প্রোগ্রামে দিন।',
  },
}
