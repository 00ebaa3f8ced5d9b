import type { InAnyLanguage } from '../any-language.ts'
import type { attendanceWords as english } from '../en/attendance.ts'
import { letterheadWords } from './letterhead.ts'
import { counted } from './numbers.ts'

/** The printed sheet about attendance, in Arabic. */
export const attendanceWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'الحضور',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `تقول ${organisation}: دورة «${title}» مع المدرّس ${teacher}. عدد الحصص: ${sessions}. حضر ${name} منها: ${attended === 0 ? '0' : counted(attended, 'session')}.`,
  from: (first, last, timeZone) => `أول حصة: ${first}. آخر حصة: ${last} (${timeZone}).`,
  limits: 'تقول هذه الورقة من حضر فقط. لا تقول شيئًا عن امتحان أو مستوى لغة أو تأشيرة أو تصريح.',
}
