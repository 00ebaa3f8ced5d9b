import { isolated } from '#messages/isolated'
import { privateCompany } from '#messages/private-company'
import type { Role } from '#modules/accounts/schema'
import type { siteLanguages } from '#modules/organisation/schema'

interface Letter {
  subject: (organisation: string) => string
  opening: (organisation: string, role: Role) => string
  closing: string
}

/** For each language that an organisation may have as its usual one. */
const letters: Record<(typeof siteLanguages)[number], Letter> = {
  en: {
    subject: (organisation) => `Your account at ${organisation}`,
    opening: (organisation, role) =>
      `${organisation} invites you to make an account as ${role === 'admin' ? 'an admin' : `a ${role}`}. Open this address within 7 days; it works once:`,
    closing: 'If you did not expect this mail, you need not do anything.',
  },
  bn: {
    subject: (organisation) => `${organisation}-এ আপনার অ্যাকাউন্ট`,
    opening: (organisation, role) =>
      `${organisation} আপনাকে ${{ admin: 'অ্যাডমিন', moderator: 'মডারেটর', student: 'শিক্ষার্থী' }[role]} হিসেবে অ্যাকাউন্ট খোলার আমন্ত্রণ জানিয়েছে। ৭ দিনের মধ্যে এই ঠিকানা খুলুন। এটি একবার কাজ করে:`,
    closing: 'এই মেইল আপনার জন্য না হলে কিছুই করতে হবে না।',
  },
}

interface Inviting {
  organisation: string
  languages: readonly (typeof siteLanguages)[number][]
  role: Role
}

/**
 * The mail with an invitation, in the language that the organisation names first: nothing is known
 * of who gets it. Like every mail, it says who writes (H1).
 */
export function inviteLetter({ organisation, languages, role }: Inviting) {
  const language = languages[0] ?? 'en'
  const letter = letters[language]
  const name = isolated(organisation)
  return (link: string) => ({
    fromName: organisation,
    subject: letter.subject(name),
    text: [
      letter.opening(name, role),
      link,
      letter.closing,
      `-- \n${name}\n${privateCompany[language]}`,
      '',
    ].join('\n\n'),
  })
}
