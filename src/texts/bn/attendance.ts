import type { InAnyLanguage } from '../any-language.ts'
import type { attendanceWords as english } from '../en/attendance.ts'
import { letterheadWords } from './letterhead.ts'
import { count } from './numbers.ts'

/** The printed sheet about attendance, in Bengali. */
export const attendanceWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'উপস্থিতি',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `${organisation} জানাচ্ছে: “${title}” ক্লাসের ${count(sessions)}টি সেশনের মধ্যে ${count(attended)}টিতে ${name} উপস্থিত ছিলেন। শিক্ষক: ${teacher}।`,
  from: (first, last, timeZone) => `প্রথম সেশন: ${first}। শেষ সেশন: ${last} (${timeZone})।`,
  limits: 'এই কাগজ শুধু বলে কে উপস্থিত ছিলেন। পরীক্ষা, ভাষার মান, ভিসা বা পারমিট সম্পর্কে কিছুই বলে না।',
}
