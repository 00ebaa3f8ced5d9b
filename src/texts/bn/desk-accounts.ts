import type { accountProblems, staffAccountProblems } from '#modules/accounts/forms.schema'
import type { accountsWords as english } from '../en/desk-accounts.ts'
import { ofArea } from '../said.ts'
import type { InAnyLanguage } from '../words.ts'

/** Accounts: their list, invitations, the page of one, in Bengali. */
export const words: InAnyLanguage<typeof english> = {
  title: 'অ্যাকাউন্ট',
  lead: 'এখানে কিছু বদলালে তা সঙ্গে সঙ্গে কাজ করে।',
  roles: { admin: 'অ্যাডমিন', moderator: 'মডারেটর', student: 'শিক্ষার্থী' },
  filters: {
    search: 'খুঁজুন',
    searchHint: 'নাম বা ইমেইল',
    role: 'ভূমিকা',
    anyRole: 'যেকোনো ভূমিকা',
    state: 'অবস্থা',
    anyState: 'চালু বা বন্ধ',
    active: 'চালু',
    disabled: 'বন্ধ',
  },
  list: {
    none: 'এমন কেউ নেই। অন্যভাবে খুঁজুন।',
    columns: {
      name: 'নাম',
      role: 'ভূমিকা',
      state: 'অবস্থা',
      lastSignIn: 'শেষ সাইন ইন',
      actions: 'যা করতে পারেন',
    },
    factor: { on: 'দ্বিতীয় ধাপ চালু', off: 'দ্বিতীয় ধাপ চালু নেই' },
    made: (day) => `অ্যাকাউন্ট তৈরি ${day}`,
    never: 'কখনো নয়',
    actionsOf: (name) => `যা করতে পারেন: ${name}`,
  },
  state: {
    disabled: (day) => `${day} থেকে বন্ধ`,
    active: 'চালু',
    unconfirmed: 'চালু, ইমেইল নিশ্চিত করা হয়নি',
  },
  one: {
    back: 'সব অ্যাকাউন্ট',
    facts: {
      factor: 'দ্বিতীয় ধাপ',
      made: 'তৈরি',
      done: 'এই অ্যাকাউন্ট যা করেছে',
    },
    on: 'চালু',
    off: 'চালু নেই',
    inLog: 'অডিট লগে দেখুন',
    change: 'বদলান',
  },
  actions: {
    own: 'এটি আপনি। এখানে নিজের অ্যাকাউন্ট বদলানো বা মোছা যায় না; অন্য কোনো অ্যাডমিনকে বলুন, অথবা আগে একজন অ্যাডমিন যোগ করুন।',
    ownShort: 'এটি আপনি',
    make: {
      admin: 'অ্যাডমিন করুন',
      moderator: 'মডারেটর করুন',
      student: 'শিক্ষার্থী করুন',
    },
    made: {
      admin: (name) => `${name} এখন অ্যাডমিন`,
      moderator: (name) => `${name} এখন মডারেটর`,
      student: (name) => `${name} এখন শিক্ষার্থী`,
    },
    enable: 'চালু করুন',
    enabled: (name) => `${name}: অ্যাকাউন্ট এখন চালু`,
    disable: 'বন্ধ করুন',
    disabled: (name) => `${name}: অ্যাকাউন্ট এখন বন্ধ`,
    remove: 'মুছুন',
    removed: 'মুছে ফেলা হয়েছে!',
    mayRemove: {
      text: (name) =>
        `এটি আর ফেরানো যাবে না! ${name}: এই অ্যাকাউন্ট চিরতরে মুছে যাবে, আর এর করা শেয়ারগুলো বন্ধ হবে। এর যোগ করা রেকর্ড থাকবে।`,
      credit: (credits) => ` এই শিক্ষার্থীর নামে ${credits} জমা আছে। আগে পেমেন্টের পাতায় তা ফেরত দিন।`,
      keep: 'এর করা শেয়ার মেয়াদ শেষ হওয়া পর্যন্ত রাখুন',
      typed: 'অ্যাকাউন্টের নাম লিখুন',
      yes: 'হ্যাঁ, মুছে ফেলুন!',
    },
  },
  sessions: {
    title: 'যেখানে সাইন ইন করা আছে',
    none: 'এই মুহূর্তে কোথাও নয়।',
    device: 'অজানা ডিভাইস',
    isThis: 'এখন এটিতে আছেন',
    seen: (last, since) => `শেষ দেখা গেছে ${last}, শুরু ${since}`,
    end: 'সাইন আউট করান',
    endOne: (device) => `এখান থেকে সাইন আউট করান: ${device}`,
    ended: 'সাইন আউট করানো হয়েছে',
    endAll: 'সব জায়গা থেকে সাইন আউট করান',
    allEnded: 'সব জায়গা থেকে সাইন আউট করানো হয়েছে',
    mayEndAll: {
      title: 'সব জায়গা থেকে সাইন আউট করাবেন?',
      text: (name) =>
        `${name} সব জায়গা থেকে সাইন আউট হবেন, আবার সাইন ইন করতে হবে। সেখানে যা সংরক্ষণ করা হয়নি, তা হারিয়ে যেতে পারে।`,
    },
  },
  lost: {
    title: 'পাসওয়ার্ড ভুলে গেছেন',
    sure: (name) => `আগে নিশ্চিত হোন যে ${name} নিজেই চাইছেন।`,
    make: 'নতুন পাসওয়ার্ডের লিংক তৈরি করুন',
    disabled: 'অ্যাকাউন্টটি বন্ধ। আগে চালু করুন।',
    link: 'নতুন পাসওয়ার্ডের লিংক',
    hint: (until, name) =>
      `এটি একবারই কাজ করে, ${until} পর্যন্ত। শুধু ${name}-কে দিন: যিনি এটি খোলেন, অ্যাকাউন্ট তাঁর হাতে যায়।`,
    factor: {
      title: 'দ্বিতীয় ধাপ হারিয়ে গেছে',
      text: 'যাঁর ফোনও নেই, কোনো ব্যাকআপ কোডও আর নেই, তাঁর জন্য।',
      button: 'দ্বিতীয় ধাপ বন্ধ করুন',
      done: 'দ্বিতীয় ধাপ বন্ধ করা হয়েছে',
      sure: 'দ্বিতীয় ধাপ বন্ধ করবেন?',
      means: (name) =>
        `এরপর শুধু পাসওয়ার্ড দিয়েই এই অ্যাকাউন্ট খুলবে: ${name}। আগে নিশ্চিত হোন যে তিনি নিজেই চাইছেন।`,
      yes: 'বন্ধ করুন',
    },
  },
  invites: {
    theLink: 'লিংকটি',
    button: 'কাউকে আমন্ত্রণ জানান',
    text: 'এই লিংক দিয়ে যিনি অ্যাকাউন্ট খোলেন, তিনি এই ভূমিকা পান। এটি একবারই কাজ করে, ৭ দিনের মধ্যে।',
    noMail: 'এখানে ইমেইল পাঠানোর ব্যবস্থা নেই, তাই লিংকটি আপনি নিজে দেবেন।',
    email: 'ইমেইল',
    send: 'ইমেইলে পাঠান',
    sent: 'আমন্ত্রণ পাঠানো হচ্ছে',
    make: 'লিংক তৈরি করুন',
    link: 'অ্যাকাউন্ট খোলার লিংক',
    hint: 'এটি একবারই কাজ করে, ৭ দিন পর্যন্ত। যিনি এটি খোলেন তিনি ভূমিকাটি পান, তাই শুধু তাঁকেই দিন।',
    open: 'যে আমন্ত্রণ এখনো খোলা',
    theOpen: 'খোলা আমন্ত্রণের তালিকা',
    whoever: 'যাঁর কাছে লিংক আছে',
    by: (name, on, until) => `আমন্ত্রণ জানিয়েছেন ${name}, ${on} তারিখে; ${until} পর্যন্ত`,
    revoke: 'বাতিল করুন',
    revokeOne: (whom, role) => `আমন্ত্রণ বাতিল করুন: ${whom}, ${role}`,
    revoked: 'আমন্ত্রণ বাতিল করা হয়েছে',
  },
}

type Some = Pick<typeof accountProblems, 'noEmail' | 'badEmail' | 'noName' | 'longName'>

/** The messages of the forms for accounts and API keys. */
export const ofAccounts = ofArea<Some & typeof staffAccountProblems>('accounts')({
  noEmail: 'ইমেইল লিখতে হবে',
  badEmail: 'ইমেইল ঠিকভাবে লিখুন',
  noName: 'নাম লিখতে হবে',
  longName: 'নাম ১২০ অক্ষরের বেশি হতে পারে না',
  badRole: 'অ্যাডমিন, মডারেটর বা শিক্ষার্থী বেছে নিন',
  pastEnd: 'সামনের কোনো সময় বেছে নিন',
  farEnd: 'এক বছরের মধ্যে কোনো সময় বেছে নিন',
})

/** The server's refusals about accounts, invitations and API keys, besides those of all pages. */
const refusals = {
  'account.not_found': 'এমন কোনো অ্যাকাউন্ট নেই।',
  'account.disabled': 'অ্যাকাউন্টটি বন্ধ। আগে চালু করুন।',
  'account.last_admin': 'ইনি শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।',
  'account.own': 'এখানে নিজের অ্যাকাউন্ট বদলানো বা মোছা যায় না। অন্য কোনো অ্যাডমিনকে বলুন।',
  'account.second_factor_missing': 'দ্বিতীয় ধাপ চালু নেই।',
  'account.agency_closes': 'নতুন অ্যাকাউন্ট খোলা যায় না: এই এজেন্সি বন্ধ হয়ে যাচ্ছে।',
  'account.email_taken': 'এই ইমেইল দিয়ে নতুন অ্যাকাউন্ট খোলা যায় না। অন্য ইমেইল দিন।',
  'account.mail_not_sent': 'ইমেইল পাঠানো যায়নি। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  'invite.not_found': 'এমন কোনো খোলা আমন্ত্রণ নেই। সেটি ব্যবহার হয়েছে, বাতিল হয়েছে বা মেয়াদ শেষ।',
  'invite.no_mail': 'এখানে ইমেইল পাঠানোর ব্যবস্থা নেই। লিংক তৈরি করে নিজে দিন।',
  'invite.not_sent': 'ইমেইল পাঠানো যায়নি, তাই কাউকে আমন্ত্রণ জানানো হয়নি। ঠিকানাটি দেখুন, অথবা লিংক তৈরি করুন।',
  'api_key.not_found': 'এমন কোনো API কী নেই।',
}

export const said = { texts: { ...refusals, ...ofAccounts } }
