import { chooseAccountMessages } from '#modules/messages'
import { type AccountMessages, accountMessagesFormSchema } from '#modules/messages/schema'
import { candidateLanguages, languageName } from '#modules/records/languages.schema'
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
