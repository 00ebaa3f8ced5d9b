import type { InAnyLanguage } from '../any-language.ts'
import type { attendanceWords as english } from '../en/attendance.ts'
import { letterheadWords } from './letterhead.ts'

export const attendanceWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'Pagpasok sa klase',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `Ayon sa ${organisation}, pumasok si ${name} sa ${attended} sa ${sessions} session ng “${title}”, na itinuro ni ${teacher}.`,
  from: (first, last, timeZone) =>
    `Unang session: ${first}. Huling session: ${last} (${timeZone}).`,
  limits:
    'Sinasabi lang nito kung sino ang pumasok. Wala itong sinasabi tungkol sa exam, antas sa wika, visa o permit.',
}
