import { chooseAccountMessages, switchDailySummary } from '#modules/messages'
import {
  type AccountMessages,
  accountMessagesFormSchema,
  type DailySummary,
} from '#modules/messages/schema'
import { candidateLanguages, languageName } from '#modules/records/facts.schema'
import { flashCookie } from '../cookies.ts'
import { fieldsIn } from '../form.ts'
import { page } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'

/** Chooses the language and the kinds of mail to the account. */
export const mailsPage = page({
  method: 'POST',
  path: '/account/emails',
  permission: 'signed-in',
  run: async ({ ctx, request, isSecure }) => {
    const fields = await fieldsIn(request)
    const { language } = accountMessagesFormSchema.parse(fields)
    const off = fields.class === undefined ? (['class'] as const) : []
    await ctx.write((write) => chooseAccountMessages(write, { language, off: [...off] }))
    return seeOther('/account', [flashCookie('saved', isSecure)])
  },
})

interface MailsPartProps {
  words: Words
  mails: AccountMessages
  /** Whether a file is linked; its candidate has separate switches. */
  hasFile: boolean
}

/** The part of the account page about mails to the account: their language, and which ones. */
export function MailsPart({ words, mails, hasFile }: MailsPartProps) {
  const { mails: texts, save } = words.account
  return (
    <form className="account-part" method="post" action="/account/emails">
      <h2>{texts.title}</h2>
      <p className="field">
        <label htmlFor="mail-language">{texts.language}</label>{' '}
        <select id="mail-language" name="language" defaultValue={mails.language ?? ''}>
          <option value="">{texts.usual}</option>
          {candidateLanguages.map((language) => (
            <option key={language} value={language} lang={language}>
              {languageName(language, language)}
            </option>
          ))}
        </select>
      </p>
      <p className="choice">
        <input
          type="checkbox"
          id="mail-class"
          name="class"
          defaultChecked={!mails.off.includes('class')}
        />
        <label htmlFor="mail-class">{texts.class}</label>
      </p>
      {hasFile && (
        <p>
          {texts.ofFile} <a href="/my/file/messages">{words.messageSwitches.link}</a>
        </p>
      )}
      <p className="soft">{texts.always}</p>
      <p>
        <button type="submit">{save}</button>
      </p>
    </form>
  )
}

/** Switches the daily mail of staff; a student has no notifications, so this part is not shown. */
export const dailySummaryPage = page({
  method: 'POST',
  path: '/account/daily-email',
  permission: 'records:own',
  run: async ({ ctx, request, isSecure }) => {
    const { wanted } = await fieldsIn(request)
    await ctx.write((write) => switchDailySummary(write, { isWanted: wanted === 'on' }))
    return seeOther('/account', [flashCookie('saved', isSecure)])
  },
})

interface DailySummaryPartProps {
  words: Words
  summary: DailySummary
  /** Whether the installation sends mail at all. */
  hasMail: boolean
}

/** The part of the account page about the daily mail. A person who has it on can always stop it. */
export function DailySummaryPart({ words, summary: { isWanted }, hasMail }: DailySummaryPartProps) {
  const { summary } = words.account
  return (
    <section className="account-part" aria-labelledby="daily-email">
      <h2 id="daily-email">{summary.title}</h2>
      <p>{summary.lead}</p>
      <p>{isWanted ? summary.on : summary.off}</p>
      {hasMail || isWanted ? (
        <form method="post" action="/account/daily-email">
          <input type="hidden" name="wanted" value={isWanted ? 'off' : 'on'} />
          <button type="submit">{isWanted ? summary.switchOff : summary.switchOn}</button>
        </form>
      ) : (
        <p className="soft">{summary.noMail}</p>
      )}
    </section>
  )
}
