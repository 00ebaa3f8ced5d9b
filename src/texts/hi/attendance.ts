import type { InAnyLanguage } from '../any-language.ts'
import type { attendanceWords as english } from '../en/attendance.ts'
import { letterheadWords } from './letterhead.ts'

export const attendanceWords: InAnyLanguage<typeof english> = {
  ...letterheadWords,
  title: 'हाज़िरी',
  statement: ({ organisation, name, title, teacher, attended, sessions }) =>
    `${organisation} का कहना है: ${name} “${title}” की ${sessions} में से ${attended} क्लासों में आए। शिक्षक: ${teacher}।`,
  from: (first, last, timeZone) => `पहली क्लास: ${first}। आख़िरी क्लास: ${last} (${timeZone})।`,
  limits:
    'इससे सिर्फ़ यह पता चलता है कि कौन आया था। यह किसी परीक्षा, भाषा के स्तर, वीज़ा या परमिट के बारे में कुछ नहीं बताता।',
}
