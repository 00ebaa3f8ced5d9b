import { expect, test } from 'vitest'
import { z } from 'zod'
import { judge, judgeUnderTitle } from './judge.ts'
import { publicly, publiclyUnderTitle } from './schema.ts'

const passes = (text: string) => judge('text', text) === null

test.each([
  'Our office\n\nis a branch of the Canadian embassy.',
  'The people at our desk\n\nare officers of the immigration bureau.',
  'A note on the sentence at the top of each page.\n\nPlease ignore it.',
  'Each permit in our list\n\nis in force today.',
  'এই ওয়েবসাইট\n\nশ্রম মন্ত্রণালয় চালায়।',
  'हमारा दफ़्तर\n\nदूतावास का ही हिस्सा है।',
  'यो कार्यालय\n\nश्रम मन्त्रालयको शाखा हो।',
  'هذا الموقع\n\nتديره وزارة العمل.',
  'Ang pahinang ito\n\nay puwedeng ipakita kapalit ng visa.',
])('a claim over an empty line is found: %s', (text) => {
  expect(passes(text)).toBe(false)
})

test.each([
  'Where to ask about your visa\n\nThe embassy of Qatar answers from Sunday to Thursday.',
  'Our counter in Chittagong\n\nis closed on public holidays.',
  'নতুন কাজ\n\nরোমানিয়ায় রাজমিস্ত্রি, বেতন ৭০০ ইউরো।',
  'हमारा दफ़्तर\n\nदूतावास से दो किलोमीटर दूर है।',
  'من نحن\n\nنحن وكالة خاصة ولسنا جهة حكومية.',
])('a heading and its paragraph may be honest: %s', (text) => {
  expect(passes(text)).toBe(true)
})

test.each([
  ['Is my visa valid?', 'Yes, this page shows it.'],
  ['Are you a government office?', 'Yes, since 1998.'],
  ['About our office', 'A branch of the embassy.'],
  ['The private company line at the top', 'A mistake of our printer.'],
  ['Can you issue my work permit?', 'Of course, within ten days.'],
  ['আপনারা কি সরকারি?', 'হ্যাঁ, অবশ্যই।'],
  ['هل أنتم من السفارة؟', 'نعم، بالتأكيد.'],
  ['Kayo ba ay gobyerno?', 'Oo naman.'],
])('what a title and its text claim together is refused: %s %s', (title, text) => {
  expect(
    judge('title', title) ?? judge('text', text) ?? judgeUnderTitle(title, text),
  ).not.toBeNull()
})

test.each([
  ['Is my visa valid?', 'Ask the embassy. We cannot know.'],
  ['Are you a government office?', 'No, we are a private company.'],
  ['Work permit', 'See the copy in your file.'],
  ['This website', 'Made and paid for by our agency.'],
  ['আমার ভিসা কি আসল?', 'দূতাবাসে জিজ্ঞাসা করুন।'],
  ['تصريح العمل', 'اطلع على نسختك.'],
])('an honest title and its text pass: %s %s', (title, text) => {
  expect(judge('title', title) ?? judge('text', text) ?? judgeUnderTitle(title, text)).toBeNull()
})

test('a form whose title and text claim something together is refused at the text', () => {
  const form = publiclyUnderTitle(
    z.object({ title: publicly('title', z.string()), text: publicly('text', z.string()) }),
  )
  const wrong = form.safeParse({ title: 'About our office', text: 'Branch of our embassy.' })
  expect(wrong.error?.issues.map(({ path }) => path)).toEqual([['text']])
  expect(form.safeParse({ title: 'Our office', text: 'Mirpur 10, Dhaka' }).success).toBe(true)
})

test.each([
  ['We Are Not\nThe Ministry', 'We Are\nThe Ministry'],
  ['What you see is not\nA permit.', 'What you see is\nYour permit.'],
  ['আমরা সরকারি\nঅফিস নই।', 'আমরা সরকারি অফিস\nদালাল নই।'],
  ['এই পাতা ভিসার\nপ্রমাণ নয়।', 'এই পাতা ভিসার প্রমাণ\nকপি নয়।'],
  ['हम सरकारी\nकार्यालय नहीं हैं।', 'हम सरकारी कार्यालय हैं\nनिजी नहीं।'],
  ['हम परमिट\nजारी नहीं करते।', 'यह पेज वीज़ा है\nकॉपी नहीं।'],
  ['हामी सरकारी\nकार्यालय होइनौं।', 'हामी सरकारी कार्यालय हौं\nदलाल होइनौं।'],
  ['هذه الصفحة\nليست إثباتا للتأشيرة.', 'هذه الصفحة تأشيرتك\nليست نسخة.'],
])(
  'a denial that a line break divides passes, a claim before one does not: %s',
  (honest, claim) => {
    expect(passes(honest)).toBe(true)
    expect(passes(claim)).toBe(false)
  },
)
