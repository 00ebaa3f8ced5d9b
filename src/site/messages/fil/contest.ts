import type { InAnyLanguage } from '#messages/any-language'
import type { contestWords as english } from '../en/contest.ts'

export const contestWords: InAnyLanguage<typeof english> = {
  link: 'Mali ito',
  title: 'Ano ang mali sa file mo?',
  titleOf: (what) => `${what}: mali ito`,
  lead: 'Sabihin sa amin kung ano ang mali. Habang tinitingnan namin ito, makikita ng lahat ng tumitingin na sinabi mong mali ito.',
  now: 'Nasa file mo ngayon',
  documentNow: 'Ang dokumentong ipinapakita ng file mo ngayon',
  proposed: 'Ano ang dapat nandito?',
  proposedHint: 'Halimbawa, ang pangalan gaya ng nasa passport mo, o kung aling dokumento ang tama',
  note: 'May iba pa ba kaming dapat malaman?',
  noteHint: 'Puwede itong iwanang blangko',
  send: 'Sabihin sa staff',
  answerBy: (date) => `Sasagot ang staff hanggang ${date}.`,
  list: 'Ang sinabi mo sa amin',
  listLead: 'May “Mali ito” sa tabi ng bawat detalye at dokumento sa file mo.',
  none: 'Wala ka pang sinabing mali.',
  saidOn: (date) => `Sinabi mo ito noong ${date}:`,
  states: {
    open: 'Hindi pa sumasagot ang staff',
    accepted: 'Tinanggap: itinama ng staff',
    declined: 'Hindi tinanggap: hindi binago ng staff',
  },
  overdue: 'Lumipas na ang araw. Magtanong sa amin, o mag-report ng problema.',
  reason: 'Ang dahilan nila:',
  again: 'Puwede mo itong sabihin nang isa pang beses kung hindi ka sang-ayon.',
  back: 'Bumalik sa file',
}
