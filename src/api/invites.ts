import { accountNames, listInvites, makeInvite, revokeInvite } from '#modules/accounts'
import { deletedAccount, type Role } from '#modules/accounts/forms.schema'
import { inviteListSchema, madeInviteSchema, newInviteSchema } from '#modules/accounts/schema'
import { readSettings } from '#modules/organisation'
import type { InEachLanguage, Language } from '#platform/languages.schema'
import { privateCompany } from '#texts/each/private-company'
import { isolated } from '#texts/isolated'
import { endpoint } from './endpoint.ts'

interface Letter {
  subject: (organisation: string) => string
  opening: (organisation: string, role: Role) => string
  closing: string
}

/** For each language that an organisation may choose as its first. */
const letters: InEachLanguage<Letter> = {
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
  hi: {
    subject: (organisation) => `${organisation} में आपका खाता`,
    opening: (organisation, role) =>
      `${organisation} आपको ${{ admin: 'एडमिन', moderator: 'मॉडरेटर', student: 'छात्र' }[role]} के रूप में खाता बनाने के लिए बुलाता है। 7 दिन के अंदर यह पता खोलें; यह एक बार चलता है:`,
    closing: 'अगर यह मेल आपके लिए नहीं है, तो कुछ करने की ज़रूरत नहीं।',
  },
  ne: {
    subject: (organisation) => `${organisation} मा तपाईंको खाता`,
    opening: (organisation, role) =>
      `${organisation} ले तपाईंलाई ${{ admin: 'एडमिन', moderator: 'मोडरेटर', student: 'विद्यार्थी' }[role]} का रूपमा खाता बनाउन बोलाएको छ। ७ दिनभित्र यो ठेगाना खोल्नुहोस्; यो एक पटक चल्छ:`,
    closing: 'यो मेल तपाईंका लागि होइन भने केही गर्नु पर्दैन।',
  },
  ar: {
    subject: (organisation) => `حسابك لدى ${organisation}`,
    opening: (organisation, role) =>
      `تدعوك ${organisation} إلى إنشاء حساب بصفة ${{ admin: 'مدير', moderator: 'مشرف', student: 'طالب' }[role]}. افتح هذا العنوان خلال 7 أيام؛ يعمل مرة واحدة:`,
    closing: 'إذا لم تكن هذه الرسالة لك، فلا داعي لأن تفعل شيئًا.',
  },
  fil: {
    subject: (organisation) => `Ang iyong account sa ${organisation}`,
    opening: (organisation, role) =>
      `Inaanyayahan ka ng ${organisation} na gumawa ng account bilang ${role}. Buksan ang address na ito sa loob ng 7 araw; isang beses lang ito gagana:`,
    closing: 'Kung hindi para sa iyo ang email na ito, wala kang kailangang gawin.',
  },
}

interface Inviting {
  organisation: string
  languages: readonly Language[]
  role: Role
}

/**
 * Returns the mail with an invitation, in the organisation's first language: nothing is known of the
 * recipient. Like every mail, it says who writes (H1).
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

export const inviteEndpoints = [
  endpoint('GET /invites', 'accounts:manage', {
    summary: 'List the invitations that are still open, newest first; never their links',
    transaction: 'none',
    output: inviteListSchema,
    run: (ctx) =>
      ctx.read(async (read) => {
        const invites = await listInvites(read)
        const names = await accountNames(
          read.tx,
          invites.map(({ createdBy }) => createdBy),
        )
        const withName = invites.map((invite) => ({
          ...invite,
          createdByName: names.get(invite.createdBy) ?? deletedAccount,
        }))
        return { invites: withName, isMailOn: ctx.mail !== null }
      }),
  }),
  endpoint('POST /invites', 'accounts:manage', {
    summary:
      'Invite somebody to register with a role, once and within 7 days: by mail, or by a link that the answer shows only this once',
    recentSignIn: { scope: 'accounts' },
    transaction: 'none',
    body: newInviteSchema,
    idempotent: true,
    refuses: ['invite.no_mail', 'invite.not_sent', 'account.email_taken'],
    output: madeInviteSchema,
    status: 201,
    run: async (ctx, { body }) => {
      const { displayName, languages } = await ctx.read(({ tx }) => readSettings(tx))
      const letter = inviteLetter({ organisation: displayName, languages, role: body.role })
      return makeInvite(ctx, { ...body, letter })
    },
  }),
  endpoint('DELETE /invites/{id}', 'accounts:manage', {
    summary: 'Revoke an open invitation',
    refuses: ['invite.not_found'],
    run: (ctx, { params: { id } }) => revokeInvite(ctx, { inviteId: id }),
  }),
] as const
