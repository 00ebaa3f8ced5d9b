import { reportOther, reportOtherByCode } from '#modules/contracts'
import { type NewOther, newOtherSchema } from '#modules/contracts/schema'
import { lookupRates } from '#modules/lookup/limits'
import { isOfShareCode } from '#modules/shares'
import { Refusal, refusal } from '#platform/errors'
import { platformLimits } from '#platform/limits'
import type { FileAccess } from '../file/file-access.ts'
import { longestCode } from '../form.ts'
import { type FormWithFile, formWithFile } from '../form-with-file.ts'
import { freshForm, incompleteForm, parseForm, refusedForm, type ShownForm } from '../problems.ts'
import { type AnyPage, page, type RequestContext } from '../route.ts'
import { keyOfForm, keyOfProof, SentBefore, writingOnce } from '../sent-once.ts'
import { seeOther, show, showForm } from '../show.tsx'
import { OtherForm, OtherThanks } from './other-form.tsx'

const at = '/another-contract'

/** What was sent, ready to be stored. */
interface Sent {
  other: NewOther
  photo: AsyncIterable<Uint8Array> | null
}

const askPage = page({
  method: 'GET',
  path: at,
  permission: 'public',
  run: (context) => ask(context, freshForm()),
})

/** From any phone: the form asks for number and code as a look-up does, with its limit and answer (H7). */
const reportPage = page({
  method: 'POST',
  path: at,
  bringsFile: true,
  permission: 'public',
  run: async (context) => {
    const { ctx, address } = context
    const form = await formWithFile(context, platformLimits.uploadBytes)
    const { number = '', code = '' } = form.fields
    if (isOfShareCode(code)) return ask(context, incompleteForm(withoutCode(form), []), true)
    return take(context, form, {
      keep: async (sent) => {
        await ctx.limits.takeByAddress(lookupRates.lookup, address)
        const proof = {
          passportNumber: number.slice(0, 60),
          accessCode: code.slice(0, longestCode),
        }
        const key = await keyOfProof(context, form.file)
        await reportOtherByCode(writingOnce(context, { key, whose: 'anybody' }), proof, sent)
      },
      sent: `${at}/thanks`,
      again: (again) => ask(context, again),
    })
  },
})

const thanksPage = page({
  method: 'GET',
  path: `${at}/thanks`,
  permission: 'public',
  run: (context) =>
    show(context, {
      title: context.words.other.thanksTitle,
      main: <OtherThanks words={context.words} />,
    }),
})

export const otherContractPages = [askPage, reportPage, thanksPage]

/** Returns the same from an opened file, which proves whose it is. */
export function otherPagesOf(way: FileAccess): AnyPage[] {
  const { permission, file } = way
  const path = `${file}/another-contract`
  const askBeside = (context: RequestContext, shown: ShownForm) =>
    way.open(context, (open) =>
      showForm(context, shown, {
        title: context.words.other.title,
        main: (
          <>
            <OtherForm words={context.words} form={shown.form} action={path} asksProof={false} />
            {open.below('form-beside')}
          </>
        ),
        headers: open.headers,
        isResult: true,
      }),
    )
  const askOpened = page({
    method: 'GET',
    path,
    permission,
    run: (context) => askBeside(context, freshForm()),
  })
  const reportOpened = page({
    method: 'POST',
    path,
    bringsFile: true,
    permission,
    run: async (context) => {
      const { ctx, address } = context
      const form = await formWithFile(context, platformLimits.uploadBytes)
      return way.open(context, ({ recordId }) =>
        take(context, form, {
          keep: async (sent) => {
            await ctx.limits.takeByAddress(lookupRates.ownFile, address)
            const key = await keyOfForm(context, form.file)
            const once = writingOnce(context, { key, whose: `record ${recordId}` })
            await reportOther(once, (read) => way.holder(read, context), sent)
          },
          sent: `${file}/contract#others`,
          again: (again) => askBeside(context, again),
        }),
      )
    },
  })
  return [askOpened, reportOpened]
}

interface Taking {
  keep: (sent: Sent) => Promise<void>
  /** Where what was sent is shown. */
  sent: string
  again: (shown: ShownForm) => Promise<Response>
}

/** Stores what was sent, or shows the form again with everything but the photo and the code. */
async function take(
  { words }: RequestContext,
  form: FormWithFile,
  { keep, sent, again }: Taking,
): Promise<Response> {
  const { fields, file, isTooLarge, busy } = form
  const values = withoutCode(form)
  const { data, problems } = parseForm(newOtherSchema, fields, words)
  if (problems) return again(incompleteForm(values, problems))
  try {
    if (isTooLarge) throw refusal('document.too_large')
    if (busy) throw busy
    await keep({ other: data, photo: file && piecesOf(file) })
    return seeOther(sent)
  } catch (error) {
    if (error instanceof SentBefore) return seeOther(sent)
    const isOfPhoto = error instanceof Refusal && error.code.startsWith('document.')
    return again(refusedForm(error, words, { field: isOfPhoto ? 'photo' : '', values }))
  }
}

/** Returns what a form shows again of what was sent. */
function withoutCode({ fields: { code: _, ...values } }: FormWithFile): Record<string, string> {
  return values
}

async function* piecesOf(file: Buffer): AsyncIterable<Uint8Array> {
  yield file
}

function ask(context: RequestContext, shown: ShownForm, isShareCode = false): Promise<Response> {
  const { words } = context
  return showForm(context, shown, {
    title: words.other.title,
    main: (
      <OtherForm words={words} form={shown.form} action={at} asksProof isShareCode={isShareCode} />
    ),
  })
}
