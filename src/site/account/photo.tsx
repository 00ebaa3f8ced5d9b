import { changeOwnPhoto, removeOwnPhoto } from '#modules/accounts'
import { chooseAccountMessages, switchDailySummary } from '#modules/messages'
import {
  type AccountMessages,
  accountMessagesFormSchema,
  type DailySummary,
} from '#modules/messages/schema'
import { candidateLanguages, languageName } from '#modules/records/facts.schema'
import { httpStatusOf, Refusal } from '#platform/errors'
import { acceptedPictures } from '#platform/images/schema'
import { platformLimits } from '#platform/limits'
import { flashCookie } from '../cookies.ts'
import { fieldsIn, formWithFile } from '../form.ts'
import { Unbroken } from '../layout/facts.tsx'
import { Press } from '../layout/fields.tsx'
import { sentenceOf } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'

/** Chooses the language and the kinds of mail to the account. */
export const mailsPage = page(
  'POST /account/emails',
  'signed-in',
  async ({ ctx, request, isSecure }) => {
    const fields = await fieldsIn(request)
    const { language } = accountMessagesFormSchema.parse(fields)
    const off = fields.class === undefined ? (['class'] as const) : []
    await ctx.write((write) => chooseAccountMessages(write, { language, off: [...off] }))
    return seeOther('/account', [flashCookie('saved', isSecure)])
  },
)

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
          {texts.ofFile} <a href="/my/file/messages">{words.messageSwitches.title}</a>
        </p>
      )}
      <p className="soft">{texts.always}</p>
      <Press>{save}</Press>
    </form>
  )
}

/** Switches the daily mail of staff; a student has no notifications, so this part is not shown. */
export const dailySummaryPage = page(
  'POST /account/daily-email',
  'records:own',
  async ({ ctx, request, isSecure }) => {
    const { wanted } = await fieldsIn(request)
    await ctx.write((write) => switchDailySummary(write, { isWanted: wanted === 'on' }))
    return seeOther('/account', [flashCookie('saved', isSecure)])
  },
)

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

const mebibytes = platformLimits.photoBytes / 1024 / 1024

/** The form on /account that replaces or removes the person's photo. */
export function PhotoForm({ words, photo }: { words: Words; photo: string | null }) {
  const { account: texts, register } = words
  return (
    <section className="account-part" id="photo">
      <h2>{texts.photo}</h2>
      {photo && (
        <img className="own-photo" src={photo} alt={texts.photoAlt} width={96} height={96} />
      )}
      <form method="post" action="/account/photo" encType="multipart/form-data">
        <p className="field">
          <label htmlFor="photo-file">{photo ? texts.otherPhoto : texts.addPhoto}</label>{' '}
          <span className="hint" id="photo-hint">
            <Unbroken text={register.photoHint(mebibytes)} />
          </span>
          <input
            id="photo-file"
            name="photo"
            type="file"
            accept={acceptedPictures}
            aria-describedby="photo-hint"
            required
          />
        </p>
        <Press>{texts.savePhoto}</Press>
      </form>
      {photo && (
        <form method="post" action="/account/photo/remove">
          <Press>{texts.removePhoto}</Press>
        </form>
      )}
    </section>
  )
}

type ShowProblem = (context: RequestContext, message: string, status: number) => Promise<Response>

/** Returns the routes behind the form; `showProblem` shows /account again with what was wrong. */
export function photoPages(showProblem: ShowProblem) {
  const changePage = page(
    'POST /account/photo',
    { permission: 'signed-in', bringsFile: true },
    async (context) => {
      const { ctx, words, isSecure } = context
      const { file, isTooLarge, busy } = await formWithFile(context, platformLimits.photoBytes)
      if (busy) return showProblem(context, sentenceOf(busy, words), httpStatusOf[busy.kind])
      if (isTooLarge) return showProblem(context, words.account.photoTooLarge(mebibytes), 413)
      if (!file) return showProblem(context, words.account.photoMissing, 422)
      try {
        await changeOwnPhoto(ctx, { bytes: file })
        return seeOther('/account', [flashCookie('saved', isSecure)])
      } catch (error) {
        if (!(error instanceof Refusal) || !error.code.startsWith('document.')) throw error
        return showProblem(context, words.account.photoUnsupported, 422)
      }
    },
  )
  const removePage = page('POST /account/photo/remove', 'signed-in', async ({ ctx, isSecure }) => {
    await removeOwnPhoto(ctx)
    return seeOther('/account', [flashCookie('saved', isSecure)])
  })
  return [changePage, removePage]
}
