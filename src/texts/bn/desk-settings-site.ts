import type { settingsSiteWords as english } from '../en/desk-settings-site.ts'
import type { InAnyLanguage } from '../words.ts'
import { count as digits } from './numbers.ts'

const ratio = (figure: string) => digits(Number(figure))

const ownList = (things: string) => ({
  usual: `সাধারণ ${things}, যিনি পড়েন তাঁর ভাষায়।`,
  make: `নিজেদের ${things} তৈরি করুন`,
  own: `আপনাদের নিজের ${things}।`,
  back: `সাধারণ ${things} ফিরিয়ে আনুন`,
  sure: `সাধারণ ${things} ফিরিয়ে আনবেন?`,
  go: `আপনাদের নিজের ${things}`,
})

/**
 * The settings of the public site: pictures, colour, home page, links, legal texts, languages, addresses;
 * in Bengali.
 */
export const words: InAnyLanguage<typeof english> = {
  pictures: {
    logo: {
      label: 'লোগো',
      hint: 'JPEG, PNG, WebP, HEIC, TIFF বা BMP, সর্বোচ্চ ৫ এমবি। বাছলেই সংরক্ষণ হয়। কোনো সরকারি প্রতীক, পতাকা বা চিহ্ন নয়।',
      alt: (name) => `লোগো: ${name}`,
      none: 'লোগো নেই: নামটি দেখানো হয়',
      choose: 'লোগো বেছে নিন',
      afterwards: 'এর জায়গায় নামটি দেখানো হবে।',
      saved: 'লোগো সংরক্ষণ হয়েছে',
      takenOff: 'লোগো সরানো হয়েছে',
    },
    office: {
      label: 'অফিসের ছবি',
      hint: 'প্রথম পাতায় ঠিকানার সাথে দেখানো হয়। JPEG, PNG, WebP, HEIC, TIFF বা BMP, সর্বোচ্চ ৫ এমবি। বাছলেই সংরক্ষণ হয়। নিজেদের দরজা বা সাইনবোর্ড, কারও কাগজ বা মুখ নয়, কোনো পতাকা বা সরকারি ভবন নয়।',
      alt: (name) => `অফিসের ছবি: ${name}`,
      none: 'ছবি নেই: প্রথম পাতায় অফিসের কথা নেই',
      choose: 'ছবি বেছে নিন',
      afterwards: 'প্রথম পাতা থেকে অফিসের অংশটি চলে যাবে।',
      saved: 'ছবি সংরক্ষণ হয়েছে',
      takenOff: 'ছবি সরানো হয়েছে',
    },
    another: 'অন্যটি বেছে নিন',
    takeOff: 'সরিয়ে দিন',
    sure: 'আপনি কি নিশ্চিত?',
    notKept: 'ছবিটি রাখা হয় না: ফিরে পেতে হলে ফাইলটি আবার বেছে নিতে হবে।',
    yes: 'হ্যাঁ, সরিয়ে দিন!',
  },
  accent: {
    hint: 'লিংক ও বোতামের রং: # আর ছয়টি অঙ্ক বা অক্ষর। খালি রাখলে সাধারণ রং।',
    choose: 'রং বেছে নিন',
    usual: 'সাধারণ রং',
    shades: 'রংটি যেমন দেখাবে',
    link: 'লিংক',
    button: 'বোতাম',
    themes: { dark: 'গাঢ় চেহারা', light: 'হালকা চেহারা' },
    readable: (theme, figure) =>
      `${theme}: ${ratio(figure)} : ১। সহজে পড়া যায়, যেমন বেছেছেন তেমনই দেখাবে।`,
    lighter: (theme, figure, colour, better) =>
      `${theme}: ${ratio(figure)} : ১ পড়া কঠিন (৪.৫ লাগে), তাই আরও হালকা করে দেখানো হবে: ${colour}, ${ratio(better)} : ১।`,
    darker: (theme, figure, colour, better) =>
      `${theme}: ${ratio(figure)} : ১ পড়া কঠিন (৪.৫ লাগে), তাই আরও গাঢ় করে দেখানো হবে: ${colour}, ${ratio(better)} : ১।`,
  },
  home: { welcome: 'পাতাটি নিজে যা বলে তার নিচে থাকে। নিজের কথা সর্বোচ্চ ৬০০ অক্ষর।' },
  menu: { lead: 'প্রতিটি পাতার উপরে “মেনু” চাপলে এই বিভাগগুলো দেখা যায়।' },
  footer: { lead: 'প্রতিটি পাতার নিচে দলে দলে লিংক। আইনি পাতাগুলো সেখানে সব সময় থাকে।' },
  lists: {
    tiles: ownList('টাইল'),
    menu: ownList('বিভাগ'),
    footerGroups: ownList('লিংকের দল'),
  },
  giveUp: {
    text: (own) => `সংরক্ষণ করলে ${own} মুছে যায়। তার আগে “বদল ফিরিয়ে নিন” চাপলে ফিরে আসে।`,
    yes: 'সাধারণগুলো নিন',
  },
  rows: {
    up: '↑ উপরে',
    upOf: (row) => `উপরে নিন: ${row}`,
    down: '↓ নিচে',
    downOf: (row) => `নিচে নিন: ${row}`,
    remove: 'বাদ দিন',
    removeOf: (row) => `বাদ দিন: ${row}`,
    moved: (place, count) => `এখন ${digits(count)}টির মধ্যে ${digits(place)} নম্বরে`,
    count: (count, most) => `${digits(most)}টির মধ্যে ${digits(count)}টি`,
    title: 'শিরোনাম',
    text: 'লেখা',
    ownTitle: 'অন্য শিরোনাম',
    byHost: 'হোস্টের নামে দেখানো হয়',
    leadsTo: 'কোথায় নিয়ে যায়',
    address: '/check বা https://…',
    links: 'লিংক',
    addLink: 'লিংক যোগ করুন',
    link: (number, group) => `${group}, লিংক ${digits(number)}`,
  },
  tiles: {
    title: 'টাইল',
    onPhones: (count) =>
      `ছোট পর্দায় প্রথম ${digits(count)}টি দেখা যায়; বেশির ভাগ মানুষের যা দরকার, তা আগে রাখুন।`,
    add: 'টাইল যোগ করুন',
    one: (number) => `টাইল ${digits(number)}`,
    row: (number) => `টাইল ${digits(number)}`,
    notOnPhones: 'ছোট পর্দায় নেই',
  },
  groups: {
    menu: {
      add: 'বিভাগ যোগ করুন',
      one: (number) => `বিভাগ ${digits(number)}`,
      row: (number) => `বিভাগ ${digits(number)}`,
    },
    footerGroups: {
      add: 'দল যোগ করুন',
      one: (number) => `দল ${digits(number)}`,
      row: (number) => `দল ${digits(number)}`,
    },
  },
  legal: {
    lead: 'প্রতিটি পাতা আপনাদের তথ্য থেকে সব ভাষায় সম্পূর্ণ তৈরি। আপনারা যা যোগ করেন তা এর নিচে থাকে। নিজের কথায় খালি লাইন দিলে নতুন অনুচ্ছেদ হয়, আর “## ” দিয়ে শুরু লাইন শিরোনাম হয়।',
    usual: 'কিছু যোগ করা হয়নি',
    added: 'আপনাদের কথা যোগ করা আছে',
    additionTo: (name) => `“${name}” পাতায় যা যোগ হবে`,
  },
  facts: {
    lead: 'এগুলো থেকে সাইট প্রতিটি ভাষায় বাক্য বানায়, আর নোটিশে এগুলো লাগে এমন বাক্য দেখায়।',
    timeZone:
      'সাইটে, ড্যাশবোর্ডে, ইমেইলে ও কাগজে দিন আর সময় এই জায়গার ঘড়ি ধরে লেখা হয়। ইংরেজিতে শহরের নাম লিখুন',
    zoneHere: (zone) => `এই ডিভাইসের সময় নিন: ${zone}`,
    begin: 'সময় লিখুন',
    noWeek: 'সময় জানাব না',
    closed: 'বন্ধ',
    addHours: 'সময় যোগ করুন',
    day: 'দিন',
    addDay: 'দিন যোগ করুন',
    addFee: 'খাত যোগ করুন',
    item: 'কীসের টাকা',
    takes: 'কত নেন',
    sum: 'টাকার পরিমাণ',
    nothing: 'কিছু না',
    remove: 'সরান',
  },
  languages: {
    lead: 'যিনি সাইট দেখেন তিনি এগুলো থেকে বেছে নেন। না বাছলে তাঁর ব্রাউজার যে ভাষা চায়, সেটি পান।',
    label: 'সাইটের পাতার ভাষা',
    usual: 'সাধারণ ভাষা',
    usualHint: 'যাঁর ব্রাউজার এগুলোর কোনোটি চায় না, তাঁর জন্য',
  },
  addresses: {
    lead: 'এই সাইটের ঠিকানার পাশে এগুলোও “আমাদের একমাত্র ওয়েব ঠিকানা” পাতায় থাকে। সেখানে যা নেই, তা আপনাদের নয়।',
    one: (number) => `ওয়েব ঠিকানা ${digits(number)}`,
    remove: 'বাদ দিন',
    removeOne: (number) => `বাদ দিন: ওয়েব ঠিকানা ${digits(number)}`,
    add: 'ওয়েব ঠিকানা যোগ করুন',
    source: 'এখানে যা চলে তা নিজেরা বদলে থাকলে, তার সোর্স কোড কোথায় পাওয়া যায় (AGPL-3.0); শুধু https',
  },
}
