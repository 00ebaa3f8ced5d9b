import { changeOwnPhoto, removeOwnPhoto } from '#modules/accounts'
import { httpStatusOf, Refusal } from '#platform/errors'
import { acceptedPictures } from '#platform/images/schema'
import { platformLimits } from '#platform/limits'
import { flashCookie } from '../cookies.ts'
import { formWithFile } from '../form-with-file.ts'
import { Unbroken } from '../layout/fields.tsx'
import { sentenceOf } from '../problems.ts'
import { page, type RequestContext } from '../route.ts'
import { seeOther } from '../show.tsx'
import type { Words } from '../words.ts'

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
        <p>
          <button type="submit">{texts.savePhoto}</button>
        </p>
      </form>
      {photo && (
        <form method="post" action="/account/photo/remove">
          <p>
            <button type="submit">{texts.removePhoto}</button>
          </p>
        </form>
      )}
    </section>
  )
}

type ShowProblem = (context: RequestContext, message: string, status: number) => Promise<Response>

/** Returns the routes behind the form; `showProblem` shows /account again with what was wrong. */
export function photoPages(showProblem: ShowProblem) {
  const changePage = page({
    method: 'POST',
    path: '/account/photo',
    bringsFile: true,
    permission: 'signed-in',
    run: async (context) => {
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
  })
  const removePage = page({
    method: 'POST',
    path: '/account/photo/remove',
    permission: 'signed-in',
    run: async ({ ctx, isSecure }) => {
      await removeOwnPhoto(ctx)
      return seeOther('/account', [flashCookie('saved', isSecure)])
    },
  })
  return [changePage, removePage]
}
