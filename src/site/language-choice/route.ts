import { cookieName, setCookie } from '#platform/cookies.schema'
import { fieldsIn } from '../form.ts'
import { pageAddress } from '../return-address.ts'
import { pageBeforeSetUp } from '../route.ts'
import { seeOther } from '../show.tsx'
import { type Language, languagesOf } from '../words.ts'

/** Remembers the language and returns to the page. A language that is not offered changes nothing. */
export const languagePage = pageBeforeSetUp(
  'POST /language',
  'public',
  async ({ request, organisation, isSecure }) => {
    const fields = await fieldsIn(request)
    const language = languagesOf(organisation).find((each) => each === fields.language)
    const cookies = language === undefined ? [] : [languageCookie(language, isSecure)]
    return seeOther(pageAddress(fields.return), cookies)
  },
)

/** Remembers the language for a year. */
function languageCookie(language: Language, isSecure: boolean): string {
  const year = 365 * 24 * 60 * 60
  return setCookie(cookieName('language', isSecure), language, { isSecure, seconds: year })
}
